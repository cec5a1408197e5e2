import { cartLog, cartLogSeen } from '../../../lib/contract/cart/cart-log.contract';
import { cartRemove, getCart } from '../../../lib/contract/cart/cart.contract';
import { listById, listSave, saveForLater } from '../../../lib/contract/orders/lists.contract';
import { call, refusal, send } from '../support/client';
import { newAccount, signInByMail } from '../support/new-account';
import { type StockedSku, add, cartQuery, skuOf } from '../support/ordering';

const NAME = 'Saved for later';
let account: Awaited<ReturnType<typeof newAccount>>;
let sku: StockedSku;

beforeEach(async () => {
  account = await newAccount();
  sku = await skuOf(account.token, 'kangaroo-training-bites', 'BB-TR-ROO-100');
});

const log = (token: string) => call(cartLog, { token, body: {} });
const cartOf = (token: string) => call(getCart, { token, body: cartQuery() });

it('tells one sign-in what another did, until it was seen', async () => {
  const { token: mine, email } = account;
  await add(mine, sku.id, 3);
  expect((await log(mine)).changes).toEqual([]);
  const { access_token: other } = await signInByMail(email);
  const [item] = (await cartOf(other)).items;
  await call(cartRemove, { token: other, body: { id: item?.id ?? '', session: '' } });
  const { changes, mark } = await log(mine);
  expect(changes).toMatchObject([{ kind: 'removed', sku: { id: sku.id }, qty: 3, price: sku.price }]);
  expect((await log(other)).changes).toEqual([]);
  await call(cartLogSeen, { token: mine, body: { mark: 'of another cart' } });
  expect((await log(mine)).changes).toHaveLength(1);
  await call(cartLogSeen, { token: mine, body: { mark } });
  expect((await log(mine)).changes).toEqual([]);
});

it('moves a line to the list of what is saved for later, and makes one such list', async () => {
  const { token } = account;
  const other = await skuOf(token, 'kangaroo-training-bites', 'BB-TR-ROO-1000');
  await add(token, sku.id, 3);
  const { items } = await add(token, other.id, 1);
  const [first, second] = items;
  const saved = await call(saveForLater, { token, body: { id: first?.id ?? '', qty: 5, name: NAME } });
  expect(saved).toMatchObject({ sku: sku.id, qty: 5 });
  expect((await cartOf(token)).items).toMatchObject([{ sku_id: other.id }]);
  const again = await call(saveForLater, { token, body: { id: second?.id ?? '', name: NAME } });
  expect(again.list).toBe(saved.list);
  const { item } = await call(listById, { token, params: { id: saved.list } });
  expect(item).toMatchObject({ name: NAME, lines: [{ qty: 5 }, { qty: 1 }] });
  await call(listSave, {
    token,
    params: { id: saved.list },
    body: { lines: [], remove: [saved.line], seen: [], restore: false },
  });
  expect((await call(listById, { token, params: { id: saved.list } })).item.lines).toHaveLength(1);
});

it('refuses a line that is not in the cart, and visitors', async () => {
  const { token } = account;
  expect(refusal(await send(saveForLater, { token, body: { id: '999999', name: NAME } }))).toMatchObject({
    status: 404,
  });
  for (const reply of [await send(cartLog, { body: {} }), await send(cartLogSeen, { body: { mark: 'x' } })])
    expect(refusal(reply)).toMatchObject({ status: 401 });
});
