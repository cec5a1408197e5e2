import { cartAddMany, cartUpdate, getCart } from '../../../lib/contract/cart/cart.contract';
import { findSkus, suggestSkus } from '../../../lib/contract/cart/order-pad.contract';
import { present } from '../../system/present';
import { buyer, cartQuery, post } from '../support/ordering';
import { call, send, TRADE } from '../support/client';

let token: string;
beforeEach(async () => ({ token } = await buyer(TRADE)));

const find = async (code: string) => {
  const { data } = await call(findSkus, { token, body: { wanted: [{ code, words: '' }] } });
  return present(present(data[0]).skus[0]);
};

it('returns each wanted code at its position', async () => {
  const wanted = ['BB-SH-OAT-500', 'nothing-here-1', 'bbshoat500'].map((code) => ({ code, words: '' }));
  const { data } = await call(findSkus, { token, body: { wanted } });
  expect(data.map(({ match }) => match)).toEqual(['exact', 'none', 'written']);
  expect(present(data[0]).skus).toMatchObject([{ sku: { code: 'BB-SH-OAT-500' }, name: '500 mL, Oatmeal & Honey' }]);
});

it('suggests skus while typing', async () => {
  const { data } = await call(suggestSkus, { token, body: { search: 'bb-sh-oat' } });
  expect(data.length).toBeGreaterThan(1);
  expect(data.every(({ sku }) => sku.code.startsWith('BB-SH-OAT'))).toBe(true);
});

it('has no prices without a session, and accepts up to a thousand codes', async () => {
  const one = { code: 'BB-SH-OAT-500', words: '' };
  expect(await send(findSkus, { body: { wanted: [one] } })).toMatchObject({ status: 401 });
  expect(await send(suggestSkus, { body: { search: 'oat' } })).toMatchObject({ status: 401 });
  const wanted = Array.from({ length: 1_001 }, () => one);
  expect(await post(findSkus.path, token, { wanted })).toMatchObject({ status: 422 });
});

it('enforces minimum and step quantities over the whole cart', async () => {
  const { sku, min_qty: least } = await find('SG-DS-CAP-CLY');
  const add = (qty: number) =>
    call(cartAddMany, { token, body: { lines: [{ sku: sku.id, qty, addons: [] }], session: '' } });
  expect((await add(5)).lines).toMatchObject([{ added: 0, message: `This is sold from ${least} pieces.` }]);
  expect((await add(8)).lines).toMatchObject([{ added: 0, message: 'This is sold in multiples of 6.' }]);
  expect((await add(6)).lines).toMatchObject([{ added: 6 }]);
  const { items } = await call(getCart, { token, body: cartQuery() });
  const { id } = present(items[0]);
  expect(await send(cartUpdate, { token, body: { id, qty: 9, session: '' } })).toMatchObject({ status: 422 });
  expect(await call(cartUpdate, { token, body: { id, qty: 12, session: '' } })).toMatchObject({ item_count: 12 });
});
