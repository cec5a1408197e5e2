import { randomUUID } from 'node:crypto';
import { getLocale, getMessages } from 'next-intl/server';
import type { AddonChoice, NameValue, ProductDetail, SkuOffer } from '@/lib/domain/catalogue/catalogue';
import { getShelf } from '@/lib/data/account/shelf-prices.server';
import { type MatrixOffer, isSoldOut } from '@/lib/domain/catalogue/matrix';
import { cartPanelLabels } from './cart-panel-labels';
import { CartPanelForm } from './cart-panel-lazy.client';

interface CartPanelProps {
  product: ProductDetail;
  /** Path of the page. */
  address: string;
  /** Offer for `chosen` and `addons`; null if options are missing or the platform did not respond. */
  offer: SkuOffer | null;
  /** From readOptions() of lib/domain/catalogue/sku-choice. */
  chosen: readonly NameValue[];
  /** From readAddons(). */
  addons?: readonly AddonChoice[];
  /** All skus, if the page has loaded them: their prices are shown at once. */
  known: readonly MatrixOffer[] | null;
  /** From the query `qty`. */
  qty?: number | null;
  /** A stock request was just sent without scripts (query `stock-requested`). */
  stockRequested?: boolean;
  /** Lines were just added without scripts (query `added`). */
  added?: boolean;
}

/** Options, extras, price, quantity and 'Add to cart', for customers (specification 1, section 4 'Cart panel'). */
export async function CartPanel({
  product,
  address,
  offer,
  chosen,
  addons = [],
  known,
  qty = null,
  stockRequested = false,
  added = false,
}: CartPanelProps) {
  const [locale, messages, shelf] = await Promise.all([getLocale(), getMessages(), getShelf()]);
  const { slug, name, variations, skus } = product;
  return (
    <CartPanelForm
      key={slug}
      product={{ slug, name, address, key: randomUUID(), variations, skus, addons: product.addons }}
      initial={{
        known: known ?? [],
        soldOut: isSoldOut(product, known),
        offer,
        chosen,
        addons,
        qty,
        added,
        stockRequested,
      }}
      shelf={shelf}
      group={product.group?.url ?? null}
      locale={locale}
      labels={cartPanelLabels(locale, messages)}
    />
  );
}
