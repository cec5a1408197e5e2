import { orderFormSkus } from '../../../lib/contract/cart/order-form.contract';
import { buyer, post } from '../support/ordering';
import { call, send, TRADE } from '../support/client';

let token: string;
beforeEach(async () => ({ token } = await buyer(TRADE)));

const WHOLE = { group: '', ordered_since: '', after: '', products: 500 };

it('lists everything in pieces, each sku once', async () => {
  const whole = await call(orderFormSkus, { token, body: WHOLE });
  expect(whole.next ?? null).toBeNull();
  const codes: string[] = [];
  let after = '';
  do {
    const { data, next } = await call(orderFormSkus, { token, body: { ...WHOLE, after, products: 20 } });
    codes.push(...data.map(({ sku }) => sku.code));
    after = next ?? '';
  } while (after !== '');
  expect(codes).toEqual(whole.data.map(({ sku }) => sku.code));
  expect(new Set(codes).size).toBe(codes.length);
});

it('lists one category, and nothing for an unknown one', async () => {
  const { data } = await call(orderFormSkus, { token, body: { ...WHOLE, group: 'dog-shampoo-conditioners' } });
  expect(data.map(({ sku }) => sku.code)).toContain('BB-SH-OAT-500');
  expect(data.map(({ sku }) => sku.code)).not.toContain('DF-JK-ROO-200');
  expect((await call(orderFormSkus, { token, body: { ...WHOLE, group: 'no-such' } })).data).toEqual([]);
});

it('lists nothing ordered since a future date, and no prices without a session', async () => {
  expect((await call(orderFormSkus, { token, body: { ...WHOLE, ordered_since: '2999-01-01' } })).data).toEqual([]);
  expect(await send(orderFormSkus, { body: WHOLE })).toMatchObject({ status: 401 });
  for (const wrong of [{ after: 'x' }, { ordered_since: 'last year' }, { products: 5_000 }])
    expect(await post(orderFormSkus.path, token, { ...WHOLE, ...wrong })).toMatchObject({ status: 422 });
});
