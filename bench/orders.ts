import { productByUrl } from '../lib/contract/catalogue/product.ts';
import { PLANT_BAGS } from '../e2e/support/people/goods.ts';
import { newCustomer } from '../e2e/support/people/new-customer.ts';
import { giveAddress } from '../e2e/support/people/ordering.ts';
import { Platform } from '../e2e/support/shops/platform.ts';
import type { Running } from '../scripts/test/services/shop.ts';
import { Browser, formOf } from './chaos/browser.ts';
import { percentile } from './first-byte.ts';
import type { Measure } from './report/measure.ts';

/** There are 2,400 of it. */
const PLENTIFUL = 'SG-WB-PLT-60';
const CUSTOMERS = 8;
const ROUNDS = 5;
const SECONDS = 4;
/** Of orders that are not counted, while the code is compiled as for pages (load/measure.ts). */
const WARM_SECONDS = 12;
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

/** The words of a page's alert. */
function refusalIn(html: string): string {
  const [, alert = ''] = html.split('role="alert"');
  return alert
    .slice(alert.indexOf('>') + 1, 1_000)
    .replaceAll(/<[^>]*>?/g, '')
    .slice(0, 200);
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
    const {
      status,
      headers,
      body: answer,
    } = await browser.send(
      '/checkout',
      form.map(([name, value]) => [name, name === 'gateway' ? 'account' : value]),
    );
    if (status !== 303 || !headers.location?.startsWith('/checkout/placed/'))
      throw new Error(`An order was not placed: ${status}. ${refusalIn(answer)}`);
    took.push(performance.now() - begun);
  }
  return took;
}

/** Signs new customers in who may order. */
async function signIn(front: Running, shop: Platform): Promise<Browser[]> {
  const browsers: Browser[] = [];
  for (let number = 0; number < CUSTOMERS; number += 1) {
    const account = await newCustomer(shop);
    await giveAddress(shop, account);
    const tokens = await shop.tokens(account);
    const browser = new Browser(front.port);
    await browser.get(`/?a=${tokens.access_token}&r=${tokens.refresh_token}`);
    browsers.push(browser);
  }
  return browsers;
}

/** The rate at which concurrent customers place orders through the shop's pages at `front`. */
export async function measureOrders(front: Running, platform: Running): Promise<Measure[]> {
  const shop = new Platform(platform.address);
  const { item } = await shop.call(productByUrl, { query: { url: PLANT_BAGS.slug } });
  const sku = item.skus.find(({ code }) => code === PLENTIFUL)?.id ?? '';
  const browsers = await signIn(front, shop);
  const [rates, placing] = [new Array<number>(), new Array<number>()];
  const orderFor = async (seconds: number): Promise<number[]> => {
    const until = Date.now() + seconds * 1000;
    return (await Promise.all(browsers.map((one) => orderUntil(one, sku, until)))).flat();
  };
  await orderFor(WARM_SECONDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = Date.now();
    const took = await orderFor(SECONDS);
    rates.push(took.length / ((Date.now() - begun) / 1000));
    placing.push(percentile(took, 0.95));
  }
  const name = `orders by ${CUSTOMERS} customers`;
  return [
    { name, unit: 'orders/s', rounds: rates, bound: { least: MIN_RATE } },
    { name: `${name}: placed, p95`, unit: 'ms', rounds: placing, bound: { most: MAX_PLACING_MS } },
  ];
}
