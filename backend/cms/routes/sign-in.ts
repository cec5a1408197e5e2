import type { Context } from 'hono';
import { attemptOf } from '../../services/sign-in/attempts';
import { checkPassword } from '../../services/sign-in/check-password';
import type { HttpEnv, PlatformApp } from '../../http/platform';
import { PlatformError } from '../../system/refusals/platform-error';
import { sessionHeadersOf } from '../../http/session-headers';
import { readEmail } from '../../rules/values/email';
import {
  cmsRoutes,
  forgetEditor,
  keepEditor,
  ownAddress,
  properAddress,
  readPosted,
  requireOwnForm,
  seeOther,
  sendHtml,
} from './cms-routes';
import { closeEditorSession, openEditorSession } from '../store/sessions';
import { layout } from '../views/layout';
import { signInMain } from '../views/sign-in';

const REFUSED = 'The e-mail address or the password is not right, or the account is not one of the staff.';

/** /cms/sign-in and /cms/sign-out. */
export function registerSignIn(app: PlatformApp): void {
  const { router, deps } = app;
  const form = (
    context: Context<HttpEnv>,
    email: string,
    next: string,
    problem: string | null,
    status: 200 | 401 | 403 | 429 = 200,
  ): Promise<Response> =>
    sendHtml(
      context,
      deps,
      layout({ title: 'Sign in', editor: null, problem }, signInMain({ email, next, problem: problem !== null })),
      status,
    );

  router.get('/cms/sign-in', async (context) => {
    const proper = properAddress(context, deps);
    return proper === null ? form(context, '', ownAddress(context.req.query('next')), null) : seeOther(context, proper);
  });

  router.post('/cms/sign-in', async (context) => {
    const { form: posted } = await readPosted(context);
    const typed = posted.get('email') ?? '';
    const next = ownAddress(posted.get('next'));
    const at = deps.now();
    try {
      requireOwnForm(context);
      const sessionHeaders = sessionHeadersOf(context, deps.config.TRUSTED_CALLERS);
      const account = await checkPassword(
        attemptOf({ ...deps, at, sessionHeaders }, readEmail(typed) ?? ''),
        (posted.get('password') ?? '').slice(0, 1_000),
      );
      if (account.staffRole === null) return await form(context, typed, next, REFUSED, 401);
      keepEditor(context, deps, await openEditorSession(deps.db, account.id, at));
      return seeOther(context, next);
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      const status = error.status === 429 || error.status === 403 ? error.status : 401;
      return form(context, typed, next, status === 401 ? REFUSED : error.message, status);
    }
  });

  cmsRoutes(app).post('/cms/sign-out', async ({ context, db, editor }) => {
    await closeEditorSession(db, editor.grant);
    forgetEditor(context, deps);
    return seeOther(context, '/cms/sign-in');
  });
}
