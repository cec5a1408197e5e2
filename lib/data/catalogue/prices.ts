import 'server-only';
import { LRUCache } from 'lru-cache';
import { PRICE_CACHE_MS } from '../../config/constants';
import { productPrices, searchSku, skuOffers } from '../../contract/catalogue/product';
import {
  type AddonChoice,
  type CardPrice,
  type NameValue,
  type SkuOffer,
  toSkuOffer,
} from '../../domain/catalogue/catalogue';
import { type MatrixOffer, toMatrixOffers } from '../../domain/catalogue/matrix';
import { currentView } from '../../i18n/current-view';
import { currentSession } from '../../session/current';
import { processMemory } from '../../session/process-memory';
import { UpstreamError } from '../../upstream/errors';
import { sessionCall } from '../../upstream/session-call';
import { isForCustomer } from '../for-customer';
import { type ProductQuery, toListQuery } from './products';

export type CardPrices = ReadonlyMap<string, CardPrice>;

const NONE: CardPrices = new Map();

function priceCache(): LRUCache<string, CardPrices> {
  return processMemory('prices', () => new LRUCache<string, CardPrices>({ ttl: PRICE_CACHE_MS, max: 2_000 }));
}

/**
 * The viewer's prices of a list by slug, in cents without GST. Empty for a visitor, in the public view, and if the
 * platform does not respond: the page is shown anyway.
 */
export async function getCardPrices(query: ProductQuery = {}): Promise<CardPrices> {
  const { live } = await currentView();
  if (!live) return NONE;
  const session = await currentSession();
  if (!session) return NONE;
  const listQuery = toListQuery(query);
  const key = `${session.sid} ${JSON.stringify(listQuery)}`;
  const known = priceCache().get(key);
  if (known) return known;
  try {
    const { data } = await sessionCall(productPrices, { query: listQuery });
    const prices = new Map<string, CardPrice>();
    for (const { slug, price, full_price, price_from } of data) {
      if (price != null) prices.set(slug, { price, fullPrice: full_price ?? null, from: price_from });
    }
    priceCache().set(key, prices);
    return prices;
  } catch (error) {
    if (error instanceof UpstreamError) return NONE;
    throw error;
  }
}

/** The sku and price for chosen options; null for a visitor. @throws UpstreamError */
export async function getSkuOffer(
  slug: string,
  variations: readonly NameValue[],
  addons: readonly AddonChoice[] = [],
): Promise<SkuOffer | null> {
  if (!(await isForCustomer())) return null;
  const reply = await sessionCall(searchSku, {
    body: { product: slug, variations: [...variations], addons: [...addons] },
  });
  return toSkuOffer(reply);
}

/** Every sku of a product with its price; null for a visitor, and if the platform does not respond. */
export async function getSkuOffers(slug: string): Promise<MatrixOffer[] | null> {
  if (!(await isForCustomer())) return null;
  try {
    return toMatrixOffers(await sessionCall(skuOffers, { body: { product: slug } }));
  } catch (error) {
    if (error instanceof UpstreamError) return null;
    throw error;
  }
}
