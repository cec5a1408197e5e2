import { z } from 'zod';
import { id, money } from '../common';
import { endpoint } from '../endpoint';

export const PAYMENT_STATES = ['paid', 'pending', 'failed'] as const;

/** The only source for whether a payment succeeded (design, section 5.9). `url` is the base64 of the return address. */
export const checkPaid = endpoint('GET', '/cognito/payment/checkPaid', {
  auth: 'optional',
  query: z.object({ url: z.string(), payum_token: z.string() }),
  reply: z.object({
    success: z.boolean(),
    payment: z
      .object({
        id,
        status: z.enum(PAYMENT_STATES),
        order_id: id.nullish(),
        /** Cents, including GST. */
        amount: money.nullish(),
        /** Address of the hosted payment page, to retry a failed or abandoned payment. */
        retry_url: z.string().nullish(),
      })
      .nullish(),
  }),
});

const amount = money.refine((cents) => cents >= 0, 'An amount is not below 0.');

/**
 * The surcharge of each payment method on an amount, in cents with GST. The shape is an extension: the specification
 * does not show it.
 */
export const paymentSurchargesOf = endpoint('POST', '/cognito/payment/paymentSurchargesOf', {
  auth: 'none',
  effect: false,
  body: z.object({ amount }),
  reply: z.object({ data: z.array(z.object({ gateway: z.string(), name: z.string(), surcharge: money })) }),
});

/** The surcharge for cards, which hosted payment pages accept. */
export const creditCardSurchargeOf = endpoint('POST', '/cognito/payment/creditCardSurchargeOf', {
  auth: 'none',
  effect: false,
  body: z.object({ amount }),
  reply: z.object({ surcharge: money.default(0) }),
});
