import type { Context } from 'hono';
import { attemptOf } from '../../services/sign-in/attempts';
import { checkPassword, whileUnchanged } from '../../services/sign-in/check-password';
import type { Db } from '../../db/client';
import type { HttpEnv, PlatformApp } from '../../http/platform';
import { hasSecondFactor } from '../../services/sign-in/has-second-factor';
import { PlatformError } from '../../system/refusals/platform-error';
import { sessionHeadersOf } from '../../http/session-headers';
import { readEmail } from '../../rules/values/email';
import {
  cmsRoutes,
  forgetEditor,
  keepEditor,
  safeRedirectTarget,
  canonicalAddress,
  readPosted,
  requireOwnForm,
  seeOther,
  sendHtml,
} from './cms-routes';
import { closeEditorSession, openEditorSession } from '../store/sessions';
import type { Posted } from '../form/read-form';
import { codeMain } from '../second-factor/factor-view';
import { passFactor, readTicket, ticketFor } from '../second-factor/second-factor';
import { layout } from '../views/layout';
import { signInMain } from '../views/sign-in';

const REFUSED = 'The e-mail address or the password is not right, or the account is not one of the staff.';
const OVER = 'That took too long. Please sign in again.';

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

  const askCode = (
    context: Context<HttpEnv>,
    asked: { readonly ticket: string; readonly next: string },
    refused: { readonly typed: Posted; readonly error: PlatformError } | null = null,
  ): Promise<Response> =>
    sendHtml(
      context,
      deps,
      layout(
        { title: 'Sign in', editor: null, problem: refused?.error.message ?? null },
        codeMain({ ...asked, typed: refused?.typed ?? new Map(), errors: refused?.error.errors ?? {} }),
      ),
      refused === null ? 200 : refused.error.status === 429 ? 429 : 422,
    );

  router.post('/cms/sign-in/code', async (context) => {
    const { form: posted } = await readPosted(context);
    const [ticket, next] = [posted.get('ticket') ?? '', safeRedirectTarget(posted.get('next'))];
    const at = deps.now();
    const account = await readTicket({ ...deps, at }, ticket);
    if (account === null) return form(context, '', next, OVER, 401);
    try {
      requireOwnForm(context);
      await passFactor({ ...deps, at }, account.id, (posted.get('code') ?? '').slice(0, 40));
      const enter = (tx: Db) => openEditorSession(tx, account.id, at);
      keepEditor(context, deps, await whileUnchanged(deps.db, account, enter));
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      if (error.status === 401) return form(context, '', next, OVER, 401);
      return askCode(context, { ticket, next }, { typed: posted, error });
    }
    return seeOther(context, next);
  });

  router.get('/cms/sign-in', async (context) => {
    const proper = canonicalAddress(context, deps);
    return proper === null
      ? form(context, '', safeRedirectTarget(context.req.query('next')), null)
      : seeOther(context, proper);
  });

  router.post('/cms/sign-in', async (context) => {
    const { form: posted } = await readPosted(context);
    const typed = posted.get('email') ?? '';
    const next = safeRedirectTarget(posted.get('next'));
    const at = deps.now();
    try {
      requireOwnForm(context);
      const sessionHeaders = sessionHeadersOf(context, deps.config.TRUSTED_CALLERS);
      const account = await checkPassword(
        attemptOf({ ...deps, at, sessionHeaders }, readEmail(typed) ?? ''),
        (posted.get('password') ?? '').slice(0, 1_000),
      );
      if (account.staffRole === null) return await form(context, typed, next, REFUSED, 401);
      const token = await whileUnchanged(deps.db, account, async (tx) =>
        (await hasSecondFactor(tx, account.id)) ? null : openEditorSession(tx, account.id, at),
      );
      if (token === null) return await askCode(context, { ticket: ticketFor(deps.keyedHash, account, at), next });
      keepEditor(context, deps, token);
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
