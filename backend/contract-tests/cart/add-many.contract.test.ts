import { cartAddMany, getCart } from '../../../lib/contract/cart/cart.contract';
import { productByUrl } from '../../../lib/contract/catalogue/product';
import { present } from '../../system/present';
import { add, buyer, cartQuery, post, type StockedSku, skuOf, wordsOf } from '../support/ordering';
import { call, send, signIn, TRADE } from '../support/client';

const SLUG = 'kangaroo-training-bites';
let token: string;
let small: StockedSku;
let large: StockedSku;

beforeEach(async () => {
  ({ token } = await buyer(TRADE));
  small = await skuOf(token, SLUG, 'BB-TR-ROO-100');
  large = await skuOf(token, SLUG, 'BB-TR-ROO-1000');
});

const line = (sku: string, qty: number) => ({ sku, qty, addons: [] });
const addMany = (lines: ReturnType<typeof line>[]) => call(cartAddMany, { token, body: { lines, session: '' } });
const cart = () => call(getCart, { token, body: cartQuery() });

it('adds all lines and returns the whole cart', async () => {
  const reply = await addMany([line(small.id, 3), line(large.id, 2)]);
  expect(reply.lines).toEqual([
    { sku: small.id, added: 3, message: '' },
    { sku: large.id, added: 2, message: '' },
  ]);
  expect(reply.cart).toMatchObject({ item_count: 5, subtotal: small.price * 3 + large.price * 2 });
  expect(await cart()).toEqual(reply.cart);
});

it('adds the valid lines and returns a reason for each other line', async () => {
  const reply = await addMany([
    line(small.id, 2),
    line(large.id, large.available + 1),
    line('999999', 1),
    line('abc', 1),
  ]);
  expect(reply.lines).toEqual([
    { sku: small.id, added: 2, message: '' },
    {
      sku: large.id,
      added: 0,
      message: `Only ${large.available} left.`,
      text_code: 'OUT_OF_STOCK',
      values: { left: large.available },
    },
    { sku: '999999', added: 0, message: 'This is not sold any more.', text_code: 'NOT_SOLD', values: {} },
    { sku: 'abc', added: 0, message: 'This is not sold any more.', text_code: 'NOT_SOLD', values: {} },
  ]);
  expect(reply.cart.items.map(({ sku, qty }) => [sku.code, qty])).toEqual([['BB-TR-ROO-100', 2]]);
});

it('counts the cart and lines of the same sku together', async () => {
  await add(token, large.id, large.available - 3);
  const reply = await addMany([line(large.id, 2), line(large.id, 2), line(large.id, 1)]);
  expect(reply.lines.map(({ added }) => added)).toEqual([2, 0, 1]);
  expect(present(reply.lines[1]).message).toBe(
    `Only ${large.available} left: ${large.available - 1} are in your cart already.`,
  );
  expect(reply.cart.item_count).toBe(large.available);
});

it('adds concurrently for two tabs and a colleague, and loses nothing', async () => {
  const { access_token: colleague } = await signIn(TRADE);
  const wanted = [line(small.id, 2), line(large.id, 1)];
  const replies = await Promise.all(
    [token, token, colleague].map((by) => call(cartAddMany, { token: by, body: { lines: wanted, session: '' } })),
  );
  expect(replies.map(({ lines }) => lines.map(({ added }) => added))).toEqual([
    [2, 1],
    [2, 1],
    [2, 1],
  ]);
  expect(replies.map(({ cart: { item_count: count } }) => count).toSorted((a, b) => a - b)).toEqual([3, 6, 9]);
  expect((await cart()).items.map(({ sku, qty }) => [sku.code, qty])).toEqual([
    ['BB-TR-ROO-100', 6],
    ['BB-TR-ROO-1000', 3],
  ]);
});

it('has a line for each choice of extras, and validates them', async () => {
  const { item } = await call(productByUrl, { query: { url: SLUG } });
  const sachets = present(item.addons.find((addon) => addon.type === 'Qty'));
  const withSachets = (value: string) => ({ sku: small.id, qty: 1, addons: [{ id: sachets.id, value }] });
  const reply = await call(cartAddMany, {
    token,
    body: { lines: [line(small.id, 1), withSachets('10'), withSachets('9')], session: '' },
  });
  expect(reply.lines.map(({ message }) => message)).toEqual(['', '', 'Tester sachets: at least 10.']);
  expect(reply.cart.items.map(({ qty, price }) => [qty, price])).toEqual([
    [1, small.price],
    [1, small.price + 450],
  ]);
});

it('adds once per key, also for concurrent requests', async () => {
  const key = `matrix-${Date.now()}`;
  const body = { lines: [line(small.id, 2), line(large.id, 9999)], session: '' };
  const ask = () => post(cartAddMany.path, token, body, { 'Idempotency-Key': key });
  const [first, second] = await Promise.all([ask(), ask()]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(cartAddMany.reply.parse(second.json).lines).toEqual(cartAddMany.reply.parse(first.json).lines);
  expect((await cart()).item_count).toBe(2);
  const other = await post(
    cartAddMany.path,
    token,
    { ...body, lines: [line(small.id, 5)] },
    { 'Idempotency-Key': key },
  );
  expect(wordsOf(other)).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
  expect((await cart()).item_count).toBe(2);
});

it.each([
  ['no line', { lines: [] }],
  ['1,001 lines', { lines: Array.from({ length: 1_001 }, () => line('1', 1)) }],
  ['a quantity of 0', { lines: [line('1', 0)] }],
  ['a quantity of 1.5', { lines: [line('1', 1.5)] }],
  ['letters', { lines: [{ sku: '1', qty: 'two' }] }],
])('refuses %s, and adds nothing', async (_what, body) => {
  expect(wordsOf(await post(cartAddMany.path, token, body))).toMatchObject({ status: 422, code: 'INVALID_INPUT' });
  expect((await cart()).items).toEqual([]);
});

it('accepts 500 lines', async () => {
  const reply = await addMany(Array.from({ length: 500 }, () => line(small.id, 1)));
  expect(reply.lines.every(({ added }) => added === 1)).toBe(small.available >= 500);
  expect(reply.cart.item_count).toBe(Math.min(500, small.available));
});

it('needs a session', async () => {
  expect((await send(cartAddMany, { body: { lines: [line(small.id, 1)], session: '' } })).status).toBe(401);
});
