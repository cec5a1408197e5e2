import { randomUUID } from 'node:crypto';
import { loginRecoveryCode, registerLink } from '../../lib/contract/sign-in/session';
import { currentDomain } from '../../lib/contract/site/site';
import { userUpdate } from '../../lib/contract/account/user';
import type { Account } from './accounts';
import { type Platform, linkIn } from './platform';

const FINGERPRINT = 'journeys-fingerprint-1';

/**
 * A customer of the journey's own, as one becomes a customer: applies, confirms the address, is approved by the
 * manager, and is in by the welcome mail's link. No address, no order; no password where '' is asked for. It may pay on
 * invoice, within 30 days, unless `terms` says otherwise ('' for an account that pays when it orders).
 */
export async function newCustomer(
  platform: Platform,
  password = `journey-${randomUUID()}`,
  terms = '30',
): Promise<Account> {
  const email = `journey-${randomUUID().slice(0, 12)}@example.com`;
  const application = {
    email,
    first_name: 'Ida',
    last_name: 'Okafor',
    date_of_birth: null,
    company_name: 'Wet Nose Café',
    abn: '33900100345',
    fingerprint: FINGERPRINT,
  };
  const redeem = (link: string) =>
    platform.call(loginRecoveryCode, {
      query: { email, code: new URL(link).searchParams.get('code') ?? '', fingerprint: FINGERPRINT },
    });

  const confirm = linkIn(
    await platform.mailAfter(email, () => platform.call(registerLink, { body: application })),
    /\/login\/link\?/,
  );
  const { item: site } = await platform.call(currentDomain, {});
  // Answers that the account is under review: 403 ACCOUNT_PENDING.
  const review = await platform.mailAfter(site.email, () => redeem(confirm).catch(() => null), email);
  const { pathname } = new URL(linkIn(review, /\/applications\//));
  const approve = () =>
    fetch(`${platform.address}${pathname}`, {
      method: 'POST',
      body: new URLSearchParams({ action: 'approve', terms }),
      redirect: 'manual',
    });
  const welcome = linkIn(await platform.mailAfter(email, approve), /\/login\/link\?/);
  if (password !== '') {
    const { access_token: token } = await redeem(welcome);
    await platform.call(userUpdate, { body: { newpassword: password }, token });
  }
  return { email, password, firstName: application.first_name };
}
