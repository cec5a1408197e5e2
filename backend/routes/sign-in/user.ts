import { authUser, login, logout, refreshToken } from '@/lib/contract/sign-in/session';
import { callerOf, handle } from '../../http/handle';
import type { PlatformApp } from '../../http/platform';
import { attemptOf } from '../../services/sign-in/attempts';
import { checkPassword, whileUnchanged } from '../../services/sign-in/check-password';
import { revokeSession, rotate, startSession } from '../../services/sign-in/tokens/refresh-tokens';
import { readUser } from '../../services/account/profile/user-record';

/** Routes of /cognito/user: signing in and out (specification 1, section 7). */
export function registerUser(app: PlatformApp): void {
  handle(app, login, async (call) => {
    const email = call.body.username.trim().toLowerCase();
    const account = await checkPassword(attemptOf(call, email), call.body.password);
    const { fingerprint } = call.body;
    return whileUnchanged(call.db, account, (tx) =>
      startSession(tx, call, { userId: account.id, fingerprint }, call.at),
    );
  });

  handle(app, refreshToken, ({ body, db, at, config, tokens }) =>
    rotate(db, { tokens, config }, body.refresh_token, body.fingerprint, at),
  );

  handle(app, logout, async (call) => {
    await revokeSession(call.db, callerOf(call).sessionId, call.at);
    return { success: true };
  });

  handle(app, authUser, async (call) => ({ item: await readUser(call.db, callerOf(call).id) }));
}
