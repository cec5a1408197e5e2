import { lt } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { stripeEvents } from '../../db/schema/orders/orders';
import type { PlatformApp } from '../../http/platform';
import { PlatformError } from '../../system/refusals/platform-error';
import { paymentOfSession, settleSession } from '../../services/checkout/stripe/settle';
import { stripeOf } from '../../services/checkout/stripe/stripe-api';

const RETENTION_MS = 30 * 86_400_000;

/**
 * Stripe's events about its sessions, authenticated by their signature alone. An event's id is stored in the
 * transaction of its effect, so that neither a repetition nor a crash counts money twice or loses it.
 */
export function registerStripeWebhook({ router, deps }: PlatformApp): void {
  router.post('/webhooks/stripe', async (context) => {
    const stripe = stripeOf(deps.config);
    if (!stripe || deps.config.STRIPE_WEBHOOK_SECRET === undefined)
      throw new PlatformError(404, 'UNKNOWN_PATH', 'There is nothing at this address.');
    const at = deps.now();
    const event = stripe.readEvent(await context.req.text(), context.req.header('stripe-signature') ?? '', at);
    if (event === null) throw new PlatformError(400, 'BAD_SIGNATURE', 'This is not signed by Stripe.');
    if (event !== 'other' && event.type.startsWith('checkout.session.')) {
      const paid = await deps.db.transaction(async (tx) => {
        const first = await tx
          .insert(stripeEvents)
          .values({ id: event.id, receivedAt: at })
          .onConflictDoNothing()
          .returning();
        const payment = first.length === 0 ? null : await paymentOfSession(tx, event.data.object);
        return payment ? settleSession(tx, payment, event.data.object, at, deps.log) : false;
      });
      if (paid) deps.wakeMailer();
    }
    return context.json({ received: true });
  });
}

/** Deletes events that Stripe no longer retries. */
export async function forgetStripeEvents(db: Db, at: Date): Promise<void> {
  await db.delete(stripeEvents).where(lt(stripeEvents.receivedAt, new Date(at.getTime() - RETENTION_MS)));
}
