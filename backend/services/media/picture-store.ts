import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp, { type Sharp } from 'sharp';
import type { Aspect } from '@/lib/contract/common';
import type { ImageFormat } from '@/lib/domain/media/picture';
import type { Db } from '../../db/client';
import { libraryPictures } from '../../db/schema/content/cms';
import { type media, uploads } from '../../db/schema/content/media';
import { codeOf } from '../../../lib/domain/values/error-code';
import { limiter } from '../../system/limiter';
import { cropFor, outputSize } from './crop';
import { pictureByHash } from './former-hashes';

interface PictureFile {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly etag: string;
  /** The address is a former one, so another picture may take its place. */
  readonly isFormer: boolean;
}

/** Crops, resizes and encodes an original; resolves to null for an unknown hash. Throws TooBusy. */
export type Pictures = (
  hash: string,
  aspect: Aspect,
  width: number,
  format: ImageFormat,
) => Promise<PictureFile | null>;

/** `found` among those that were made already, or `made`, alone or together with a concurrent request. */
export type PictureResult = 'found' | 'made';

interface Options {
  readonly db: Db;
  readonly originals: string;
  readonly cache: string;
  /** Called for each picture that is asked for and exists. */
  readonly count: (result: PictureResult) => void;
}

type Stored = typeof media.$inferSelect;

const ENCODES_AT_ONCE = 2;
const MAX_WAITING = 300;

/** Caches renditions of originals and uploads on disk; concurrent requests for the same one share its rendering. */
export function pictureStore({ db, originals, cache, count }: Options): Pictures {
  sharp.concurrency(1);
  const slot = limiter(ENCODES_AT_ONCE, MAX_WAITING);
  const rows = new Map<string, Stored>();
  const making = new Map<string, Promise<Buffer<ArrayBuffer> | null>>();

  const find = async (hash: string): ReturnType<typeof pictureByHash> => {
    const known = rows.get(hash);
    if (known) return { picture: known, isFormer: false };
    const found = await pictureByHash(db, hash);
    // Uploads are not cached: their owners can delete them. Of longer hashes only the beginning counts, so anybody can
    // make up any number of them.
    if (found?.picture.source === 'folder' && found.picture.hash === hash) rows.set(hash, found.picture);
    return found;
  };

  const bytesOf = async (row: Stored): Promise<string | Buffer | null> => {
    if (row.source === 'folder') return join(originals, row.file);
    if (row.source === 'library') {
      const [picture] = await db
        .select({ bytes: libraryPictures.bytes })
        .from(libraryPictures)
        .where(eq(libraryPictures.key, row.key));
      return picture?.bytes ?? null;
    }
    const [upload] = await db.select({ bytes: uploads.bytes }).from(uploads).where(eq(uploads.hash, row.hash));
    return upload?.bytes ?? null;
  };

  return async (hash, aspect, asked, format) => {
    const sought = await find(hash);
    if (!sought) return null;
    const { picture: row, isFormer } = sought;
    const { width } = outputSize(row, aspect, asked);
    const name = `${row.hash}-${aspect}-${width}.${format}`;
    const path = join(cache, row.hash.slice(0, 2), name);
    const found = await readIfThere(path);
    count(found ? 'found' : 'made');
    const bytes =
      found ??
      (await once(making, name, () =>
        slot(async () => {
          const original = await bytesOf(row);
          return original === null ? null : make(row, original, aspect, width, format, path);
        }),
      ));
    return bytes === null ? null : { bytes, etag: `"${name}"`, isFormer };
  };
}

async function readIfThere(path: string): Promise<Buffer<ArrayBuffer> | null> {
  try {
    return await readFile(path);
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return null;
    throw cause;
  }
}

function once<T>(running: Map<string, Promise<T>>, key: string, work: () => Promise<T>): Promise<T> {
  const already = running.get(key);
  if (already) return already;
  const started = work().finally(() => running.delete(key));
  running.set(key, started);
  return started;
}

async function make(
  row: Stored,
  original: string | Buffer,
  aspect: Aspect,
  width: number,
  format: ImageFormat,
  path: string,
): Promise<Buffer<ArrayBuffer>> {
  const { height } = outputSize(row, aspect, width);
  const picture = sharp(original).extract(cropFor(row, aspect)).resize(width, height);
  const bytes = Buffer.from(await encode(picture, format).toBuffer());
  await mkdir(join(path, '..'), { recursive: true });
  // Written to a temporary name and renamed, so that no reader gets a partial file.
  const aside = `${path}.${crypto.randomUUID()}`;
  try {
    await writeFile(aside, bytes);
    await rename(aside, path);
  } finally {
    await rm(aside, { force: true });
  }
  return bytes;
}

function encode(picture: Sharp, format: ImageFormat): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 52, effort: 2, chromaSubsampling: '4:2:0' });
    case 'webp':
      return picture.webp({ quality: 78, effort: 3, smartSubsample: true });
    case 'jpg':
      // JPEG has no transparent parts: without a colour they would be black.
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true });
  }
}
