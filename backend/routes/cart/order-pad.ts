import { orderFormSkus as orderFormCall } from '@/lib/contract/cart/order-form.contract';
import { findSkus, suggestSkus } from '@/lib/contract/cart/order-pad.contract';
import { callerOf, handle } from '../../http/handle';
import type { PlatformApp } from '../../http/platform';
import { orderFormSkus } from '../../services/catalogue/lookup/order-form-skus';
import { findWantedSkus, suggestedSkus } from '../../services/catalogue/lookup/find-skus';

/** Calls of the order pad: resolving codes, suggestions while typing, and the rows of its order form. */
export function registerOrderPad(app: PlatformApp): void {
  handle(app, findSkus, async ({ db, body, ...call }) => ({
    data: await findWantedSkus(db, body.wanted, callerOf(call).id),
  }));
  handle(app, suggestSkus, async ({ db, body, ...call }) => ({
    data: await suggestedSkus(db, body.search, callerOf(call).id),
  }));
  handle(app, orderFormCall, async ({ db, body, ...call }) => {
    const [sort, id] = body.after.split('.').map(Number);
    const { data, next } = await orderFormSkus(db, {
      userId: callerOf(call).id,
      group: body.group,
      orderedSince: body.ordered_since === '' ? null : new Date(`${body.ordered_since}T00:00:00Z`),
      after: sort === undefined || id === undefined ? null : { sort, id },
      products: body.products,
      existsOnly: body.exists_only ?? false,
    });
    return { data, next: next && `${next.sort}.${next.id}` };
  });
}
