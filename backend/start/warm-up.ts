import { setTimeout as sleep } from 'node:timers/promises';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/client';
import { products, skus } from '../db/schema/catalogue/catalogue';
import { productSuggestions } from '../services/catalogue/product-suggestions';

const EACH = 5;
/** How much of a name or a code is typed. */
const LETTERS = [2, 5] as const;
/** Between two searches, for people, who come first: PGlite does one thing at a time. */
const PAUSE_MS = 50;

/**
 * Searches as somebody who types would. PGlite's WebAssembly is compiled while it runs: the first suggestions after a
 * start took 40 to 55 ms each among 100,000 products, and take 15 to 30 ms after this. Ends early once `isOver`.
 */
export async function warmUp(db: Db, isOver: () => boolean): Promise<void> {
  const some = await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(eq(products.enabled, true))
    .orderBy(asc(products.sort), asc(products.id))
    .limit(EACH);
  const ids = some.map(({ id }) => id);
  const codes = await db.select({ code: skus.code }).from(skus).where(inArray(skus.productId, ids)).limit(EACH);
  for (const text of [...some.map(({ name }) => name), ...codes.map(({ code }) => code)])
    for (const letters of LETTERS) {
      if (isOver()) return;
      await productSuggestions(db, text.slice(0, letters));
      await sleep(PAUSE_MS);
    }
}
