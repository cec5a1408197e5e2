import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addDays, shopDay } from '../../lib/domain/values/shop-day';
import { giveAddress, orderNow } from '../support/people/ordering';
import type { Platform } from '../support/shops/platform';
import { expect, test } from '../fixtures';

const DAY = /^dispatched by (.+)$/;

/** A member of staff, at a page of the back office. */
async function enter(page: Page, platform: Platform, path: string): Promise<void> {
  await page.goto(`${platform.address}${path}`);
  await page.getByLabel('E-mail address').fill('sales@example.com');
  await page.getByLabel('Password').fill('demo-password-1');
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const list = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test('a shopkeeper makes a product, prices, a promotion and a holiday, and a customer orders it', async ({
  browser,
  newcomer,
  newcomerPage,
  platform,
  expectAccessible,
}) => {
  test.slow();
  const id = randomUUID().slice(0, 8).toUpperCase();
  await giveAddress(platform, newcomer);
  const context = await browser.newContext();
  const office = await context.newPage();
  const at = (path: string) => office.goto(`${platform.address}${path}`);
  const saved = () => expect(office.getByText(/^(Saved|Added)\.$/)).toBeVisible();

  await enter(office, platform, '/cms/price-levels/new');
  await office.getByLabel('Name').fill(`Gold ${id}`);
  await office.getByRole('button', { name: 'Make the price level' }).click();
  await saved();

  await at('/cms/products/new');
  await office.getByLabel('Name', { exact: true }).fill(`Tug rope ${id}`);
  await office.getByLabel('On sale').check();
  await list(office, 'Categories').getByRole('button', { name: 'Add' }).click();
  await office.getByLabel('Category', { exact: true }).selectOption({ label: 'Dog Treats' });
  const codes = list(office, 'Codes and options');
  for (const [place, size] of ['Short', 'Long'].entries()) {
    await codes.getByRole('button', { name: 'Add', exact: true }).click();
    await codes.getByLabel('Code', { exact: true }).nth(place).fill(`TUG-${id}-${place}`);
    await codes.getByLabel('Options', { exact: true }).nth(place).fill(`Length: ${size}`);
    await codes
      .getByLabel('Price without GST')
      .nth(place)
      .fill(String(10 + place * 5));
  }
  await expectAccessible(office);
  await office.getByRole('button', { name: 'Make the product' }).click();
  await saved();

  await office.getByRole('link', { name: 'Prices', exact: true }).click();
  await office.getByLabel(`Price of TUG-${id}-1, Gold ${id}`, { exact: true }).fill('12.00');
  await office.getByLabel('Quantity 1', { exact: true }).fill('20');
  await office.getByLabel(`Price of TUG-${id}-1, Gold ${id} from quantity 1`).fill('11');
  await office.getByRole('button', { name: 'Save the prices' }).click();
  await saved();
  await expectAccessible(office);
  await office.getByRole('link', { name: `TUG-${id}-1` }).click();
  await office.getByLabel(/^Pieces to add/).fill('90');
  await office.getByLabel('Why').fill('Delivered');
  await office.getByRole('button', { name: 'Move the stock' }).click();
  await saved();

  await at('/cms/promotions/new');
  await office.getByLabel('Code', { exact: true }).fill(`tug-${id}-${'x'.repeat(27)}`);
  await office.getByLabel('What it is').fill('Ropes at a tenth off');
  await office.getByLabel('Gives').selectOption({ label: 'Percent off certain products' });
  await office.getByLabel('Percent', { exact: true }).fill('10');
  await office.getByLabel('From', { exact: true }).fill('2025-01-01T00:00');
  await list(office, 'Products').getByRole('button', { name: 'Add' }).click();
  await office.getByLabel('Product', { exact: true }).fill(`tug-rope-${id.toLowerCase()}`);
  await office.getByRole('button', { name: 'Make the promotion' }).click();
  await saved();
  await expectAccessible(office, { onPhones: true });

  await at(`/cms/customers?q=${encodeURIComponent(newcomer.email)}`);
  await office
    .getByRole('main')
    .getByRole('link', { name: newcomer.email })
    .or(office.locator('tbody a'))
    .first()
    .click();
  await office.getByLabel('Price level').selectOption({ label: `Gold ${id}` });
  await office.getByLabel('Payment terms').selectOption({ label: 'Invoice, due in 30 days' });
  await office.getByRole('button', { name: 'Change the terms' }).click();
  await saved();

  const page = newcomerPage;
  await page.goto(`/product/tug-rope-${id.toLowerCase()}`);
  const panel = page.getByRole('form', { name: 'Order' });
  await panel.getByRole('radio', { name: 'Long', exact: true }).check();
  await expect(panel.getByText('$12.00').first()).toBeVisible();
  await expect(panel.getByText('20 or more: $11.00 each')).toBeVisible();
  await panel.getByRole('spinbutton', { name: 'Quantity' }).fill('30');
  await panel.getByRole('button', { name: 'Add to cart' }).click();
  await expect(panel.getByText('Added to cart').first()).toBeVisible();
  await expectAccessible(page);

  // The router's pages are resumed from what was read before the change.
  const byRouter = async () => (await page.request.get(new URL(page.url()).pathname, { headers: { rsc: '1' } })).text();
  expect(await byRouter()).toContain(`Tug rope ${id}`);
  await at(`/cms/products?q=TUG-${id}-1`);
  await office.getByRole('link', { name: `Tug rope ${id}` }).click();
  await office.getByLabel('Name', { exact: true }).fill(`Waxed rope ${id}`);
  await office.getByRole('button', { name: 'Save', exact: true }).last().click();
  await saved();
  expect(await byRouter()).toContain(`Waxed rope ${id}`);

  const bar = page.getByRole('complementary', { name: 'Your order so far' });
  await expect(bar.getByText('$330.00', { exact: false }).first()).toBeVisible();
  const before = await bar.getByText(DAY).textContent();

  await at('/cms/dispatch/1');
  await list(office, 'Closed').getByRole('button', { name: 'Add' }).click();
  const today = shopDay(new Date());
  await office.getByLabel('Why').last().fill(`Stocktaking ${id}`);
  await office.getByLabel('First day').last().fill(addDays(today, 1));
  await office.getByLabel('Last day', { exact: true }).last().fill(addDays(today, 10));
  await office.getByRole('button', { name: 'Save', exact: true }).last().click();
  await saved();
  await expectAccessible(office);
  await page.reload();
  await expect(bar.getByText(DAY)).not.toHaveText(before ?? '');

  const order = await orderNow(platform, newcomer, [
    { slug: `tug-rope-${id.toLowerCase()}`, code: `TUG-${id}-1`, qty: 30 },
  ]);
  await page.goto(`/orders/${order}`);
  await expect(page.getByRole('main').getByText('$330.00').first()).toBeVisible();
  await at('/cms/dispatch/1');
  await list(office, 'Closed')
    .getByRole('button', { name: /^Remove entry/ })
    .last()
    .click();
  await office.getByRole('button', { name: 'Save', exact: true }).last().click();
  await saved();
  await context.close();
});
