import { openDatabase } from '../db/client';
import { users } from '../db/schema/account/account';

const CHUNK = 500;

interface Customer {
  readonly email: string;
  /** Days to pay an invoice; null for payment when ordering. */
  readonly invoiceDays: number | null;
}

/** Adds customers to the platform of a data folder (PGlite). */
export async function addCustomers(
  dataDir: string,
  customers: readonly Customer[],
  passwordHash: string,
): Promise<void> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  try {
    const rows = customers.map((customer) => ({
      ...customer,
      passwordHash,
      firstName: 'Ida',
      lastName: 'Okafor',
      companyName: 'Wet Nose Café',
      abn: '33900100345',
    }));
    for (let from = 0; from < rows.length; from += CHUNK)
      await database.db.insert(users).values(rows.slice(from, from + CHUNK));
    await database.tidy();
  } finally {
    await database.close();
  }
}
