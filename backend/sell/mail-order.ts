import { eq } from 'drizzle-orm';
import { orders } from '../db/schema/orders';
import type { PaymentDeps } from '../payments/subject';
import { findOrder } from './find-orders';
import { loadFreight } from './freight';
import { orderMail } from './order-mail';

/** Mails the confirmation of a placed order. The order stands whatever becomes of the mail, so a failure is logged, not thrown. */
export async function mailOrder(deps: PaymentDeps, id: number): Promise<void> {
  try {
    const order = await findOrder(deps.db, deps.config, { id }, deps.now());
    const [owner] = await deps.db.select({ email: orders.buyerEmail }).from(orders).where(eq(orders.id, id));
    if (!order || !owner) throw new Error(`Order ${id} is not there`);
    const orderUrl = `${deps.config.APP_ORIGIN}/invoice/${order.id}`;
    await deps.sendMail(orderMail({ order, to: owner.email, orderUrl, pickupNote: order.is_pick_up ? await pickupNote(deps) : '' }));
  } catch (error) {
    deps.log.error({ order: id, error: error instanceof Error ? error.message : String(error) }, 'the confirmation was not sent');
  }
}

async function pickupNote({ db }: PaymentDeps): Promise<string> {
  const { types } = await loadFreight(db);
  const pickup = types.map((type) => type.rule).find((rule) => rule.kind === 'pickup');
  return pickup ? `${pickup.place}. ${pickup.instructions}` : '';
}
