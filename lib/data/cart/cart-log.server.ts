import 'server-only';
import { cartLog } from '../../contract/cart/cart-log.contract';
import { type CartLogState, toCartLog } from '../../domain/cart/cart-log';
import { sessionCall } from '../../upstream/session-call';
import { isForCustomer } from '../for-customer';
import { orNull } from '../or-null';

/** Changes to the cart since this session last saw it; null for a visitor, and if the platform lacks the call. */
export async function getCartLog(): Promise<CartLogState | null> {
  if (!(await isForCustomer())) return null;
  const reply = await orNull(sessionCall(cartLog, { body: {} }));
  return reply && toCartLog(reply);
}
