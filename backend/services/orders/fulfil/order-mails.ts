import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { orderLines } from '../../../db/schema/orders';
import { notFound } from '../../../system/refusals/platform-error';
import type { MailJob } from '../../mail/mail-job';
import { queueMail } from '../../mail/queue-mail';
import { type OrderRequest, type OrderRow, changeOrder, refuseOrder } from './change-order';
import { neverSent, readRefunds, readShipments } from './read-fulfilment';

/** A mail of an order: its confirmation, cancellation or closing, or the notice of one of its parcels or refunds. */
export interface OrderMail {
  readonly kind: 'placed' | 'cancelled' | 'closed' | 'shipped' | 'refunded';
  /** Id of the parcel or refund; 0 for none. */
  readonly about: number;
}

async function jobOf(tx: Db, order: OrderRow, { kind, about }: OrderMail): Promise<MailJob | null> {
  const orderId = order.id;
  switch (kind) {
    case 'shipped': {
      const parcel = (await readShipments(tx, orderId)).find(({ id }) => id === about);
      return parcel?.shippedAt ? { kind: 'order-shipped', shipmentId: about } : null;
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
      return order.status === 'awaiting-payment' ? null : { kind: 'order-placed', orderId };
  }
}

/** Sends a mail of an order again. @throws PlatformError 404, 409 */
export function resendMail(tx: Db, request: OrderRequest, mail: OrderMail): Promise<boolean> {
  return changeOrder(tx, request, async (order) => {
    const job = await jobOf(tx, order, mail);
    if (job === null) throw mail.about > 0 ? notFound('This mail') : refuseOrder('There is no such mail to send.');
    await queueMail(tx, job, request.at);
    return { action: 'Mail sent again', before: {}, after: { mail: mail.kind, to: order.buyerEmail } };
  });
}
