import { createHash, randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { imageAddress } from '@/lib/domain/media/picture';
import type { Db } from '../../db/client';
import { libraryPictures } from '../../db/schema/cms';
import { media } from '../../db/schema/media';
import { notFound } from '../../system/refusals/platform-error';
import { placeholderOf } from '../../services/media/placeholder';
import { readUpload } from '../../services/media/read-upload';
import type { By } from './history';
import { recordChange } from '../../services/site/change-log';
import { queueRevalidate } from '../revalidate/revalidate-jobs';

export interface LibraryPicture {
  readonly key: string;
  readonly alt: string;
  readonly thumbnail: string;
  readonly width: number;
  readonly height: number;
  /** 0 to 1 from the left and the top. */
  readonly focalX: number;
  readonly focalY: number;
  /** Uploaded here: its words and its focal point can be changed. */
  readonly own: boolean;
}

interface Words {
  readonly alt: string;
  readonly focalX: number;
  readonly focalY: number;
}

/** Whatever shows a picture. */
const ALL_PAGES = [
  'pages',
  'articles',
  'site',
  'galleries',
  'people',
  'testimonials',
  'vouchers',
  'groups',
  'products',
];

/** The address of a picture's content: other crops need another one, since browsers keep them for ever. */
function hashOf(key: string, bytes: Buffer, { focalX, focalY }: Words): string {
  return createHash('sha256').update(`${key} ${focalX} ${focalY} `).update(bytes).digest('hex').slice(0, 32);
}

/** A key that says what the file was called. */
function freshKey(fileName: string): string {
  const name =
    fileName
      .replace(/\.\w+$/, '')
      .toLowerCase()
      .replaceAll(/[^a-z\d]+/g, '-')
      .replaceAll(/^-+|-+$/g, '')
      .slice(0, 40) || 'picture';
  return `library/${name}-${randomBytes(3).toString('hex')}`;
}

/** All pictures that pages can show, what was uploaded last first; pictures of people's profiles are not among them. */
export async function libraryChoices(db: Db): Promise<LibraryPicture[]> {
  const rows = await db
    .select()
    .from(media)
    .leftJoin(libraryPictures, eq(libraryPictures.key, media.key))
    .where(sql`${media.source} <> 'upload'`)
    .orderBy(sql`${libraryPictures.createdAt} desc nulls last`, media.key);
  return rows.map(({ media: row }) => ({
    key: row.key,
    alt: row.alt,
    width: row.width,
    height: row.height,
    focalX: row.focalX,
    focalY: row.focalY,
    own: row.source === 'library',
    thumbnail: imageAddress(row.hash, '4x3', 150, 'webp'),
  }));
}

/** Keeps an uploaded picture, encoded anew. @throws PlatformError 413, 422 with `errors.image`, 503 */
export async function addPicture(db: Db, file: File, words: Words, by: By): Promise<string> {
  const address = `data:${/^image\/[\w.+-]{1,40}$/.test(file.type) ? file.type : 'image/unknown'};base64,${Buffer.from(
    await file.arrayBuffer(),
  ).toString('base64')}`;
  const { bytes, width, height } = await readUpload(address);
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
    });
    await tx.insert(libraryPictures).values({ key, bytes, createdAt: by.at, createdBy: by.userId });
  });
  return key;
}

/** Changes a picture's words and focal point, wherever it is shown. @throws PlatformError 404 */
export async function changePicture(db: Db, key: string, words: Words, by: By): Promise<void> {
  await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ bytes: libraryPictures.bytes })
      .from(libraryPictures)
      .where(eq(libraryPictures.key, key))
      .for('update');
    if (!found) throw notFound('This picture');
    await tx
      .update(media)
      .set({ ...words, hash: hashOf(key, found.bytes, words) })
      .where(eq(media.key, key));
    await queueRevalidate(tx, ALL_PAGES, by.at);
  });
}

/** Deletes a picture that was added here, wherever it is shown. @throws PlatformError 404 */
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
