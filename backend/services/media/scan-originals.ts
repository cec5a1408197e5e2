import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import sharp from 'sharp';
import { z } from 'zod';
import type { Db } from '../../db/client';
import { media } from '../../db/schema/content/media';
import { codeOf } from '../../../lib/domain/values/error-code';
import { noteFormerHash } from './former-hashes';
import { pictureHash } from './picture-hash';
import { placeholderOf } from './placeholder';

const manifestSchema = z.array(
  z.object({
    key: z.string().min(1),
    file: z.string().regex(/^[\w.-]+$/),
    alt: z.string().default(''),
    focal: z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }).default({ x: 0.5, y: 0.5 }),
  }),
);
/** Excludes uploaded pictures. */
const isOurs = eq(media.source, 'folder');
type ManifestEntry = z.output<typeof manifestSchema>[number];

/**
 * Synchronizes the media table with the folder of originals, so that pictures added since the last start are shown.
 * Unreadable files, such as one still being written, are logged and retried at the next start. Returns the number of
 * pictures.
 */
export async function scanOriginals(db: Db, folder: string, log: Logger): Promise<number> {
  const entries = await listOriginals(folder, log);
  const known = new Map((await db.select().from(media).where(isOurs)).map((row) => [row.key, row]));
  const rows: (typeof media.$inferInsert)[] = [];
  for (const entry of entries) {
    try {
      const bytes = await readFile(join(folder, entry.file));
      const hash = pictureHash(bytes);
      const before = known.get(entry.key);
      const pixels = before?.hash === hash ? before : await measure(bytes);
      rows.push({
        ...pixels,
        key: entry.key,
        file: entry.file,
        hash,
        alt: entry.alt,
        focalX: entry.focal.x,
        focalY: entry.focal.y,
      });
    } catch (cause) {
      log.warn(
        { file: entry.file, reason: cause instanceof Error ? cause.message : String(cause) },
        'a picture cannot be read',
      );
    }
  }
  for (const { key, hash } of rows) {
    const before = known.get(key);
    if (before) await noteFormerHash(db, { key, hash: before.hash }, hash);
  }
  if (rows.length > 0) {
    await db
      .insert(media)
      .values(rows)
      .onConflictDoUpdate({
        target: media.key,
        set: {
          hash: sql`excluded.hash`,
          file: sql`excluded.file`,
          width: sql`excluded.width`,
          height: sql`excluded.height`,
          alt: sql`excluded.alt`,
          placeholder: sql`excluded.placeholder`,
          focalX: sql`excluded.focal_x`,
          focalY: sql`excluded.focal_y`,
        },
      });
  }
  await db.delete(media).where(and(isOurs, notInArray(media.key, ['', ...rows.map((row) => row.key)])));
  return rows.length;
}

/** The entries of the manifest, then all other files with their name as key. The first entry of a key wins. */
async function listOriginals(folder: string, log: Logger): Promise<ManifestEntry[]> {
  const files = await readFolder(folder);
  const present = new Set(files);
  const named = await readManifest(join(folder, 'manifest.json'), log);
  const namedFiles = new Set(named.map((entry) => entry.file));
  const others = files
    .filter((file) => !namedFiles.has(file))
    .map((file) => ({ key: file.replace(/\.jpg$/, ''), file, alt: '', focal: { x: 0.5, y: 0.5 } }));
  const all = [...named.filter((entry) => present.has(entry.file)), ...others];
  return [...new Map(all.toReversed().map((entry) => [entry.key, entry])).values()].toReversed();
}

async function readFolder(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((file) => file.endsWith('.jpg')).sort();
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return [];
    throw cause;
  }
}

async function readManifest(path: string, log: Logger): Promise<ManifestEntry[]> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (cause) {
    if (codeOf(cause) !== 'ENOENT')
      log.warn(
        { path, reason: cause instanceof Error ? cause.message : String(cause) },
        'the picture manifest cannot be read',
      );
    return [];
  }
}

async function measure(bytes: Buffer) {
  const { width, height } = await sharp(bytes).metadata();
  return { width, height, placeholder: await placeholderOf(bytes) };
}
