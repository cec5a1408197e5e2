import 'server-only';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { type OrderBarFacts, orderBar } from '../../contract/cart/order-bar.contract';
import { routes } from '../../config/routes';
import { type OrderBar, orderBarOf, toOrderBar } from '../../domain/cart/order-bar';
import { within } from '../../domain/values/within';
import { readPromotion } from '../../session/cookies/promotion';
import { UpstreamError, isNotFound } from '../../upstream/errors';
import { sessionCall } from '../../upstream/session-call';
import { isForCustomer } from '../for-customer';
import { pagePath } from '../content/page-address';
import { orNull } from '../or-null';
import { getCart } from './cart.server';

/** After this time the cart is requested too: it has most of the figures, but with all of its lines. */
const CART_AFTER_MS = 150;
/** Maximum wait of a page for these optional figures. */
const MAX_WAIT_MS = 400;

export interface OrderBarState {
  readonly facts: OrderBar;
  /** Freight and days are included, as far as the platform sends them. */
  readonly complete: boolean;
}

/**
 * Null for a visitor, and if the platform sends no cart figures. The cart, which may have hundreds of lines, is only
 * read if the platform does not respond much sooner.
 */
export const getOrderBar = cache(async (): Promise<OrderBarState | null> => {
  if (!(await isForCustomer())) return null;
  const asked = askPlatform();
  const soon = await within(CART_AFTER_MS, asked, null);
  if (hasFacts(soon)) return { facts: toOrderBar(soon), complete: true };
  const [facts, cart] = await Promise.all([within(MAX_WAIT_MS - CART_AFTER_MS, asked, null), orNull(getCart())]);
  if (hasFacts(facts)) return { facts: toOrderBar(facts), complete: true };
  return cart && { facts: orderBarOf(cart), complete: facts === 'unknown' };
});

/**
 * Number of pieces in the cart, for the header; null if the platform does not send it. The cart page uses the cart it
 * reads anyway.
 */
export async function getCartCount(): Promise<number | null> {
  const bar = (await pagePath()) === routes.cart ? null : await getOrderBar();
  return bar?.facts.itemCount ?? (await orNull(getCart()))?.count ?? null;
}

type Answer = Awaited<ReturnType<typeof askPlatform>>;

const hasFacts = (answer: Answer): answer is OrderBarFacts => answer !== null && answer !== 'unknown';

/** Null if the platform does not respond, 'unknown' if it lacks the call. */
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
