import type { Page } from '@playwright/test';
import { orderList } from '../../lib/contract/orders/order';
import { expect, test } from '../fixtures';
import { giveAddress } from '../support/people/ordering';
import { creditOf, giveCredit, spendElsewhere, voucherCode } from '../support/people/credit';
import { FULL_CART } from '../support/people/goods';

const box = (page: Page) => page.getByRole('checkbox', { name: /^Use my credit/ });
const summary = (page: Page) => page.getByRole('region', { name: 'Your order' });
const place = (page: Page) => page.getByRole('button', { name: /^Place order/ });
/** An amount beside its name in a list of amounts. */
const amount = (page: Page, name: string | RegExp) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');

const dollars = (text: string): number => Number(/\$([\d,]+\.\d\d)/.exec(text)?.[1]?.replaceAll(',', ''));

/** Ticks or unticks the box and waits for the new figures. */
async function useCredit(page: Page, use: boolean): Promise<void> {
  await box(page).setChecked(use);
  const update = summary(page).getByRole('button', { name: 'Update totals' });
  if (await update.isVisible()) await update.click();
  await expect(amount(page, 'To pay')).toHaveCount(use ? 1 : 0);
  await expect(box(page)).toBeChecked({ checked: use });
}

test.beforeEach(async ({ newcomer, platform }) => {
  await giveAddress(platform, newcomer);
  await platform.fillCart(newcomer, FULL_CART);
});

test(
  'a voucher becomes credit, which pays for a part of an order, and is gone',
  { tag: ['@no-js'] },
  async ({ newcomerPage: page, newcomer, platform, expectAccessible }) => {
    test.setTimeout(90_000);
    const code = await voucherCode(platform, 80);
    await page.goto('/gift-vouchers');
    await page.getByText('Redeem a gift voucher', { exact: true }).click();
    const redeem = page.getByRole('form', { name: 'Redeem a gift voucher' });
    await redeem.getByLabel('Code').fill(code);
    await redeem.getByRole('button', { name: 'Redeem Now' }).click();
    await expect(page).toHaveURL(/\/profile$/);
    await page.goto('/cart');
    await expect(page.getByText('You have $80.00 of credit to use at checkout.')).toBeVisible();

    await page.goto('/checkout');
    await expect(page.getByRole('checkbox', { name: 'Use my credit ($80.00)' })).not.toBeChecked();
    const total = dollars(await amount(page, 'Total, incl. GST').innerText());
    await expect(place(page)).toHaveText(`Place order, $${total.toFixed(2)}`);
    await useCredit(page, true);
    const rest = `$${(total - 80).toFixed(2)}`;
    await expect(amount(page, 'Total, incl. GST')).toHaveText(`$${total.toFixed(2)}`);
    await expect(amount(page, 'Credit')).toHaveText(/^[-−]\s?\$80\.00$/);
    await expect(amount(page, 'To pay')).toHaveText(rest);
    await expectAccessible(page, { onPhones: true });
    await place(page).filter({ hasText: rest }).click();

    await page.waitForURL((url) => url.origin === process.env.PLATFORM_URL);
    await expect(page.getByText(rest).first()).toBeVisible();
    expect(await creditOf(platform, newcomer)).toBe(0);
    await page.getByRole('button', { name: 'Approve the payment' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you, your order is paid' })).toBeVisible();
    await expect(page.getByText(rest)).toBeVisible();

    await page.getByRole('link', { name: 'See the order' }).click();
    await expect(page).toHaveTitle(/Order BB-/);
    await expect(amount(page, /^Credit$/)).toHaveText(/\$80\.00$/);
    await expect(amount(page, 'Paid by Card')).toHaveText(rest);
    await expectAccessible(page, { onPhones: true });
    await page.getByRole('link', { name: 'Tax invoice' }).first().click();
    await expect(amount(page, 'Total, incl. GST')).toHaveText(`$${total.toFixed(2)}`);
    await expect(amount(page, 'Paid by credit')).toHaveText(/\$80\.00$/);
    await expect(amount(page, 'Amount due')).toHaveText('$0.00');
    await expectAccessible(page, { onPhones: true });

    await page.goto('/my-account');
    const statement = page.getByRole('table', { name: 'Your credit, newest first' });
    await expect(statement.getByRole('row')).toHaveCount(3);
    await expect(statement.getByRole('row').nth(1)).toContainText(/Order BB-\d+.*[-−]\s?\$80\.00/);
    await expect(statement.getByRole('row').nth(2)).toContainText(/Gift voucher GV-\d+.*\$80\.00/);
    await expectAccessible(page, { onPhones: true });
    await platform.fillCart(newcomer, FULL_CART);
    await page.goto('/checkout');
    await expect(place(page)).toBeVisible();
    await expect(box(page)).toHaveCount(0);
  },
);

test(
  'credit that pays for all of it places the order at once',
  { tag: ['@no-js'] },
  async ({ newcomerPage: page, newcomer, platform, expectAccessible }) => {
    await giveCredit(platform, newcomer, 1000);
    await page.goto('/checkout');
    await useCredit(page, true);
    await expect(page.getByText('Your credit pays for the whole order. Nothing is left to pay.')).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Card/ })).toHaveCount(0);
    await expect(amount(page, 'To pay')).toHaveText('$0.00');
    const total = dollars(await amount(page, 'Total, incl. GST').innerText());
    await expectAccessible(page, { onPhones: true });
    await place(page).filter({ hasText: 'paid by credit' }).click();
    await expect(page).toHaveURL(/\/checkout\/placed\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you, your order is paid' })).toBeVisible();
    await expect(amount(page, 'To pay')).toHaveText('$0.00');
    await expectAccessible(page, { onPhones: true });
    await page.getByRole('link', { name: 'Tax invoice' }).first().click();
    await expect(amount(page, 'Amount due')).toHaveText('$0.00');
    await expect(page.getByText(/^Paid on .* by Credit$/)).toBeVisible();
    await expectAccessible(page, { onPhones: true });
    expect(await creditOf(platform, newcomer)).toBe(100_000 - Math.round(total * 100));
  },
);

test(
  'an order on invoice is for the rest after credit',
  { tag: ['@no-js'] },
  async ({ newcomerPage: page, newcomer, platform, expectAccessible }) => {
    await giveCredit(platform, newcomer, 80);
    await page.goto('/checkout');
    await page.getByRole('radio', { name: /^Invoice, due in 30 days/ }).check();
    await useCredit(page, true);
    const rest = await amount(page, 'To pay').innerText();
    await place(page).click();
    await expect(page).toHaveURL(/\/checkout\/placed\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you, your order is placed' })).toBeVisible();
    await expect(page.getByText(`Please pay ${rest} by `)).toBeVisible();
    const due = /by (\d+ \w+ \d{4})/.exec(await page.getByText('Please pay the invoice by').innerText())?.[1] ?? '';
    expect(due).not.toBe('');
    await expectAccessible(page);
    await expect(amount(page, 'To pay')).toHaveText(rest);
    await page.getByRole('link', { name: 'Tax invoice' }).first().click();
    await expect(amount(page, 'Amount due')).toHaveText(rest);
    await expect(page.getByRole('article').getByText(due, { exact: true })).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'without credit the checkout shows none; the choice to use it is stored, and can be undone',
  { tag: ['@no-js'] },
  async ({ newcomerPage: page, newcomer, platform, expectAccessible }) => {
    await page.goto('/checkout');
    await expect(place(page)).toBeVisible();
    await expect(box(page)).toHaveCount(0);
    await page.goto('/my-account');
    await expect(
      page.getByText('Nothing yet. Gift vouchers that you redeem and credit from us are listed here.'),
    ).toBeVisible();
    await expectAccessible(page);

    await giveCredit(platform, newcomer, 80);
    await page.goto('/checkout');
    await useCredit(page, true);
    await page.goto('/checkout');
    await expect(box(page)).toBeChecked();
    await expect(amount(page, 'To pay')).toHaveCount(1);
    await useCredit(page, false);
    await place(page).click();
    await page.waitForURL((url) => url.origin === process.env.PLATFORM_URL);
    expect(await creditOf(platform, newcomer)).toBe(8_000);
    await page.goto('/my-account');
    await expect(page.getByRole('table', { name: 'Your credit, newest first' }).getByRole('row')).toHaveCount(2);
    await expectAccessible(page);
  },
);

test(
  'credit that was spent meanwhile is not counted: the new amount is shown first',
  { tag: ['@no-js'] },
  async ({ newcomerPage: page, newcomer, platform, expectAccessible }) => {
    await giveCredit(platform, newcomer, 80);
    await page.goto('/checkout');
    await useCredit(page, true);
    await spendElsewhere(platform, newcomer);
    await platform.fillCart(newcomer, FULL_CART);
    const before = (await platform.call(orderList, { token: await platform.signIn(newcomer) })).total;
    await place(page).click();
    await expect(
      page.getByText('What is left to pay has changed. Please look at it and place the order again.'),
    ).toBeVisible();
    await expect(box(page)).toHaveCount(0);
    await expect(amount(page, 'To pay')).toHaveCount(0);
    await expectAccessible(page);
    expect((await platform.call(orderList, { token: await platform.signIn(newcomer) })).total).toBe(before);
  },
);
