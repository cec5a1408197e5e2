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
import { FAULTS, ROWS, faultySheet } from '../../../lib/domain/cart/order-text/testing/faulty-sheet';
import { orderById } from '../../../lib/contract/orders/order';
import { present } from '../../system/present';
import { BUYER, buyer, emptyCart, firstDelivery, order } from '../support/ordering';
import { call } from '../support/client';

const GOOD = ['BB-TR-ROO-100', 'BB-SH-OAT-250', 'BB-WT-DIL-3'];

/** Corrects a row as a customer would; null removes it. */
function clampOnBlur(row: PadRow): PadRow | null {
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

it('orders a spreadsheet of 200 rows with 20 kinds of faults, each recognised', async () => {
  expect(FAULTS).toHaveLength(20);
  const who = await buyer(BUYER);
  const read = readOrderText(faultySheet(GOOD));
  expect(read.skipped.map(({ original }) => original)).toEqual(['Code\tProduct\tQty', 'Total\t\t200']);
  const typed = read.rows.map((row, at) => rowOf(row, String(at)));
  expect(typed).toHaveLength(ROWS);

  const { data } = await call(findSkus, { token: who.token, body: { wanted: typed.map(wantedOf) } });
  const rows = typed.map((row, at) => ({ ...row, found: toPadFound(present(data[at])) }));
  expect(FAULTS.map(([kind], at) => [kind, stateOf(present(rows[at])).kind])).toEqual(
    FAULTS.map(([kind, , state]) => [kind, state]),
  );
  expect(rows.slice(FAULTS.length).filter((row) => stateOf(row).kind !== 'ready')).toEqual([]);

  const right = rows.flatMap((row) => clampOnBlur(row) ?? []);
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
