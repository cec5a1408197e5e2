import { eq } from 'drizzle-orm';
import type { OrderBarFacts } from '@/lib/contract/cart/order-bar.contract';
import { christmasOrdersBy } from '@/lib/domain/checkout/christmas';
import { dispatchDays } from '@/lib/domain/checkout/dispatch-calendar';
import type { Db } from '../../db/client';
import { users } from '../../db/schema/account/account';
import { freightOptions } from '../../rules/cart/shipping';
import { type Totals, totalsOf, worth } from '../../rules/cart/totals';
import { readDispatchCalendar } from '../site/dispatch-calendar';
import { listAddresses } from '../account/addresses/addresses';
import { type CartLine, loadCart, parcelOf } from './cart-lines';
import { findPromotion, promotionLines } from './find-promotion';
import { loadFreight } from './freight';
import type { CartContext } from './view-cart';

/** The default address, else the oldest enabled one, or null. */
async function usualAddress(db: Db, userId: number): Promise<{ city: string; postcode: string } | null> {
  const [[user], all] = await Promise.all([
    db.select({ usual: users.currentAddressId }).from(users).where(eq(users.id, userId)),
    listAddresses(db, userId),
  ]);
  return all.find(({ id }) => id === user?.usual) ?? all[0] ?? null;
}

/** The cheapest delivery of a cart to a postcode; null if freight must be quoted. */
async function cheapest(db: Db, postcode: string, lines: readonly CartLine[]) {
  const options = freightOptions(await loadFreight(db), postcode, parcelOf(lines)).filter(({ isPickUp }) => !isPickUp);
  return options.toSorted((one, other) => one.amountCents - other.amountCents)[0] ?? null;
}

/** Cents missing to a free-freight promotion's minimum; null if reached, or for any other code. */
function missingToFreeFreight(
  { promotion: { outcome, ...rest }, subtotal }: Totals,
  { promotion }: Awaited<ReturnType<typeof findPromotion>>,
): number | null {
  const refusedForMinimum = outcome === 'refused' && 'reason' in rest && rest.reason === 'minimum';
  return refusedForMinimum && promotion?.gift.kind === 'free-freight' ? promotion.minSubtotalCents - subtotal : null;
}

/** Cents missing until the cheapest delivery is free without a code; null if it never is, or already is. */
function missingToFreeRate(
  { shipping, subtotal }: Totals,
  freight: Awaited<ReturnType<typeof cheapest>> | null,
): number | null {
  if (!shipping || freight?.freeFromCents == null) return null;
  return Math.max(0, freight.freeFromCents - subtotal) || null;
}

/** The order bar's figures. */
export async function orderBarFacts(
  { db, at, minimum }: Pick<CartContext, 'db' | 'at' | 'minimum'>,
  userId: number,
  /** Absent for the one that came back with the lines of an unpaid order. */
  typedCode: string | undefined,
): Promise<OrderBarFacts> {
  const [{ lines, returnedCode }, address, calendar] = await Promise.all([
    loadCart(db, { userId }),
    usualAddress(db, userId),
    readDispatchCalendar(db),
  ]);
  const code = typedCode ?? returnedCode;
  const found = await findPromotion(db, code, userId);
  const freight = address && lines.length > 0 ? await cheapest(db, address.postcode, lines) : null;
  const totals = totalsOf({
    code,
    ...found,
    freight,
    now: at,
    minimum,
    lines: await promotionLines(db, found.promotion, lines),
  });
  return {
    item_count: lines.reduce((sum, { qty }) => sum + qty, 0),
    counted_amount: worth(totals.subtotal, minimum),
    minimum_amount: minimum.cents,
    minimum_includes_gst: minimum.includesGst,
    free_freight_missing: missingToFreeFreight(totals, found) ?? missingToFreeRate(totals, freight),
    freight: address && totals.shipping !== null ? { place: address.city, amount: totals.shipping } : null,
    dispatch_by: dispatchDays(at, calendar).by,
    christmas_by: christmasOrdersBy(at, calendar),
  };
}
