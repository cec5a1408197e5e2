import type { ProductFilterQuery, filterPrices } from '@/lib/contract/catalogue/filter';
import type { ReplyOf } from '@/lib/contract/endpoint';
import type { productList } from '@/lib/contract/catalogue/product';
import type { Db } from '../../db/client';
import type { ImageRequest } from '../media/image-object';
import { productCards, readProducts } from './product-cards';
import { type ListQuery, productPage } from './product-list';
import { pricedFor } from '../../rules/catalogue/sku-price';
import { customerPrices } from './skus/customer-prices';
import { cardPrice } from './skus/price';

type Asked = ListQuery & Pick<ProductFilterQuery, 'image_aspect' | 'image_width'>;

const CARD_WIDTH = 600;

function imageOf({ image_aspect: aspect = '1x1', image_width: width = CARD_WIDTH }: Asked): ImageRequest {
  return { aspect, width: Math.max(1, width) };
}

/** A page of a product list or of search results, without prices. */
export async function listedCards(db: Db, query: Asked): Promise<ReplyOf<typeof productList>> {
  const { ids, ...page } = await productPage(db, query);
  return { ...page, data: await productCards(db, await readProducts(db, ids), imageOf(query)) };
}

/** A page of a product list or of search results, with the customer's prices. */
export async function pricedCards(db: Db, query: Asked, userId: number): Promise<ReplyOf<typeof filterPrices>> {
  const { ids, ...page } = await productPage(db, query);
  const records = await readProducts(db, ids);
  const cards = await productCards(db, records, imageOf(query));
  const own = await customerPrices(
    db,
    userId,
    [...records.skus.values()].flat().map(({ id }) => id),
  );
  const pricesOf = (id: number) =>
    (records.skus.get(id) ?? []).map((sku) => pricedFor(sku, own.of(sku.id), sku.minQty));
  const prices = new Map(records.products.map(({ id, slug }) => [slug, cardPrice(slug, pricesOf(id))]));
  return {
    ...page,
    data: cards.map((card) => ({ ...card, ...(prices.get(card.slug) ?? cardPrice(card.slug, [])) })),
  };
}
