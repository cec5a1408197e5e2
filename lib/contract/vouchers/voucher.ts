import { z } from 'zod';
import { id, image, imageQuery, money, messageCode } from '../common';
import { endpoint } from '../endpoint';
import { looseObject } from '../lenient';
import { recordsOf } from '../records';

/** Gift voucher theme (specification 2, section 3). */
export const voucherTheme = z.object({ id, name: z.string(), image: looseObject(image) });
export type VoucherTheme = z.infer<typeof voucherTheme>;

/** Extension: the themes on sale. The specification has them in GraphQL only. */
export const giftVoucherThemes = endpoint('GET', '/cognito/giftVoucher/theme', {
  auth: 'none',
  query: z.object(imageQuery),
  reply: z.object({ data: recordsOf(voucherTheme) }),
});

/**
 * Buys a voucher: `payment` is the payment's address; the voucher is issued once it is paid. With an Idempotency-Key
 * header a retry returns the first response. If `success` is false, `message` has the reason.
 */
export const giftVoucherPay = endpoint('POST', '/cognito/giftVoucher/payNow', {
  auth: 'optional',
  body: z.object({
    theme_id: id,
    amount: money,
    /** The base64 of the page's address, which the payment page returns to. */
    url: z.string().max(4000),
    /** Extension: where the voucher is sent; defaults to the address of the signed-in account. */
    email: z.string().max(254).optional(),
  }),
  reply: z.object({
    success: z.boolean(),
    message: z.string().nullish(),
    ...messageCode,
    payment: z.string().nullish(),
  }),
});

/** Adds the voucher's value to the credit of the account, once. `message` describes the result, success or not. */
export const giftVoucherRedeem = endpoint('POST', '/cognito/giftVoucher/redeem', {
  auth: 'session',
  body: z.object({ code: z.string().min(1).max(100) }),
  reply: z.object({ success: z.boolean(), message: z.string().nullish(), ...messageCode }),
});
