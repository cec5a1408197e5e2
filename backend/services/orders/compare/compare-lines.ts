import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { ReorderLine } from '@/lib/contract/orders/reorder-line';
import type { Db } from '../../../db/client';
import { skus } from '../../../db/schema/catalogue/catalogue';
import { chooseAddons } from '../../../rules/catalogue/addons';
import { pricedFor } from '../../../rules/catalogue/sku-price';
import { padSkus } from '../../catalogue/lookup/pad-skus';
import { customerPrices } from '../../catalogue/skus/customer-prices';
import { addonsOfProducts } from '../../catalogue/skus/product-addons';
import { groupsOfProducts } from '../../catalogue/skus/product-groups';
import { currentPrice } from '../../catalogue/skus/price';
import { soldInstead } from '../../catalogue/skus/sold-instead';
import { substitutesFor } from './substitutes';

export const storedAddons = z.array(z.object({ id: z.string(), name: z.string(), value: z.string() }));

/** A stored line, with copied texts, since its records may be deleted. Money in cents without GST. */
export interface StoredLine {
  readonly id: string;
  readonly skuId: number | null;
  readonly skuCode: string;
  readonly productName: string;
  readonly name: string;
  readonly url: string;
  readonly qty: number;
  readonly note: string;
  readonly addons: Readonly<z.infer<typeof storedAddons>>;
  readonly priceThen: number | null;
}

/**
 * Compares each line with a customer's current prices and stock. Only substitutes need queries per line (20 at most).
 */
export async function compareLines(db: Db, lines: readonly StoredLine[], userId: number): Promise<ReorderLine[]> {
  const ids = [...new Set(lines.flatMap(({ skuId }) => skuId ?? []))];
  const known = await skusOf(db, ids);
  const instead = await soldInstead(
    db,
    [...known.values()].filter(({ isReplaced }) => isReplaced).map(({ skuId }) => skuId),
  );
  // The cart prices a sku by the pieces of all its lines.
  const pieces = new Map<number, number>();
  for (const { skuId, qty } of lines) if (skuId !== null) pieces.set(skuId, (pieces.get(skuId) ?? 0) + qty);
  const prices = await customerPrices(db, userId, ids);
  const sold = await padSkus(db, [...ids, ...instead.values()], userId);
  const missing = [...known.values()].filter(({ skuId }) => sold.get(skuId)?.in_stock !== true);
  const substitutes = await substitutesFor(db, missing);
  const offered = await padSkus(db, [...substitutes.values()].flat(), userId);
  const withExtras = lines.flatMap(({ skuId, addons }) =>
    addons.length > 0 ? (known.get(skuId ?? 0)?.productId ?? []) : [],
  );
  const definitions = await addonsOfProducts(db, withExtras, await groupsOfProducts(db, withExtras));

  return lines.map((line) => {
    const row = known.get(line.skuId ?? 0);
    const sku = row && sold.get(row.skuId);
    const extras = line.addons.map((addon) => chooseAddons(definitions.get(row?.productId ?? 0) ?? [], [addon]));
    const extrasCents = extras
      .flatMap((one) => (one.ok ? one.addons : []))
      .reduce((sum, { priceCents }) => sum + priceCents, 0);
    return {
      id: line.id,
      product_name: line.productName,
      name: line.name,
      sku_code: line.skuCode,
      url: sku?.url ?? '',
      qty: line.qty,
      note: line.note,
      addons: [...line.addons],
      price_then: line.priceThen,
      price_now:
        row && sku
          ? currentPrice(pricedFor(row.general, prices.of(row.skuId), pieces.get(row.skuId) ?? line.qty)) + extrasCents
          : null,
      sku: sku ?? null,
      extras_gone: extras.some(({ ok }) => !ok),
      replacement: (row && sold.get(instead.get(row.skuId) ?? 0)) ?? null,
      substitutes: row ? (substitutes.get(row.skuId) ?? []).flatMap((id) => offered.get(id) ?? []) : [],
    };
  });
}

/** Skus by id, including those not sold. */
async function skusOf(db: Db, ids: readonly number[]) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(skus)
          .where(inArray(skus.id, [...ids]));
  return new Map(
    rows.map((sku) => [
      sku.id,
      {
        skuId: sku.id,
        productId: sku.productId,
        isReplaced: sku.replacedById !== null,
        price: currentPrice(sku),
        general: sku,
      },
    ]),
  );
}
