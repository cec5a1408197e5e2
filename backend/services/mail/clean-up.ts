import { lt } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { outbox } from '../../db/schema/mail';

const RETENTION_MS = 30 * 86_400_000;

/** Deletes outbox mail older than a month: it holds addresses. */
export async function cleanUpOutbox(db: Db, at: Date): Promise<void> {
  await db.delete(outbox).where(lt(outbox.createdAt, new Date(at.getTime() - RETENTION_MS)));
}
