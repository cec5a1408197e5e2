import type { ReplyOf } from '../../contract/endpoint';
import type { ADDON_TYPES, AddonChoice, NameValue, searchSku } from '../../contract/catalogue/product';
import type { Film } from './film';
import type { Picture } from '../media/picture';

export interface GroupLink {
  readonly name: string;
  readonly url: string;
}

export interface GroupNode extends GroupLink {
  readonly id: string;
  readonly content: string;
  readonly picture: Picture | null;
  readonly parents: readonly GroupLink[];
  readonly children: readonly GroupLink[];
  readonly level: number;
}

/** A group with its children and siblings. */
export interface GroupPlace {
  readonly group: GroupNode;
  readonly children: readonly GroupNode[];
  readonly siblings: readonly GroupLink[];
}

/** A group in the menu; `complete` when all its children are listed. */
export interface GroupMenu extends GroupLink {
  readonly children: readonly GroupLink[];
  readonly complete: boolean;
}

export interface ProductCard {
  readonly slug: string;
  readonly name: string;
  readonly blurb: string;
  readonly brand: string;
  readonly badge: string;
  readonly picture: Picture | null;
  readonly inStock: boolean;
  readonly isNew: boolean;
  readonly onSpecial: boolean;
  readonly group: GroupLink | null;
  readonly skuCodes: readonly string[];
}

/** Prices in cents without GST. */
export interface CardPrice {
  readonly price: number;
  readonly fullPrice: number | null;
  readonly from: boolean;
}

export interface ProductVariation {
  readonly name: string;
  readonly options: readonly string[];
  readonly selected: string | null;
}
export interface ProductSkuOption {
  readonly id: string;
  readonly code: string;
  readonly variations: readonly NameValue[];
  readonly inStock: boolean;
}
export interface ProductAddon {
  readonly id: string;
  readonly name: string;
  readonly type: (typeof ADDON_TYPES)[number];
  readonly options: readonly string[];
  readonly minQty: number | null;
  readonly maxQty: number | null;
  readonly selected: string | null;
}

export interface ProductDetail extends ProductCard {
  readonly title: string;
  readonly metaDescription: string;
  readonly content: string;
  readonly pictures: readonly Picture[];
  readonly groups: readonly GroupLink[];
  readonly film: Film | null;
  readonly sizeChart: Picture | null;
  readonly variations: readonly ProductVariation[];
  readonly skus: readonly ProductSkuOption[];
  readonly addons: readonly ProductAddon[];
  /** Slugs of the related products; when empty, products of the same group are shown. */
  readonly related: readonly string[];
  readonly updatedAt: string;
}

/** A page of a list or search; a list has no `corrected` and no `suggestions`. */
export interface ProductPage extends Paged<ProductCard> {
  /** A search has more results than `total` and `pageCount` say. */
  readonly more: boolean;
  /** The query used instead of a mistyped one. */
  readonly corrected: string;
  /** Queries with results, for a search without any. */
  readonly suggestions: readonly string[];
}

export interface Paged<T> {
  readonly items: readonly T[];
  readonly pageCount: number;
  readonly total: number | null;
}

/** Price of one piece from this quantity on, in cents without GST. */
export interface QuantityBreak {
  readonly qty: number;
  readonly price: number;
}

/** Price and stock of the sku with the chosen options; prices in cents without GST. */
export interface SkuOffer {
  readonly skuId: string | null;
  readonly code: string;
  readonly priceEach: number | null;
  readonly fullPriceEach: number | null;
  readonly inStock: boolean;
  /** Null when the platform does not disclose it. */
  readonly availableQty: number | null;
  /** The minimum quantity and the multiple in which it is sold. */
  readonly minQty: number;
  readonly qtyStep: number;
  readonly breaks: readonly QuantityBreak[];
}

export function toSkuOffer(reply: ReplyOf<typeof searchSku>): SkuOffer {
  return {
    skuId: reply.sku?.id ?? null,
    code: reply.sku?.code ?? '',
    priceEach: reply.price_each ?? null,
    fullPriceEach: reply.on_special ? (reply.full_price_each ?? null) : null,
    inStock: reply.in_stock,
    availableQty: reply.available_qty ?? null,
    minQty: reply.min_qty,
    qtyStep: reply.qty_step,
    breaks: reply.breaks,
  };
}

export type { AddonChoice, NameValue };
