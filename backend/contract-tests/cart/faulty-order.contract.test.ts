import { cartAddMany } from '../../../lib/contract/cart/cart.contract';
import { findSkus } from '../../../lib/contract/cart/order-pad.contract';
import { linesOf, rowsLeft } from '../../../lib/domain/cart/order-pad/pad-lines';
import {
  type PadRow,
  possibleQty,
  rowOf,
  stateOf,
  wantedOf,
  withSku,
} from '../../../lib/domain/cart/order-pad/pad-row';
import { toPadFound } from '../../../lib/domain/cart/order-pad/pad-sku';
import { readOrderText } from '../../../lib/domain/cart/order-text/read-order-text';
import { orderById } from '../../../lib/contract/orders/order';
import { present } from '../../system/present';
import { BUYER, buyer, emptyCart, firstDelivery, order } from '../support/ordering';
import { call } from '../support/client';

/** Columns of a spreadsheet: code, product, quantity. What each kind of fault is seen as. */
const FAULTS: readonly (readonly [kind: string, row: string, state: string])[] = [
  ['small letters', 'bb-sh-oat-500\t\t1', 'ready'],
  ['no hyphens', 'BBWTDIL3\t\t1', 'ready'],
  ['other hyphens', 'BB‑TR‑ROO‑100\t\t1', 'ready'],
  ['spaces and signs that nobody sees', ' BB-TR-ROO-250\u200b \t\t 1 ', 'ready'],
  ['a formula’s sign before the code', '=BB-WT-DIL-3\t\t1', 'ready'],
  ['O for 0', 'BB-SH-0AT-5OO\t\t1', 'guess'],
  ['a letter more', 'BB-SH-OATT-250\t\t1', 'guess'],
  ['a letter less', 'BB-TR-OO-100\t\t1', 'guess'],
  ['another letter', 'DF-JK-RXO-100\t\t1', 'guess'],
  ['letters swapped', 'BB-RT-ROO-250\t\t1', 'guess'],
  ['a name in place of the code', '\tkangaroo jerky strips 200 g\t1', 'guess'],
  ['a name that means several', '\tkangaroo jerky strips\t1', 'choose'],
  ['their own code beside our name', 'MY-OWN-77\tKangaroo jerky strips 1 kg\t1', 'guess'],
  ['a code that nobody knows', 'XX-NO-SUCH-1\t\t1', 'unknown'],
  ['out of stock', 'DF-JK-EMU-80\t\t1', 'out-of-stock'],
  ['less than is sold at once', 'SG-DS-CAP-INK\t\t2', 'least'],
  ['between two cartons', 'SG-DS-CAP-INK\t\t8', 'multiple'],
  ['a quantity in words', 'BB-TR-ROO-100\t\ta few', 'no-quantity'],
  ['half a piece', 'BB-TR-ROO-100\t\t1.5', 'no-quantity'],
  ['less than nothing', 'BB-TR-ROO-100\t\t-4', 'no-quantity'],
];

const ROWS = 200;
const GOOD = ['BB-TR-ROO-100\t\t1', 'BB-SH-OAT-250\t\t1', 'BB-WT-DIL-3\t\t1'];

/** What somebody does about a row who looks at it; null takes it off. */
function putRight(row: PadRow): PadRow | null {
  const state = stateOf(row);
  switch (state.kind) {
    case 'guess':
      return withSku(row, state.sku);
    case 'choose':
      return withSku(row, present(row.found?.skus[0]));
    case 'least':
    case 'multiple':
    case 'short':
      return { ...row, qty: String(possibleQty(state, row)) };
    case 'no-quantity':
      return { ...row, qty: '1' };
    case 'ready':
      return row;
    default:
      return null;
  }
}

it('orders a spreadsheet of 200 rows with 20 kinds of faults, each seen for what it is', async () => {
  expect(FAULTS).toHaveLength(20);
  const who = await buyer(BUYER);
  const sheet = [
    'Code\tProduct\tQty',
    ...Array.from({ length: ROWS }, (_, at) => present(FAULTS[at]?.[1] ?? GOOD[at % GOOD.length])),
    'Total\t\t200',
  ].join('\r\n');
  const read = readOrderText(sheet);
  expect(read.skipped.map(({ original }) => original)).toEqual(['Code\tProduct\tQty', 'Total\t\t200']);
  const typed = read.rows.map((row, at) => rowOf(row, String(at)));
  expect(typed).toHaveLength(ROWS);

  const { data } = await call(findSkus, { token: who.token, body: { wanted: typed.map(wantedOf) } });
  const rows = typed.map((row, at) => ({ ...row, found: toPadFound(present(data[at])) }));
  expect(FAULTS.map(([kind], at) => [kind, stateOf(present(rows[at])).kind])).toEqual(
    FAULTS.map(([kind, , state]) => [kind, state]),
  );
  expect(rows.slice(FAULTS.length).filter((row) => stateOf(row).kind !== 'ready')).toEqual([]);

  const right = rows.flatMap((row) => putRight(row) ?? []);
  expect(right).toHaveLength(ROWS - 2);
  const lines = linesOf(right);
  const added = await call(cartAddMany, {
    token: who.token,
    body: { lines: lines.map((line) => ({ ...line, addons: [] })), session: '' },
  });
  expect(rowsLeft(right, added.lines)).toEqual([]);
  const pieces = lines.reduce((sum, { qty }) => sum + qty, 0);
  expect(added.cart.item_count).toBe(pieces);
  const placed = await order({
    token: who.token,
    address: who.address,
    delivery: await firstDelivery(who),
    gateway: 'account',
  });
  const { item } = await call(orderById, { token: who.token, params: { id: present(placed.order_id) } });
  expect(item.lines.reduce((sum, { qty }) => sum + qty, 0)).toBe(pieces);
  await emptyCart(who.token);
});
