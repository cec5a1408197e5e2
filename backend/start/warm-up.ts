import { setTimeout as sleep } from 'node:timers/promises';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/client';
import { products, skus } from '../db/schema/catalogue/catalogue';
import { productSuggestions } from '../services/catalogue/product-suggestions';

const EACH = 5;
/** How much of a name or a code is typed. */
const LETTERS = [2, 5] as const;
/** People come first, who may have waited for the restart: PGlite does one thing at a time. */
const BEFORE_MS = 2_000;
const BETWEEN_MS = 50;

/**
 * Searches as somebody who types would. PGlite's WebAssembly is compiled while it runs: the first suggestions after a
 * start took 40 to 55 ms each among 100,000 products, and take 15 to 30 ms after this. Ends early once aborted.
 */
export async function warmUp(db: Db, signal: AbortSignal): Promise<void> {
  const pause = async (ms: number): Promise<void> =>
    sleep(ms, undefined, { signal }).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  await pause(BEFORE_MS);
  if (signal.aborted) return;
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
      await productSuggestions(db, text.slice(0, letters));
      await pause(BETWEEN_MS);
      if (signal.aborted) return;
    }
}
