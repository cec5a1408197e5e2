import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { Db } from '../../db/client';
import { libraryPictures } from '../../db/schema/content/cms';
import { media } from '../../db/schema/content/media';
import { PlatformError, notFound } from '../../system/refusals/platform-error';
import type { Frame } from '../../services/media/crop';
import { digestOf } from '../documents/document';
import { noteFormerHash } from '../../services/media/former-hashes';
import { pictureHash } from '../../services/media/picture-hash';
import { placeholderOf } from '../../services/media/placeholder';
import {
  LIBRARY_LIMITS,
  type TransparentParts,
  type UploadedPicture,
  readPicture,
} from '../../services/media/read-upload';
import type { By } from './history';
import { recordChange } from '../../services/site/change-log';
import { queueRevalidate } from '../revalidate/revalidate-jobs';

export interface Words {
  readonly alt: string;
  readonly tags: readonly string[];
  readonly focalX: number;
  readonly focalY: number;
  readonly crops: Readonly<Record<string, Frame>> | null;
}

/** Identifies what the form of a picture shows: the hash stands for the picture itself and its frames. */
export function shownDigest({ alt, tags, hash }: Pick<Words, 'alt' | 'tags'> & { readonly hash: string }): string {
  return digestOf({ alt, tags, hash });
}

/** Pixels. */
const WHOLE_WIDTH = 900;

/** Tags of everything that may show a picture. */
const ALL_PAGES = [
  'pages',
  'articles',
  'faqs',
  'forms',
  'site',
  'galleries',
  'people',
  'testimonials',
  'vouchers',
  'groups',
  'products',
];

/** Browsers cache pictures forever, so the hash in a picture's address includes the crops. */
function hashOf(
  key: string,
  bytes: Buffer,
  { focalX, focalY, crops }: Pick<Words, 'focalX' | 'focalY' | 'crops'>,
): string {
  const cut = crops === null || Object.keys(crops).length === 0 ? '' : `${digestOf(crops)} `;
  return pictureHash(bytes, `${key} ${focalX} ${focalY} ${cut}`);
}

/** A unique key derived from the file name. */
function freshKey(fileName: string): string {
  const name =
    fileName
      .replace(/\.\w+$/, '')
      .toLowerCase()
      .replaceAll(/[^a-z\d]+/g, '-')
      .replaceAll(/^-+|(?<!-)-+$/g, '')
      .slice(0, 40) || 'picture';
  return `library/${name}-${randomBytes(3).toString('hex')}`;
}

const CHANGED_MEANWHILE =
  'Not saved: somebody else has changed this picture meanwhile. What you typed is still here; saving replaces theirs.';

type Row = typeof media.$inferSelect;

async function originalOf(db: Db, key: string): Promise<Buffer> {
  const [found] = await db
    .select({ bytes: libraryPictures.bytes })
    .from(libraryPictures)
    .where(eq(libraryPictures.key, key));
  if (!found) throw notFound('This picture');
  return found.bytes;
}

/** An uploaded picture uncropped, scaled down. @throws PlatformError 404 */
export async function uncroppedPicture(db: Db, key: string): Promise<Buffer> {
  const bytes = await originalOf(db, key);
  return sharp(bytes).resize({ width: WHOLE_WIDTH, withoutEnlargement: true }).webp({ quality: 70 }).toBuffer();
}

/** A picture that replaces one with transparent parts keeps its own. */
async function transparentPartsOf(db: Db, key: string): Promise<TransparentParts> {
  return (await sharp(await originalOf(db, key)).metadata()).hasAlpha ? 'kept' : 'white';
}

async function readFile(file: File, transparent: TransparentParts): Promise<UploadedPicture> {
  return readPicture(Buffer.from(await file.arrayBuffer()), LIBRARY_LIMITS, transparent);
}

/** Stores an uploaded picture, re-encoded. @throws PlatformError 413, 422 with `errors.image`, 503 */
export async function addPicture(
  db: Db,
  file: File,
  { transparent, ...words }: Words & { readonly transparent: TransparentParts },
  by: By,
): Promise<string> {
  const { bytes, width, height } = await readFile(file, transparent);
  const key = freshKey(file.name);
  const placeholder = await placeholderOf(bytes);
  await db.transaction(async (tx) => {
    await tx.insert(media).values({
      key,
      hash: hashOf(key, bytes, words),
      source: 'library',
      file: '',
      width,
      height,
      placeholder,
      ...words,
      tags: [...words.tags],
    });
    await tx.insert(libraryPictures).values({ key, bytes, createdAt: by.at, createdBy: by.userId });
  });
  return key;
}

async function lockPicture(tx: Db, key: string): Promise<{ readonly bytes: Buffer; readonly row: Row }> {
  const [found] = await tx
    .select({ bytes: libraryPictures.bytes, row: media })
    .from(libraryPictures)
    .innerJoin(media, eq(media.key, libraryPictures.key))
    .where(eq(libraryPictures.key, key))
    .for('update');
  if (!found) throw notFound('This picture');
  return found;
}

/**
 * Changes a picture's texts, tags, focal point and crops everywhere. `seen` is the digest of what the form showed.
 * @throws PlatformError 404, 409 if somebody else changed them meanwhile
 */
export async function changePicture(
  db: Db,
  key: string,
  { seen, ...words }: Words & { readonly seen: string },
  by: By & { readonly name: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { bytes, row } = await lockPicture(tx, key);
    if (shownDigest(row) !== seen) throw new PlatformError(409, 'CHANGED', CHANGED_MEANWHILE);
    const hash = hashOf(key, bytes, words);
    if (shownDigest({ ...words, hash }) === seen) return;
    await noteFormerHash(tx, row, hash);
    await tx
      .update(media)
      .set({ ...words, tags: [...words.tags], hash })
      .where(eq(media.key, key));
    const { alt, tags, focalX, focalY, crops } = row;
    const change = { by, at: by.at, subject: 'picture', id: '', name: key, action: 'Changed' } as const;
    await recordChange(tx, { ...change, before: { alt, tags, focalX, focalY, crops }, after: { ...words } });
    await queueRevalidate(tx, ALL_PAGES, by.at);
  });
}

/** Replaces an uploaded picture everywhere. @throws PlatformError 404, 413, 422 */
export async function replacePicture(
  db: Db,
  key: string,
  file: File,
  by: By & { readonly name: string },
): Promise<void> {
  const { bytes, width, height } = await readFile(file, await transparentPartsOf(db, key));
  const placeholder = await placeholderOf(bytes);
  await db.transaction(async (tx) => {
    const { row } = await lockPicture(tx, key);
    // The crops belonged to the old picture.
    const words = { ...row, focalX: 0.5, focalY: 0.5, crops: null };
    const hash = hashOf(key, bytes, words);
    await noteFormerHash(tx, row, hash);
    await tx.update(libraryPictures).set({ bytes }).where(eq(libraryPictures.key, key));
    await tx
      .update(media)
      .set({ width, height, placeholder, focalX: 0.5, focalY: 0.5, crops: null, hash })
      .where(eq(media.key, key));
    const change = { by, at: by.at, subject: 'picture', id: '', name: key, action: 'Replaced' } as const;
    await recordChange(tx, { ...change, before: {}, after: {} });
    await queueRevalidate(tx, ALL_PAGES, by.at);
  });
}

/** Deletes an uploaded picture everywhere. @throws PlatformError 404 */
export async function deletePicture(db: Db, key: string, by: By & { readonly name: string }): Promise<void> {
  await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ key: libraryPictures.key })
      .from(libraryPictures)
      .where(eq(libraryPictures.key, key));
    if (!found) throw notFound('This picture');
    const [gone] = await tx.delete(media).where(eq(media.key, key)).returning({ alt: media.alt });
    const change = { by, at: by.at, subject: 'picture', id: '', name: key, action: 'Deleted' } as const;
    await recordChange(tx, { ...change, before: { alt: gone?.alt ?? '' }, after: {} });
    await queueRevalidate(tx, ALL_PAGES, by.at);
  });
}
