import { z } from 'zod';
import { ok } from '../common';
import { endpoint } from '../endpoint';
import { wrapped } from '../lenient';
import { MAX_QTY, MAX_SHORTLISTED } from '../limits';
import { applicationState } from './application';
import { user } from '@/lib/contract/account/user';

/**
 * None of these calls is open to browsers: replies contain tokens, and the input is secret. The BFF has separate
 * routes.
 */

export const tokens = z.object({ access_token: z.string().min(1), refresh_token: z.string().min(1) });
export type Tokens = z.infer<typeof tokens>;

/**
 * 401 LOGIN_FAILED, equally for an unknown address, a wrong password and an application under review; 429 with
 * Retry-After.
 */
export const login = endpoint('POST', '/cognito/user/login', {
  auth: 'none',
  body: z.object({ username: z.string(), password: z.string(), fingerprint: z.string() }),
  reply: tokens,
});

export const refreshToken = endpoint('POST', '/cognito/user/refreshToken', {
  auth: 'none',
  body: z.object({ refresh_token: z.string(), fingerprint: z.string() }),
  reply: tokens,
});

export const logout = endpoint('GET', '/cognito/user/logout', { auth: 'session', effect: true, reply: ok });

export const authUser = endpoint('GET', '/cognito/user/authUser', { auth: 'session', reply: wrapped('item', user) });

const email = z.string().min(3).max(254);

/**
 * Sends an e-mail with a sign-in link and code, or only the code. Response and timing do not reveal whether the address
 * has an account. The link is `{APP_ORIGIN}/login/link?email=…&code=…`; its page signs in only by a button.
 */
export const sendLoginLink = endpoint('POST', '/cognito/user/sendLoginLink', {
  auth: 'none',
  body: z.object({ email, fingerprint: z.string(), code_only: z.boolean().default(false) }),
  reply: ok,
});

/**
 * Applies for a trade account (specification 1, sections 1 and 5). The applicant confirms the address with the link or
 * code of an e-mail (loginRecoveryCode, which then responds with 403 ACCOUNT_PENDING), then a wholesale manager
 * approves. The response does not reveal a known address. Company name and ABN are extensions: the specification names
 * only the others, but the page's text requires an ABN.
 */
export const registerLink = endpoint('POST', '/cognito/user/registerLink', {
  auth: 'none',
  body: z.object({
    email,
    first_name: z.string().max(80),
    last_name: z.string().max(80),
    /** ISO date; only requested if the site's setting requires it. */
    date_of_birth: z.string().nullish(),
    company_name: z.string().max(120).default(''),
    /** Eleven digits. */
    abn: z.string().max(20).default(''),
    /** Extension: where the business is, and the products it would like to stock. */
    state: applicationState.default(''),
    shortlist: z
      .array(z.object({ url: z.string().min(1).max(200), qty: z.int().min(1).max(MAX_QTY) }))
      .max(MAX_SHORTLISTED)
      .default([]),
    fingerprint: z.string(),
  }),
  reply: ok,
});

/**
 * Sends a code, and a link `{APP_ORIGIN}/forgotpassword?email=…&code=…`, to set a new password. The response does not
 * reveal an unknown address.
 */
export const recoverPassword = endpoint('GET', '/cognito/user/recoverPassword', {
  auth: 'none',
  effect: true,
  query: z.object({ email }),
  reply: ok,
});

/**
 * Sets the new password and ends all other sessions of the account. 422 CODE_WRONG, CODE_EXPIRED, or
 * `errors.newpassword`.
 */
export const recoverPasswordCheck = endpoint('GET', '/cognito/user/recoverPasswordCheck', {
  auth: 'none',
  effect: true,
  query: z.object({ email, code: z.string().min(1).max(200), newpassword: z.string().max(1000) }),
  reply: ok,
});

/**
 * Signs in once with the link's or the typed code. 422 CODE_WRONG or CODE_EXPIRED; 403 ACCOUNT_PENDING if it confirms
 * an application.
 */
export const loginRecoveryCode = endpoint('GET', '/cognito/user/loginRecoveryCode', {
  auth: 'none',
  effect: true,
  query: z.object({ email, code: z.string().min(1).max(200), fingerprint: z.string() }),
  reply: tokens,
});

/**
 * Authorization-code exchange. `redirect_uri`, `code_verifier` (PKCE) and `fingerprint` are extensions, optional for a
 * platform that does not support them.
 */
export const authtoken = endpoint('POST', '/authtoken', {
  auth: 'none',
  body: z.object({
    grant_type: z.literal('authorization_code'),
    code: z.string().min(1),
    client_id: z.string().min(1),
    redirect_uri: z.string().optional(),
    code_verifier: z.string().optional(),
    fingerprint: z.string().optional(),
  }),
  reply: tokens,
});
