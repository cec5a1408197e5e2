import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { orderLines } from '../../../db/schema/orders/orders';
import { notFound } from '../../../system/refusals/platform-error';
import type { MailJob } from '../../mail/mail-job';
import { queueMail } from '../../mail/queue-mail';
import { type OrderRequest, type OrderRow, changeOrder, refuseOrder } from './change-order';
import { mailAddressOf } from './mail-address';
import { type Shipment, neverSent, readRefunds, readShipments } from './read-fulfilment';

/** A mail of an order: its confirmation, cancellation or closing, or the notice of one of its parcels or refunds. */
export interface OrderMail {
  readonly kind: 'placed' | 'cancelled' | 'closed' | 'ready' | 'shipped' | 'refunded';
  /** Id of the parcel or refund; 0 for none. */
  readonly about: number;
}

/** Whether an order can be confirmed by mail: once it is placed, and not when it is cancelled. */
export function hasConfirmation({ status }: Pick<OrderRow, 'status'>): boolean {
  return status !== 'awaiting-payment' && status !== 'cancelled';
}

/** Whether a parcel has a notice: while it waits for its pickup, or once it was shipped. */
export function hasNotice(
  { isPickUp }: Pick<OrderRow, 'isPickUp'>,
  { shippedAt }: Pick<Shipment, 'shippedAt'>,
  kind: 'ready' | 'shipped',
): boolean {
  return kind === 'ready' ? isPickUp && shippedAt === null : !isPickUp && shippedAt !== null;
}

async function jobOf(tx: Db, order: OrderRow, { kind, about }: OrderMail): Promise<MailJob | null> {
  if (order.buyerEmail === '') return null;
  const orderId = order.id;
  switch (kind) {
    case 'ready':
    case 'shipped': {
      const parcel = (await readShipments(tx, orderId)).find(({ id }) => id === about);
      if (!parcel || !hasNotice(order, parcel, kind)) return null;
      return { kind: kind === 'ready' ? 'order-ready' : 'order-shipped', shipmentId: about };
    }
    case 'refunded': {
      const refund = (await readRefunds(tx, orderId)).find(({ id }) => id === about);
      return refund?.state === 'done' ? { kind: 'order-refunded', refundId: about } : null;
    }
    case 'closed': {
      const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId));
      const missing = neverSent(order, lines, await readShipments(tx, orderId));
      return missing.size > 0 ? { kind: 'order-closed', orderId } : null;
    }
    case 'cancelled':
      return order.status === 'cancelled' ? { kind: 'order-cancelled', orderId } : null;
    case 'placed':
      return hasConfirmation(order) ? { kind: 'order-placed', orderId } : null;
  }
}

/** Sends a mail of an order again. @throws PlatformError 404, 409 */
export function resendMail(tx: Db, request: OrderRequest, mail: OrderMail): Promise<boolean> {
  return changeOrder(tx, request, async (order) => {
    const job = await jobOf(tx, order, mail);
    if (job === null) throw mail.about > 0 ? notFound('This mail') : refuseOrder('There is no such mail to send.');
    await queueMail(tx, job, request.at);
    const to = await mailAddressOf(tx, order);
    return { action: 'Mail sent again', before: {}, after: { mail: mail.kind, to } };
  });
}
