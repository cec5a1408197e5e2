import Stripe from 'stripe';
import { z } from 'zod';
import type { Config } from '../../../system/config';

const TIMEOUT_MS = 10_000;

/** The fields used of a Stripe Checkout Session; amounts in cents. */
const checkoutSession = z.object({
  id: z.string().min(1),
  status: z.enum(['open', 'complete', 'expired']).nullable(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.int().nullable(),
  currency: z.string().nullable(),
  client_reference_id: z.string().nullable(),
  url: z.string().nullish(),
});
export type CheckoutSession = z.infer<typeof checkoutSession>;

const sessionEvent = z.object({ id: z.string().min(1), type: z.string(), data: z.object({ object: checkoutSession }) });

/** Stripe did not respond, or responded with an error. */
export class StripeUnreachable extends Error {
  override readonly name = 'StripeUnreachable';
}

/** Stripe does not take the shop's key, such as one that was replaced; it has done nothing. */
export class StripeKeyRefused extends StripeUnreachable {}

/** Stripe refused the refund; a retry is useless. */
export class RefundRefused extends Error {
  override readonly name = 'RefundRefused';
}

interface NewRefund {
  /** The session that was paid. */
  sessionId: string;
  /** Id in the table refunds. */
  refundId: number;
  /** Cents. */
  amount: number;
}

interface NewSession {
  /** Id in the table payments; Stripe returns it as client_reference_id. */
  paymentId: number;
  description: string;
  /** Cents of AUD, with GST. */
  amount: number;
  /** Where Stripe redirects the buyer afterwards, paid or not. */
  returnUrl: string;
  endsAt: Date;
  /** Stripe idempotency key. */
  key: string;
}

export interface StripeApi {
  /** @throws StripeUnreachable */
  openSession(session: NewSession): Promise<CheckoutSession>;
  /** @throws StripeUnreachable */
  findSession(id: string): Promise<CheckoutSession>;
  /** Expires a session. @throws StripeUnreachable, also for a session that is no longer open */
  endSession(id: string): Promise<CheckoutSession>;
  /**
   * Refunds a part of a session's payment; idempotent by refundId. Stripe's idempotency keys expire after a day, so
   * existing refunds are searched first. True if the refund succeeded or is pending at Stripe.
   * @throws StripeUnreachable, StripeKeyRefused, RefundRefused
   */
  refund(refund: NewRefund): Promise<boolean>;
  /**
   * Verifies and parses a webhook event about a session; 'other' for other events, null for a bad or old signature.
   */
  readEvent(body: string, signature: string, at: Date): z.infer<typeof sessionEvent> | 'other' | null;
}

function connect({ STRIPE_SECRET_KEY: key, STRIPE_API_BASE: base }: Config): Stripe | null {
  if (key === undefined) return null;
  const url = base === undefined ? null : new URL(base);
  const where = url
    ? ({
        host: url.hostname,
        port: url.port || (url.protocol === 'https:' ? '443' : '80'),
        protocol: url.protocol === 'https:' ? 'https' : 'http',
      } as const)
    : {};
  return new Stripe(key, { timeout: TIMEOUT_MS, maxNetworkRetries: 1, telemetry: false, ...where });
}

async function ask(call: Promise<unknown>): Promise<CheckoutSession> {
  try {
    return checkoutSession.parse(await call);
  } catch (cause) {
    if (cause instanceof Stripe.errors.StripeError || cause instanceof z.ZodError)
      throw new StripeUnreachable(cause.message, { cause });
    throw cause;
  }
}

const paidSession = z.object({ payment_intent: z.string().min(1) });
const madeRefund = z.object({
  status: z.string().nullable(),
  metadata: z.record(z.string(), z.string()).nullish(),
});

async function payBack(stripe: Stripe, { sessionId, refundId, amount }: NewRefund): Promise<boolean> {
  const isOurs = ({ metadata }: z.infer<typeof madeRefund>) => metadata?.['refund'] === String(refundId);
  try {
    const { payment_intent: intent } = paidSession.parse(await stripe.checkout.sessions.retrieve(sessionId));
    const { data } = await stripe.refunds.list({ payment_intent: intent, limit: 100 });
    const made =
      z.array(madeRefund).parse(data).find(isOurs) ??
      madeRefund.parse(
        await stripe.refunds.create(
          { payment_intent: intent, amount, metadata: { refund: String(refundId) } },
          { idempotencyKey: `stockist-refund-${refundId}` },
        ),
      );
    if (made.status === 'failed' || made.status === 'canceled')
      throw new RefundRefused('Stripe could not pay it back.');
    return made.status === 'succeeded' || made.status === 'pending';
  } catch (cause) {
    if (cause instanceof Stripe.errors.StripeInvalidRequestError)
      throw new RefundRefused('Stripe refuses this refund.', { cause });
    if (
      cause instanceof Stripe.errors.StripeAuthenticationError ||
      cause instanceof Stripe.errors.StripePermissionError
    )
      throw new StripeKeyRefused(cause.message, { cause });
    if (cause instanceof Stripe.errors.StripeError || cause instanceof z.ZodError)
      throw new StripeUnreachable(cause.message, { cause });
    throw cause;
  }
}

function api(stripe: Stripe, webhookSecret: string | undefined): StripeApi {
  return {
    openSession: ({ paymentId, description, amount, returnUrl, endsAt, key }) =>
      ask(
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            // Only immediate payments in AUD: no pending payments and no currency conversion.
            allowed_payment_method_types: ['card'],
            adaptive_pricing: { enabled: false },
            client_reference_id: String(paymentId),
            line_items: [
              {
                quantity: 1,
                price_data: { currency: 'aud', unit_amount: amount, product_data: { name: description } },
              },
            ],
            payment_intent_data: { description },
            success_url: returnUrl,
            cancel_url: returnUrl,
            expires_at: Math.floor(endsAt.getTime() / 1000),
            submit_type: 'pay',
          },
          { idempotencyKey: key },
        ),
      ),
    findSession: (id) => ask(stripe.checkout.sessions.retrieve(id)),
    endSession: (id) => ask(stripe.checkout.sessions.expire(id)),
    refund: (wanted) => payBack(stripe, wanted),
    readEvent(body, signature, at) {
      if (webhookSecret === undefined) return null;
      try {
        const event: unknown = stripe.webhooks.constructEvent(
          body,
          signature,
          webhookSecret,
          undefined,
          undefined,
          at.getTime(),
        );
        const parsed = sessionEvent.safeParse(event);
        return parsed.success ? parsed.data : 'other';
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
        throw error;
      }
    },
  };
}

const known = new WeakMap<Config, StripeApi | null>();

/** The Stripe client of a configuration; null without a key, when cards are paid on the platform's own page. */
export function stripeOf(config: Config): StripeApi | null {
  const found = known.get(config);
  if (found !== undefined) return found;
  const stripe = connect(config);
  const made = stripe ? api(stripe, config.STRIPE_WEBHOOK_SECRET) : null;
  known.set(config, made);
  return made;
}
