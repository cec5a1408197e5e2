import { eq } from 'drizzle-orm';
import { authUser, login, logout, refreshToken } from '@/lib/contract/session';
import { users } from '../../db/schema/identity';
import { callerOf, handle } from '../../http/handle';
import type { PlatformApp } from '../../http/platform';
import { PlatformError, tokenInvalid } from '../../http/platform-error';
import { passwordMatches } from '../../identity/password';
import { countAttempt, forgetAttempts } from '../../identity/rate-limit';
import { revokeSession, rotate, startSession } from '../../identity/refresh-tokens';
import { userRecord } from '../../identity/user-record';

const WINDOW_SECONDS = 900;

/** Routes of /cognito/user: signing in and out (specification 1, section 7). */
export function registerUser(app: PlatformApp): void {
  handle(app, login, async ({ body, db, at, config, tokens, sessionHeaders }) => {
    const email = body.username.trim().toLowerCase();
    const fromHere = `login:${email}:${sessionHeaders.clientIp}`;
    const fromAnywhere = `login:${email}`;
    await countAttempt(db, { subject: fromHere, most: config.LOGIN_ATTEMPTS, windowSeconds: WINDOW_SECONDS }, at);
    await countAttempt(db, { subject: fromAnywhere, most: config.LOGIN_ATTEMPTS * 10, windowSeconds: WINDOW_SECONDS }, at);
    const [account] = await db.select().from(users).where(eq(users.email, email));
    const usable = account?.enabled ? account : null;
    const matches = await passwordMatches(usable?.passwordHash ?? null, body.password);
    if (!usable || !matches) throw new PlatformError(401, 'LOGIN_FAILED', 'The e-mail address or the password is not right.');
    await forgetAttempts(db, [fromHere, fromAnywhere]);
    return startSession(db, { tokens, config }, usable.id, body.fingerprint, at);
  });

  handle(app, refreshToken, ({ body, db, at, config, tokens }) =>
    rotate(db, { tokens, config }, body.refresh_token, body.fingerprint, at));

  handle(app, logout, async (call) => {
    await revokeSession(call.db, callerOf(call).sessionId, call.at);
    return { success: true };
  });

  handle(app, authUser, async (call) => {
    const [account] = await call.db.select().from(users).where(eq(users.id, callerOf(call).id));
    if (!account) throw tokenInvalid();
    return { item: userRecord(account) };
  });
}
