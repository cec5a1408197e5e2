import { eq } from 'drizzle-orm';
import { orders } from '../../db/schema/orders/orders';
import type { JobOf } from '../mail/mail-job';
import type { Mail } from '../mail/send-mail';
import type { WriterDeps } from '../mail/writer';
import { findOrder } from './find-orders';
import { mailAddressOf } from './fulfil/mail-address';
import { hasConfirmation } from './fulfil/order-mails';
import { orderMail } from './order-mail';

/** The confirmation of a placed order; null if it was cancelled before the mail was sent. */
export async function writeOrderPlaced(deps: WriterDeps, { orderId }: JobOf<'order-placed'>): Promise<Mail | null> {
  const order = await findOrder(deps.db, deps.config, { id: orderId }, deps.now());
  const [stored] = await deps.db.select().from(orders).where(eq(orders.id, orderId));
  if (!order || !stored) throw new Error(`Order ${orderId} is not there`);
  if (!hasConfirmation(order)) return null;
  const orderUrl = `${deps.config.APP_ORIGIN}/invoice/${order.id}`;
  return orderMail({ order, to: await mailAddressOf(deps.db, stored), orderUrl });
}
