import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { shippingTypes, shippingZones } from '../../db/schema/orders/cart';
import { PlatformError } from '../../system/refusals/platform-error';
import { type ContentStore, type Document, defineContent } from '../content/content-type';
import { line, needed, oneOf, several } from '../content/fields';
import { freshSlug } from '../content/fresh-slug';
import { tableStore } from '../content/table-store';
import { mapRows } from '../content/each-stored';

const range = z.object({
  from: line({ title: 'From postcode' }, 4),
  until: line({ title: 'Until postcode', description: 'The same for one alone' }, 4),
});
const schema = z.object({
  name: needed({ title: 'Name' }),
  kind: oneOf(
    'Goods travel',
    { metro: 'To a city', regional: 'To the country', remote: 'To where freight is quoted' },
    'regional',
  ),
  ranges: several('Postcodes', range, 200, 'The first zone of the list that has a postcode counts.'),
});

const rowOf = (document: Document): Document => {
  const { ranges, ...rest } = schema.parse(document);
  return { ...rest, ranges: ranges.map(({ from, until }) => [from, until || from]) };
};

const table = tableStore({
  table: shippingZones,
  id: shippingZones.id,
  name: shippingZones.name,
  sort: shippingZones.sort,
  detail: sql<string>`jsonb_array_length(${shippingZones.ranges}) || ' ranges of postcodes'`,
  made: ({ name }) => ({ slug: freshSlug(String(name)) }),
});
const pairs = z.array(z.tuple([z.string(), z.string()]));

const store: ContentStore = {
  ...table,
  read: async (db, ids) =>
    mapRows(await table.read(db, ids), (row) => ({
      ...row,
      ranges: pairs.parse(row['ranges']).map(([from, until]) => ({ from, until })),
    })),
  insert: (tx, document, given) => table.insert(tx, rowOf(document), given),
  update: (tx, id, document, at) => table.update(tx, id, rowOf(document), at),
  async remove(tx, id, at) {
    const [zone] = await tx.select({ slug: shippingZones.slug }).from(shippingZones).where(eq(shippingZones.id, id));
    const [user] = await tx
      .select({ name: shippingTypes.name })
      .from(shippingTypes)
      .where(sql`position(${JSON.stringify(zone?.slug ?? '')} in ${shippingTypes.rule}::text) > 0`)
      .limit(1);
    if (user) throw new PlatformError(409, 'IN_USE', `“${user.name}” has a rate for this zone. Remove that first.`);
    await table.remove(tx, id, at);
  },
};

function rangeProblem({ from, until }: z.output<typeof range>): { field: 'from' | 'until'; words: string } | null {
  if (!/^\d{4}$/.test(from)) return { field: 'from', words: 'A postcode has four digits.' };
  if (!/^(\d{4})?$/.test(until)) return { field: 'until', words: 'A postcode has four digits.' };
  return until !== '' && until < from ? { field: 'until', words: 'This is before the first postcode.' } : null;
}

/** Areas with equal freight rates. */
export const FREIGHT_ZONES = defineContent({
  name: 'freight-zones',
  area: 'catalogue',
  subject: 'freight',
  title: 'Freight zones',
  one: 'zone',
  use: 'Places that freight costs the same to, by postcode. Of two that have one, the first counts.',
  schema,
  store,
  // Nothing to revalidate: carts and checkouts always read the current zones.
  tags: () => [],
  problems: async (_tx, _id, document): Promise<Record<string, string>> => {
    const { ranges } = schema.parse(document);
    if (ranges.length === 0) return { ranges: 'Add postcodes.' };
    return Object.fromEntries(
      ranges.flatMap((one, index) => {
        const wrong = rangeProblem(one);
        return wrong === null ? [] : [[`ranges.${index}.${wrong.field}`, wrong.words]];
      }),
    );
  },
});
