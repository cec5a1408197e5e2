import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { FULL_CART, SMALL_CART } from '../support/people/goods';

const delivery = (page: Page) => page.getByRole('group', { name: 'Delivery address' });
const shipping = (page: Page) => page.getByRole('group', { name: 'Shipping' });
const summary = (page: Page) => page.getByRole('region', { name: 'Your order' });

async function typeAddress(
  page: Page,
  { suburb, state, postcode }: { suburb: string; state: string; postcode: string },
): Promise<void> {
  await delivery(page).getByText('A new address', { exact: true }).click();
  await page.getByRole('textbox', { name: 'First name' }).fill('Morgan');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Ng');
  await page.getByRole('textbox', { name: 'Street address' }).fill('3/34A Wattle Street');
  await page
    .getByRole('combobox', { name: 'Suburb or town' })
    .or(page.getByRole('textbox', { name: 'Suburb or town' }))
    .fill(suburb);
  await page.getByRole('combobox', { name: 'State' }).selectOption(state);
  await page
    .getByRole('combobox', { name: 'Postcode' })
    .or(page.getByRole('textbox', { name: 'Postcode' }))
    .fill(postcode);
  await page.getByRole('button', { name: 'Use this address' }).click();
}

test.beforeEach(async ({ customer: page, account, platform }) => {
  await platform.fillCart(account, FULL_CART);
  await page.goto('/checkout');
});

test(
  'a new address gets quotes, and the total follows the choice',
  { tag: ['@phone', '@no-js'] },
  async ({ customer: page, account, platform, expectAccessible }) => {
    const before = await platform.addressCount(account);
    await typeAddress(page, { suburb: 'Carlton', state: 'VIC', postcode: '3053' });
    const courier = shipping(page).getByRole('radio', { name: /^Courier, metropolitan/ });
    await expect(courier).toBeVisible();
    await courier.check();
    const update = summary(page).getByRole('button', { name: 'Update totals' });
    if (await update.isVisible()) await update.click();
    await expect(summary(page).getByText('Total, incl. GST')).toBeVisible();
    await expect(summary(page).getByRole('button', { name: /^Place order, \$\d/ })).toBeVisible();
    await expectAccessible(page);
    expect(await platform.addressCount(account)).toBeLessThanOrEqual(before + 1);
  },
);

test(
  'an invalid postcode is refused and the input stays',
  { tag: ['@no-js'] },
  async ({ customer: page, expectAccessible }) => {
    await typeAddress(page, { suburb: 'Carlton', state: 'VIC', postcode: '30' });
    await expect(page.getByText('A postcode has four digits.').first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Street address' })).toHaveValue('3/34A Wattle Street');
    await expectAccessible(page);
  },
);

test(
  'a postcode that does not belong to the state is refused',
  { tag: ['@no-js', '@only-no-js'] },
  async ({ customer: page }) => {
    await typeAddress(page, { suburb: 'Carlton', state: 'QLD', postcode: '3053' });
    await expect(page.getByText('Carlton 3053 is in VIC.').first()).toBeVisible();
  },
);

test(
  'an expired and an unknown promotion code give nothing and say why',
  { tag: ['@no-js'] },
  async ({ customer: page, expectAccessible }) => {
    for (const code of ['EXPIRED24', 'NOSUCHCODE']) {
      await page.goto('/checkout');
      await summary(page).getByRole('textbox', { name: 'Promotion code' }).fill(code);
      await summary(page).getByRole('button', { name: 'Apply' }).click();
      await expect(summary(page).getByRole('textbox', { name: 'Promotion code' })).toHaveAttribute(
        'aria-invalid',
        'true',
      );
      await expect(summary(page).getByText(`Promotion ${code}`)).toHaveCount(0);
      await expectAccessible(page);
    }
  },
);

test('a promotion that applies is taken off', async ({ customer: page }) => {
  await summary(page).getByRole('textbox', { name: 'Promotion code' }).fill('counter25');
  await summary(page).getByRole('button', { name: 'Apply' }).click();
  await expect(summary(page).getByText('Promotion COUNTER25')).toBeVisible();
  await expect(summary(page).getByText(/[-−]\s?\$25\.00/)).toBeVisible();
});

test('customers near the warehouse can pick up for free', async ({ customer: page, expectAccessible }) => {
  await typeAddress(page, { suburb: 'Fyshwick', state: 'ACT', postcode: '2609' });
  await shipping(page)
    .getByRole('radio', { name: /pickup/i })
    .check();
  await expect(shipping(page).getByText('Free', { exact: true })).toBeVisible();
  await expect(summary(page).getByText('$544.50').first()).toBeVisible();
  await expectAccessible(page);
});

test('below the minimum nothing can be ordered', { tag: ['@no-js'] }, async ({ customer: page, account, platform }) => {
  await platform.fillCart(account, SMALL_CART);
  await page.goto('/checkout');
  await expect(page.getByText('Your cart has not reached the minimum order yet: $295.20 is missing.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Place order/ })).toHaveCount(0);
});

test(
  'on a phone the total stands above the form, and unfolds',
  { tag: ['@phone', '@only-phone'] },
  async ({ customer: page, expectAccessible }) => {
    const fold = page.locator('summary').filter({ hasText: 'Your order' });
    await expect(fold).toBeInViewport();
    await expect(fold).toContainText(/10 items\s*\$\d/);
    await expect(page.getByText('Plant-Blend Waste Bags').filter({ visible: true })).toHaveCount(0);
    await fold.click();
    await expect(page.getByText('Plant-Blend Waste Bags').filter({ visible: true })).toHaveCount(1);
    await expectAccessible(page);
  },
);

test('an empty cart has no checkout', async ({ customer: page, account, platform }) => {
  await platform.fillCart(account);
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Place order/ })).toHaveCount(0);
});
