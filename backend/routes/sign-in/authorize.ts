import type { Context } from 'hono';
import { z } from 'zod';
import type { HttpEnv, PlatformApp } from '../../http/platform';
import { isStorable } from '../../http/plain-text';
import { PlatformError } from '../../system/refusals/platform-error';
import { sessionHeadersOf } from '../../http/session-headers';
import { attemptOf } from '../../services/sign-in/attempts';
import { issueAuthorizationCode } from '../../services/sign-in/tokens/authorization-codes';
import { authorizePage, unknownClientPage } from './authorize-page';
import { checkPassword, whileUnchanged } from '../../services/sign-in/check-password';
import { sendPage } from '../../http/pages/page';
import { type AuthorizeRequest, readAuthorizeRequest, returnAddress } from '../../rules/sign-in/authorize-request';
import { readOauthClients } from '../../rules/sign-in/oauth-clients';

const formSchema = z.object({ email: z.string().max(254).refine(isStorable), password: z.string().max(1000) });

/**
 * GET and POST /authorize: the start of an authorization-code sign-in (specification 1, section 4). No cookie is read
 * or set, so every sign-in requires the password.
 */
export function registerAuthorize({ router, deps }: PlatformApp): void {
  const clients = readOauthClients(deps.config.OAUTH_CLIENTS, deps.config.APP_ORIGIN) ?? new Map();

  const form = (
    context: Context<HttpEnv>,
    { redirectUri, state }: AuthorizeRequest,
    status: 200 | 401 | 422 | 429,
    email = '',
    problem: string | null = null,
  ) => {
    const page = authorizePage({
      action: new URL(context.req.url).search,
      cancel: returnAddress(redirectUri, { error: 'access_denied', state }),
      email,
      problem,
    });
    return sendPage(context, deps.db, page, { status, formOrigins: [new URL(redirectUri).origin] });
  };

  router.on(['GET', 'POST'], '/authorize', async (context) => {
    const read = readAuthorizeRequest(new URL(context.req.url).searchParams, clients);
    if (read.outcome === 'refuse') return sendPage(context, deps.db, unknownClientPage(), { status: 400 });
    context.header('Cache-Control', 'private, no-store');
    context.header('Referrer-Policy', 'no-referrer');
    if (read.outcome === 'return') return context.redirect(read.address, 303);
    const { request } = read;
    if (context.req.method === 'GET') return form(context, request, 200);

    const typed = formSchema.safeParse(await context.req.parseBody());
    if (!typed.success) return form(context, request, 422, '', 'Enter your e-mail address and your password.');
    const at = deps.now();
    const email = typed.data.email.trim().toLowerCase();
    try {
      const account = await checkPassword(
        attemptOf({ ...deps, at, sessionHeaders: sessionHeadersOf(context, deps.config.TRUSTED_CALLERS) }, email),
        typed.data.password,
      );
      const { clientId, redirectUri, codeChallenge, state } = request;
      const code = await whileUnchanged(deps.db, account, (tx) =>
        issueAuthorizationCode(tx, { clientId, redirectUri, codeChallenge, userId: account.id }, at),
      );
      return context.redirect(returnAddress(redirectUri, { code, state }), 303);
    } catch (error) {
      if (!(error instanceof PlatformError) || (error.status !== 401 && error.status !== 429)) throw error;
      for (const [name, value] of Object.entries(error.headers)) context.header(name, value);
      return form(context, request, error.status, typed.data.email, error.message);
    }
  });
}
