import { cartAdd, cartRemove, cartUpdate, getCart, mergeCart } from '../../../lib/contract/cart/cart.contract';
import { productByUrl } from '../../../lib/contract/catalogue/product';
import { add, buyer, cartQuery, post, type StockedSku, skuOf, wordsOf } from '../support/ordering';
import { call, send, TRADE } from '../support/client';
import { present } from '../../system/present';

const SLUG = 'kangaroo-training-bites';
let token: string;
let small: StockedSku;
let large: StockedSku;

beforeEach(async () => {
  ({ token } = await buyer(TRADE));
  small = await skuOf(token, SLUG, 'BB-TR-ROO-100');
  large = await skuOf(token, SLUG, 'BB-TR-ROO-1000');
});

describe('the cart', () => {
  it('is filled, changed and emptied, and each call returns the whole cart', async () => {
    await add(token, small.id, 2);
    const two = await add(token, small.id, 3);
    expect(two.items).toHaveLength(1);
    expect(two).toMatchObject({
      item_count: 5,
      subtotal: small.price * 5,
      all_in_stock: true,
      minimum_amount: 30_000,
      missing_amount: 30_000 - small.price * 5,
    });
    expect(two.items[0]).toMatchObject({
      url: SLUG,
      name: '100 g',
      sku: { code: 'BB-TR-ROO-100' },
      qty: 5,
      price: small.price,
      can_purchase_qty: small.available,
    });
    const [line] = two.items;
    const changed = await call(cartUpdate, { token, body: { id: present(line).id, qty: 7, session: '' } });
    expect(changed.item_count).toBe(7);
    const removed = await call(cartUpdate, { token, body: { id: present(line).id, qty: 0, session: '' } });
    expect(removed.items).toEqual([]);
    expect((await send(cartUpdate, { token, body: { id: present(line).id, qty: 1, session: '' } })).status).toBe(404);
    expect((await call(cartRemove, { token, body: { id: present(line).id, session: '' } })).items).toEqual([]);
  });

  it('adds up goods and GST to the cent', async () => {
    const cart = await add(token, small.id, 3);
    expect(cart.total_tax).toBe(Math.round(cart.subtotal / 10));
    expect(cart.total_amount).toBe(cart.subtotal + cart.total_tax);
    expect(cart.shipping_amount).toBeNull();
  });

  it('adds once per key, and as often as asked without one', async () => {
    const body = { sku: small.id, qty: 2, addons: [], session: '' };
    const ask = (headers = {}) => post(cartAdd.path, token, body, headers);
    const once = { 'Idempotency-Key': `panel-${Date.now()}` };
    for (const { status } of await Promise.all([ask(once), ask(once)])) expect(status).toBe(200);
    expect(cartAdd.reply.parse((await ask(once)).json).item_count).toBe(2);
    expect(cartAdd.reply.parse((await ask()).json).item_count).toBe(4);
  });

  it('counts concurrent adds', async () => {
    await Promise.all(Array.from({ length: 8 }, () => add(token, small.id, 1)));
    expect(await call(getCart, { token, body: cartQuery() })).toMatchObject({ item_count: 8, items: [{ qty: 8 }] });
  });

  it.each([
    [0, 'At least 1.'],
    [-1, 'At least 1.'],
    [1.5, 'A quantity is a whole number.'],
    [1e9, '9999 at most.'],
    ['abc', 'A quantity is a whole number.'],
    [null, 'A quantity is a whole number.'],
  ])('refuses to add %p', async (qty, words) => {
    expect(wordsOf(await post(cartAdd.path, token, { sku: small.id, qty }))).toEqual({
      status: 422,
      code: 'INVALID_INPUT',
      errors: { qty: words },
    });
  });

  it('refuses skus that are not sold', async () => {
    for (const sku of ['999999', '0', '-1', 'abc', '1; drop table skus']) {
      expect((await send(cartAdd, { token, body: { sku, qty: 1, addons: [], session: '' } })).status).toBe(404);
    }
  });

  it('is unchanged when the stock does not allow more', async () => {
    await add(token, large.id, large.available - 1);
    const refused = await send(cartAdd, { token, body: { sku: large.id, qty: 2, addons: [], session: '' } });
    const words = `Only ${large.available} left: ${large.available - 1} are in your cart already.`;
    expect(wordsOf(refused)).toEqual({ status: 422, code: 'OUT_OF_STOCK', errors: { qty: words } });
    const cart = await call(getCart, { token, body: cartQuery() });
    expect(cart.item_count).toBe(large.available - 1);
    const update = await send(cartUpdate, {
      token,
      body: { id: present(cart.items[0]).id, qty: large.available + 1, session: '' },
    });
    expect(wordsOf(update).errors).toEqual({ qty: `Only ${large.available} left.` });
  });

  it('belongs to its account: others can neither see nor change it', async () => {
    const mine = await add(token, small.id, 2);
    const other = await buyer('admin@example.com');
    await call(cartRemove, { token: other.token, body: { id: present(mine.items[0]).id, session: '' } });
    expect(
      (await send(cartUpdate, { token: other.token, body: { id: present(mine.items[0]).id, qty: 9, session: '' } }))
        .status,
    ).toBe(404);
    expect((await call(getCart, { token, body: cartQuery() })).item_count).toBe(2);
  });

  it('has a session key and no amounts for visitors', async () => {
    const cart = await call(getCart, { body: cartQuery() });
    expect(cart).toMatchObject({ items: [], subtotal: 0, total_amount: 0, minimum_amount: 0, payment_types: [] });
    expect(cart.sessionKey.length).toBeGreaterThanOrEqual(21);
    expect(
      (await send(cartAdd, { body: { sku: small.id, qty: 1, addons: [], session: cart.sessionKey } })).status,
    ).toBe(401);
    expect((await call(mergeCart, { token, body: { session: cart.sessionKey } })).items).toEqual([]);
  });
});

describe("a visitor's cart", () => {
  const SESSION = 'fair-stand-cart-6';

  it('is read and reduced by its key, without prices, and merged into an account once', async () => {
    const seen = await call(getCart, { body: { ...cartQuery(), session: SESSION } });
    expect(seen).toMatchObject({ sessionKey: SESSION, subtotal: 0, all_in_stock: false });
    expect(seen.items.map(({ sku, qty, price }) => [sku.code, qty, price])).toEqual([
      ['SG-WB-PLT-4', 6, 0],
      ['BB-GS-SCENTBAR-24', 10, 0],
      ['BB-TR-LIV-2000', 2, 0],
    ]);
    const first = present(seen.items[0]);
    const shorter = await call(cartRemove, { body: { id: first.id, session: SESSION } });
    expect(shorter.items).toHaveLength(2);

    const scents = await skuOf(token, 'scent-bar-counter-display', 'BB-GS-SCENTBAR-24');
    const merged = await call(mergeCart, { token, body: { session: SESSION } });
    expect(merged.changes).toMatchObject([
      { sku_code: 'BB-GS-SCENTBAR-24', wanted: 10, added: scents.available, reason: 'short' },
      { sku_code: 'BB-TR-LIV-2000', wanted: 2, added: 0, reason: 'out-of-stock' },
    ]);
    expect(merged.items).toHaveLength(1);
    expect((await call(mergeCart, { token, body: { session: SESSION } })).changes).toEqual([]);
    expect((await call(getCart, { token, body: cartQuery() })).item_count).toBe(merged.item_count);
    expect((await call(getCart, { body: { ...cartQuery(), session: SESSION } })).items).toEqual([]);
  });
});

describe('extras', () => {
  it('are validated, priced per piece, and make a separate line', async () => {
    const { item } = await call(productByUrl, { query: { url: SLUG } });
    const sachets = present(item.addons.find((addon) => addon.type === 'Qty'));
    const body = (value: string) => ({ sku: small.id, qty: 1, addons: [{ id: sachets.id, value }], session: '' });
    expect(wordsOf(await send(cartAdd, { token, body: body('9') })).errors).toEqual({
      [sachets.id]: 'Tester sachets: at least 10.',
    });
    expect(wordsOf(await send(cartAdd, { token, body: body('101') })).errors).toEqual({
      [sachets.id]: 'Tester sachets: 100 at most.',
    });
    await add(token, small.id, 1);
    await call(cartAdd, { token, body: body('10') });
    const cart = await call(cartAdd, { token, body: body('10') });
    expect(cart.items.map((line) => [line.qty, line.price, line.addons.map((addon) => addon.value)])).toEqual([
      [1, small.price, []],
      [2, small.price + 450, ['10']],
    ]);
  });
});

describe('a promotion code', () => {
  const asked = async (promotion_code: string) =>
    (await call(getCart, { token, body: cartQuery({ promotion_code }) })).promotion;

  it('is refused with the reason', async () => {
    await add(token, small.id, 1);
    const missing = `$${((30_000 - small.price) / 100).toFixed(2)}`;
    expect(await asked('shampoo15')).toEqual({
      code: 'SHAMPOO15',
      applied: false,
      message: `This code needs an order of $300.00; ${missing} is missing.`,
      text_code: 'PROMOTION_MINIMUM',
      values: { missing: 30_000 - small.price },
    });
    expect(await asked('EXPIRED24')).toMatchObject({ applied: false, message: 'This code ended on 31 December 2024.' });
    expect(await asked('no such code')).toMatchObject({
      applied: false,
      message: 'We do not know the code NO SUCH CODE.',
    });
    expect(await asked('')).toBeNull();
    await add(token, small.id, 60);
    expect(await asked('SHAMPOO15')).toMatchObject({
      applied: false,
      message: expect.stringContaining('nothing in your cart belongs'),
    });
  });

  it('is applied with its amount', async () => {
    await add(token, small.id, 70);
    const cart = await call(getCart, { token, body: cartQuery({ promotion_code: ' counter25 ' }) });
    expect(cart.promotion).toEqual({
      code: 'COUNTER25',
      applied: true,
      message: '$25.00 off.',
      text_code: 'PROMOTION_OFF',
      values: { amount: 2_500 },
    });
    expect(cart.discount_amount).toBe(2_500);
    expect(cart.total_amount).toBe(Math.round((cart.subtotal - 2_500) * 1.1));
  });

  it('is applied in the reply to each change that sends it', async () => {
    const { items } = await add(token, small.id, 70);
    const body = { id: present(items[0]).id, qty: 71, session: '' };
    expect(await call(cartUpdate, { token, body: { ...body, promotion_code: 'COUNTER25' } })).toMatchObject({
      discount_amount: 2_500,
      promotion: { applied: true },
    });
    expect(await call(cartUpdate, { token, body })).toMatchObject({ discount_amount: 0, promotion: null });
  });
});
