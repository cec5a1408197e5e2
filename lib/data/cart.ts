import 'server-only';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { getCart as getCartCall, shippingQuote } from '../contract/cart';
import { type Cart, EMPTY_CART, type ShippingOption, toCart, toShippingOption } from '../domain/cart';
import { currentView } from '../i18n/current-view';
import { currentSession } from '../session/current';
import { UpstreamError } from '../upstream/errors';
import { sessionCall } from '../upstream/session-call';
import { CART_KEY_COOKIE } from '../upstream/sign-in';

export interface CartQuery {
  readonly promotionCode?: string;
  readonly shippingType?: string;
  /** An address id. */
  readonly shippingAddress?: string;
}

/** The cart of the one who looks; empty in the public view and for a visitor without a cart key. @throws UpstreamError */
export async function getCart(query: CartQuery = {}): Promise<Cart> {
  const { live } = await currentView();
  if (!live) return EMPTY_CART;
  const key = (await cookies()).get(CART_KEY_COOKIE)?.value ?? '';
  if (!key && !(await currentSession())) return EMPTY_CART;
  const wire = await sessionCall(getCartCall, {
    body: {
      session: key,
      promotion_code: query.promotionCode ?? '',
      shipping_type: query.shippingType ?? null,
      shipping_address: query.shippingAddress ?? null,
    },
  });
  return toCart(wire);
}

const plainCart = cache(() => getCart());

/** Pieces in the cart, for the header; null when the platform does not tell. */
export async function getCartCount(): Promise<number | null> {
  try {
    return (await plainCart()).count;
  } catch (error) {
    if (error instanceof UpstreamError) return null;
    throw error;
  }
}

/** Shipping options for a suburb and postcode; empty when freight must be asked for. @throws UpstreamError */
export async function getShippingOptions(place: { suburb: string; postcode: string }): Promise<ShippingOption[]> {
  const { data } = await sessionCall(shippingQuote, { body: { session: '', ...place, country: 'AU' } });
  return data.map(toShippingOption);
}
