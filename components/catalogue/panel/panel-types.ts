import type { AddonChoice, NameValue, ProductDetail, SkuOffer } from '@/lib/domain/catalogue/catalogue';
import type { MatrixOffer } from '@/lib/domain/catalogue/matrix';

export type PanelProduct = Pick<ProductDetail, 'slug' | 'name' | 'variations' | 'skus' | 'addons'>;
export type PanelPhase = 'ready' | 'adding' | 'added';

export interface PanelInitial {
  known: readonly MatrixOffer[];
  /** Nothing of the product can be had. */
  soldOut: boolean;
  offer: SkuOffer | null;
  chosen: readonly NameValue[];
  addons: readonly AddonChoice[];
  /** Wanted by the address; null where it says nothing. */
  qty: number | null;
  added: boolean;
  /** A form without scripts has just asked to be told. */
  told: boolean;
}
