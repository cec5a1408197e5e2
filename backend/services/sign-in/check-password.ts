import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/account/account';
import { PlatformError } from '../../system/refusals/platform-error';
import { type Attempt, countPasswordAttempt, forgetPasswordAttempts } from './attempts';
import { passwordMatches } from './password';

/**
 * The account of an e-mail address and its password. Throws the same 401 LOGIN_FAILED for an unknown address and for a
 * wrong password, or 429.
 */
export async function checkPassword(attempt: Attempt, password: string): Promise<typeof users.$inferSelect> {
  await countPasswordAttempt(attempt);
  const [account] = await attempt.db.select().from(users).where(eq(users.email, attempt.email));
  const usable = account?.enabled ? account : null;
  const matches = await passwordMatches(usable?.passwordHash ?? null, password);
  if (!usable || !matches)
    throw new PlatformError(401, 'LOGIN_FAILED', 'The e-mail address or the password is not right.');
  await forgetPasswordAttempts(attempt);
  return usable;
}
