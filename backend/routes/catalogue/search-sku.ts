import { and, eq } from 'drizzle-orm';
import { type NameValue, searchSku, skuOffers } from '@/lib/contract/catalogue/product';
import { addonDefinitions } from '../../services/catalogue/skus/addon-definitions';
import { pricedFor, quantityBreaks } from '../../rules/catalogue/sku-price';
import { customerPrices } from '../../services/catalogue/skus/customer-prices';
import { isNotRetired } from '../../services/catalogue/skus/is-sold';
import { offersOf } from '../../services/catalogue/skus/sku-offers';
import { skuTerms } from '../../services/catalogue/skus/sku-terms';
import { optionsInOrder } from '../../services/catalogue/skus/sku-options';
import type { Db } from '../../db/client';
import { productVariations, products, skus } from '../../db/schema/catalogue/catalogue';
import { callerOf, handle } from '../../http/handle';
import type { PlatformApp } from '../../http/platform';
import { notFound } from '../../system/refusals/platform-error';
import { refuseFields } from '../../system/refusals/refuse-fields';
import { chooseAddons } from '../../rules/catalogue/addons';

const NONE = {
  sku: null,
  price_each: null,
  full_price_each: null,
  on_special: false,
  in_stock: false,
  available_qty: null,
  min_qty: 1,
  qty_step: 1,
  breaks: [],
};

/**
 * Prices of skus: searchsku for chosen options (an empty result when no sku has them), skuOffers for all skus of a
 * product.
 */
export function registerSearchSku(app: PlatformApp): void {
  handle(app, searchSku, async ({ db, body, ...call }) => {
    const [product] = await db
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.slug, body.product), eq(products.enabled, true)));
    if (!product) throw notFound('This product');
    const sku = await findSku(db, product.id, body.variations);
    if (!sku) return NONE;
    const definitions = await addonDefinitions(db, product.id);
    const chosen = chooseAddons([...definitions.own, ...definitions.fromGroups], body.addons);
    if (!chosen.ok) throw refuseFields(chosen.faults);
    const extra = chosen.addons.reduce((sum, addon) => sum + addon.priceCents, 0);
    const prices = (await customerPrices(db, callerOf(call).id, [sku.id])).of(sku.id);
    const own = pricedFor(sku, prices, sku.minQty);
    const terms = skuTerms(sku, own);
    return {
      sku: { id: String(sku.id), code: sku.code },
      ...terms,
      price_each: terms.price_each + extra,
      full_price_each: terms.full_price_each === null ? null : terms.full_price_each + extra,
      breaks: quantityBreaks(sku, prices, sku.minQty).map(({ qty, price }) => ({ qty, price: price + extra })),
    };
  });

  handle(app, skuOffers, async ({ db, body, ...call }) => {
    const data = await offersOf(db, body.product, callerOf(call).id);
    if (!data) throw notFound('This product');
    return { data };
  });
}

async function findSku(db: Db, productId: number, chosen: readonly NameValue[]) {
  const variations = await db
    .select()
    .from(productVariations)
    .where(eq(productVariations.productId, productId))
    .orderBy(productVariations.sort);
  const options = optionsInOrder(
    variations.map(({ name }) => name),
    chosen,
  );
  if (options === null) return null;
  const [sku] = await db
    .select()
    .from(skus)
    .where(and(eq(skus.productId, productId), eq(skus.options, options), isNotRetired));
  return sku ?? null;
}
