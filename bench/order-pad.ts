import { percentile } from './first-byte.ts';

const ROWS = 1_000;
const TIMES = 5;
/** Milliseconds to check and to add all rows of a pad. */
const MAX = { checked: 1_000, guessed: 1_000, added: 2_000 };

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

function isFound(reply: unknown): reply is { data: { match: string; skus: { sku: { id: string } }[] }[] } {
  return typeof reply === 'object' && reply !== null && 'data' in reply && Array.isArray(reply.data);
}

/** Codes of the whole range, from the order form. */
async function codesOf(shop: Shop): Promise<string[]> {
  const form = await fetch(`${shop.address}/quick-order/order-form.csv`, { headers: { cookie: shop.session } });
  const codes = (await form.text())
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[0] ?? '')
    .filter(Boolean);
  if (codes.length === 0) throw new Error('There is no order form to take codes from.');
  return codes;
}

/** Puts the first skus of the range into a cart, one of each. */
export async function fillCart(shop: Shop, lines: number): Promise<void> {
  const rows = (await codesOf(shop)).slice(0, lines).map((code) => ({ code, words: '' }));
  const found = await post(shop, '/api/cart/pad', { wanted: rows });
  if (!isFound(found)) throw new Error('The pad was not answered.');
  const ids = found.data.flatMap(({ skus }) => skus.slice(0, 1).map(({ sku }) => sku.id));
  await post(shop, '/api/cart/pad/add', { lines: ids.map((sku) => ({ sku, qty: 1 })) });
}

/** Milliseconds for a thousand pasted rows: to check, to check when all are mistyped, and to add. */
export async function measureOrderPad(shop: Shop): Promise<{ line: string; complaints: string[] }> {
  const codes = await codesOf(shop);
  const codeAt = (row: number): string => codes[row % codes.length] ?? '';
  const rows = Array.from({ length: ROWS }, (_, row) => ({ code: codeAt(row), words: '' }));
  const mistyped = rows.map(({ code }, row) => {
    const at = 3 + Math.floor(row / codes.length);
    return { code: `${code.slice(0, at)}Q${code.slice(at)}`, words: '' };
  });
  const took = { checked: new Array<number>(), guessed: new Array<number>(), added: new Array<number>() };
  const timed = async <T>(into: number[], work: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    const result = await work();
    into.push(performance.now() - start);
    return result;
  };
  for (let time = 0; time < TIMES; time += 1) {
    const found = await timed(took.checked, () => post(shop, '/api/cart/pad', { wanted: rows }));
    await timed(took.guessed, () => post(shop, '/api/cart/pad', { wanted: mistyped }));
    if (!isFound(found)) throw new Error('The pad was not answered.');
    const ids = new Set(found.data.flatMap(({ skus }) => skus.map(({ sku }) => sku.id)));
    const lines = [...ids].map((sku) => ({ sku, qty: 1 }));
    await timed(took.added, () => post(shop, '/api/cart/pad/add', { lines }));
  }
  const median = (all: readonly number[]): number => percentile(all, 0.5);
  const [checked, guessed, added] = [took.checked, took.guessed, took.added].map((all) => median(all).toFixed(0));
  return {
    line:
      `Order pad, ${ROWS} rows of ${codes.length} skus: checked in ${checked} ms, ` +
      `${guessed} ms with all mistyped, added in ${added} ms`,
    complaints: (['checked', 'guessed', 'added'] as const).flatMap((what) => {
      const is = median(took[what]);
      return is <= MAX[what] ? [] : [`The order pad's rows are ${what} in ${is.toFixed(0)} ms; ${MAX[what]} at most.`];
    }),
  };
}
