import { z } from 'zod';
import { addressFields } from '@/lib/contract/account/address';
import type { Order, OrderSummary } from '@/lib/contract/orders/order';
import { deliveryEstimate } from '@/lib/domain/checkout/delivery-estimate';
import { type DispatchCalendar, dispatchDays } from '@/lib/domain/checkout/dispatch-calendar';
import type { SiteSettings } from '@/lib/contract/site/site';
import type { Config } from '../../system/config';
import type { orderLines, orders, payments } from '../../db/schema/orders/orders';
import { paymentAddress } from '../payments/payment-address';
import { invoiceNote } from '../../rules/orders/invoice-note';
import { publicStatus } from '../../rules/checkout/payment-status';
import type { Refund, Shipment } from './fulfil/read-fulfilment';
import { takenOffInvoice } from '../../rules/orders/refunds';
import { CREDIT_NAME, CREDIT_NOTE_NAME, type PaymentName, paymentName } from '../payments/payment-types';

type OrderRow = typeof orders.$inferSelect;
type LineRow = typeof orderLines.$inferSelect;
type PaymentRow = typeof payments.$inferSelect;

const storedAddons = z.array(z.object({ name: z.string(), value: z.string() }));

export function toSummary(order: OrderRow, itemCount: number): OrderSummary {
  return {
    id: String(order.id),
    number: order.number,
    placed_at: order.createdAt.toISOString(),
    status: order.status,
    item_count: itemCount,
    total_amount: order.total,
    is_pick_up: order.isPickUp,
    invoice_number: order.invoiceNumber,
    tracking_number: order.trackingNumber,
    tracking_url: order.trackingUrl,
    carrier: order.carrier,
  };
}

function toLine(line: LineRow): Order['lines'][number] {
  return {
    product_name: line.productName,
    name: line.name,
    sku_code: line.skuCode,
    url: line.url,
    addons: storedAddons.parse(line.addons),
    qty: line.qty,
    price: line.price,
    subtotal: line.subtotal,
  };
}

type PaymentNote = Pick<Order, 'payment_note' | 'payment_note_code' | 'payment_note_values'>;

function noteOf({ invoiceNumber, status, dueOn }: OrderRow, payment: PaymentRow, config: Config): PaymentNote {
  if (
    payment.gateway !== 'account' ||
    payment.status !== 'pending' ||
    status === 'cancelled' ||
    invoiceNumber === null ||
    dueOn === null
  )
    return { payment_note: '' };
  const { amount } = payment;
  const bank = config.BANK_DETAILS;
  return {
    payment_note: invoiceNote({ invoiceNumber, amount, dueOn, bankDetails: bank }),
    payment_note_code: 'INVOICE_DUE',
    payment_note_values: { amount, day: dueOn, bank, invoice: invoiceNumber },
  };
}

/** The shipped parcels with their lines. */
function shipmentsOf(parcels: readonly Shipment[], lines: readonly LineRow[]): Order['shipments'] {
  return parcels.flatMap(({ carrier, trackingNumber, trackingUrl, shippedAt, lines: inside }) => {
    if (shippedAt === null) return [];
    return {
      carrier,
      tracking_number: trackingNumber,
      tracking_url: trackingUrl,
      shipped_at: shippedAt.toISOString(),
      lines: inside.flatMap(({ position, qty }) => {
        const line = lines.find((one) => one.position === position);
        return line ? [{ product_name: line.productName, name: line.name, sku_code: line.skuCode, qty }] : [];
      }),
    };
  });
}

function refundsOf(refunds: readonly Refund[]): Order['refunds'] {
  return refunds.flatMap((refund) =>
    refund.doneAt === null
      ? []
      : {
          amount: refund.amount,
          invoice_amount: takenOffInvoice([refund]),
          refunded_at: refund.doneAt.toISOString(),
          reason: refund.reason,
          credit_note_number: refund.creditNoteNumber ?? '',
        },
  );
}

/** The way to pay. Of an invoice that nobody paid, since all of it was taken off, the credit note. */
function payerName({ credit, total }: OrderRow, { gateway }: PaymentRow, payable: number): PaymentName {
  if (payable > 0 || total === 0) return paymentName(gateway);
  return credit === total ? CREDIT_NAME : CREDIT_NOTE_NAME;
}

interface Parts {
  order: OrderRow;
  lines: readonly LineRow[];
  payment: PaymentRow;
  parcels: readonly Shipment[];
  refunds: readonly Refund[];
  /** The seller. */
  site: SiteSettings;
  config: Config;
  calendar: DispatchCalendar;
  /** Where and how a pick-up order is collected; '' for any other. */
  pickUpNote: string;
  at: Date;
}

/** Expected arrival; null for pickup, and unless the order is placed, in process or shipped. */
function estimateOf(
  { status, transit, invoicedAt, shippedAt }: OrderRow,
  calendar: DispatchCalendar,
): Order['delivery_estimate'] {
  const underWay = status === 'placed' || status === 'processing' || status === 'shipped';
  return underWay && transit !== null && invoicedAt !== null
    ? deliveryEstimate(transit, invoicedAt, shippedAt, calendar)
    : null;
}

/** Latest day of dispatch; null for pickup, and once the order is dispatched or cancelled. */
function leavesBy({ status, isPickUp, invoicedAt, createdAt }: OrderRow, calendar: DispatchCalendar): string | null {
  const waits = status === 'placed' || status === 'processing';
  return waits && !isPickUp ? dispatchDays(invoicedAt ?? createdAt, calendar).by : null;
}

/** An order for its buyer, with all details that a tax invoice requires. */
export function toOrder({
  order,
  lines,
  payment,
  parcels,
  refunds,
  site,
  config,
  calendar,
  pickUpNote,
  at,
}: Parts): Order {
  const open =
    order.status === 'awaiting-payment' && payment.status !== 'paid' && order.payUntil !== null && order.payUntil > at;
  const payable = order.total - order.credit - takenOffInvoice(refunds);
  const payer = payerName(order, payment, payable);
  return {
    ...toSummary(
      order,
      lines.reduce((total, line) => total + line.qty, 0),
    ),
    lines: lines.map(toLine),
    subtotal: order.subtotal,
    discount_amount: order.discount,
    promotion_code: order.promotionCode,
    shipping_name: order.shippingName,
    shipping_amount: order.shippingAmount,
    surcharge_amount: order.surcharge,
    invoiced_at: order.invoicedAt?.toISOString() ?? null,
    due_on: order.dueOn,
    pick_up_note: pickUpNote,
    cancel_reason: order.cancelReason ?? '',
    delivery_estimate: estimateOf(order, calendar),
    dispatch_by: leavesBy(order, calendar),
    total_tax: order.tax,
    credit_amount: order.credit,
    payable_amount: payable,
    shipments: shipmentsOf(parcels, lines),
    refunds: refundsOf(refunds),
    payment_status: publicStatus(payment.status, open),
    payment_url: open ? paymentAddress(config, payment.token) : null,
    payment_name: payer.name,
    payment_name_code: payer.code,
    ...noteOf(order, payment, config),
    paid_at: payment.paidAt?.toISOString() ?? null,
    note: order.note,
    purchase_order_number: order.purchaseOrderNumber,
    delivery: { ...addressFields.parse(order.delivery), id: String(order.addressId) },
    seller: {
      name: site.organisation_name,
      abn: site.abn,
      address: site.address,
      email: site.email,
      phone: site.phone,
    },
    buyer: { name: order.buyerName, company: order.buyerCompany, abn: order.buyerAbn },
  };
}
