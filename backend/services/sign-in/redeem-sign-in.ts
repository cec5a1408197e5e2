import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { applications, users } from '../../db/schema/account/account';
import type { ServiceDeps } from '../deps';
import { PlatformError } from '../../system/refusals/platform-error';
import { queueMail } from '../mail/queue-mail';
import { REVIEW_WORDS } from './letters';
import { statusToken } from './tokens/links';
import { type Redemption, codeExpired, codeWrong, redeemCode } from './tokens/sign-in-codes';

type Outcome =
  | { readonly state: 'signed-in'; readonly userId: number }
  | { readonly state: 'pending'; readonly applicationId: number }
  | { readonly state: 'wrong' | 'expired' };

/**
 * Redeems a mailed link or code, to sign in to an account or to confirm an application. Returns the account's id.
 * Throws 422 CODE_WRONG or CODE_EXPIRED, and 403 ACCOUNT_PENDING for a confirmed application, with the token of its
 * status page.
 */
export async function redeemSignIn(
  deps: Pick<ServiceDeps, 'db' | 'keyedHash' | 'wakeMailer'> & { at: Date },
  asked: { email: string; code: string },
): Promise<number> {
  const { db, keyedHash, at } = deps;
  const outcome = await db.transaction(async (tx) => {
    const redeemed = await redeemCode(tx, keyedHash, { ...asked, purposes: ['login', 'register'] }, at);
    return settle(tx, asked.email, redeemed, at);
  });
  deps.wakeMailer();
  switch (outcome.state) {
    case 'signed-in':
      return outcome.userId;
    case 'pending':
      throw accountPending(statusToken(keyedHash, outcome.applicationId));
    case 'expired':
      throw codeExpired();
    case 'wrong':
      throw codeWrong();
  }
}

async function settle(tx: Db, email: string, redeemed: Redemption, at: Date): Promise<Outcome> {
  if (redeemed.outcome === 'wrong') return { state: 'wrong' };
  if (redeemed.purpose === 'register') return confirmApplication(tx, email, redeemed.outcome, at);
  if (redeemed.outcome !== 'redeemed') return { state: 'expired' };
  const [account] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), eq(users.enabled, true)));
  return account ? { state: 'signed-in', userId: account.id } : { state: 'wrong' };
}

/**
 * Submits an application to the wholesale manager. Opening the link again has the same result while it is under review.
 */
async function confirmApplication(
  tx: Db,
  email: string,
  outcome: 'redeemed' | 'used' | 'expired',
  at: Date,
): Promise<Outcome> {
  const inState = (state: 'unconfirmed' | 'pending') =>
    and(eq(applications.email, email), eq(applications.state, state));
  if (outcome === 'redeemed') {
    const [confirmed] = await tx
      .update(applications)
      .set({ state: 'pending', confirmedAt: at })
      .where(inState('unconfirmed'))
      .returning({ id: applications.id });
    if (!confirmed) return { state: 'expired' };
    await queueMail(tx, { kind: 'application-review', applicationId: confirmed.id }, at);
    return { state: 'pending', applicationId: confirmed.id };
  }
  const [pending] = await tx.select({ id: applications.id }).from(applications).where(inState('pending'));
  return outcome === 'used' && pending ? { state: 'pending', applicationId: pending.id } : { state: 'expired' };
}

function accountPending(application: string): PlatformError {
  return new PlatformError(
    403,
    'ACCOUNT_PENDING',
    `Thank you, your e-mail address is confirmed. A wholesale manager now reviews your application. ${REVIEW_WORDS} ` +
      `We will write to you when it is decided.`,
    { errors: { application } },
  );
}
