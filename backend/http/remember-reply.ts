import { and, eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/client';
import { idempotencyKeys } from '../db/schema/orders/orders';
import { PlatformError } from '../system/refusals/platform-error';
import { replayOf, requestHash } from '../rules/values/idempotency';

const RETENTION_MS = 7 * 86_400_000;

interface Request<Reply extends z.ZodType> {
  userId: number;
  /** The header Idempotency-Key; null when the caller sent none. */
  key: string | null;
  body: unknown;
  reply: Reply;
  at: Date;
}

/**
 * Runs `work` once per account and key, inside its transaction: a repeated request gets the first reply, and a
 * concurrent one waits for the first. When `work` throws, nothing is stored. Throws 422 IDEMPOTENCY_KEY_REUSED for a
 * key that belongs to another request.
 */
export async function once<Reply extends z.ZodType>(
  tx: Db,
  { userId, key, body, reply, at }: Request<Reply>,
  work: () => Promise<z.output<Reply>>,
): Promise<z.output<Reply>> {
  if (key === null) return work();
  const hash = requestHash(body);
  const mine = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ userId, key, hash, createdAt: at })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length === 0) {
    const [seen] = await tx.select().from(idempotencyKeys).where(mine);
    if (!seen) throw new Error('A claimed key has no row');
    if (replayOf(seen, hash) === 'conflict') {
      throw new PlatformError(
        422,
        'IDEMPOTENCY_KEY_REUSED',
        'This request repeats an earlier one with other contents.',
      );
    }
    return z.decode(reply, seen.reply as z.input<Reply>);
  }
  const done = await work();
  await tx
    .update(idempotencyKeys)
    .set({ reply: z.encode(reply, done) })
    .where(mine);
  return done;
}

/** Deletes keys older than a week. */
export async function forgetReplies(db: Db, at: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(at.getTime() - RETENTION_MS)));
}
