import type { z } from 'zod';
import { type Aspect, listOf } from '@/lib/contract/common';
import {
  productByUrl,
  productList,
  productPrice,
  productPrices,
  productSummary,
  publicOffers,
  suggestProducts,
} from '@/lib/contract/catalogue/product';
import { cardPrice } from '../../services/catalogue/skus/price';
import { productCards, readProducts } from '../../services/catalogue/product-cards';
import { productDetail } from '../../services/catalogue/product-detail';
import { productPage } from '../../services/catalogue/product-list';
import { publicOffersOf } from '../../services/catalogue/public-offers';
import { productSuggestions } from '../../services/catalogue/product-suggestions';
import { handle } from '../../http/handle';
import { alternative, handleOneOf } from '../../http/handle-one-of';
import type { PlatformApp } from '../../http/platform';
import { notFound } from '../../system/refusals/platform-error';
import type { ImageRequest } from '../../services/media/image-object';

const CARD_WIDTH = 600;
/** Specification 1, section 9. */
const MAIN_WIDTH = 1184;

/** With a session the list is one list with prices in it; the storefront reads only those. */
const pricedList = { ...productPrices, reply: listOf(productSummary.extend(productPrice.shape)) };

function imageOf(
  query: { image_aspect?: Aspect | undefined; image_width?: number | undefined },
  width: number,
): ImageRequest {
  return { aspect: query.image_aspect ?? '1x1', width: Math.max(1, query.image_width ?? width) };
}

/**
 * Routes of /sell/product. Only the alternative that needs a session ever reads a price, unless the site makes its
 * prices public.
 */
export function registerProduct(app: PlatformApp): void {
  handleOneOf(
    app,
    alternative('url', productByUrl, async ({ db, query }) => {
      const item = await productDetail(db, query.url, imageOf(query, MAIN_WIDTH));
      if (!item) throw notFound('This product');
      return { item };
    }),
    alternative('token', pricedList, async ({ db, query }): Promise<z.output<typeof pricedList.reply>> => {
      const { ids, ...page } = await productPage(db, query);
      const records = await readProducts(db, ids);
      const cards = await productCards(db, records, imageOf(query, CARD_WIDTH));
      const prices = new Map(
        records.products.map(({ id, slug }) => [slug, cardPrice(slug, records.skus.get(id) ?? [])]),
      );
      return {
        ...page,
        data: cards.map((card) => ({ ...card, ...(prices.get(card.slug) ?? cardPrice(card.slug, [])) })),
      };
    }),
    alternative('otherwise', productList, async ({ db, query }) => {
      const { ids, ...page } = await productPage(db, query);
      return { ...page, data: await productCards(db, await readProducts(db, ids), imageOf(query, CARD_WIDTH)) };
    }),
  );
  app.handled.add(productPrices);

  handle(app, suggestProducts, ({ db, query }) => productSuggestions(db, query.search));

  handle(app, publicOffers, async ({ db, query }) => {
    const data = await publicOffersOf(db, query.url);
    if (!data) throw notFound('This product');
    return { data };
  });
}
