import { eq } from 'drizzle-orm';
import { suburbKey } from '../../rules/account/address';
import { hashPassword } from '../../services/sign-in/password';
import type { Db } from '../client';
import { addresses, businesses, creditEntries, localities, users } from '../schema/account/account';
import { demonstration } from './demonstration';
import { type SeedIds, idOf } from './seed-ids';

const CHUNK = 1_000;

/**
 * Loads localities, and the demonstration accounts with their addresses and credit; all accounts share one password.
 */
export async function loadAccounts(tx: Db, password: string, at: Date): Promise<Pick<SeedIds, 'users'>> {
  await loadLocalities(tx);
  const accounts = demonstration.accounts();
  const businessIds = await loadBusinesses(
    tx,
    accounts.flatMap(({ business }) => business ?? []),
  );
  const rows = await Promise.all(
    accounts.map(async (account) => ({
      email: account.email.toLowerCase(),
      passwordHash: await hashPassword(password),
      staffRole: account.staffRole ?? null,
      firstName: account.firstName,
      lastName: account.lastName,
      mobilePhone: account.mobilePhone,
      companyName: account.companyName,
      companyPhone: account.companyPhone,
      tradingName: account.tradingName,
      abn: account.abn,
      businessId: account.business === undefined ? null : idOf(businessIds, account.business),
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
  await loadAddresses(tx, ids, at);
  return { users: ids };
}

async function loadBusinesses(tx: Db, names: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = [...new Set(names)].map((name) => ({ name }));
  if (rows.length === 0) return new Map();
  const made = await tx.insert(businesses).values(rows).returning({ id: businesses.id, name: businesses.name });
  return new Map(made.map(({ id, name }) => [name, id]));
}

async function loadLocalities(tx: Db): Promise<void> {
  const places = new Map(
    demonstration.localities().map(({ suburb, postcode, state }) => {
      const key = suburbKey(suburb);
      return [`${postcode} ${state} ${key}`, { suburb, postcode, state, key }] as const;
    }),
  );
  const rows = [...places.values()];
  for (let from = 0; from < rows.length; from += CHUNK)
    await tx.insert(localities).values(rows.slice(from, from + CHUNK));
}

/** The first address of an account is its default. */
async function loadAddresses(tx: Db, ids: SeedIds['users'], at: Date): Promise<void> {
  for (const account of demonstration.accounts()) {
    const userId = idOf(ids, account.email.toLowerCase());
    const made = await tx
      .insert(addresses)
      .values(account.addresses.map((address) => ({ ...address, userId, createdAt: at })))
      .returning({ id: addresses.id });
    await tx
      .update(users)
      .set({ currentAddressId: made[0]?.id ?? null })
      .where(eq(users.id, userId));
  }
}
