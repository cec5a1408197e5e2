import { productByUrl } from '../lib/contract/catalogue/product.ts';
import { PLANT_BAGS } from '../e2e/support/goods.ts';
import { newCustomer } from '../e2e/support/new-customer.ts';
import { giveAddress } from '../e2e/support/ordering.ts';
import { Platform } from '../e2e/support/platform.ts';
import type { Running } from '../scripts/test/shop.ts';
import { Browser, formOf } from './chaos/browser.ts';
import { percentile } from './first-byte.ts';

const CUSTOMERS = 8;
const SECONDS = 10;
/** Orders per second in total, and the 95th percentile of the time to place one, in milliseconds. */
const MIN_RATE = 25;
const MAX_PLACING_MS = 250;

type Fields = readonly (readonly [string, string])[];

/** The same form of a page that was loaded anew: its hidden fields, such as the order's key, have other values. */
function refilled(fields: Fields, html: string): Fields {
  return fields.map(([name, value]) => {
    const [, after] = html.split(`<input type="hidden" name="${name}" value="`);
    return [name, after?.slice(0, after.indexOf('"')).replaceAll('&quot;', '"').replaceAll('&amp;', '&') ?? value];
  });
}

/** Places orders through the pages, one at a time and without scripts; the milliseconds of each. */
async function orderUntil(browser: Browser, sku: string, until: number): Promise<number[]> {
  const took: number[] = [];
  let form: Fields | null = null;
  while (Date.now() < until) {
    const added = await browser.json('/api/v1/sell/cart/cartAddMany', {
      lines: [{ sku, qty: 1, addons: [] }],
      session: '',
    });
    if (added.status !== 200) throw new Error(`A line was not added: ${added.status}.`);
    const { body } = await browser.get('/checkout');
    form = form === null ? formOf(body, 'place') : refilled(form, body);
    if (form === null) throw new Error('The checkout has no form.');
    const begun = performance.now();
    const { status, headers } = await browser.send(
      '/checkout',
      form.map(([name, value]) => [name, name === 'gateway' ? 'account' : value]),
    );
    if (status !== 303 || !headers.location?.startsWith('/checkout/placed/'))
      throw new Error(`An order was not placed: ${status}.`);
    took.push(performance.now() - begun);
  }
  return took;
}

/** The rate at which concurrent customers place orders through the shop's pages at `front`. */
export async function measureOrders(
  front: Running,
  platform: Running,
): Promise<{ line: string; complaints: string[] }> {
  const shop = new Platform(platform.address);
  const { item } = await shop.call(productByUrl, { query: { url: PLANT_BAGS.slug } });
  const sku = item.skus[0]?.id ?? '';
  const browsers: Browser[] = [];
  for (let number = 0; number < CUSTOMERS; number += 1) {
    const account = await newCustomer(shop);
    await giveAddress(shop, account);
    const tokens = await shop.tokens(account);
    const browser = new Browser(front.port);
    await browser.get(`/?a=${tokens.access_token}&r=${tokens.refresh_token}`);
    browsers.push(browser);
  }
  const begun = Date.now();
  const took = (await Promise.all(browsers.map((one) => orderUntil(one, sku, begun + SECONDS * 1000)))).flat();
  const rate = took.length / ((Date.now() - begun) / 1000);
  const placing = percentile(took, 0.95);
  return {
    line: `Orders by ${CUSTOMERS} customers: ${rate.toFixed(1)} a second, placed in ${placing.toFixed(0)} ms (p95)`,
    complaints: [
      ...(rate >= MIN_RATE ? [] : [`${rate.toFixed(1)} orders a second; ${MIN_RATE} is the least.`]),
      ...(placing <= MAX_PLACING_MS
        ? []
        : [`Orders are placed in ${placing.toFixed(0)} ms (p95); ${MAX_PLACING_MS} is the most.`]),
    ],
  };
}
