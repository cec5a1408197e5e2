import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { type OrderBarFacts, orderBar } from '../../contract/cart/order-bar.contract';
import { type OrderBar, orderBarOf, toOrderBar } from '../../domain/cart/order-bar';
import { readPromotion } from '../../session/cookies/promotion';
import { UpstreamError, isNotFound } from '../../upstream/errors';
import { sessionCall } from '../../upstream/session-call';
import { isForCustomer } from '../for-customer';
import { orNothing } from '../or-nothing';
import { getCart } from './cart.server';

/** A page waits no longer for what it can do without. */
const LONGEST_WAIT_MS = 400;

export interface OrderBarState {
  readonly facts: OrderBar;
  /** Whether freight and days are in it, as far as the platform tells them at all. */
  readonly complete: boolean;
}

/** Null for a visitor, and when the platform tells nothing of the cart. Both reads run beside those of the page. */
export const getOrderBar = cache(async (): Promise<OrderBarState | null> => {
  if (!(await isForCustomer())) return null;
  const late = new AbortController();
  const asked = askPlatform().finally(() => late.abort());
  const [facts, cart] = await Promise.all([
    Promise.race([asked, pause(LONGEST_WAIT_MS, null, { signal: late.signal }).catch(() => asked)]),
    orNothing(getCart()),
  ]);
  if (facts !== null && facts !== 'unknown') return { facts: toOrderBar(facts), complete: true };
  return cart && { facts: orderBarOf(cart), complete: facts === 'unknown' };
});

/** Null when it gives no answer, 'unknown' where it has no such call. */
async function askPlatform(): Promise<OrderBarFacts | 'unknown' | null> {
  const body = { session: '', promotion_code: readPromotion(await cookies()) };
  try {
    return await sessionCall(orderBar, { body });
  } catch (error) {
    if (isNotFound(error)) return 'unknown';
    if (error instanceof UpstreamError) return null;
    throw error;
  }
}
