import { asc } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/client';
import { shippingTypes, shippingZones } from '../../db/schema/cart';
import type { ShippingType, ShippingZone } from '../../rules/cart/shipping';

const freeFromCents = z.int().optional();
const band = z.object({ upToGrams: z.int(), baseCents: z.int(), perKgCents: z.int() });

/** What the column shipping_types.rule holds. */
export const shippingRule = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('flat'),
    maxGrams: z.int(),
    amountCents: z.int(),
    excludedZones: z.array(z.string()),
    freeFromCents,
  }),
  z.object({
    kind: z.literal('courier'),
    maxGrams: z.int(),
    rates: z.array(z.object({ zone: z.string(), bands: z.array(band) })),
    freeFromCents,
  }),
  z.object({ kind: z.literal('quote'), zones: z.array(z.string()), aboveGrams: z.int() }),
  z.object({ kind: z.literal('pickup'), postcode: z.string(), place: z.string(), instructions: z.string() }),
]);

const ranges = z.array(z.tuple([z.string(), z.string()]));

/** Zones and ways of delivery in their order. */
export async function loadFreight(db: Db): Promise<{ zones: ShippingZone[]; types: ShippingType[] }> {
  const zones = await db.select().from(shippingZones).orderBy(asc(shippingZones.sort));
  const types = await db.select().from(shippingTypes).orderBy(asc(shippingTypes.sort));
  return {
    zones: zones.map(({ slug, kind, ranges: stored }) => ({ slug, kind, ranges: ranges.parse(stored) })),
    types: types.map(({ id, name, estimate, rule }) => ({
      id: String(id),
      name,
      estimate,
      rule: shippingRule.parse(rule),
    })),
  };
}
