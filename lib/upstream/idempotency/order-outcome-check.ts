import 'server-only';
import { orderList } from '../../contract/orders/order';
import type { submitOrder } from '../../contract/cart/cart.contract';
import { UpstreamError } from '../errors';
import type { OutcomeCheck } from './once';
import { sessionWrite } from '../session-call';

/** Number of latest orders compared: colleagues may place orders meanwhile. */
const LOOKED_AT = 10;
/** Marks an account without orders. */
const NONE = 'none';

async function latest(count: number) {
  return (await sessionWrite(orderList, { query: { page_size: count } })).data;
}

/** Finds an order whose response was lost: one with the same total (cents with GST) that did not exist before. */
export function orderOutcomeCheck(total: number | null): OutcomeCheck<typeof submitOrder> {
  return {
    async mark() {
      try {
        return (await latest(1))[0]?.id ?? NONE;
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error;
        return null;
      }
    },
    async find(mark) {
      const orders = await latest(LOOKED_AT);
      const known = orders.findIndex(({ id }) => id === mark);
      const since = orders.slice(0, known === -1 ? undefined : known);
      const placed = since.find((order) => total === null || order.total_amount === total);
      return placed ? { success: true, message: '', order_id: placed.id } : null;
    },
  };
}
