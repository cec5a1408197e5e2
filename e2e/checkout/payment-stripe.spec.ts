import { expect, signIn, test } from '../fixtures';
import { LUCA } from '../support/people/accounts';
import { FULL_CART } from '../support/people/goods';
import { type OwnShop, startOwnShop } from '../support/shops/own-shop';
import { Platform } from '../support/shops/platform';
import { startStripeStandIn } from '../../scripts/test/services/stripe';

/** Prefetches that fail when the shop is stopped. */
test.use({ expectedProblems: /ERR_CONNECTION_REFUSED/ });

let stripe: Awaited<ReturnType<typeof startStripeStandIn>>;
let shop: OwnShop;

test.beforeAll(async ({}, info) => {
  info.setTimeout(120_000);
  stripe = await startStripeStandIn();
  shop = await startOwnShop(`stripe-${info.workerIndex}`, stripe.env);
});
test.afterAll(async () => {
  await shop.stop();
  await stripe.stop();
});

// Here, so that the shop is started once.
for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('an order is paid, also after the buyer went back once', async ({ page, expectAccessible }) => {
      test.slow();
      const platform = new Platform(shop.platformAddress);
      await platform.fillCart(LUCA, FULL_CART);
      await page.goto(`${shop.address}/login`);
      await signIn(page, LUCA);
      await page.waitForURL(`${shop.address}/`);
      await page.goto(`${shop.address}/checkout`);
      const place = page.getByRole('button', { name: /^Place order, \$/ });
      const total = /\d[\d,.]*/.exec(await place.innerText())?.[0] ?? '';
      await place.click();
      await expect(page.getByRole('heading', { name: `Pay ${total.replace(',', '')} AUD` })).toBeVisible();

      await page.getByRole('link', { name: 'Back' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'No payment has arrived yet' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Check again' })).toBeVisible();
      await expectAccessible(page, { onPhones: true });
      await page.getByRole('link', { name: 'Pay now' }).click();
      await page.getByRole('button', { name: 'Pay' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Thank you, your order is paid' })).toBeVisible();
      await expectAccessible(page, { onPhones: true });
      await page.getByRole('link', { name: 'Tax invoice' }).click();
      await expect(page.getByText(/^Paid on .* by Card$/)).toBeVisible();
      expect(await platform.cartLines(LUCA)).toEqual([]);
    });
  });
