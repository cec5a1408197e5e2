import { requestStock, stockReturned } from '@/lib/contract/catalogue/stock-request';
import { callerOf, handle } from '../../http/handle';
import type { PlatformApp } from '../../http/platform';
import { notFound } from '../../system/refusals/platform-error';
import { recordId } from '../../rules/values/record-id';
import { askForStock } from '../../services/catalogue/stock/stock-requests';
import { stockReturnedFor } from '../../services/catalogue/stock/stock-returned';

/** Requests to be notified when a sku is in stock again, and the skus that are, for customers. */
export function registerStockRequest(app: PlatformApp): void {
  handle(app, requestStock, async (call) => {
    const skuId = recordId(call.body.sku);
    if (skuId === null) throw notFound('This product');
    return { waiting: await askForStock(call.db, { userId: callerOf(call).id, skuId }, call.at) };
  });

  handle(app, stockReturned, async (call) => ({ data: await stockReturnedFor(call.db, callerOf(call).id) }));
}
