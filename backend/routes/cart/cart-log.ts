import { type LoggedChange, cartLog, cartLogSeen } from '@/lib/contract/cart/cart-log.contract';
import type { CartChange } from '@/lib/domain/cart/cart-changes';
import { callerOf, handle } from '../../http/handle';
import type { PlatformApp } from '../../http/platform';
import { changesSince, markSeen } from '../../services/cart/cart-snapshots';

function toLogged({ kind, line, was: { qty, price } }: CartChange): LoggedChange {
  return {
    kind,
    sku: { id: line.skuId, code: line.code },
    product_name: line.name,
    name: line.options,
    addons: [...line.addons],
    qty: line.qty,
    price: line.price,
    available_qty: line.available,
    was: { qty, price },
  };
}

/** Changes of a cart since a session last saw it. */
export function registerCartLog(app: PlatformApp): void {
  handle(app, cartLog, async (call) => {
    const { changes, mark } = await changesSince(call.db, callerOf(call));
    return { changes: changes.map(toLogged), mark };
  });

  handle(app, cartLogSeen, async (call) => {
    await markSeen(call.db, callerOf(call), call.body.mark);
    return { success: true };
  });
}
