import { eq } from 'drizzle-orm';
import { openDatabase } from '../../backend/db/client.ts';
import { payments } from '../../backend/db/schema/orders/orders.ts';

/** The status of each payment that is stored for an order, by the order's id. Only once the platform has stopped. */
export async function storedPayments(
  databaseUrl: string | undefined,
  dataDir: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    const { subject, subjectId, status } = payments;
    const rows = await database.db.select({ subjectId, status }).from(payments).where(eq(subject, 'order'));
    const byOrder = Map.groupBy(rows, (row) => String(row.subjectId));
    return new Map([...byOrder].map(([id, found]) => [id, found.map((row) => row.status)]));
  } finally {
    await database.close();
  }
}
