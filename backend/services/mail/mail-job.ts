import { z } from 'zod';
import { shortlistItems } from '../../rules/account/shortlist';

const email = z.string();
const recordNumber = z.int().positive();

/**
 * Mail queued by a request, stored as its event, not its text: the worker finds the recipient and writes the text
 * (start/deliver-mail.ts), so that a request takes equally long for every address, and no code is stored in the
 * database.
 */
export const mailJob = z.discriminatedUnion('kind', [
  /** Someone wants to sign in by e-mail. */
  z.object({ kind: z.literal('sign-in'), email, codeOnly: z.boolean() }),
  /** Someone wants to set a new password. */
  z.object({ kind: z.literal('recover'), email }),
  /** A new member of staff, who has no password yet. */
  z.object({ kind: z.literal('staff-added'), userId: recordNumber }),
  /** Someone asks for a trade account. */
  z.object({
    kind: z.literal('register'),
    email,
    firstName: z.string(),
    lastName: z.string(),
    companyName: z.string(),
    abn: z.string(),
    dateOfBirth: z.string().nullable(),
    addressState: z.string().default(''),
    shortlist: shortlistItems.default([]),
  }),
  /** The wholesale manager has an application to decide. */
  z.object({ kind: z.literal('application-review'), applicationId: recordNumber }),
  z.object({ kind: z.literal('application-decided'), applicationId: recordNumber }),
  z.object({ kind: z.literal('password-changed'), userId: recordNumber }),
  /** The shop has changed the account's e-mail address. */
  z.object({ kind: z.literal('email-changed'), userId: recordNumber, former: email }),
  z.object({ kind: z.literal('order-placed'), orderId: recordNumber }),
  z.object({ kind: z.literal('order-cancelled'), orderId: recordNumber }),
  /** The rest of a partly sent order does not follow. */
  z.object({ kind: z.literal('order-closed'), orderId: recordNumber }),
  /** A parcel was shipped. */
  z.object({ kind: z.literal('order-shipped'), shipmentId: recordNumber }),
  /** A parcel of a pick-up order is packed. */
  z.object({ kind: z.literal('order-ready'), shipmentId: recordNumber }),
  z.object({ kind: z.literal('order-refunded'), refundId: recordNumber }),
  /** A requested sku is back in stock. */
  z.object({ kind: z.literal('stock-returned'), userId: recordNumber, skuId: recordNumber }),
  z.object({ kind: z.literal('quote-requested'), quoteId: recordNumber }),
  /** Notifies the site's staff of a submitted form. */
  z.object({ kind: z.literal('form-submitted'), submissionId: recordNumber }),
  /** A form was paid for. */
  z.object({ kind: z.literal('form-invoice'), submissionId: recordNumber }),
  z.object({ kind: z.literal('voucher-issued'), voucherId: recordNumber }),
]);
export type MailJob = z.infer<typeof mailJob>;
export type MailKind = MailJob['kind'];
export type JobOf<Kind extends MailKind> = Extract<MailJob, { kind: Kind }>;
