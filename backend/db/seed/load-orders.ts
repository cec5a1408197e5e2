import { asc, eq, inArray } from 'drizzle-orm';
import { currentPrice } from '../../services/catalogue/skus/price';
import { createPayment } from '../../services/payments/create-payment';
import { freightOptions } from '../../rules/cart/shipping';
import { totalsOf } from '../../rules/cart/totals';
import { listAddresses } from '../../services/account/addresses/addresses';
import { type CartLine, weightOf } from '../../services/cart/cart-lines';
import { findPromotion, promotionLines } from '../../services/cart/find-promotion';
import { loadFreight } from '../../services/cart/freight';
import { nextInvoiceNumber } from '../../services/payments/next-number';
import { storeOrder } from '../../services/orders/store-order';
import type { Db } from '../client';
import { products, skus } from '../schema/catalogue/catalogue';
import { users } from '../schema/account/account';
import { shippingTypes } from '../schema/orders/cart';
import { counters, orders } from '../schema/orders/orders';
import { demonstration } from './demonstration';
import type { SeedOrder } from './schemas/accounts';
import type { SeedOrderLine } from './schemas/cart';
import { idOf, type SeedIds } from './seed-ids';

type Ids = Pick<SeedIds, 'users' | 'skus'>;

/** Loads past orders of the accounts at today's prices, by the rules of new orders, but without taking stock. */
export async function loadOrders(tx: Db, ids: Ids): Promise<void> {
  const all = demonstration
    .accounts()
    .flatMap((account) =>
      account.orders.map((order) => ({ order, userId: idOf(ids.users, account.email.toLowerCase()) })),
    )
    .toSorted((a, b) => Date.parse(a.order.placedAt) - Date.parse(b.order.placedAt));
  for (const { order, userId } of all) await loadOrder(tx, ids, order, userId);
  const last = Math.max(0, ...all.map(({ order }) => Number(order.number.replace('BB-', '')) - 10_000));
  await tx.insert(counters).values({ name: 'order', value: last });
}

async function loadOrder(tx: Db, ids: Ids, seed: SeedOrder, userId: number): Promise<void> {
  const at = new Date(seed.placedAt);
  const [buyer] = await tx.select().from(users).where(eq(users.id, userId));
  const address = (await listAddresses(tx, userId))[seed.addressIndex];
  if (!buyer || !address) throw new Error(`Order ${seed.number} has no buyer or address`);
  const lines = await linesOf(tx, ids, seed.lines);
  const [type] = await tx.select().from(shippingTypes).where(eq(shippingTypes.slug, seed.shippingType));
  const options = freightOptions(await loadFreight(tx), address.postcode, { grams: weightOf(lines), goodsCents: 0 });
  const freight = options.find((option) => option.id === String(type?.id));
  if (!freight) throw new Error(`Order ${seed.number} cannot go by ${seed.shippingType}`);
  const code = seed.promotionCode ?? '';
  const found = await findPromotion(tx, code, userId);
  const totals = totalsOf({
    code,
    ...found,
    freight,
    now: at,
    minimum: { cents: 0, includesGst: false },
    lines: await promotionLines(tx, found.promotion, lines),
  });
  if (totals.promotion.outcome === 'refused') throw new Error(`Order ${seed.number}: ${totals.promotion.message}`);

  const cancelled = seed.status === 'cancelled';
  const onInvoice = cancelled || seed.status === 'placed';
  const orderId = await storeOrder(tx, {
    number: seed.number,
    invoiceNumber: cancelled ? null : await nextInvoiceNumber(tx),
    buyer,
    address,
    freight,
    lines,
    totals,
    at,
    toPay: false,
    onInvoice: onInvoice && !cancelled,
    body: { note: seed.note ?? '', purchase_order_number: '', marketing_opt_in: false },
  });
  const instant = (text: string | undefined): Date | null => (text === undefined ? null : new Date(text));
  await tx
    .update(orders)
    .set({
      status: seed.status,
      carrier: seed.carrier ?? '',
      trackingNumber: seed.trackingNumber ?? null,
      shippedAt: instant(seed.shippedAt),
      deliveredAt: instant(seed.deliveredAt),
      cancelledAt: instant(seed.cancelledAt),
    })
    .where(eq(orders.id, orderId));
  await createPayment(tx, {
    subject: 'order',
    subjectId: orderId,
    description: `Order ${seed.number}`,
    gateway: onInvoice ? 'account' : 'card',
    amount: totals.total,
    returnUrl: '',
    createdAt: at,
    status: cancelled ? 'abandoned' : onInvoice ? 'pending' : 'paid',
    paidAt: onInvoice ? null : at,
  });
}

async function linesOf(tx: Db, ids: Ids, seed: readonly SeedOrderLine[]): Promise<CartLine[]> {
  const found = await tx
    .select({ sku: skus, product: products })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(
      inArray(
        skus.id,
        seed.map((line) => idOf(ids.skus, line.sku)),
      ),
    )
    .orderBy(asc(skus.id));
  return seed.map(({ sku: code, qty }, index) => {
    const row = found.find(({ sku }) => sku.code === code);
    if (!row) throw new Error(`There is no sku ${code}`);
    const price = currentPrice(row.sku);
    return {
      id: index,
      skuId: String(row.sku.id),
      productId: row.product.id,
      code,
      name: row.sku.options.join(', '),
      productName: row.product.name,
      slug: row.product.slug,
      qty,
      addons: [],
      choices: [],
      addonsGone: false,
      price,
      subtotal: price * qty,
      stock: row.sku.stock,
      minQty: row.sku.minQty,
      qtyStep: row.sku.qtyStep,
      weightGrams: row.sku.weightGrams,
    };
  });
}
