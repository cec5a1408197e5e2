import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, queryRows } from '../../db/client';
import { shippingTypes, shippingZones } from '../../db/schema/orders/cart';
import type { ShippingType, ShippingZone } from '../../rules/cart/shipping';

const freeFromCents = z.int().optional();
const band = z.object({ upToGrams: z.int(), baseCents: z.int(), perKgCents: z.int() });

/** Schema of the JSON column shipping_types.rule. */
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

const freightRow = z.object({
  zones: z.array(
    z.object({
      slug: z.string(),
      kind: z.enum(['metro', 'regional', 'remote']),
      ranges: z.array(z.tuple([z.string(), z.string()])),
    }),
  ),
  types: z.array(
    z.object({ id: z.int().transform(String), name: z.string(), estimate: z.string(), rule: shippingRule }),
  ),
});

/** Sorted shipping zones and types. One statement, because nearly every cart request calls this. */
export async function loadFreight(db: Db): Promise<{ zones: ShippingZone[]; types: ShippingType[] }> {
  const [read] = await queryRows(
    db,
    freightRow,
    sql`select
      (select coalesce(json_agg(zone order by zone.sort), '[]') from ${shippingZones} zone) as zones,
      (select coalesce(json_agg(type order by type.sort), '[]') from ${shippingTypes} type) as types`,
  );
  return read ?? { zones: [], types: [] };
}
