import { findSkus } from '../lib/contract/cart/order-pad.contract.ts';
import { MAX_LINES_AT_ONCE } from '../lib/contract/limits.ts';
import { getCart } from '../lib/contract/cart/cart.contract.ts';
import type { Measure } from './report/measure.ts';

const ROWS = 1_000;
const ROUNDS = 5;
/** Milliseconds to check and to add all rows of a pad. */
const MAX = { checked: 1_000, mistyped: 1_000, added: 2_000 };

interface Shop {
  readonly address: string;
  /** Cookie header of a signed-in customer. */
  readonly session: string;
}

async function post(shop: Shop, path: string, body: unknown): Promise<unknown> {
  const reply = await fetch(shop.address + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-csrf': '1',
      origin: shop.address,
      'sec-fetch-site': 'same-origin',
      cookie: shop.session,
    },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
  return reply.json();
}

/** Codes of the whole range, from the order form. */
export async function codesOf(shop: Shop): Promise<string[]> {
  const form = await fetch(`${shop.address}/quick-order/order-form.csv`, { headers: { cookie: shop.session } });
  if (!form.ok || form.redirected) throw new Error(`The order form was answered with ${form.status} by ${form.url}.`);
  const codes = (await form.text())
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[0] ?? '')
    .filter(Boolean);
  if (codes.length === 0) throw new Error('There is no order form to take codes from.');
  return codes;
}

/** Puts the first skus of the range that are in stock into a cart. @throws Error if the cart has fewer lines then */
export async function fillCart(shop: Shop, lines: number): Promise<void> {
  const rows = (await codesOf(shop)).slice(0, MAX_LINES_AT_ONCE).map((code) => ({ code, words: '' }));
  const { data } = findSkus.reply.parse(await post(shop, '/api/cart/pad', { wanted: rows }));
  const wanted = data
    .flatMap(({ skus }) => skus.slice(0, 1))
    .filter((found) => found.in_stock && (found.available_qty ?? Infinity) >= found.min_qty)
    .map((found) => ({ sku: found.sku.id, qty: found.min_qty }));
  await post(shop, '/api/cart/pad/add', { lines: wanted.slice(0, lines) });
  const { items } = getCart.reply.parse(await post(shop, `/api/v1${getCart.path}`, { session: '' }));
  if (items.length < lines) throw new Error(`The cart has ${items.length} lines instead of ${lines}.`);
}

/** Milliseconds for a thousand pasted rows: to check, to check when all are mistyped, and to add; in some rounds. */
export async function measureOrderPad(shop: Shop): Promise<Measure[]> {
  const codes = await codesOf(shop);
  const codeAt = (row: number): string => codes[row % codes.length] ?? '';
  const rows = Array.from({ length: ROWS }, (_, row) => ({ code: codeAt(row), words: '' }));
  const mistyped = rows.map(({ code }, row) => {
    const at = 3 + Math.floor(row / codes.length);
    return { code: `${code.slice(0, at)}Q${code.slice(at)}`, words: '' };
  });
  const took = { checked: new Array<number>(), mistyped: new Array<number>(), added: new Array<number>() };
  const timed = async <T>(into: number[], work: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    const result = await work();
    into.push(performance.now() - start);
    return result;
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const found = await timed(took.checked, () => post(shop, '/api/cart/pad', { wanted: rows }));
    await timed(took.mistyped, () => post(shop, '/api/cart/pad', { wanted: mistyped }));
    const ids = new Set(findSkus.reply.parse(found).data.flatMap(({ skus }) => skus.map(({ sku }) => sku.id)));
    const lines = [...ids].map((sku) => ({ sku, qty: 1 }));
    await timed(took.added, () => post(shop, '/api/cart/pad/add', { lines }));
  }
  return (['checked', 'mistyped', 'added'] as const).map((what) => ({
    name: `order pad, ${ROWS} rows: ${what}`,
    unit: 'ms',
    rounds: took[what],
    bound: { most: MAX[what] },
  }));
}
