import 'server-only';
import { cartLog } from '../../contract/cart/cart-log.contract';
import { type CartLogState, toCartLog } from '../../domain/cart/cart-log';
import { sessionCall } from '../../upstream/session-call';
import { isForCustomer } from '../for-customer';
import { orNothing } from '../or-nothing';

/** What changed in the cart since this sign-in looked; null for a visitor, and where the platform lacks the call. */
export async function getCartLog(): Promise<CartLogState | null> {
  if (!(await isForCustomer())) return null;
  const reply = await orNothing(sessionCall(cartLog, { body: {} }));
  return reply && toCartLog(reply);
}
