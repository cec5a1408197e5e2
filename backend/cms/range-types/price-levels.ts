import { eq, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '../../db/schema/account/account';
import { priceLevels } from '../../db/schema/catalogue/prices';
import { plainName, readsAsQuantity } from '../../rules/catalogue/sheet/price-columns';
import { PlatformError } from '../../system/refusals/platform-error';
import { defineContent } from '../content/content-type';
import { line, needed } from '../content/fields';
import { tableStore } from '../content/table-store';
import { textIn } from '../documents/document';

const store = tableStore({
  table: priceLevels,
  id: priceLevels.id,
  name: priceLevels.name,
  sort: priceLevels.sort,
  detail: sql<string>`(select count(*) from users where users.price_level_id = price_levels.id) || ' customers'`,
});

/** Price levels that customers can be assigned to. */
export const PRICE_LEVELS = defineContent({
  name: 'price-levels',
  area: 'catalogue',
  subject: 'price-level',
  title: 'Price levels',
  one: 'price level',
  use:
    'Customers are given one under “Customers”; what a code costs at each is under “Prices” of its product. ' +
    'With a level that is deleted its prices go for good.',
  schema: z.object({
    name: needed({ title: 'Name', description: 'For the staff, such as Gold' }, 60),
    note: line({ title: 'For whom' }),
  }),
  store: {
    ...store,
    async remove(tx, id, at) {
      const [customer] = await tx.select({ id: users.id }).from(users).where(eq(users.priceLevelId, id)).limit(1);
      if (customer) throw new PlatformError(409, 'IN_USE', 'Customers have this level. Give them another one first.');
      await store.remove(tx, id, at);
    },
  },
  // Prices are never part of a cached page.
  tags: () => [],
  problems: async (tx, id, { name }): Promise<Record<string, string>> => {
    // In catalogue files “Price from 10” is the heading of a quantity price.
    if (readsAsQuantity(textIn(name))) return { name: 'A name cannot end with “from” and a number.' };
    const others = await tx
      .select({ name: priceLevels.name })
      .from(priceLevels)
      .where(id === null ? undefined : ne(priceLevels.id, id));
    // In headings of such files capitals and spaces make no difference.
    const taken = others.some((other) => plainName(other.name) === plainName(textIn(name)));
    return taken ? { name: 'Another level has this name.' } : {};
  },
});
