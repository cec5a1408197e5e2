import type { Locator, Page } from '@playwright/test';
import { FAULTS, faultySheet } from '../../lib/domain/cart/order-text/testing/faulty-sheet';
import { expect, test } from '../fixtures';
import { addAll, code, paste, quantity, read, row } from '../support/people/order-pad';

const SHEET = faultySheet(['SG-WB-PLT-4', 'BB-JK-BUL15-1', 'SG-WB-PLT-8']);
/** Row numbers from 1, by what is wrong with them. */
const rowsThatAre = (...states: readonly string[]): number[] =>
  FAULTS.flatMap(([, , state], at) => (states.includes(state) ? [at + 1] : []));
const GUESSED = rowsThatAre('guess', 'choose');
const GONE = rowsThatAre('unknown', 'out-of-stock');
const QUANTITIES = new Map([
  ...rowsThatAre('least').map((number) => [number, '6'] as const),
  ...rowsThatAre('multiple').map((number) => [number, '12'] as const),
  ...rowsThatAre('no-quantity').map((number) => [number, '1'] as const),
]);
const WRONG = GUESSED.length + GONE.length + QUANTITIES.size;
/** One of each row but those that are gone, 6 and 12 of two. */
const PIECES = 200 - GONE.length + 5 + 11;

const lookAt = (page: Page): Locator => page.getByRole('link', { name: /rows? to look at$/ });
const added = (page: Page): Locator => page.getByText(`${PIECES} pieces are in your cart.`);
const thanks = (page: Page): Locator => page.getByRole('heading', { name: 'Thank you, your order is paid' });

test(
  'a spreadsheet of 200 rows with 20 kinds of faults becomes an order that is paid',
  { tag: ['@phone', '@no-js'] },
  async ({ customer: page, account, platform, javaScriptEnabled, expectAccessible }) => {
    test.slow();
    await platform.fillCart(account, []);
    await page.goto('/quick-order');
    await paste(page).fill(SHEET);
    await read(page);
    await expect(page.getByText('200 rows were put on the pad.')).toBeVisible();
    await expect(page.getByText(`${200 - WRONG} of 200 rows ready`)).toBeVisible();
    await expectAccessible(page);

    await expect(lookAt(page)).toHaveText(`${WRONG} rows to look at`);
    await lookAt(page).click();
    await expect(row(page, GUESSED[0] ?? 0)).toBeInViewport();
    for (const number of GUESSED) await row(page, number).getByRole('button', { name: /^Use / }).first().click();
    for (const [number, wanted] of QUANTITIES) await quantity(page, number).fill(wanted);
    // From below: the rows after one that is taken off move up.
    for (const number of GONE.toReversed())
      if (javaScriptEnabled) await page.getByRole('button', { name: `Remove row ${number}`, exact: true }).click();
      else {
        await code(page, number).fill('');
        await quantity(page, number).fill('');
      }
    if (!javaScriptEnabled) await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(lookAt(page)).toHaveCount(0);
    await addAll(page);
    await expect(added(page)).toBeVisible();

    await page.getByRole('link', { name: 'Go to the cart' }).click();
    await page.getByRole('button', { name: 'Checkout' }).first().click();
    await page.getByRole('button', { name: /^Place order, \$/ }).click();
    await page.getByRole('button', { name: 'Approve the payment' }).click();
    await expect(thanks(page)).toBeVisible();
    expect(await platform.cartLines(account)).toEqual([]);
  },
);

/** Presses Tab until it has the focus. */
async function tabTo(page: Page, wanted: Locator, most = 120): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if (await wanted.evaluateAll((found) => found.some((one) => one === document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted.first()).toBeFocused();
}

test('the same by keyboard alone', async ({ customer: page, account, platform }) => {
  test.slow();
  const keys = page.keyboard;
  const enter = async (wanted: Locator): Promise<void> => {
    await tabTo(page, wanted);
    await keys.press('Enter');
  };
  await platform.fillCart(account, []);
  await page.goto('/quick-order');
  await tabTo(page, paste(page));
  await keys.insertText(SHEET);
  await enter(page.getByRole('button', { name: 'Put it on the pad' }));
  await expect(page.getByText(`${200 - WRONG} of 200 rows ready`)).toBeVisible();

  // F8 goes to the next row with a problem.
  for (const number of GUESSED) {
    await keys.press('F8');
    await expect(row(page, number).getByRole('button', { name: /^Use / }).first()).toBeFocused();
    await keys.press('Enter');
    await expect(quantity(page, number)).toBeFocused();
  }
  let off = 0;
  for (const number of GONE) {
    await keys.press('F8');
    await expect(code(page, number - off)).toBeFocused();
    await enter(page.getByRole('button', { name: `Remove row ${number - off}`, exact: true }));
    off += 1;
  }
  for (const [number, wanted] of QUANTITIES) {
    await keys.press('F8');
    await expect(quantity(page, number - off)).toBeFocused();
    await keys.type(wanted);
  }
  await expect(lookAt(page)).toHaveCount(0);
  await keys.press('Control+Enter');
  await expect(added(page)).toBeVisible();

  await enter(page.getByRole('link', { name: 'Go to the cart' }));
  // A change of the page meanwhile would lose the focus.
  await expect(page).toHaveURL(/\/cart$/);
  await enter(page.getByRole('button', { name: 'Checkout' }));
  await expect(page.getByRole('button', { name: /^Place order, \$/ })).toBeVisible();
  await enter(page.getByRole('button', { name: /^Place order, \$/ }));
  await expect(page.getByRole('button', { name: 'Approve the payment' })).toBeVisible();
  await enter(page.getByRole('button', { name: 'Approve the payment' }));
  await expect(thanks(page)).toBeVisible();
});
