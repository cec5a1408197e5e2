import { z } from 'zod';
import { id, image, imageQuery, money, messageCode } from '../common';
import { endpoint } from '../endpoint';

/** Gift voucher theme (specification 2, section 3). */
export const voucherTheme = z.object({ id, name: z.string(), image: image.nullish() });
export type VoucherTheme = z.infer<typeof voucherTheme>;

/** The themes that can be bought. The specification reads them by GraphQL; this path is ours. */
export const giftVoucherThemes = endpoint('GET', '/cognito/giftVoucher/theme', {
  auth: 'none',
  query: z.object(imageQuery),
  reply: z.object({ data: z.array(voucherTheme) }),
});

/**
 * Buys a voucher: `payment` is where to pay, and the voucher is issued once that is done. The header Idempotency-Key
 * makes a repeat answer like the first. `message` says why not where success is false.
 */
export const giftVoucherPay = endpoint('POST', '/cognito/giftVoucher/payNow', {
  auth: 'optional',
  body: z.object({
    theme_id: id,
    amount: money,
    /** The base64 of the page's address; the payment page leads back to it. */
    url: z.string().max(4000),
    /** Ours: where the voucher is sent to; without one, the address of the signed-in account. */
    email: z.string().max(254).optional(),
  }),
  reply: z.object({ success: z.boolean(), message: z.string().nullish(), payment: z.string().nullish() }),
});

/**
 * Adds what a voucher is worth to the credit of the account, once. `message` says what happened, whatever the result.
 */
export const giftVoucherRedeem = endpoint('POST', '/cognito/giftVoucher/redeem', {
  auth: 'session',
  body: z.object({ code: z.string().min(1).max(100) }),
  reply: z.object({ success: z.boolean(), message: z.string().nullish(), ...messageCode }),
});

/**
 * Ours, for administrators: mails a voucher once more, with a new code; codes that were mailed before work no longer.
 * `number` is the one on the receipt, such as GV-10001. 404 when there is none, 409 VOUCHER_CLOSED when it was
 * redeemed, has expired or was never paid.
 */
export const giftVoucherResend = endpoint('POST', '/cognito/giftVoucher/resend', {
  auth: 'session',
  body: z.object({ number: z.string().min(1).max(20), email: z.string().max(254).optional() }),
  reply: z.object({ success: z.boolean(), message: z.string().nullish() }),
});
