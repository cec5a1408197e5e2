import { randomUUID } from 'node:crypto';
import { loginRecoveryCode, registerLink } from '../../../lib/contract/sign-in/session';
import { currentDomain } from '../../../lib/contract/site/site';
import { userUpdate } from '../../../lib/contract/account/user';
import type { Account } from './accounts';
import { EACH, PASSWORD, PREPAID, WORKERS, emailOf } from '../../../scripts/test/services/journey-customer.ts';
import { type Platform, linkIn } from '../shops/platform';

const FINGERPRINT = 'journeys-fingerprint-1';

/** This worker's customer of this number among the prepared ones; null if there is none. */
function prepared(platform: Platform, index: number): Account | null {
  const worker = Number(process.env.TEST_WORKER_INDEX);
  const areThere = process.env.PREPARED_CUSTOMERS === 'yes' && platform.address === process.env.PLATFORM_URL;
  if (!areThere || worker >= WORKERS || index >= EACH) return null;
  return { email: emailOf(worker, index), password: PASSWORD, firstName: 'Ida' };
}

let taken = PREPAID;

/** A customer for one journey, without address and order, who may pay on invoice. */
export async function aCustomer(platform: Platform): Promise<Account> {
  taken += 1;
  return prepared(platform, taken) ?? newCustomer(platform);
}

/** A customer of this worker, who pays when it orders. */
export async function prepaidCustomer(platform: Platform): Promise<Account> {
  return prepared(platform, PREPAID) ?? newCustomer(platform, undefined, '');
}

/**
 * Creates a customer by the regular steps: applies, confirms the address, is approved by the manager, and signs in by
 * the welcome mail's link. It has no address and no order, and no password when '' is given. It may pay on invoice,
 * within 30 days, unless `terms` says otherwise ('' for an account that pays when it orders).
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
