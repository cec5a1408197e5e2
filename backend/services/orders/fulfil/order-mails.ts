import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { orders } from '../../../db/schema/orders';
import { notFound } from '../../../system/refusals/platform-error';
import type { MailJob } from '../../mail/mail-job';
import { queueMail } from '../../mail/queue-mail';
import { type OrderRequest, changeOrder, refuseOrder } from './change-order';
import { readRefunds, readShipments } from './read-fulfilment';

/** A mail of an order: its confirmation, its cancellation, or the notice of one of its parcels or refunds. */
export interface OrderMail {
  readonly kind: 'placed' | 'cancelled' | 'shipped' | 'refunded';
  /** Id of the parcel or refund; 0 for none. */
  readonly about: number;
}

async function jobOf(tx: Db, orderId: number, { kind, about }: OrderMail): Promise<MailJob | null> {
  switch (kind) {
    case 'shipped': {
      const parcel = (await readShipments(tx, orderId)).find(({ id }) => id === about);
      return parcel?.shippedAt ? { kind: 'order-shipped', shipmentId: about } : null;
    }
    case 'refunded': {
      const refund = (await readRefunds(tx, orderId)).find(({ id }) => id === about);
      return refund?.state === 'done' ? { kind: 'order-refunded', refundId: about } : null;
    }
    case 'placed':
    case 'cancelled': {
      const [order] = await tx.select({ status: orders.status }).from(orders).where(eq(orders.id, orderId));
      if (!order || order.status === 'awaiting-payment') return null;
      if (kind === 'placed') return { kind: 'order-placed', orderId };
      return order.status === 'cancelled' ? { kind: 'order-cancelled', orderId } : null;
    }
  }
}

/** Sends a mail of an order again. @throws PlatformError 404, 409 */
export function resendMail(tx: Db, request: OrderRequest, mail: OrderMail): Promise<boolean> {
  return changeOrder(tx, request, async (order) => {
    const job = await jobOf(tx, order.id, mail);
    if (job === null) throw mail.about > 0 ? notFound('This mail') : refuseOrder('There is no such mail to send.');
    await queueMail(tx, job, request.at);
    return { action: 'Mail sent again', before: {}, after: { mail: mail.kind, to: order.buyerEmail } };
  });
}
