import { createHash } from 'node:crypto';
import { and, eq, inArray, isNull, lt, ne } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { users } from '../../db/schema/account/account';
import { media, uploads } from '../../db/schema/content/media';
import { countAttempt } from '../../db/rate-limit';
import { placeholderOf } from './placeholder';
import { readUpload } from './read-upload';

const UPLOADS_AN_HOUR = 60;
/** A page that was rendered before shows the replaced picture until it is loaded again. */
const REPLACED_MS = 10 * 60_000;

/**
 * Stores a picture for an account; its previous one is deleted later (deleteReplacedUploads). Throws 422 with
 * `errors.image`, 413 or 429.
 */
export async function storeUpload(db: Db, userId: number, address: string, at: Date): Promise<void> {
  await countAttempt(db, { subject: `upload:${userId}`, most: UPLOADS_AN_HOUR, windowSeconds: 3_600 }, at);
  const { bytes, width, height } = await readUpload(address);
  // Includes the owner, so that two people with the same picture have one each.
  const hash = createHash('sha256').update(`${userId}:`).update(bytes).digest('hex').slice(0, 32);
  const placeholder = await placeholderOf(bytes);
  await db.transaction(async (tx) => {
    // One upload at a time per account: the last one stays.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    await tx
      .insert(uploads)
      .values({ hash, userId, bytes, createdAt: at })
      .onConflictDoUpdate({ target: uploads.hash, set: { replacedAt: null } });
    await tx
      .insert(media)
      .values({ key: keyOf(hash), hash, source: 'upload', file: '', width, height, placeholder })
      .onConflictDoNothing();
    await tx.update(users).set({ imageHash: hash }).where(eq(users.id, userId));
    await tx
      .update(uploads)
      .set({ replacedAt: at })
      .where(and(eq(uploads.userId, userId), ne(uploads.hash, hash), isNull(uploads.replacedAt)));
  });
}

/** Deletes account pictures that were replaced more than 10 minutes ago. */
export async function deleteReplacedUploads(db: Db, at: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const deleted = await tx
      .delete(uploads)
      .where(lt(uploads.replacedAt, new Date(at.getTime() - REPLACED_MS)))
      .returning({ hash: uploads.hash });
    const keys = deleted.map(({ hash }) => keyOf(hash));
    if (keys.length > 0) await tx.delete(media).where(inArray(media.key, keys));
  });
}

/** No file of the folder has a key with this prefix. */
function keyOf(hash: string): string {
  return `upload/${hash}`;
}
