import { cartAdd, cartRemove, cartUpdate, getCart, mergeCart } from '@/lib/contract/cart';
import type { Db } from '../../db/client';
import { callerOf, handle } from '../../http/handle';
import type { Deps, PlatformApp } from '../../http/platform';
import { expireOrders } from '../../sell/expire-orders';
import { type CartOwner, mergeSessionCart } from '../../sell/cart-store';
import { addToCart, removeLine, updateLine } from '../../sell/change-cart';
import { type CartContext, viewCart } from '../../sell/view-cart';

interface CartCall extends Deps {
  readonly user: { readonly id: number } | null;
  readonly body: { readonly session: string };
  readonly at: Date;
}

/** A session key is the visitor's; the account's own cart is taken whenever there is a token. */
export function cartContext(call: CartCall): CartContext {
  const session = /^[\w-]{8,100}$/.test(call.body.session) ? call.body.session : '';
  return { db: call.db, userId: call.user?.id ?? null, session, at: call.at, minimumCents: call.config.MINIMUM_ORDER_CENTS };
}

/** Changes the cart in a transaction and answers with the whole of it as it then is. */
function changed(call: CartCall, owner: CartOwner, change: (tx: Db, owner: CartOwner) => Promise<void>) {
  return call.db.transaction(async (tx) => {
    await change(tx, owner);
    return viewCart({ ...cartContext(call), db: tx });
  });
}

/** The cart's routes under /sell/cart (specification 1, section 7). Each answers with the whole cart. */
export function registerCart(app: PlatformApp): void {
  handle(app, cartAdd, (call) =>
    changed(call, { userId: callerOf(call).id }, (tx, owner) => addToCart(tx, owner, call.body, call.at)));

  handle(app, cartUpdate, (call) =>
    changed(call, { userId: callerOf(call).id }, (tx, owner) => updateLine(tx, owner, call.body, call.at)));

  handle(app, cartRemove, (call) => {
    const { userId, session } = cartContext(call);
    return changed(call, userId === null ? { sessionKey: session } : { userId }, (tx, owner) => removeLine(tx, owner, call.body.id));
  });

  handle(app, mergeCart, (call) => {
    const { id: userId } = callerOf(call);
    return changed(call, { userId }, (tx) => mergeSessionCart(tx, call.body.session, userId, call.at));
  });

  handle(app, getCart, async (call) => {
    await expireOrders(call, call.at);
    const { promotion_code: promotionCode, shipping_type: shippingType, shipping_address: shippingAddress } = call.body;
    return viewCart(cartContext(call), { promotionCode, shippingType, shippingAddress });
  });
}
