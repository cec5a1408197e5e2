import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@/lib/contract/endpoint';
import { type Tokens, loginRecoveryCode, registerLink, sendLoginLink } from '@/lib/contract/sign-in/session';
import { currentDomain } from '@/lib/contract/site/site';
import { call, platformUrl, send } from './client';
import { codeIn, linkIn, mailAfter, mailsTo, tokenIn } from './received-mail';

export const FINGERPRINT = 'contract-tests';

/** A unique e-mail address. */
export function newAddress(name = 'someone'): string {
  return `${name}-${randomUUID().slice(0, 8)}@example.com`;
}

export function applicationOf(email: string): BodyOf<typeof registerLink> {
  return {
    email,
    first_name: 'Ida',
    last_name: 'Okafor',
    company_name: 'Wet Nose Café',
    abn: '33 900 100 345',
    state: '',
    shortlist: [],
    fingerprint: FINGERPRINT,
  };
}

export function redeem(email: string, code: string, base = platformUrl()) {
  return send(loginRecoveryCode, { base, query: { email, code, fingerprint: FINGERPRINT } });
}

/** Applies for an account and confirms the address. @returns the manager's page */
export async function applied(email: string, base = platformUrl()): Promise<URL> {
  const mail = await mailAfter(email, () => call(registerLink, { base, body: applicationOf(email) }), base);
  const { item: site } = await call(currentDomain, { base });
  const review = await mailAfter(site.email, () => redeem(email, tokenIn(mail), base), base, email);
  return new URL(`${base}${linkIn(review, '/applications/').pathname}`);
}

/**
 * Submits a button on an application's page; `terms` are days to pay an invoice, '' for none, and `seen` those that the
 * page showed.
 */
export function decide(page: URL, action: string, terms = '', seen = ''): Promise<Response> {
  return fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ action, terms, seen }) });
}

/** Signs in with a mailed code. */
export async function signInByMail(email: string, base = platformUrl()): Promise<Tokens> {
  const mail = await mailAfter(
    email,
    () => call(sendLoginLink, { base, body: { email, fingerprint: FINGERPRINT, code_only: false } }),
    base,
  );
  return call(loginRecoveryCode, { base, query: { email, code: codeIn(mail), fingerprint: FINGERPRINT } });
}

/** A new account, without a password, signed in. */
export async function newAccount(base = platformUrl()): Promise<{ email: string; token: string }> {
  const email = newAddress();
  const page = await applied(email, base);
  await mailAfter(email, () => decide(page, 'approve'), base);
  const { access_token: token } = await signInByMail(email, base);
  return { email, token };
}

/** Subjects of the mails to an address, oldest first. */
export async function subjectsTo(email: string, base = platformUrl()): Promise<string[]> {
  return (await mailsTo(email, base)).map((mail) => mail.subject).toReversed();
}
