import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { formerHashes, media } from '../../db/schema/content/media';
import { candidateHashes, HASHES_IN_HTML } from './picture-hash';

type Picture = typeof media.$inferSelect;

/** Files of the folder that are alike share a hash: one that a picture still has names that picture. */
const isNoCurrentOne = sql`not exists (select 1 from ${media} as own where own.hash = ${formerHashes.hash})`;

/** Notes the hash that a picture is about to lose, if `next` is another. */
export async function noteFormerHash(
  tx: Db,
  { key, hash }: Pick<Picture, 'key' | 'hash'>,
  next: string,
): Promise<void> {
  if (hash === next) return;
  await tx
    .insert(formerHashes)
    .values({ hash, mediaKey: key })
    .onConflictDoUpdate({ target: formerHashes.hash, set: { mediaKey: key } });
}

/** The picture of a hash in an address, current or former; null for an unknown one. */
export async function pictureByHash(
  db: Db,
  hash: string,
): Promise<{ readonly picture: Picture; readonly isFormer: boolean } | null> {
  const candidates = [...candidateHashes(hash)];
  const named = await db.select().from(media).where(inArray(media.hash, candidates));
  const current = named.find((one) => one.hash === hash) ?? named[0];
  if (current) return { picture: current, isFormer: false };
  const [former] = await db
    .select({ picture: media })
    .from(formerHashes)
    .innerJoin(media, eq(media.key, formerHashes.mediaKey))
    .where(inArray(formerHashes.hash, candidates))
    .limit(1);
  return former ? { ...former, isFormer: true } : null;
}

/** Former hashes of pictures, with their keys. */
export async function formerHashesOf(
  db: Db,
  keys: readonly string[],
): Promise<{ readonly hash: string; readonly key: string }[]> {
  return db
    .select({ hash: formerHashes.hash, key: formerHashes.mediaKey })
    .from(formerHashes)
    .where(and(inArray(formerHashes.mediaKey, [...keys]), isNoCurrentOne));
}

/**
 * Returns a function that writes the current addresses of pictures into these texts. Browsers and proxies keep a
 * picture under its former address for a year, so only another address shows what it became.
 */
export async function currentAddresses(db: Db, texts: readonly string[]): Promise<(text: string) => string> {
  const named = new Set(texts.flatMap((text) => [...text.matchAll(HASHES_IN_HTML)].map(([, hash = '']) => hash)));
  if (named.size === 0) return (text) => text;
  const rows = await db
    .select({ former: formerHashes.hash, hash: media.hash })
    .from(formerHashes)
    .innerJoin(media, eq(media.key, formerHashes.mediaKey))
    .where(and(inArray(formerHashes.hash, [...named].flatMap(candidateHashes)), isNoCurrentOne));
  const current = new Map(rows.map(({ former, hash }) => [former, hash]));
  return (text) =>
    text.replaceAll(HASHES_IN_HTML, (address, hash: string) => {
      const now = candidateHashes(hash)
        .map((one) => current.get(one))
        .find((one) => one !== undefined);
      return now === undefined ? address : `/assets/i/${now}/`;
    });
}
