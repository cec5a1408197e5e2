import 'server-only';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { localitySearch } from '../../contract/account/address';
import { getCart as getCartCall, shippingQuote } from '../../contract/cart/cart.contract';
import { type Cart, EMPTY_CART, toCart, toShippingOption } from '../../domain/cart/cart';
import type { CartNotice } from '../../domain/cart/cart-notice';
import { type Estimate, pickLocality, typedLocality } from '../../domain/cart/estimate';
import { currentView } from '../../i18n/current-view';
import { readNotice } from '../../session/cookies/cart-notice';
import { isOwner, readWaitingCarts } from '../../session/cookies/waiting-carts';
import { currentSession } from '../../session/current';
import { readPromotion } from '../../session/cookies/promotion';
import { cartKey } from '../../upstream/session/cart-context';
import { ifOffered } from '../or-null';
import { sessionCall } from '../../upstream/session-call';
import { cut } from '../../domain/values/cut';

/**
 * The viewer's cart with its promotion code; empty in the public view and for a visitor without a cart key. Read once
 * per render. @throws UpstreamError
 */
export const getCart = cache(async (): Promise<Cart> => {
  const { live } = await currentView();
  if (!live) return EMPTY_CART;
  const jar = await cookies();
  const key = cartKey(jar);
  if (!key && !(await currentSession())) return EMPTY_CART;
  return toCart(await sessionCall(getCartCall, { body: { session: key, promotion_code: readPromotion(jar) } }));
});

/** Delivery costs to a typed place, for the form without scripts. @throws UpstreamError */
export async function getEstimate(typed: string): Promise<Estimate> {
  const listed = await ifOffered(sessionCall(localitySearch, { query: { q: cut(typed, 60) } }));
  const found = listed ? listed.data : [typedLocality(typed)].filter((place) => place !== null);
  const place = pickLocality(found, typed);
  if (!place) return { kind: found.length > 0 ? 'several' : 'unknown', places: found };
  const { data } = await sessionCall(shippingQuote, {
    body: { session: cartKey(await cookies()), suburb: place.suburb, postcode: place.postcode, country: 'AU' },
  });
  return { kind: 'found', place, options: data.map(toShippingOption) };
}

/** Changes to the cart made elsewhere that were not shown yet. */
export async function getCartNotice(): Promise<CartNotice | null> {
  const { live } = await currentView();
  const session = live ? await currentSession() : null;
  return session ? readNotice(await cookies(), session.sid) : null;
}

/** True if a cart from before a sign-in of this account could not be merged yet. */
export async function isCartWaiting(): Promise<boolean> {
  const { live } = await currentView();
  const session = live ? await currentSession() : null;
  if (session?.user === undefined) return false;
  const owner = { user: session.user, base: session.base };
  return (await readWaitingCarts(await cookies())).some((cart) => isOwner(cart, owner));
}
