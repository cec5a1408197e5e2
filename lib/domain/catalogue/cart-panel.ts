import type { SkuOffer } from './catalogue';

/** State of the product page's cart panel (specification 1, section 4). */
export type CartPanelState =
  | { kind: 'select-options' }
  | { kind: 'out-of-stock'; offer: SkuOffer }
  | { kind: 'can-add'; offer: SkuOffer & { skuId: string } };

export function cartPanelState(offer: SkuOffer | null): CartPanelState {
  if (!offer || offer.skuId === null) return { kind: 'select-options' };
  if (!offer.inStock) return { kind: 'out-of-stock', offer };
  return { kind: 'can-add', offer: { ...offer, skuId: offer.skuId } };
}
