import { asc, eq } from 'drizzle-orm';
import { formatMoney } from '@/lib/domain/values/money';
import type { Db } from '../../../db/client';
import { refunds, shipments } from '../../../db/schema/orders/fulfilment';
import { orderLines, orders } from '../../../db/schema/orders/orders';
import { isOpenInvoice } from '../../../rules/orders/refunds';
import { dayInWords } from '../../../rules/values/dates';
import { readSite } from '../../site/site-documents';
import { type Letter, type LetterPart, facts, letter, link, words } from '../../mail/letter';
import type { JobOf } from '../../mail/mail-job';
import type { Mail } from '../../mail/send-mail';
import type { WriterDeps } from '../../mail/writer';
import { mailAddressOf } from './mail-address';
import { pickUpNoteOf } from './pick-up-note';
import { leftToPack, neverSent, readShipments } from './read-fulfilment';
import { paymentOf } from './refund-order';

type OrderRow = typeof orders.$inferSelect;

async function signed(
  { db, config }: WriterDeps,
  order: OrderRow,
  subject: string,
  parts: LetterPart[],
): Promise<Mail> {
  const seeIt = link('See the order', `${config.APP_ORIGIN}/orders/${order.id}`);
  const to = await mailAddressOf(db, order);
  const written: Letter = { to, subject, parts: [words(hello(order)), ...parts, seeIt] };
  return letter(written, (await readSite(db)).settings);
}

function hello({ buyerName }: OrderRow): string {
  return buyerName === '' ? 'Hello,' : `Hello ${buyerName},`;
}

async function orderOf(db: Db, id: number): Promise<OrderRow> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new Error(`Order ${id} is not there`);
  return order;
}

function goods(
  lines: readonly (typeof orderLines.$inferSelect)[],
  pieces: readonly { readonly position: number; readonly qty: number }[],
): LetterPart {
  return facts(
    pieces.flatMap(({ position, qty }) => {
      const line = lines.find((one) => one.position === position);
      return line
        ? [[line.skuCode, `${qty} × ${[line.productName, line.name].filter(Boolean).join(', ')}`] as const]
        : [];
    }),
  );
}

/** A parcel with its order; null if it was unpacked. */
async function readParcel(db: Db, shipmentId: number) {
  const [parcel] = await db.select().from(shipments).where(eq(shipments.id, shipmentId));
  if (!parcel) return null;
  const order = await orderOf(db, parcel.orderId);
  const parcels = await readShipments(db, order.id);
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, order.id));
  const inside = parcels.filter(({ id }) => id === shipmentId).flatMap((one) => one.lines);
  const allPacked = [...leftToPack(lines, parcels).values()].every((left) => left <= 0);
  return { parcel, order, contents: goods(lines, inside), allPacked, isWhole: allPacked && parcels.length === 1 };
}

/** The notice that a parcel can be picked up; null once it was unpacked or handed over. */
export async function writeOrderReady(deps: WriterDeps, { shipmentId }: JobOf<'order-ready'>): Promise<Mail | null> {
  const found = await readParcel(deps.db, shipmentId);
  if (!found || found.parcel.shippedAt !== null) return null;
  const { parcel, order, contents, allPacked, isWhole } = found;
  const note = await pickUpNoteOf(deps.db, order);
  const what = isWhole ? 'Your order' : 'A part of your order';
  return signed(deps, order, `${what} ${order.number} is ready to be picked up`, [
    words(`${isWhole ? what : `Parcel ${parcel.number} of your order`} is packed and ready to be picked up.`),
    ...(note === '' ? [] : [words(note)]),
    words('Please arrange a time with us before you come.'),
    words('Packed for you:'),
    contents,
    ...(allPacked ? [] : [words('The rest follows; we write to you again when it is ready.')]),
  ]);
}

/** The notice of a shipped parcel. */
export async function writeOrderShipped(
  deps: WriterDeps,
  { shipmentId }: JobOf<'order-shipped'>,
): Promise<Mail | null> {
  const found = await readParcel(deps.db, shipmentId);
  if (!found || found.parcel.shippedAt === null) return null;
  const { parcel: sent, order, contents, isWhole } = found;
  const whole = order.status !== 'processing' && isWhole;
  const tracking = [
    ...(sent.carrier === '' ? [] : [['Carrier', sent.carrier] as const]),
    ...(sent.trackingNumber === '' ? [] : [['Tracking number', sent.trackingNumber] as const]),
  ];
  return signed(deps, order, `${whole ? 'Your order' : 'A parcel of your order'} ${order.number} is on its way`, [
    words(whole ? 'Your order has left our warehouse.' : `Parcel ${sent.number} of your order has left our warehouse.`),
    ...(tracking.length === 0 ? [] : [facts(tracking)]),
    ...(sent.trackingUrl === '' ? [] : [link('Track the parcel', sent.trackingUrl)]),
    words('In this parcel:'),
    contents,
    ...(order.status === 'processing' ? [words('The rest follows; we write to you again when it leaves.')] : []),
  ]);
}

type Refund = typeof refunds.$inferSelect;

/** What remains of an invoice, as of now: the mail may be sent again after it was paid. */
async function leftToPay(db: Db, { id, dueOn }: OrderRow): Promise<string> {
  const payment = await paymentOf(db, id);
  if (!isOpenInvoice(payment)) return 'Nothing is left to pay.';
  return `${formatMoney(payment.amount)} is left to pay${dueOn === null ? '' : ` by ${dayInWords(dueOn)}`}.`;
}

/** What a credit note is for, and what it changes for its buyer. */
async function refundWords(db: Db, order: OrderRow, { method, amount, toPayment }: Refund): Promise<string> {
  if (method !== 'invoice') return `We have refunded ${formatMoney(amount)} of your order ${order.number}.`;
  const lowered = `We have taken ${formatMoney(toPayment)} off your invoice ${order.invoiceNumber ?? ''}`;
  return `${lowered} for order ${order.number}. ${await leftToPay(db, order)}`;
}

export async function writeOrderRefunded(
  deps: WriterDeps,
  { refundId }: JobOf<'order-refunded'>,
): Promise<Mail | null> {
  const [refund] = await deps.db.select().from(refunds).where(eq(refunds.id, refundId));
  if (refund?.state !== 'done') return null;
  const order = await orderOf(deps.db, refund.orderId);
  const lowers = refund.method === 'invoice';
  return signed(deps, order, `${lowers ? 'Credit note' : 'Refund'} for order ${order.number}`, [
    words(await refundWords(deps.db, order, refund)),
    facts([
      ...(refund.creditNoteNumber === null ? [] : [['Credit note', refund.creditNoteNumber] as const]),
      ['Amount', `${formatMoney(refund.amount)}, with ${formatMoney(refund.tax)} GST`],
      ...(refund.toPayment > 0
        ? [[lowers ? 'Off your invoice' : 'To where it was paid from', formatMoney(refund.toPayment)] as const]
        : []),
      ...(refund.toCredit > 0 ? [['To your credit with us', formatMoney(refund.toCredit)] as const] : []),
      ...(refund.reason === '' ? [] : [['Reason', refund.reason] as const]),
    ]),
    ...(refund.toPayment > 0 && !lowers ? [words('It can take some days until your bank shows it.')] : []),
  ]);
}

export async function writeOrderCancelled(
  deps: WriterDeps,
  { orderId }: JobOf<'order-cancelled'>,
): Promise<Mail | null> {
  const order = await orderOf(deps.db, orderId);
  if (order.status !== 'cancelled') return null;
  return signed(deps, order, `Order ${order.number} is cancelled`, [
    words(`Your order ${order.number} is cancelled, and nothing of it is sent.`),
    ...(order.cancelReason === null ? [] : [facts([['Reason', order.cancelReason]])]),
    words('What you have paid for it is refunded; an invoice that was open need not be paid.'),
  ]);
}

/** The notice that the rest of a partly sent order does not follow. */
export async function writeOrderClosed(deps: WriterDeps, { orderId }: JobOf<'order-closed'>): Promise<Mail | null> {
  const { db } = deps;
  const order = await orderOf(db, orderId);
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
  const missing = neverSent(order, lines, await readShipments(db, orderId));
  if (missing.size === 0) return null;
  return signed(deps, order, `Nothing more follows of order ${order.number}`, [
    words(`We cannot supply the rest of your order ${order.number}: nothing more of it follows.`),
    words('What you do not get:'),
    goods(
      lines,
      [...missing].map(([position, qty]) => ({ position, qty })),
    ),
    words(
      isOpenInvoice(await paymentOf(db, orderId))
        ? 'You need not pay for it: it is taken off your invoice, and we write to you what is left to pay.'
        : 'What you have paid for it is refunded.',
    ),
  ]);
}
