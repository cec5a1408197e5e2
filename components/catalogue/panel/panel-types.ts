import type { AddonChoice, NameValue, ProductDetail, SkuOffer } from '@/lib/domain/catalogue/catalogue';
import type { MatrixOffer } from '@/lib/domain/catalogue/matrix';

export interface PanelProduct extends Pick<ProductDetail, 'slug' | 'name' | 'variations' | 'skus' | 'addons'> {
  /** Path of the page with the form: the product's own, or a page with its widget. */
  readonly address: string;
  /** Of this rendering of the form: without scripts a second click sends the same again. */
  readonly key: string;
}
export type PanelPhase = 'ready' | 'adding' | 'added';

export interface PanelInitial {
  known: readonly MatrixOffer[];
  /** Every sku is out of stock. */
  soldOut: boolean;
  offer: SkuOffer | null;
  chosen: readonly NameValue[];
  addons: readonly AddonChoice[];
  /** From the query; null when absent. */
  qty: number | null;
  added: boolean;
  /** A stock request was just sent without scripts. */
  stockRequested: boolean;
}
