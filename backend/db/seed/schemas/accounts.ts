import { z } from 'zod';
import { STAFF_ROLES } from '../../../rules/account/staff-roles';
import { instant, postcode, quantity, state } from './cart';

/** Demonstration customers. Passwords are not in the data: the start that seeds sets and prints them. */

const address = z.strictObject({
  displayName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  email: z.email(),
  phone: z.string(),
  streetAddress: z.string(),
  streetAddress1: z.string().optional(),
  city: z.string(),
  state,
  postcode,
  country: z.literal('AU'),
});

const order = z.strictObject({
  number: z.string().startsWith('BB-'),
  placedAt: instant,
  status: z.enum(['placed', 'processing', 'shipped', 'delivered', 'cancelled']),
  /** Index into the account's addresses. */
  addressIndex: z.int().nonnegative(),
  shippingType: z.string(),
  promotionCode: z.string().optional(),
  note: z.string().optional(),
  lines: z.array(quantity).min(1),
  carrier: z.string().optional(),
  trackingNumber: z.string().optional(),
  shippedAt: instant.optional(),
  deliveredAt: instant.optional(),
  cancelledAt: instant.optional(),
});
export type SeedOrder = z.output<typeof order>;

export const account = z.strictObject({
  email: z.email(),
  firstName: z.string(),
  lastName: z.string(),
  /** Role of staff. */
  staffRole: z.enum(STAFF_ROLES).optional(),
  companyName: z.string(),
  tradingName: z.string(),
  /** Accounts of one business share their lists. */
  business: z.string().min(1).optional(),
  /** Valid by checksum, fictitious. */
  abn: z.string().regex(/^\d{11}$/),
  companyPhone: z.string(),
  mobilePhone: z.string(),
  website: z.url().optional(),
  /** Days to pay an invoice; without them the account pays when ordering. */
  invoiceDays: z.int().positive().optional(),
  /** Credit of the account. */
  credit: z
    .strictObject({ amountCents: z.int().positive(), reason: z.string(), reference: z.string().min(1) })
    .optional(),
  addresses: z.array(address).min(1),
  orders: z.array(order),
  lists: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        shared: z.boolean(),
        lines: z.array(quantity.extend({ note: z.string().optional() })),
      }),
    )
    .default([]),
});
