import { USUAL_LIST } from '../../../lib/contract/orders/list-names';
import { randomUUID } from 'node:crypto';
import {
  listAddLines,
  listAll,
  listById,
  listCreate,
  listDelete,
  listRestore,
  listSave,
  orderCompare,
} from '../../../lib/contract/orders/lists.contract';
import { orderList } from '../../../lib/contract/orders/order';
import { present } from '../../system/present';
import { call, refusal, send, signIn, TRADE } from '../support/client';
import { newAccount } from '../support/new-account';
import { BUYER, post, type StockedSku, skuOf, wordsOf } from '../support/ordering';

const GINA = 'gina@example.com';
const SLUG = 'kangaroo-training-bites';
let mine: string;
let small: StockedSku;
let large: StockedSku;

beforeEach(async () => {
  mine = (await newAccount()).token;
  small = await skuOf(mine, SLUG, 'BB-TR-ROO-100');
  large = await skuOf(mine, SLUG, 'BB-TR-ROO-1000');
});

const line = (sku: string, qty: number, note = '') => ({ sku, qty, note, addons: [] });
const create = (lines: ReturnType<typeof line>[], token = mine, shared = false) =>
  call(listCreate, { token, body: { name: 'Front shelf', shared, lines } });
const detail = async (id: string, token = mine) => (await call(listById, { token, params: { id } })).item;
const save = (id: string, changes: object, token = mine) =>
  call(listSave, { token, params: { id }, body: { lines: [], remove: [], seen: [], restore: false, ...changes } });

it('keeps quantities and notes, with the current state of each line', async () => {
  const { id } = await create([line(small.id, 12, 'Eye level'), line(large.id, 2)]);
  expect(await detail(id)).toMatchObject({
    name: 'Front shelf',
    mine: true,
    shared: false,
    line_count: 2,
    lines: [
      { sku_code: small.code, qty: 12, note: 'Eye level', price_then: small.price, price_now: small.price },
      { sku_code: large.code, qty: 2, note: '', sku: { available_qty: large.available } },
    ],
  });
  expect((await call(listAll, { token: mine })).data).toMatchObject([{ id, line_count: 2 }]);
});

it('creates one list from a form sent twice', async () => {
  const key = randomUUID();
  const body = { name: 'Once', shared: false, lines: [] };
  const replies = [];
  for (let time = 0; time < 2; time += 1)
    replies.push(await post('/sell/list/create', mine, body, { 'Idempotency-Key': key }));
  expect(replies[0]?.json).toEqual(replies[1]?.json);
  expect((await call(listAll, { token: mine })).data).toHaveLength(1);
});

it('sets the quantity of skus already on it, and skips those not sold', async () => {
  const { id } = await create([line(small.id, 12, 'Eye level')]);
  const reply = await call(listAddLines, {
    token: mine,
    params: { id },
    body: { lines: [line(small.id, 6), line(large.id, 1), line('999999', 1), line('abc', 1)] },
  });
  expect(reply).toEqual({ added: 1, changed: 1 });
  expect((await detail(id)).lines).toMatchObject([{ qty: 6, note: 'Eye level' }, { qty: 1 }]);
});

it('changes only the named fields', async () => {
  const { id } = await create([line(small.id, 12, 'Eye level'), line(large.id, 2)]);
  const [first, second] = (await detail(id)).lines;
  await Promise.all([
    save(id, { lines: [{ id: present(first).id, qty: 24 }] }),
    save(id, { lines: [{ id: present(second).id, note: 'Below' }] }),
  ]);
  expect((await detail(id)).lines).toMatchObject([
    { qty: 24, note: 'Eye level' },
    { qty: 2, note: 'Below' },
  ]);
  await save(id, { name: 'Back shelf', remove: [present(second).id] });
  expect(await detail(id)).toMatchObject({ name: 'Back shelf', line_count: 1 });
});

it('can be restored after deletion', async () => {
  const { id } = await create([line(small.id, 1)]);
  await call(listDelete, { token: mine, params: { id } });
  expect(refusal(await send(listById, { token: mine, params: { id } })).status).toBe(404);
  await call(listRestore, { token: mine, params: { id } });
  expect((await detail(id)).line_count).toBe(1);
});

it('takes a deletion or its undo that is sent again after a lost reply', async () => {
  const { id } = await create([line(small.id, 1)]);
  for (const again of [listDelete, listDelete, listRestore, listRestore])
    await call(again, { token: mine, params: { id } });
  expect((await detail(id)).line_count).toBe(1);
});

it('is private to its account', async () => {
  const { id } = await create([line(small.id, 1)]);
  const { access_token: other } = await signIn(TRADE);
  const body = { lines: [], remove: [], seen: [], restore: false };
  const replies = await Promise.all([
    send(listById, { token: other, params: { id } }),
    send(listSave, { token: other, params: { id }, body }),
    send(listAddLines, { token: other, params: { id }, body: { lines: [line(small.id, 1)] } }),
    send(listDelete, { token: other, params: { id } }),
    send(listRestore, { token: other, params: { id } }),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect(refusal(await send(listAll, {})).status).toBe(401);
});

it('is shared within a business, which can change its lines but not its name', async () => {
  const { access_token: luca } = await signIn(BUYER);
  const { access_token: gina } = await signIn(GINA);
  const { id } = await create([line(small.id, 3)], luca, true);
  const shown = await detail(id, gina);
  expect(shown).toMatchObject({ shared: true, mine: false, owner_name: 'Luca Bernardi' });
  await save(id, { lines: [{ id: present(shown.lines[0]).id, qty: 5 }] }, gina);
  expect((await detail(id, luca)).lines).toMatchObject([{ qty: 5 }]);
  // The prices last seen are the owner's alone.
  expect(present(shown.lines[0]).price_then).toBeNull();
  const seen = (price: number) => [{ id: present(shown.lines[0]).id, price }];
  await save(id, { seen: seen(1) }, gina);
  expect((await detail(id, luca)).lines).toMatchObject([{ price_then: small.price }]);
  await save(id, { seen: seen(1) }, luca);
  expect((await detail(id, luca)).lines).toMatchObject([{ price_then: 1 }]);
  const body = { name: 'Mine', lines: [], remove: [], seen: [], restore: false };
  expect(refusal(await send(listSave, { token: gina, params: { id }, body })).status).toBe(403);
  await save(id, { shared: false }, luca);
  expect(refusal(await send(listById, { token: gina, params: { id } })).status).toBe(404);
  await call(listDelete, { token: luca, params: { id } });
});

it('is not shared without a business', async () => {
  const { id } = await create([line(small.id, 1)], mine, true);
  expect(await detail(id)).toMatchObject({ shared: false, can_share: false });
});

it.each([
  [{ name: '  ', lines: [] }, 'name'],
  [{ name: 'x'.repeat(61), lines: [] }, 'name'],
  [{ name: 'x', lines: [{ sku: '1', qty: 0 }] }, 'lines.0.qty'],
])('refuses %j', async (body, field) => {
  const { status, errors } = wordsOf(await post('/sell/list/create', mine, body));
  expect([status, Object.keys(errors)]).toEqual([422, [field]]);
});

describe('the usual order', () => {
  it('contains skus ordered repeatedly, and can be changed', async () => {
    const { access_token: token } = await signIn(GINA);
    await save(USUAL_LIST, { restore: true }, token);
    const before = await detail(USUAL_LIST, token);
    const jerky = present(before.lines.find(({ sku_code: code }) => code === 'DF-JK-ROO-100'));
    expect(jerky).toMatchObject({
      history: { times: 5, last_ordered_on: '2026-11-03', every_days: 28, due_on: '2026-12-01' },
    });
    await save(USUAL_LIST, { lines: [{ id: jerky.id, qty: 36 }] }, token);
    const tin = present(before.lines.find(({ sku_code: code }) => code === 'LW-BI-TIN-WAT'));
    await save(USUAL_LIST, { remove: [tin.id] }, token);
    const after = await detail(USUAL_LIST, token);
    expect(after).toMatchObject({ left_out: 1, line_count: before.line_count - 1 });
    expect(after.lines.find(({ id }) => id === jerky.id)?.qty).toBe(36);
    await save(USUAL_LIST, { restore: true, lines: [{ id: jerky.id, qty: 12 }] }, token);
    expect((await detail(USUAL_LIST, token)).line_count).toBe(before.line_count);
    expect((await call(listAll, { token })).usual_count).toBe(before.line_count);
  });

  it('is empty without past orders', async () => {
    expect(await detail(USUAL_LIST)).toMatchObject({ lines: [], left_out: 0 });
  });
});

it('compares an order with current prices, only for its owner', async () => {
  const { access_token: luca } = await signIn(BUYER);
  const { data } = await call(orderList, { token: luca, query: {} });
  const { id } = present(data.find(({ number }) => number === 'BB-10422'));
  const { lines } = await call(orderCompare, { token: luca, params: { id } });
  expect(lines.map(({ sku_code: code, qty }) => [code, qty])).toEqual([
    ['DF-JK-JAR-60', 1],
    ['DF-BI-CAR-5000', 2],
    ['BB-TR-ROO-100', 24],
    ['LW-BI-TIN-WAT', 6],
  ]);
  expect(lines[2]).toMatchObject({ price_then: small.price, price_now: small.price });
  expect(refusal(await send(orderCompare, { token: mine, params: { id } })).status).toBe(404);
});
