import { and, eq, inArray } from 'drizzle-orm';
import type { AddonChoice } from '@/lib/contract/catalogue/product';
import type { Db } from '../../db/client';
import { cartItems } from '../../db/schema/orders/cart';
import { products, skus } from '../../db/schema/catalogue/catalogue';
import { addonsKey, chooseAddons } from '../../rules/catalogue/addons';
import type { SoldIn } from '../../rules/catalogue/order-quantity';
import type { FieldFault } from '../../rules/values/field-fault';
import { recordId } from '../../rules/values/record-id';
import { isSold } from '../catalogue/skus/is-sold';
import { addonsOfProducts } from '../catalogue/skus/product-addons';
import { groupsOfProducts } from '../catalogue/skus/product-groups';
import { addItems, type NewItem } from './cart-store';

export interface WantedLine {
  readonly sku: string;
  readonly qty: number;
  readonly addons: readonly AddonChoice[];
}

/** Decides how much of a requested line is added, and the result to report. */
interface Policy<Line, Outcome> {
  /** Result for a sku that is not sold. */
  gone(line: Line): Outcome;
  /** Result for invalid addons. */
  extras(line: Line, faults: Readonly<Record<string, FieldFault>>): Outcome;
  /** For any other line. `inCart`: pieces of the sku in the whole cart; `onLine`: pieces on the line it is added to. */
  take(
    line: Line,
    has: { stock: number; inCart: number; onLine: number; soldIn: SoldIn },
  ): { added: number; outcome: Outcome };
}

/**
 * Adds lines to a locked cart as far as the policy allows, and returns its result for each. Lines of the same sku count
 * together. The number of SQL statements does not grow with the number of lines.
 */
export async function fillCart<Line extends WantedLine, Outcome>(
  tx: Db,
  cartId: number,
  wanted: readonly Line[],
  policy: Policy<Line, Outcome>,
): Promise<Outcome[]> {
  const sold = await soldSkus(tx, wanted);
  const definitions = await definitionsFor(
    tx,
    wanted.flatMap(({ sku, addons }) => (addons.length > 0 ? (sold.get(sku)?.productId ?? []) : [])),
  );
  const pieces = new Map<number, number>();
  const onLine = new Map<string, number>();
  for (const { skuId, addonsKey: key, qty } of await tx.select().from(cartItems).where(eq(cartItems.cartId, cartId))) {
    pieces.set(skuId, (pieces.get(skuId) ?? 0) + qty);
    onLine.set(`${skuId} ${key}`, qty);
  }

  const additions = new Map<string, NewItem>();
  const outcomes = wanted.map((line) => {
    const sku = sold.get(line.sku);
    if (!sku) return policy.gone(line);
    const chosen = chooseAddons(definitions.get(sku.productId) ?? [], line.addons);
    if (!chosen.ok) return policy.extras(line, chosen.faults);
    const key = addonsKey(chosen.addons);
    const place = `${sku.id} ${key}`;
    const has = { stock: sku.stock, inCart: pieces.get(sku.id) ?? 0, onLine: onLine.get(place) ?? 0, soldIn: sku };
    const { added, outcome } = policy.take(line, has);
    if (added > 0) {
      pieces.set(sku.id, has.inCart + added);
      onLine.set(place, has.onLine + added);
      const addons = chosen.addons.map(({ id, value }) => ({ id, value }));
      additions.set(place, { skuId: sku.id, qty: (additions.get(place)?.qty ?? 0) + added, addons, addonsKey: key });
    }
    return outcome;
  });
  await addItems(tx, cartId, [...additions.values()]);
  return outcomes;
}

/** The skus that are sold, by requested id. */
async function soldSkus(tx: Db, wanted: readonly WantedLine[]) {
  const ids = [...new Set(wanted.map(({ sku }) => recordId(sku)))].filter((id) => id !== null);
  const rows =
    ids.length === 0
      ? []
      : await tx
          .select({
            id: skus.id,
            productId: skus.productId,
            stock: skus.stock,
            minQty: skus.minQty,
            qtyStep: skus.qtyStep,
          })
          .from(skus)
          .innerJoin(products, eq(products.id, skus.productId))
          .where(and(inArray(skus.id, ids), isSold));
  return new Map(rows.map((row) => [String(row.id), row]));
}

async function definitionsFor(tx: Db, productIds: readonly number[]) {
  const unique = [...new Set(productIds)];
  return addonsOfProducts(tx, unique, await groupsOfProducts(tx, unique));
}
