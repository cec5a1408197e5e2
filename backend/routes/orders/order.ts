import { submitOrder } from '@/lib/contract/cart/cart.contract';
import { boughtBefore } from '@/lib/contract/orders/bought';
import { orderById, orderList, reorder } from '@/lib/contract/orders/order';
import { callerOf, handle } from '../../http/handle';
import type { PlatformApp } from '../../http/platform';
import { notFound, PlatformError } from '../../system/refusals/platform-error';
import { readReturnAddress } from '../../rules/web/return-address';
import { expireOrders } from '../../services/orders/expire-orders';
import { findOrder, listOrders } from '../../services/orders/find-orders';
import { findLastPurchases } from '../../services/orders/lists/bought-before';
import { recordId } from '../../rules/values/record-id';
import { once } from '../../http/remember-reply';
import { reorderLines } from '../../services/orders/reorder';
import { submit } from './submit-order';
import { runOwnChange } from '../../services/cart/cart-snapshots';
import { viewCart } from '../../services/cart/view-cart';
import { cartContext } from '../cart/cart';

const changes = reorder.reply.pick({ changes: true });
const PAGE_SIZE = 20;
const MAX_PER_PAGE = 100;

/** Routes that place and show orders (specification 1, sections 4 and 7). */
export function registerOrder(app: PlatformApp): void {
  handle(app, submitOrder, async (call) => {
    const { id: userId } = callerOf(call);
    if (readReturnAddress(call.body.url, call.config.APP_ORIGIN) === null) {
      const message = 'A payment cannot return to that address.';
      throw new PlatformError(422, 'INVALID_INPUT', message, { errors: { url: message } });
    }
    await expireOrders(call, call.at);
    return submit(call, userId);
  });

  handle(app, orderList, async (call) => {
    await expireOrders(call, call.at);
    const size = Math.min(MAX_PER_PAGE, Math.max(1, call.query.page_size ?? PAGE_SIZE));
    const { data, total } = await listOrders(call.db, callerOf(call).id, Math.max(1, call.query.page ?? 1), size);
    return { data, total, num_pages: Math.max(1, Math.ceil(total / size)) };
  });

  handle(app, boughtBefore, async (call) => ({
    data: await findLastPurchases(call.db, callerOf(call).id, call.body.products),
  }));

  handle(app, orderById, async (call) => {
    await expireOrders(call, call.at);
    const id = recordId(call.params.id ?? '');
    const item = id === null ? null : await findOrder(call.db, call.config, { id, userId: callerOf(call).id }, call.at);
    if (!item) throw notFound('This order');
    return { item };
  });

  handle(app, reorder, (call) => {
    const { id: userId } = callerOf(call);
    const orderId = recordId(call.params.id ?? '');
    if (orderId === null) throw notFound('This order');
    return call.db.transaction(async (tx) => {
      const request = {
        userId,
        key: call.sessionHeaders.idempotencyKey,
        body: { reorder: orderId },
        reply: changes,
        at: call.at,
      };
      const done = await once(tx, request, async () => {
        const brought = await runOwnChange(tx, callerOf(call), call.at, () =>
          reorderLines(tx, { orderId, userId, at: call.at }),
        );
        if (!brought) throw notFound('This order');
        return { changes: brought };
      });
      // A repeated request gets the stored report, but the current cart.
      return { ...done, cart: await viewCart({ ...cartContext({ ...call, body: {} }), db: tx }) };
    });
  });
}
