import { cartLog, cartLogSeen } from '../../../lib/contract/cart/cart-log.contract';
import { cartAddMany, cartRemove, cartUpdate, getCart } from '../../../lib/contract/cart/cart.contract';
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

it('lists changes by another session until they are seen', async () => {
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

it('merges concurrent changes of two sessions, and lists to each those of the other', async () => {
  const { token: mine, email } = account;
  const [large, bags] = await Promise.all([
    skuOf(mine, 'kangaroo-training-bites', 'BB-TR-ROO-1000'),
    skuOf(mine, 'plant-blend-waste-bags', 'SG-WB-PLT-4'),
  ]);
  await add(mine, sku.id, 1);
  const { items } = await add(mine, large.id, 2);
  const [changed, removed] = items.map(({ id }) => id);
  const { access_token: other } = await signInByMail(email);
  for (const token of [mine, other]) expect((await log(token)).changes).toEqual([]);
  const lines = [bags.id, bags.id, sku.id].map((id) => ({ sku: id, qty: 2, addons: [] }));
  const [, , added] = await Promise.all([
    call(cartUpdate, { token: mine, body: { id: changed ?? '', qty: 4, session: '' } }),
    call(cartRemove, { token: mine, body: { id: removed ?? '', session: '' } }),
    call(cartAddMany, { token: other, body: { lines, session: '' } }),
  ]);
  expect(added.lines.map((line) => line.added)).toEqual([2, 2, 2]);
  const quantities = new Map((await cartOf(mine)).items.map((item) => [item.sku_id, item.qty]));
  // Depends on whether the quantity was set before or after 2 were added.
  expect([4, 6]).toContain(quantities.get(sku.id));
  expect([...quantities.keys()]).toEqual([sku.id, bags.id]);
  expect(quantities.get(bags.id)).toBe(4);
  expect((await log(mine)).changes).toContainEqual(expect.objectContaining({ kind: 'added', qty: 4 }));
  expect((await log(other)).changes).toContainEqual(
    expect.objectContaining({ kind: 'removed', sku: { id: large.id, code: large.code }, qty: 2 }),
  );
});

it('moves a line to the saved-for-later list, which is created once', async () => {
  const { token } = account;
  const other = await skuOf(token, 'kangaroo-training-bites', 'BB-TR-ROO-1000');
  await add(token, sku.id, 3);
  const { items } = await add(token, other.id, 1);
  const [first, second] = items;
  const saved = await call(saveForLater, { token, body: { id: first?.id ?? '', qty: 5, name: NAME } });
  expect(saved).toMatchObject({ sku: sku.id, qty: 5, before: 0 });
  expect((await cartOf(token)).items).toMatchObject([{ sku_id: other.id }]);
  const again = await call(saveForLater, { token, body: { id: second?.id ?? '', name: NAME } });
  expect(again.list).toBe(saved.list);
  const { item } = await call(listById, { token, params: { id: saved.list } });
  expect(item).toMatchObject({ name: NAME, lines: [{ qty: 5 }, { qty: 1 }] });
  // What was saved before is added to, and the reply says what an undo restores.
  const more = await add(token, sku.id, 2);
  const third = more.items.find(({ sku_id }) => sku_id === sku.id);
  expect(await call(saveForLater, { token, body: { id: third?.id ?? '', name: NAME } })).toMatchObject({
    line: saved.line,
    qty: 2,
    before: 5,
  });
  const listed = await call(listById, { token, params: { id: saved.list } });
  expect(listed.item.lines).toMatchObject([{ qty: 7 }, { qty: 1 }]);
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
