import Stripe from 'stripe';
import { z } from 'zod';
import type { Config } from '../../../system/config';

const TIMEOUT_MS = 10_000;

/** What is read of a Checkout Session; instants in seconds since 1970. */
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

/** Stripe did not answer, or answered with an error. */
export class StripeUnreachable extends Error {
  override readonly name = 'StripeUnreachable';
}

interface NewSession {
  /** The payment's number here; comes back as client_reference_id. */
  paymentId: number;
  description: string;
  /** Cents of AUD, with GST. */
  amount: number;
  /** Where the buyer comes back to, paid or not. */
  returnUrl: string;
  endsAt: Date;
  /** The same key and contents make one session, however often it is asked for. */
  key: string;
}

export interface StripeApi {
  /** @throws StripeUnreachable */
  openSession(session: NewSession): Promise<CheckoutSession>;
  /** @throws StripeUnreachable */
  findSession(id: string): Promise<CheckoutSession>;
  /** Nobody can pay there afterwards, unless it was paid already. @throws StripeUnreachable */
  endSession(id: string): Promise<CheckoutSession>;
  /**
   * An event about a session; 'other' for one about something else, null when its signature is not Stripe's or too old.
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

function api(stripe: Stripe, webhookSecret: string | undefined): StripeApi {
  return {
    openSession: ({ paymentId, description, amount, returnUrl, endsAt, key }) =>
      ask(
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            // Money that arrives at once, in our currency: nothing is owed in between and no rate of exchange decides.
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

/** Stripe, when the platform has a key for it; null when cards are paid on the platform's own page. */
export function stripeOf(config: Config): StripeApi | null {
  const found = known.get(config);
  if (found !== undefined) return found;
  const stripe = connect(config);
  const made = stripe ? api(stripe, config.STRIPE_WEBHOOK_SECRET) : null;
  known.set(config, made);
  return made;
}
