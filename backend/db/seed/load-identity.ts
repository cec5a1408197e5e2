import { hashPassword } from '../../services/sign-in/password';
import type { Db } from '../client';
import { creditEntries, users } from '../schema/account';
import { demonstration } from './demonstration';
import { type SeedIds, idOf } from './seed-ids';

/** Loads the demonstration accounts and their credit, all with the same password. */
export async function loadIdentity(tx: Db, password: string, at: Date): Promise<Pick<SeedIds, 'users'>> {
  const accounts = demonstration.accounts();
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
      invoiceDays: account.invoiceDays ?? null,
      createdAt: at,
    })),
  );
  const inserted = await tx.insert(users).values(rows).returning({ id: users.id, email: users.email });
  const ids = new Map(inserted.map(({ id, email }) => [email, id]));
  await tx.insert(creditEntries).values(
    accounts.flatMap(({ email, credit }) =>
      credit
        ? [
            {
              userId: idOf(ids, email.toLowerCase()),
              amount: credit.amountCents,
              reason: credit.reason,
              reference: credit.reference,
              createdAt: at,
            },
          ]
        : [],
    ),
  );
  return { users: ids };
}
