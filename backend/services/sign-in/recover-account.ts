import { and, eq } from 'drizzle-orm';
import { users } from '../../db/schema/account/account';
import type { ServiceDeps } from '../deps';
import { setPassword } from './change-password';
import { hashPassword } from './password';
import { codeExpired, codeWrong, redeemCode } from './tokens/sign-in-codes';

interface Asked {
  readonly email: string;
  readonly code: string;
  /** Already validated (lib/domain/account/password.ts). */
  readonly newPassword: string;
}

/**
 * Sets a new password for the holder of the mailed code, and ends all sessions. Throws 422 CODE_WRONG or CODE_EXPIRED.
 */
export async function recoverAccount(
  deps: Pick<ServiceDeps, 'db' | 'keyedHash' | 'wakeMailer'> & { at: Date },
  { email, code, newPassword }: Asked,
): Promise<void> {
  const { db, keyedHash, at } = deps;
  // Before the code is checked, so that every response takes equally long.
  const passwordHash = await hashPassword(newPassword);
  const outcome = await db.transaction(async (tx) => {
    // Before the code, as whoever sets a password locks the account before its codes: two would wait for each other.
    const [account] = await tx
      .select()
      .from(users)
      .where(and(eq(users.email, email), eq(users.enabled, true)))
      .for('no key update');
    const redeemed = await redeemCode(tx, keyedHash, { email, code, purposes: ['recover'] }, at);
    if (redeemed.outcome !== 'redeemed') return redeemed.outcome;
    if (!account) return 'wrong';
    await setPassword(tx, keyedHash, { account, passwordHash, exceptSession: null }, at);
    return 'redeemed';
  });
  deps.wakeMailer();
  if (outcome === 'wrong') throw codeWrong();
  if (outcome !== 'redeemed') throw codeExpired();
}
