import type { Page } from '@playwright/test';
import { submitOrder } from '../../lib/contract/cart/cart.contract';
import { expect, test } from '../fixtures';
import { fillLargeCart, giveAddress, orderNow } from '../support/people/ordering';
import { FULL_CART } from '../support/people/goods';

/** CSS pixels of a millimetre. A4 less the margins that the invoice sets is 178 by 259 mm. */
const PIXELS = 96 / 25.4;

/** Sheets of a document as Chromium prints it. */
async function printed(page: Page, format: 'A4' | 'Letter' = 'A4'): Promise<{ sheets: number; bytes: number }> {
  const pdf = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1');
  return { sheets: pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0, bytes: pdf.length };
}

test(
  'a tax invoice has all required details, and prints without scripts',
  { tag: ['@no-js'] },
  async ({ newcomerPage: page, newcomer, platform, expectAccessible }) => {
    const id = await orderNow(platform, newcomer, FULL_CART);
    await page.goto(`/invoice/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Tax invoice' })).toBeVisible();
    const sheet = page.getByRole('article');
    for (const words of [
      'Banksia & Bark Wholesale Pty Ltd',
      'ABN 61 900 100 217',
      /INV-\d{6}/,
      'Wet Nose Café',
      'ABN 33 900 100 345',
      'Plant-Blend Waste Bags, 60 rolls',
      'GST, 10%',
      'Total, incl. GST',
      'PO 4711',
    ]) {
      await expect(sheet.getByText(words).first()).toBeVisible();
    }
    await expectAccessible(page, { onPhones: true });
    await page.goto(`/invoice/print/${id}`);
    await expect(page.getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Tax invoice' })).toBeVisible();
    for (const format of ['A4', 'Letter'] as const) expect((await printed(page, format)).sheets).toBe(1);
  },
);

test('a long invoice repeats its heads and breaks no row', async ({
  newcomerPage: page,
  newcomer,
  platform,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  const address = await giveAddress(platform, newcomer);
  await fillLargeCart(platform, newcomer, 120);
  const body = { address, shipping_option_id: '2', paymentGateway: 'account', url: process.env.BASE_URL ?? '' };
  const { order_id: id, message } = await platform.call(submitOrder, { body, token: await platform.signIn(newcomer) });
  expect(message).toBe('');
  await page.goto(`/invoice/${id}`);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const looks = await page.evaluate(() => {
    const style = (selector: string) => {
      const element = document.querySelector(selector);
      return element ? getComputedStyle(element) : null;
    };
    // Drawn, because a computed colour is written in the space it was given in.
    const brush = document.createElement('canvas').getContext('2d');
    if (!brush) throw new Error('There is no canvas');
    brush.fillStyle = style('h1')?.color ?? '';
    brush.fillRect(0, 0, 1, 1);
    const [red = 255, green = 255, blue = 255] = brush.getImageData(0, 0, 1, 1).data;
    return {
      head: style('thead')?.display,
      row: style('tbody tr')?.breakInside,
      brightest: Math.max(red, green, blue),
      bar: style('a[href^="/orders/"]')?.display,
    };
  });
  expect(looks).toMatchObject({ head: 'table-header-group', row: 'avoid' });
  // Dark on white paper, also from a dark screen.
  expect(looks.brightest).toBeLessThan(90);
  await expect(page.getByRole('link', { name: 'Back to the order' })).toBeHidden();
  // At the paper's width and with the page's fonts, the printed page is as long as the shown one.
  await page.setViewportSize({ width: Math.round(178 * PIXELS), height: 900 });
  const length = await page.evaluate(() =>
    document.fonts.ready.then(() => document.querySelector('article')?.scrollHeight ?? 0),
  );
  const { sheets } = await printed(page);
  const least = Math.ceil(length / (259 * PIXELS));
  expect(least).toBeGreaterThan(2);
  expect(sheets).toBeGreaterThanOrEqual(least);
  // Repeated heads and unbroken rows take space, but no sheet is half empty.
  expect(sheets).toBeLessThanOrEqual(least + 1);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await expectAccessible(page);
});

test(
  'an order that is not paid has no tax invoice, and no docket',
  { tag: ['@no-js'] },
  async ({ newcomerPage: page, newcomer, platform, expectAccessible }) => {
    const address = await giveAddress(platform, newcomer);
    await platform.fillCart(newcomer, FULL_CART);
    const body = {
      address,
      shipping_option_id: '2',
      paymentGateway: 'card',
      url: `${process.env.BASE_URL}/checkout/return`,
    };
    const { order_id: id } = await platform.call(submitOrder, { body, token: await platform.signIn(newcomer) });
    await page.goto(`/invoice/${id}`);
    await expect(page.getByRole('heading', { name: /has no tax invoice yet/ })).toBeVisible();
    await expect(page.getByText('Tax invoice', { exact: true })).toHaveCount(0);
    await expectAccessible(page);
    await page.goto(`/print-tickets/${id}`);
    await expect(page.getByRole('heading', { name: /is not placed yet/ })).toBeVisible();
    await page.goto('/cart');
    await expect(page.getByText(/is waiting for its payment/)).toBeVisible();
    await expectAccessible(page);
  },
);
