import { orderBar } from '@/lib/contract/cart/order-bar.contract';
import { callerOf, handle } from '../../http/handle';
import type { PlatformApp } from '../../http/platform';
import { orderBarFacts } from '../../services/cart/order-bar';
import { cartContext } from './cart';

/** Facts for the order bar on a customer's pages. */
export function registerOrderBar(app: PlatformApp): void {
  handle(app, orderBar, (call) => orderBarFacts(cartContext(call), callerOf(call).id, call.body.promotion_code));
}
