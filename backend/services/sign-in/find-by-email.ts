import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { applications, users } from '../../db/schema/account/account';

export type Account = typeof users.$inferSelect;
export type Application = typeof applications.$inferSelect;

/** The state of an e-mail address. */
export type Known =
  | { readonly state: 'account'; readonly account: Account }
  /** An account that was disabled. */
  | { readonly state: 'closed' }
  /** A manager is reviewing the application. */
  | { readonly state: 'pending'; readonly application: Application }
  /** Someone applied with this address, and its owner has not confirmed it. */
  | { readonly state: 'unconfirmed'; readonly application: Application }
  | { readonly state: 'unknown' };

export async function findByEmail(db: Db, email: string): Promise<Known> {
  const [account] = await db.select().from(users).where(eq(users.email, email));
  if (account) return account.enabled ? { state: 'account', account } : { state: 'closed' };
  const open = and(eq(applications.email, email), inArray(applications.state, ['unconfirmed', 'pending']));
  const [application] = await db.select().from(applications).where(open);
  if (!application) return { state: 'unknown' };
  return { state: application.state === 'pending' ? 'pending' : 'unconfirmed', application };
}
