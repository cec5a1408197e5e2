import { loginRecoveryCode, registerLink, sendLoginLink } from '@/lib/contract/sign-in/session';
import { readSite } from '../../services/site/site-documents';
import { handle } from '../../http/handle';
import type { PlatformApp } from '../../http/platform';
import { attemptOf, countCodeAttempt, countMailRequest, forgetCodeAttempts } from '../../services/sign-in/attempts';
import { redeemSignIn } from '../../services/sign-in/redeem-sign-in';
import { startSession } from '../../services/sign-in/tokens/refresh-tokens';
import { requireEmail } from '../../services/sign-in/require-email';
import { readApplication } from '../../services/sign-in/read-application';
import { queueMail } from '../../services/mail/queue-mail';

/**
 * Signing in and applying by e-mail (specification 1, sections 1, 5 and 7). Requesting a mail behaves alike for every
 * address, with one count and one job; the account is looked up only when the mail is written.
 */
export function registerSignInByMail(app: PlatformApp): void {
  handle(app, sendLoginLink, async (call) => {
    const email = requireEmail(call.body.email);
    await countMailRequest(attemptOf(call, email));
    await queueMail(call.db, { kind: 'sign-in', email, codeOnly: call.body.code_only }, call.at);
    call.wakeMailer();
    return { success: true };
  });

  handle(app, registerLink, async (call) => {
    const { settings } = await readSite(call.db);
    const application = readApplication(call.body, settings.sign_in, call.at);
    await countMailRequest(attemptOf(call, application.email));
    await queueMail(call.db, { kind: 'register', ...application }, call.at);
    call.wakeMailer();
    return { success: true };
  });

  handle(app, loginRecoveryCode, async (call) => {
    const email = call.query.email.trim().toLowerCase();
    const attempt = attemptOf(call, email);
    await countCodeAttempt(attempt);
    const userId = await redeemSignIn(call, { email, code: call.query.code });
    await forgetCodeAttempts(attempt);
    return startSession(call.db, call, { userId, fingerprint: call.query.fingerprint }, call.at);
  });
}
