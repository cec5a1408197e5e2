import { type SQL, type SQLWrapper, eq, or, sql } from 'drizzle-orm';
import type { FoundSkus } from '@/lib/contract/cart/order-pad.contract';
import type { Db } from '../../../db/client';
import { products, skus } from '../../../db/schema/catalogue';
import { codeKey, keysLike, plainCode } from './code-key';

type Match = FoundSkus['match'];

/** What a code stands for; nothing, or several skus. */
export interface FoundCode {
  readonly match: Match;
  readonly skuIds: readonly number[];
}

/** Codes that one statement looks for by one sign more or less: each is hundreds of others. */
const NEAR_AT_ONCE = 100;

/**
 * What codes and barcodes stand for, each text once, by indexes alone. What no code is written like is not in the
 * result.
 */
export async function findCodes(db: Db, texts: readonly string[]): Promise<ReadonlyMap<string, FoundCode>> {
  const wanted = [...new Set(texts)].filter((text) => codeKey(text).length >= 3);
  const found = new Map<string, FoundCode>();
  if (wanted.length === 0) return found;
  const known = await skusOf(db, { barcodes: wanted, keys: wanted.map(codeKey) });
  for (const text of wanted) {
    const match = matchOf(text, known);
    if (match) found.set(text, match);
  }
  const missing = wanted.filter((text) => !found.has(text));
  for (let start = 0; start < missing.length; start += NEAR_AT_ONCE) {
    for (const [text, near] of await findNear(db, missing.slice(start, start + NEAR_AT_ONCE))) found.set(text, near);
  }
  return found;
}

async function findNear(db: Db, texts: readonly string[]): Promise<Map<string, FoundCode>> {
  const keys = new Map(texts.map((text) => [text, keysLike(codeKey(text))]));
  const byKey = Map.groupBy(await skusOf(db, { barcodes: [], keys: [...keys.values()].flat() }), (sku) => sku.codeKey);
  const found = new Map<string, FoundCode>();
  for (const [text, like] of keys) {
    const skuIds = like.flatMap((key) => byKey.get(key) ?? []).map(({ id }) => id);
    if (skuIds.length > 0) found.set(text, { match: skuIds.length === 1 ? 'near' : 'several', skuIds });
  }
  return found;
}

type KnownSku = Pick<typeof skus.$inferSelect, 'id' | 'code' | 'barcode' | 'codeKey'>;

async function skusOf(
  db: Db,
  { barcodes, keys }: { barcodes: readonly string[]; keys: readonly string[] },
): Promise<KnownSku[]> {
  if (barcodes.length + keys.length === 0) return [];
  // Of thousands of keys few are there: joined at once, all products would be read to meet them.
  const isSold = db.select({ enabled: products.enabled }).from(products).where(eq(products.id, skus.productId));
  const found = await db
    .select({ id: skus.id, code: skus.code, barcode: skus.barcode, codeKey: skus.codeKey, sold: sql`${isSold}` })
    .from(skus)
    .where(or(isAnyOf(skus.codeKey, keys), isAnyOf(skus.barcode, barcodes)));
  return found.filter(({ sold }) => sold === true);
}

/** One parameter, however many there are: a statement holds 65,535. */
function isAnyOf(column: SQLWrapper, values: readonly string[]): SQL {
  return sql`${column} = any(${sql.param([...new Set(values)])}::text[])`;
}

/** The best way in which a text is the code or barcode of one sku, or of several alike. */
function matchOf(text: string, known: readonly KnownSku[]): FoundCode | null {
  const plain = plainCode(text);
  const key = codeKey(text);
  const ways: readonly (readonly [Match, (sku: KnownSku) => boolean])[] = [
    ['exact', ({ code, barcode }) => code === text || barcode === text],
    ['written', ({ code }) => plainCode(code) === plain],
    ['near', (sku) => sku.codeKey === key],
  ];
  for (const [match, fits] of ways) {
    const skuIds = known.filter(fits).map(({ id }) => id);
    if (skuIds.length > 0) return { match: skuIds.length === 1 ? match : 'several', skuIds };
  }
  return null;
}
