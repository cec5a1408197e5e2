import { submitOrder } from '@/lib/contract/cart';
import { orderById, orderList } from '@/lib/contract/order';
import { callerOf, handle } from '../../http/handle';
import type { PlatformApp } from '../../http/platform';
import { notFound, PlatformError } from '../../http/platform-error';
import { readReturnAddress } from '../../rules/return-address';
import { expireOrders } from '../../sell/expire-orders';
import { findOrder, listOrders } from '../../sell/find-orders';
import { recordId } from '../../sell/record-id';
import { submit } from '../../sell/submit-order';

const PAGE_SIZE = 20;
const MOST_PER_PAGE = 100;

/** Routes that place orders and show them (specification 1, sections 4 and 7). */
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
    const size = Math.min(MOST_PER_PAGE, Math.max(1, call.query.page_size ?? PAGE_SIZE));
    const { data, total } = await listOrders(call.db, callerOf(call).id, Math.max(1, call.query.page ?? 1), size);
    return { data, total, num_pages: Math.max(1, Math.ceil(total / size)) };
  });

  handle(app, orderById, async (call) => {
    await expireOrders(call, call.at);
    const id = recordId(call.params.id ?? '');
    const item = id === null ? null : await findOrder(call.db, call.config, { id, userId: callerOf(call).id }, call.at);
    if (!item) throw notFound('This order');
    return { item };
  });
}
