import { hashPassword } from '../../identity/password';
import type { Db } from '../client';
import { users } from '../schema/identity';
import { accounts } from './data/accounts';
import type { SeedIds } from './seed-ids';

/** Loads the demonstration accounts, all with the same password. */
export async function loadIdentity(tx: Db, password: string, at: Date): Promise<Pick<SeedIds, 'users'>> {
  const rows = await Promise.all(
    accounts.map(async (account) => ({
      email: account.email.toLowerCase(),
      passwordHash: await hashPassword(password),
      isAdmin: account.isAdmin,
      firstName: account.firstName,
      lastName: account.lastName,
      mobilePhone: account.mobilePhone,
      companyName: account.companyName,
      companyPhone: account.companyPhone,
      tradingName: account.tradingName,
      abn: account.abn,
      website: account.website ?? null,
      createdAt: at,
    })),
  );
  const inserted = await tx.insert(users).values(rows).returning({ id: users.id, email: users.email });
  return { users: new Map(inserted.map(({ id, email }) => [email, id])) };
}
