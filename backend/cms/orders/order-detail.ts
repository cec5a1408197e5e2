import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { addressFields } from '@/lib/contract/account/address';
import type { Db } from '../../db/client';
import { skus } from '../../db/schema/catalogue/catalogue';
import { orderLines, orders, payments } from '../../db/schema/orders/orders';
import type { PaidFor } from '../../rules/orders/refunds';
import type { OrderRow } from '../../services/orders/fulfil/change-order';
import { mailAddressOf } from '../../services/orders/fulfil/mail-address';
import { type OrderNote, readNotes } from '../../services/orders/fulfil/order-notes';
import {
  leftToPack,
  neverSent,
  readRefunds,
  readShipments,
  type Refund,
  type Shipment,
} from '../../services/orders/fulfil/read-fulfilment';
import { paidFor } from '../../services/orders/fulfil/refund-order';

/** States of orders of which nothing is packed any more. */
const COMPLETE: ReadonlySet<OrderRow['status']> = new Set(['shipped', 'delivered', 'cancelled']);

const storedAddons = z.array(z.object({ name: z.string(), value: z.string() }));

export interface DetailLine {
  readonly position: number;
  readonly code: string;
  /** Product, options and extras, as text. */
  readonly title: string;
  readonly qty: number;
  readonly price: number;
  readonly subtotal: number;
  /** This line's share of the order's discount. */
  readonly discount: number;
  /** Pieces to be packed yet. */
  readonly left: number;
  /** Pieces that do not follow any more. */
  readonly unsent: number;
  /** The barcode; null when the sku has none or was deleted. */
  readonly barcode: string | null;
}

/** Everything that the back office shows of an order. */
export interface OrderDetail {
  readonly order: OrderRow;
  readonly payment: typeof payments.$inferSelect;
  readonly paid: PaidFor;
  readonly lines: readonly DetailLine[];
  readonly parcels: readonly Shipment[];
  readonly refunds: readonly Refund[];
  readonly notes: readonly OrderNote[];
  readonly delivery: z.output<typeof addressFields>;
  /** Where its mails go; '' for nowhere. */
  readonly mailsTo: string;
}

/** One order with related records; null when absent. */
export async function readDetail(db: Db, id: number): Promise<OrderDetail | null> {
  const [found] = await db
    .select({ order: orders, payment: payments })
    .from(orders)
    .innerJoin(payments, and(eq(payments.subject, 'order'), eq(payments.subjectId, orders.id)))
    .where(eq(orders.id, id));
  if (!found) return null;
  const rows = await db
    .select({ line: orderLines, barcode: skus.barcode })
    .from(orderLines)
    .leftJoin(skus, eq(skus.id, orderLines.skuId))
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.position));
  const parcels = await readShipments(db, id);
  const ordered = rows.map(({ line }) => line);
  const left = COMPLETE.has(found.order.status) ? null : leftToPack(ordered, parcels);
  const unsent = neverSent(found.order, ordered, parcels);
  return {
    ...found,
    paid: await paidFor(db, found.order, found.payment),
    lines: rows.map(({ line, barcode }) => ({
      position: line.position,
      code: line.skuCode,
      title: titleOf(line),
      qty: line.qty,
      price: line.price,
      subtotal: line.subtotal,
      discount: line.discount,
      left: left?.get(line.position) ?? 0,
      unsent: unsent.get(line.position) ?? 0,
      barcode,
    })),
    parcels,
    refunds: await readRefunds(db, id),
    notes: await readNotes(db, id),
    delivery: addressFields.parse(found.order.delivery),
    mailsTo: await mailAddressOf(db, found.order),
  };
}

function titleOf({ productName, name, addons }: typeof orderLines.$inferSelect): string {
  const extras = storedAddons.parse(addons).map((addon) => `${addon.name}: ${addon.value}`);
  return [productName, name, ...extras].filter((part) => part !== '').join(', ');
}
