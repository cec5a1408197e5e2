import { z } from 'zod';

/** Carts: freight, promotions and places. Money in integer cents ex GST, weights in grams. */

const instant = z.iso.datetime({ offset: true });
/** Four digits as text, so that 0870 does not lose its zero. */
const postcode = z.string().regex(/^\d{4}$/);
const state = z.enum(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']);

export const place = z.strictObject({
  company: z.string(),
  streetAddress: z.string(),
  city: z.string(),
  state,
  postcode,
});

export const locality = z.strictObject({ postcode, suburb: z.string().min(1), state });

const promotionBase = z.strictObject({
  code: z.string().min(1),
  name: z.string(),
  minSubtotalCents: z.int().nonnegative(),
  startsAt: instant,
  endsAt: instant.nullable(),
  /** Null means no limit. */
  usesPerAccount: z.int().positive().nullable(),
});
const percent = z.int().min(1).max(100);

export const promotion = z.discriminatedUnion('kind', [
  promotionBase.extend({ kind: z.literal('percent-off'), percent }),
  promotionBase.extend({ kind: z.literal('percent-off-group'), percent, group: z.string() }),
  promotionBase.extend({ kind: z.literal('amount-off'), amountCents: z.int().positive() }),
  promotionBase.extend({ kind: z.literal('free-freight') }),
]);
export type SeedPromotion = z.output<typeof promotion>;

/**
 * The first zone that contains a postcode applies: remote places first, then cities, then the rest by state. A postcode
 * in no zone (post office boxes in 1000 to 1999 and 8000 to 9999) has no courier service.
 */
export const shippingZone = z.strictObject({
  slug: z.string().min(1),
  name: z.string(),
  kind: z.enum(['metro', 'regional', 'remote']),
  /** From and to, both inclusive. */
  ranges: z.array(z.tuple([postcode, postcode])),
});

/** Applies to parcels above the previous band's weight, up to and including this one. */
const weightBand = z.strictObject({
  upToGrams: z.int().positive(),
  baseCents: z.int().nonnegative(),
  /** Per started kilogram above the previous band. */
  perKgCents: z.int().nonnegative(),
});

const typeBase = z.strictObject({
  slug: z.string().min(1),
  name: z.string(),
  /** Shown to the customer, such as '3 to 5 business days'. */
  estimate: z.string(),
  sort: z.int(),
});

export const shippingType = z.discriminatedUnion('kind', [
  typeBase.extend({
    kind: z.literal('flat'),
    maxGrams: z.int().positive(),
    amountCents: z.int().nonnegative(),
    excludedZones: z.array(z.string()),
  }),
  typeBase.extend({
    kind: z.literal('courier'),
    maxGrams: z.int().positive(),
    rates: z.array(z.strictObject({ zone: z.string(), bands: z.array(weightBand) })),
  }),
  typeBase.extend({ kind: z.literal('quote'), zones: z.array(z.string()), aboveGrams: z.int().nonnegative() }),
  typeBase.extend({ kind: z.literal('pickup'), address: place, instructions: z.string() }),
]);
export type SeedShippingType = z.output<typeof shippingType>;

export const voucherTheme = z.strictObject({
  name: z.string(),
  /** Key of a scene. */
  picture: z.string(),
});

/** A sku by its code. */
export const quantity = z.strictObject({ sku: z.string().min(1), qty: z.int().positive() });
export type SeedOrderLine = z.output<typeof quantity>;

/** A cart without an account. Signing in with its key merges it, once. */
export const visitorCart = z.strictObject({ sessionKey: z.string().min(1), lines: z.array(quantity) });

export { instant, postcode, state };
