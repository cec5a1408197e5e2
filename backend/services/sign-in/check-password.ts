import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { users } from '../../db/schema/account/account';
import { PlatformError } from '../../system/refusals/platform-error';
import { type Attempt, countPasswordAttempt, passPasswordAttempt } from './attempts';
import type { Account } from './find-by-email';
import { passwordMatches } from './password';

/**
 * The account of an e-mail address and its password. Throws the same 401 LOGIN_FAILED for an unknown address and for a
 * wrong password, or 429.
 */
export async function checkPassword(attempt: Attempt, password: string): Promise<Account> {
  await countPasswordAttempt(attempt);
  const [account] = await attempt.db.select().from(users).where(eq(users.email, attempt.email));
  const usable = account?.enabled ? account : null;
  const matches = await passwordMatches(usable?.passwordHash ?? null, password);
  if (!usable || !matches) throw loginFailed();
  await passPasswordAttempt(attempt);
  return usable;
}

const loginFailed = (): PlatformError =>
  new PlatformError(401, 'LOGIN_FAILED', 'The e-mail address or the password is not right.');

/**
 * Runs `enter`, which stores what a checked password opens, unless the address or the password was changed, or the
 * account closed, since it was checked: checking takes a while, and a change ends only what is stored already. The
 * account stays as it is until the transaction ends. @throws PlatformError 401 LOGIN_FAILED
 */
export async function whileUnchanged<T>(
  db: Db,
  { id, email, passwordHash }: Pick<Account, 'id' | 'email' | 'passwordHash'>,
  enter: (tx: Db) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const [now] = await tx
      .select({ email: users.email, passwordHash: users.passwordHash, enabled: users.enabled })
      .from(users)
      .where(eq(users.id, id))
      .for('share');
    if (!now?.enabled || now.email !== email || now.passwordHash !== passwordHash) throw loginFailed();
    return enter(tx);
  });
}
