import { and, count, eq, gte, ne } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { groups } from '../../db/schema/catalogue/catalogue';
import { promotions } from '../../db/schema/orders/cart';
import { orders } from '../../db/schema/orders/orders';
import { normalizeCode, type Promotion, type PromotionGift, type PromotionLine } from '../../rules/cart/promotions';
import { groupsOfProducts } from '../catalogue/skus/product-groups';
import type { CartLine } from './cart-lines';

type Row = typeof promotions.$inferSelect;

/** Throws if a row lacks a column its kind requires; the table's check constraints prevent that. */
function giftOf(row: Row, groupName: string): PromotionGift {
  const { kind, percent, groupSlug, productSlugs, amount } = row;
  if (kind === 'free-freight') return { kind };
  if (kind === 'amount-off' && amount !== null) return { kind, amountCents: amount };
  if (kind === 'percent-off' && percent !== null) return { kind, percent };
  if (kind === 'percent-off-group' && percent !== null && groupSlug !== null)
    return { kind, percent, group: groupSlug, groupName };
  if (kind === 'percent-off-products' && percent !== null && productSlugs !== null)
    return { kind, percent, products: productSlugs };
  throw new TypeError(`Promotion ${row.id} lacks what a ${kind} needs`);
}

/**
 * The promotion of a typed code, and the number of this account's orders with it. Neither cancelled orders count nor
 * those from before it began: a code may come back every year.
 */
export async function findPromotion(
  db: Db,
  typed: string,
  userId: number | null,
): Promise<{ promotion: Promotion | null; used: number }> {
  const code = normalizeCode(typed);
  if (code === '') return { promotion: null, used: 0 };
  const [found] = await db
    .select({ row: promotions, groupName: groups.name })
    .from(promotions)
    .leftJoin(groups, and(eq(groups.slug, promotions.groupSlug), eq(groups.model, 'product')))
    .where(eq(promotions.code, code));
  if (!found) return { promotion: null, used: 0 };
  const { row, groupName } = found;
  const used = userId === null ? 0 : await usesOf(db, row, userId);
  const { startsAt, endsAt, minSubtotal, usesPerAccount } = row;
  return {
    promotion: {
      code,
      startsAt,
      endsAt,
      minSubtotalCents: minSubtotal,
      usesPerAccount,
      gift: giftOf(row, groupName ?? row.name),
    },
    used,
  };
}

/** Lines as their totals need them. Groups are read only for a promotion of one: that takes longer than the cart. */
export async function promotionLines(
  db: Db,
  promotion: Promotion | null,
  lines: readonly Pick<CartLine, 'productId' | 'slug' | 'subtotal'>[],
): Promise<PromotionLine[]> {
  const ids = promotion?.gift.kind === 'percent-off-group' ? lines.map(({ productId }) => productId) : [];
  const groupsOf = await groupsOfProducts(db, ids);
  return lines.map(({ productId, slug, subtotal }) => ({
    subtotalCents: subtotal,
    groups: (groupsOf.get(productId) ?? []).map((group) => group.slug),
    product: slug,
  }));
}

async function usesOf(db: Db, { code, startsAt }: Row, userId: number): Promise<number> {
  const [row] = await db
    .select({ uses: count() })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.promotionCode, code),
        ne(orders.status, 'cancelled'),
        gte(orders.createdAt, startsAt),
      ),
    );
  return row?.uses ?? 0;
}
