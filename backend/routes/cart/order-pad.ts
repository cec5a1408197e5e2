import { findSkus, suggestSkus } from '@/lib/contract/cart/order-pad.contract';
import { handle } from '../../http/handle';
import type { PlatformApp } from '../../http/platform';
import { findWantedSkus, suggestedSkus } from '../../services/catalogue/lookup/find-skus';

/** What the order pad asks: what codes stand for, and what is meant while one types. */
export function registerOrderPad(app: PlatformApp): void {
  handle(app, findSkus, async ({ db, body }) => ({ data: await findWantedSkus(db, body.wanted) }));
  handle(app, suggestSkus, async ({ db, body }) => ({ data: await suggestedSkus(db, body.search) }));
}
