import 'server-only';
import type { FoundSkus, PadSku, WantedSku } from '../../contract/cart/order-pad.contract';
import { findSkus } from '../../contract/cart/order-pad.contract';
import { searchSku } from '../../contract/catalogue/product';
import type { ProductDetail } from '../../domain/catalogue/catalogue';
import { isNotFound } from '../../upstream/errors';
import { sessionWrite } from '../../upstream/session-call';
import { getProduct, getProducts } from '../catalogue/products';

/**
 * Looks up codes and names; the results are in the same order. If the platform lacks the call, codes are looked up one
 * by one with the specification's own calls. @throws UpstreamError
 */
export async function findWanted(wanted: readonly WantedSku[]): Promise<FoundSkus[]> {
  try {
    return (await sessionWrite(findSkus, { body: { wanted: [...wanted] } })).data;
  } catch (error) {
    if (!isNotFound(error)) throw error;
    return findOneByOne(wanted);
  }
}

const NONE: FoundSkus = { match: 'none', skus: [] };
/** Limits for looking codes up one by one: total and concurrent. Each takes three calls. */
const MAX_CODES = 100;
const AT_A_TIME = 6;

const keyOf = ({ code, words }: WantedSku): string => (code || words).trim().toUpperCase();

async function findOneByOne(wanted: readonly WantedSku[]): Promise<FoundSkus[]> {
  const keys = [...new Set(wanted.map(keyOf))].filter((key) => key !== '').slice(0, MAX_CODES);
  const found = new Map<string, FoundSkus>();
  const waiting = keys.values();
  const work = async (): Promise<void> => {
    for (const key of waiting) found.set(key, await findByCode(key));
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return wanted.map((one) => found.get(keyOf(one)) ?? NONE);
}

const sameCode = (code: string, key: string): boolean => code.toUpperCase() === key;

async function findByCode(key: string): Promise<FoundSkus> {
  const { items } = await getProducts({ search: key });
  const card = items.find(({ skuCodes }) => skuCodes.some((code) => sameCode(code, key)));
  const product = card ? await getProduct(card.slug) : null;
  const sku = product?.skus.find(({ code }) => sameCode(code, key));
  if (!product || !sku) return NONE;
  const offer = await sessionWrite(searchSku, {
    body: { product: product.slug, variations: [...sku.variations], addons: [] },
  });
  if (!offer.sku) return NONE;
  return {
    match: sku.code === key ? 'exact' : 'written',
    skus: [toWire(product, sku.variations, { ...offer, sku: offer.sku })],
  };
}

type Offer = Pick<
  PadSku,
  'sku' | 'price_each' | 'full_price_each' | 'on_special' | 'in_stock' | 'available_qty' | 'breaks'
>;

function toWire(product: ProductDetail, options: readonly { readonly value: string }[], offer: Offer): PadSku {
  return {
    ...offer,
    product_name: product.name,
    name: options.map(({ value }) => value).join(', '),
    url: product.slug,
    group: product.group?.url ?? '',
    barcode: '',
    // The specification has neither cartons nor multiples.
    carton_qty: 1,
    min_qty: 1,
    qty_step: 1,
  };
}
