import { ATTACHMENT_PATH, formAttach, formById, formSubmit } from '@/lib/contract/forms/form';
import { networkOf } from '@/lib/domain/web/network';
import { hasSecondFactor } from '../../services/sign-in/has-second-factor';
import { dropUnclaimed, keepAttachment, readAttachment } from '../../services/forms/attachments';
import { findForm } from '../../services/forms/find-form';
import { FormRefused } from '../../services/forms/form-refused';
import { submitForm } from '../../services/forms/submit-form';
import { authenticate, bearerToken } from '../../http/authenticate';
import { type Call, handle, routePath } from '../../http/handle';
import { fileReply } from '../../http/file-reply';
import type { PlatformApp } from '../../http/platform';
import { PlatformError, notFound, tokenInvalid } from '../../system/refusals/platform-error';
import { countAttempt } from '../../db/rate-limit';

const WINDOW_SECONDS = 900;

/** Rate limit per visitor, for failed submissions too. Throws 429. */
function countSubmission(
  { db, config, sessionHeaders, at }: Call<unknown, unknown>,
  what: 'form' | 'form-file',
): Promise<void> {
  return countAttempt(
    db,
    {
      subject: `${what}:${networkOf(sessionHeaders.clientIp)}`,
      most: config.FORM_SUBMISSIONS,
      windowSeconds: WINDOW_SECONDS,
    },
    at,
  );
}

/** The form requires a sign-in. */
function needsSignIn(): PlatformError {
  return new PlatformError(403, 'LOGIN_REQUIRED', 'Please log in to send this form.');
}

/** Routes of /cognito/form (specification 2, section 7), and of files uploaded to forms. */
export function registerForm(app: PlatformApp): void {
  handle(app, formById, async ({ db, query }) => ({ item: await findForm(db, query.id) }));

  handle(app, formSubmit, async (call) => {
    const form = await findForm(call.db, call.params['id'] ?? '');
    if (form.must_be_logged_on && call.user === null) throw needsSignIn();
    await countSubmission(call, 'form');
    try {
      const reply = await submitForm(call, {
        form,
        body: call.body,
        userId: call.user?.id ?? null,
        idempotencyKey: call.sessionHeaders.idempotencyKey,
        at: call.at,
      });
      call.wakeMailer();
      return reply;
    } catch (error) {
      if (!(error instanceof FormRefused)) throw error;
      const { message, code, errors, values } = error;
      return {
        success: false,
        error: message,
        text_code: code,
        values: { ...values },
        payment: null,
        errors: { ...errors },
      };
    }
  });

  handle(app, formAttach, async (call) => {
    const form = await findForm(call.db, call.params['id'] ?? '');
    if (form.must_be_logged_on && call.user === null) throw needsSignIn();
    await countSubmission(call, 'form-file');
    await dropUnclaimed(call.db, call.at);
    return { item: await keepAttachment(call.db, { form, ...call.body }, call.at) };
  });

  registerFile(app);
}

/** An uploaded file, unchanged, for administrators only; those with a second factor open it in the back office. */
function registerFile({ router, deps }: PlatformApp): void {
  router.get(routePath(ATTACHMENT_PATH), async (context) => {
    const token = bearerToken(context);
    if (token === null) throw tokenInvalid();
    const { id, isAdmin } = await authenticate(token, deps);
    if (!isAdmin) throw new PlatformError(403, 'ADMIN_ONLY', 'Only an administrator can open files of forms.');
    if (await hasSecondFactor(deps.db, id))
      throw new PlatformError(403, 'SECOND_FACTOR', 'Open this file in the back office, which asks for your code.');
    const file = await readAttachment(deps.db, context.req.param('id') ?? '');
    if (!file) throw notFound('This file');
    return fileReply(context, file);
  });
}
