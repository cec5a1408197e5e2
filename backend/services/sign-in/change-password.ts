import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { users } from '../../db/schema/account/account';
import { cmsSessions } from '../../db/schema/content/cms';
import { queueMail } from '../mail/queue-mail';
import type { KeyedHash } from '../../system/keyed-hash';
import { revokeSessions } from './tokens/refresh-tokens';
import { endCodes } from './tokens/sign-in-codes';
import type { Account } from './find-by-email';

interface Change {
  readonly account: Pick<Account, 'id' | 'email'>;
  readonly passwordHash: string;
  /** The session that does not end; null to end all. */
  readonly exceptSession: string | null;
}

/**
 * Sets a password, ends other sessions and those in the back office, invalidates mailed links and codes, and notifies
 * the owner.
 */
export async function setPassword(
  tx: Db,
  hash: KeyedHash,
  { account, passwordHash, exceptSession }: Change,
  at: Date,
): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, account.id));
  await revokeSessions(tx, account.id, at, exceptSession);
  await tx.delete(cmsSessions).where(eq(cmsSessions.userId, account.id));
  await endCodes(tx, hash, account.email, at);
  await queueMail(tx, { kind: 'password-changed', userId: account.id }, at);
}
