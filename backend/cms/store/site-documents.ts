import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { lockName } from '../../db/lock-name';
import { siteDocuments } from '../../db/schema/content/content';

type DocumentName = (typeof siteDocuments.$inferSelect)['name'];

/** A site document, locked for the transaction; null when absent. */
export async function lockDocument(tx: Db, name: DocumentName): Promise<unknown> {
  // Not its row, which need not be there yet.
  await lockName(tx, `document ${name}`);
  const [found] = await tx
    .select({ value: siteDocuments.value })
    .from(siteDocuments)
    .where(eq(siteDocuments.name, name));
  return found?.value ?? null;
}

/** Call inside the transaction that locked the document. */
export async function writeDocument(tx: Db, name: DocumentName, value: unknown): Promise<void> {
  await tx
    .insert(siteDocuments)
    .values({ name, value })
    .onConflictDoUpdate({ target: siteDocuments.name, set: { value } });
}
