import { ok } from '@/lib/contract/common';
import { cartAdd, cartAddMany, cartRemove, cartUpdate, getCart, mergeCart } from '@/lib/contract/cart/cart.contract';
import type { Db } from '../../db/client';
import { callerOf, handle } from '../../http/handle';
import type { Deps, PlatformApp } from '../../http/platform';
import type { CartOwner } from '../../services/cart/cart-store';
import { type Looker, runOwnChange } from '../../services/cart/cart-snapshots';
import { addManyToCart, addToCart } from '../../services/cart/add-lines';
import { removeLine, updateLine } from '../../services/cart/change-cart';
import { mergeSessionCart } from '../../services/cart/merge-cart';
import { minimumOrder } from '../../services/orders/order-settings';
import { takesCards } from '../../services/payments/takes-cards';
import { once } from '../../http/remember-reply';
import { type CartContext, viewCart } from '../../services/cart/view-cart';

interface CartCall extends Deps {
  readonly user: Looker | null;
  readonly body: { readonly session?: string; readonly promotion_code?: string | undefined };
  readonly at: Date;
}

const report = cartAddMany.reply.shape.lines;

/** A token selects the account's own cart; a session key a visitor's cart. */
export function cartContext(call: CartCall): CartContext {
  const { session = '' } = call.body;
  return {
    db: call.db,
    userId: call.user?.id ?? null,
    session: /^[\w-]{8,100}$/.test(session) ? session : '',
    at: call.at,
    minimum: minimumOrder(call.config),
    surcharges: call.config.PAYMENT_SURCHARGES,
    cards: takesCards(call.config),
  };
}

/** Changes a cart in a transaction. @returns the resulting cart */
function changed(call: CartCall, owner: CartOwner, change: (tx: Db, owner: CartOwner) => Promise<unknown>) {
  return call.db.transaction(async (tx) => {
    await runOwnChange(tx, call.user, call.at, () => change(tx, owner));
    return viewCart({ ...cartContext(call), db: tx }, { promotionCode: call.body.promotion_code });
  });
}

/** The cart's routes under /sell/cart (specification 1, section 7). Each returns the whole cart. */
export function registerCart(app: PlatformApp): void {
  handle(app, cartAdd, (call) => {
    const { id: userId } = callerOf(call);
    const { sku, qty, addons } = call.body;
    const key = call.sessionHeaders.idempotencyKey;
    return changed(call, { userId }, (tx, owner) =>
      // Only that it was added is stored: a repeated request gets the current cart.
      once(tx, { userId, key, body: { sku, qty, addons }, reply: ok, at: call.at }, async () => {
        await addToCart(tx, owner, { sku, qty, addons }, call.at);
        return { success: true };
      }),
    );
  });

  handle(app, cartAddMany, (call) => {
    const { id: userId } = callerOf(call);
    return call.db.transaction(async (tx) => {
      const request = {
        userId,
        key: call.sessionHeaders.idempotencyKey,
        body: call.body.lines,
        reply: report,
        at: call.at,
      };
      // A repeated request gets the stored report, but the current cart.
      const lines = await once(tx, request, () =>
        runOwnChange(tx, call.user, call.at, () => addManyToCart(tx, { userId }, call.body.lines, call.at)),
      );
      return {
        lines,
        cart: await viewCart({ ...cartContext(call), db: tx }, { promotionCode: call.body.promotion_code }),
      };
    });
  });

  handle(app, cartUpdate, (call) =>
    changed(call, { userId: callerOf(call).id }, (tx, owner) => updateLine(tx, owner, call.body, call.at)),
  );

  handle(app, cartRemove, (call) => {
    const { userId, session } = cartContext(call);
    return changed(call, userId === null ? { sessionKey: session } : { userId }, (tx, owner) =>
      removeLine(tx, owner, call.body.id),
    );
  });

  handle(app, mergeCart, (call) => {
    const { id: userId } = callerOf(call);
    return call.db.transaction(async (tx) => {
      const changes = await runOwnChange(tx, call.user, call.at, () =>
        mergeSessionCart(tx, call.body.session, userId, call.at),
      );
      return { ...(await viewCart({ ...cartContext(call), db: tx })), changes };
    });
  });

  handle(app, getCart, (call) => {
    const {
      promotion_code: promotionCode,
      shipping_type: shippingType,
      shipping_address: shippingAddress,
      payment_gateway: gateway,
      use_credit: useCredit,
    } = call.body;
    return viewCart(cartContext(call), { promotionCode, shippingType, shippingAddress, gateway, useCredit });
  });
}
