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
import { listedCards, pricedCards } from '../../services/catalogue/listed-cards';
import { productDetail } from '../../services/catalogue/product-detail';
import { publicOffersOf } from '../../services/catalogue/public-offers';
import { productSuggestions } from '../../services/catalogue/product-suggestions';
import { callerOf, handle } from '../../http/handle';
import { alternative, handleOneOf } from '../../http/handle-one-of';
import type { PlatformApp } from '../../http/platform';
import { notFound } from '../../system/refusals/platform-error';
import type { ImageRequest } from '../../services/media/image-object';

/** Specification 1, section 9. */
const MAIN_WIDTH = 1184;

/** With a session the list includes prices; the storefront reads only those. */
const pricedList = { ...productPrices, reply: listOf(productSummary.extend(productPrice.shape)) };

function imageOf({
  image_aspect: aspect = '1x1',
  image_width: width = MAIN_WIDTH,
}: {
  image_aspect?: Aspect | undefined;
  image_width?: number | undefined;
}): ImageRequest {
  return { aspect, width: Math.max(1, width) };
}

/**
 * Routes of /sell/product. Only the alternative that requires a session reads prices, unless the site's prices are
 * public.
 */
export function registerProduct(app: PlatformApp): void {
  handleOneOf(
    app,
    alternative('url', productByUrl, async ({ db, query }) => {
      const item = await productDetail(db, query.url, imageOf(query));
      if (!item) throw notFound('This product');
      return { item };
    }),
    alternative('token', pricedList, ({ db, query, ...call }) => pricedCards(db, query, callerOf(call).id)),
    alternative('otherwise', productList, ({ db, query }) => listedCards(db, query)),
  );
  app.handled.add(productPrices);

  handle(app, suggestProducts, ({ db, query }) => productSuggestions(db, query.search));

  handle(app, publicOffers, async ({ db, query }) => {
    const data = await publicOffersOf(db, query.url);
    if (!data) throw notFound('This product');
    return { data };
  });
}
