import { type SQL, type SQLWrapper, eq, or, sql } from 'drizzle-orm';
import type { FoundSkus } from '@/lib/contract/cart/order-pad.contract';
import { z } from 'zod';
import { type Db, queryRows } from '../../../db/client';
import { products, skus } from '../../../db/schema/catalogue/catalogue';
import { soldInstead } from '../skus/sold-instead';
import { type KnownEnds, codeKey, keyVariants, plainCode, commonPrefixLength } from './code-key';

type Match = FoundSkus['match'];

export interface FoundCode {
  readonly match: Match;
  readonly skuIds: readonly number[];
}

/** Keys per SQL statement; a mistyped code has hundreds of variants. */
const KEYS_AT_ONCE = 20_000;

/**
 * The skus of typed codes or barcodes, by distinct text, found with indexes only. Texts without a match are absent from
 * the result.
 */
export async function findCodes(db: Db, texts: readonly string[]): Promise<ReadonlyMap<string, FoundCode>> {
  const wanted = [...new Set(texts)].filter((text) => codeKey(text).length >= 3);
  const found = new Map<string, FoundCode>();
  if (wanted.length === 0) return found;
  const known = await skusOf(db, { barcodes: wanted.map(barcodeOf), keys: wanted.map(codeKey) });
  const [sold, retired] = [known.filter(({ isRetired }) => !isRetired), known.filter(({ isRetired }) => isRetired)];
  const instead = await soldInstead(
    db,
    retired.map(({ id }) => id),
  );
  for (const text of wanted) {
    const match = matchOf(text, sold);
    const own = match === null || match.match === 'near' ? (goneMatch(text, retired, instead) ?? match) : match;
    if (own) found.set(text, own);
  }
  const missing = wanted.filter((text) => !found.has(text));
  for (const [text, near] of await findNear(db, missing)) found.set(text, near);
  return found;
}

async function findNear(db: Db, texts: readonly string[]): Promise<Map<string, FoundCode>> {
  const found = new Map<string, FoundCode>();
  const ends = await knownEnds(db, [...new Set(texts.map(codeKey))]);
  const like = new Map(
    texts.map((text) => [text, keyVariants(codeKey(text), ends.get(codeKey(text)) ?? NOTHING_KNOWN)]),
  );
  const keys = [...new Set([...like.values()].flat())];
  const skusLike: KnownSku[] = [];
  for (let start = 0; start < keys.length; start += KEYS_AT_ONCE)
    skusLike.push(...(await skusOf(db, { barcodes: [], keys: keys.slice(start, start + KEYS_AT_ONCE) })));
  const byKey = Map.groupBy(
    skusLike.filter(({ isRetired }) => !isRetired),
    (sku) => sku.codeKey,
  );
  for (const [text, own] of like) {
    const skuIds = own.flatMap((key) => byKey.get(key) ?? []).map(({ id }) => id);
    if (skuIds.length > 0) found.set(text, { match: skuIds.length === 1 ? 'near' : 'several', skuIds });
  }
  return found;
}

const NOTHING_KNOWN: KnownEnds = { beginning: 0, ending: 0 };

const reversed = (key: string): string => [...key].toReversed().join('');

/** The known ends of each key: its neighbours in the two sorted indexes share the longest prefix and suffix. */
async function knownEnds(db: Db, keys: readonly string[]): Promise<ReadonlyMap<string, KnownEnds>> {
  if (keys.length === 0) return new Map();
  const next = z.string().nullable();
  const found = await queryRows(
    db,
    z.object({ key: z.string(), above: next, below: next, above_end: next, below_end: next }),
    sql`select w.key,
      (select code_key from skus where code_key ~>=~ w.key order by code_key using ~<~ limit 1) as above,
      (select code_key from skus where code_key ~<~ w.key order by code_key using ~>~ limit 1) as below,
      (select reverse(code_key) from skus where reverse(code_key) ~>=~ reverse(w.key)
        order by reverse(code_key) using ~<~ limit 1) as above_end,
      (select reverse(code_key) from skus where reverse(code_key) ~<~ reverse(w.key)
        order by reverse(code_key) using ~>~ limit 1) as below_end
    from unnest(${sql.param([...keys])}::text[]) as w(key)`,
  );
  const most = (key: string, near: readonly (string | null)[]): number =>
    Math.max(...near.map((other) => commonPrefixLength(key, other ?? '')));
  return new Map(
    found.map(({ key, above, below, above_end: aboveEnd, below_end: belowEnd }) => [
      key,
      { beginning: most(key, [above, below]), ending: most(reversed(key), [aboveEnd, belowEnd]) },
    ]),
  );
}

interface KnownSku extends Pick<typeof skus.$inferSelect, 'id' | 'code' | 'barcode' | 'codeKey'> {
  readonly isRetired: boolean;
}

/** The skus with one of the barcodes or keys that are sold, or were. */
async function skusOf(
  db: Db,
  { barcodes, keys }: { barcodes: readonly string[]; keys: readonly string[] },
): Promise<KnownSku[]> {
  if (barcodes.length + keys.length === 0) return [];
  // A subquery, not a join: few of thousands of keys exist, but a join would make the database read all products.
  const isShown = db.select({ enabled: products.enabled }).from(products).where(eq(products.id, skus.productId));
  const found = await db
    .select({
      id: skus.id,
      code: skus.code,
      barcode: skus.barcode,
      codeKey: skus.codeKey,
      retiredAt: skus.retiredAt,
      isShown: sql`${isShown}`,
    })
    .from(skus)
    .where(or(isAnyOf(skus.codeKey, keys), isAnyOf(skus.barcode, barcodes)));
  return found
    .map((sku) => ({ ...sku, isRetired: sku.retiredAt !== null }))
    .filter((sku) => sku.isRetired || sku.isShown === true);
}

/** Uses a single array parameter, because a statement is limited to 65,535 parameters. */
function isAnyOf(column: SQLWrapper, values: readonly string[]): SQL {
  return sql`${column} = any(${sql.param([...new Set(values)])}::text[])`;
}

/** What is sold instead of the retired skus with this code or barcode; null if there are none. */
function goneMatch(text: string, retired: readonly KnownSku[], instead: ReadonlyMap<number, number>): FoundCode | null {
  const plain = plainCode(text);
  const own = retired.filter(({ code, barcode }) => barcode === barcodeOf(text) || plainCode(code) === plain);
  if (own.length === 0) return null;
  return { match: 'gone', skuIds: [...new Set(own.flatMap(({ id }) => instead.get(id) ?? []))] };
}

/** Barcodes are printed in groups of digits. */
const barcodeOf = (text: string): string => text.replaceAll(/[\s-]/g, '');

/** The best kind of match of a text with skus' codes or barcodes, or null. */
function matchOf(text: string, known: readonly KnownSku[]): FoundCode | null {
  const plain = plainCode(text);
  const key = codeKey(text);
  const ways: readonly (readonly [Match, (sku: KnownSku) => boolean])[] = [
    ['exact', ({ code, barcode }) => code === text || barcode === text],
    ['written', ({ code, barcode }) => plainCode(code) === plain || barcode === barcodeOf(text)],
    ['near', (sku) => sku.codeKey === key],
  ];
  for (const [match, fits] of ways) {
    const skuIds = known.filter(fits).map(({ id }) => id);
    if (skuIds.length > 0) return { match: skuIds.length === 1 ? match : 'several', skuIds };
  }
  return null;
}
