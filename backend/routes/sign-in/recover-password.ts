import { recoverPassword, recoverPasswordCheck } from '@/lib/contract/sign-in/session';
import { passwordProblem } from '@/lib/domain/account/password';
import { handle } from '../../http/handle';
import type { PlatformApp } from '../../http/platform';
import { refuseFields } from '../../system/refusals/refuse-fields';
import {
  attemptOf,
  countCodeAttempt,
  countMailRequest,
  forgetCodeAttempts,
  forgetPasswordAttempts,
} from '../../services/sign-in/attempts';
import { recoverAccount } from '../../services/sign-in/recover-account';
import { requireEmail } from '../../services/sign-in/require-email';
import { queueMail } from '../../services/mail/queue-mail';
import { passwordMessage } from '../../rules/account/person-fields';

/** Resets a password by e-mail (specification 1, section 7); requesting a mail behaves alike for every address. */
export function registerRecoverPassword(app: PlatformApp): void {
  handle(app, recoverPassword, async (call) => {
    const email = requireEmail(call.query.email);
    await countMailRequest(attemptOf(call, email));
    await queueMail(call.db, { kind: 'recover', email }, call.at);
    call.wakeMailer();
    return { success: true };
  });

  handle(app, recoverPasswordCheck, async (call) => {
    const email = call.query.email.trim().toLowerCase();
    const attempt = attemptOf(call, email);
    // Checked before the code, which stays valid for a better password.
    const wrong = passwordProblem(call.query.newpassword, email);
    if (wrong !== null) throw refuseFields({ newpassword: passwordMessage(wrong) });
    await countCodeAttempt(attempt);
    await recoverAccount(call, { email, code: call.query.code, newPassword: call.query.newpassword });
    await forgetCodeAttempts(attempt);
    await forgetPasswordAttempts(attempt);
    return { success: true };
  });
}
