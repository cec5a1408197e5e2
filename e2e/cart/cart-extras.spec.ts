import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../fixtures';
import { orderNow } from '../support/people/ordering';
import { FULL_CART, PLANT_BAGS } from '../support/people/goods';

const summary = (page: Page) => page.getByRole('region', { name: 'Summary' });

async function openPart(page: Page, name: string): Promise<void> {
  const part = summary(page).locator('details', { hasText: name });
  if ((await part.getAttribute('open')) === null) await part.locator('summary').click();
}

test.describe('a promotion code on the cart page', () => {
  test.beforeEach(async ({ customer: page, account, platform }) => {
    await platform.fillCart(account, FULL_CART);
    await page.goto('/cart');
    await openPart(page, 'Promotion code');
  });

  test(
    'says what it gave, stays with every change and reload, and goes with its button',
    { tag: ['@no-js'] },
    async ({ customer: page, expectAccessible, javaScriptEnabled }) => {
      await summary(page).getByRole('textbox', { name: 'Code' }).fill(' counter25');
      await summary(page).getByRole('button', { name: 'Apply' }).click();
      await expect(summary(page).getByText('COUNTER25: $25.00 off.')).toBeVisible();
      await expect(summary(page).getByText('Promotion COUNTER25')).toBeVisible();
      await expect(summary(page).getByText('$517.00')).toBeVisible();
      if (javaScriptEnabled) {
        await page.getByRole('button', { name: `One more of ${PLANT_BAGS.name}` }).click();
        await expect(summary(page).getByText('$571.45')).toBeVisible();
      }
      await page.goto('/cart');
      await expect(summary(page).getByText('COUNTER25: $25.00 off.')).toBeVisible();
      await expectAccessible(page);
      await page.goto('/checkout');
      await expect(page.getByRole('region', { name: 'Your order' }).getByText('Promotion COUNTER25')).toBeVisible();
      await page.goto('/cart');
      await summary(page).getByRole('button', { name: 'Remove the code COUNTER25' }).click();
      await expect(summary(page).getByText('Promotion COUNTER25')).toHaveCount(0);
    },
  );

  test(
    'is refused with the reason, and not kept',
    { tag: ['@no-js'] },
    async ({ customer: page, expectAccessible }) => {
      for (const [code, reason] of [
        ['NOSUCHCODE', 'We do not know the code NOSUCHCODE.'],
        ['EXPIRED24', 'This code ended on 31 December 2024.'],
        ['SHAMPOO15', 'nothing in your cart belongs to that range'],
      ] as const) {
        await openPart(page, 'Promotion code');
        await summary(page).getByRole('textbox', { name: 'Code' }).fill(code);
        await summary(page).getByRole('button', { name: 'Apply' }).click();
        await expect(summary(page).getByText(reason)).toBeVisible();
        await expect(summary(page).getByRole('textbox', { name: 'Code' })).toHaveValue(code);
        await expectAccessible(page);
        await page.goto('/cart');
        await expect(summary(page).getByText(reason)).toHaveCount(0);
      }
    },
  );
});

/** Leaves the field first, as by hand: while it has the focus, its suggestions may open over the button. */
async function estimate(page: Page, place: string): Promise<void> {
  await page.locator('#to').fill(place);
  await page.locator('#to').press('Tab');
  await summary(page).getByRole('button', { name: 'Estimate' }).click();
}

test.describe('delivery is estimated on the cart page', () => {
  test.beforeEach(async ({ customer: page, account, platform }) => {
    await platform.fillCart(account, FULL_CART);
    await page.goto('/cart');
    await openPart(page, 'Estimate delivery');
  });

  test('by a place that is picked with the keyboard', async ({ customer: page, expectAccessible }) => {
    const place = summary(page).getByRole('combobox', { name: 'Suburb or postcode' });
    await place.pressSequentially('brunsw');
    const options = page.getByRole('listbox', { name: 'Places' }).getByRole('option');
    await expect(options.filter({ hasText: 'Brunswick VIC 3056' })).toBeVisible();
    await expect(summary(page).getByText(/places? found/)).toBeAttached();
    await expectAccessible(page);
    await place.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await place.press('Enter');
    await expect(options).toHaveCount(0);
    await expect(place).toHaveValue(/^Brunswick /);
    await expect(summary(page).getByText(/^Courier/)).toBeVisible();
    await page.reload();
    await expect(summary(page).getByText(/^Courier/)).toBeVisible();
    await expectAccessible(page);
  });

  test('by a suburb and postcode that are typed', { tag: ['@no-js'] }, async ({ customer: page, expectAccessible }) => {
    await estimate(page, 'Fyshwick 2609');
    await expect(summary(page).getByText('To Fyshwick ACT 2609')).toBeVisible();
    await expect(summary(page).getByText('Free local pickup')).toBeVisible();
    await expect(summary(page).getByText('Free', { exact: true })).toBeVisible();
    await expectAccessible(page, { onPhones: true });
  });

  test(
    'where it is quoted by hand it says so, several places are asked back, and one that is none is refused',
    { tag: ['@no-js'] },
    async ({ customer: page, expectAccessible }) => {
      await estimate(page, 'Alice Springs 0870');
      await expect(summary(page).getByText('Delivery to this place is quoted by hand')).toBeVisible();
      await estimate(page, 'Richmond');
      await expect(summary(page).getByText('Which place do you mean?')).toBeVisible();
      await summary(page).getByRole('link', { name: 'Richmond VIC 3121' }).click();
      await expect(summary(page).getByText('To Richmond VIC 3121')).toBeVisible();
      await estimate(page, 'Nowheresville');
      await expect(summary(page).getByText('We do not know this place.')).toBeVisible();
      await expectAccessible(page);
    },
  );

  test('again when the cart has changed', async ({ customer: page }) => {
    await estimate(page, 'Brunswick VIC 3056');
    const price = summary(page).locator('details', { hasText: 'Estimate delivery' }).getByText(/^\$\d/);
    const before = await price.innerText();
    await page.getByRole('spinbutton').fill('20');
    await page.getByRole('spinbutton').press('Enter');
    await expect(price).not.toHaveText(before);
  });
});

test.describe('a visitor who has a cart', () => {
  const key = (attempt: number, project: string) =>
    `fair-stand-cart-${1 + ['desktop', 'no-js', 'phone'].indexOf(project) * 2 + Math.min(attempt, 1)}`;

  test(
    'sees it without a price, shortens it, and gets it into the account once, told what could not be added',
    { tag: ['@no-js'] },
    async ({ page, newcomer, platform, expectAccessible }, info) => {
      await page.context().addCookies([
        {
          name: 'stockist-cart',
          value: key(info.retry, info.project.name),
          url: process.env.BASE_URL ?? '',
          httpOnly: true,
        },
      ]);
      await page.goto('/cart');
      const lines = page.getByRole('list', { name: 'Items in your cart' });
      await expect(lines.getByRole('listitem')).toHaveCount(3);
      await expect(page.getByRole('main').getByText(/\$\d/)).toHaveCount(0);
      await expectAccessible(page, { onPhones: true });
      await lines.getByRole('button', { name: `Remove ${PLANT_BAGS.name}` }).click();
      await expect(lines.getByRole('listitem')).toHaveCount(2);

      await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
      await page.waitForURL(/\/login\?/);
      await signIn(page, newcomer);
      await expect(page).toHaveURL('/cart');
      await expect(page.getByText(/items? from your earlier cart w/).filter({ visible: true })).toHaveCount(1);
      await expect(page.getByText(/Scent Bar Counter Display .* of 10 added, more are not in stock\./)).toBeVisible();
      await expect(page.getByText(/Training .*out of stock\./)).toBeVisible();
      await expectAccessible(page, { onPhones: true });
      expect((await platform.cartLines(newcomer)).map(({ code }) => code)).toEqual(['BB-GS-SCENTBAR-24']);
      if (info.project.name === 'no-js') await page.getByRole('button', { name: 'Dismiss' }).click();
      else await page.waitForTimeout(500);
      await page.goto('/cart');
      await expect(page.getByText(/from your earlier cart/)).toHaveCount(0);
    },
  );
});

test(
  'an order is put into the cart again, no line twice',
  { tag: ['@no-js'] },
  async ({ newcomerPage: page, newcomer, platform, expectAccessible }) => {
    const id = await orderNow(platform, newcomer, FULL_CART);
    await page.goto(`/orders/${id}`);
    await page.getByRole('link', { name: 'Order again' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByText(/^10 items of your order are in the cart again/).filter({ visible: true })).toHaveCount(
      1,
    );
    await expectAccessible(page);
    expect(await platform.cartLines(newcomer)).toEqual([{ code: 'SG-WB-PLT-60', qty: 10 }]);
    await page.goBack();
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page).toHaveURL('/cart');
    const [line] = await platform.cartLines(newcomer);
    expect([10, 20]).toContain(line?.qty);
  },
);
