import { requestStock, stockReturned } from '../../../lib/contract/catalogue/stock-request';
import { buyer, skuOf } from '../support/ordering';
import { call, refusal, send, TRADE } from '../support/client';

const SOLD_OUT = { slug: 'christmas-treat-crate', code: 'DF-GS-XMAS' };

it('stores a repeated request once, and none for skus in stock', async () => {
  const { token } = await buyer(TRADE);
  const gone = await skuOf(token, SOLD_OUT.slug, SOLD_OUT.code);
  const there = await skuOf(token, 'kangaroo-training-bites', 'BB-TR-ROO-100');
  const ask = (sku: string) => call(requestStock, { token, body: { sku } });
  expect(await Promise.all([ask(gone.id), ask(gone.id)])).toEqual([{ waiting: true }, { waiting: true }]);
  expect(await ask(there.id)).toEqual({ waiting: false });
});

it('is for customers only, and for products on sale', async () => {
  const { token } = await buyer(TRADE);
  expect(refusal(await send(requestStock, { body: { sku: '1' } }))).toMatchObject({ status: 401 });
  for (const sku of ['999999', 'abc', '0'])
    expect(refusal(await send(requestStock, { token, body: { sku } }))).toMatchObject({ status: 404 });
});

it('lists what is back in stock only for its customer', async () => {
  const { token } = await buyer(TRADE);
  expect((await call(stockReturned, { token })).data).toEqual([]);
  expect(refusal(await send(stockReturned, {}))).toMatchObject({ status: 401 });
});
