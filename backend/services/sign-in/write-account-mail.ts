import { and, eq, isNull } from 'drizzle-orm';
import { registerWords, tryRegister } from './register/abn-register';
import { readSite } from '../site/site-documents';
import { applications, users } from '../../db/schema/account/account';
import { lists } from '../../db/schema/orders/lists';
import type { JobOf } from '../mail/mail-job';
import { type Letter, letter } from '../mail/letter';
import type { Mail } from '../mail/send-mail';
import type { WriterDeps } from '../mail/writer';
import {
  applicationLetter,
  approvedLetter,
  closedLetter,
  confirmLetter,
  declinedLetter,
  accountExistsLetter,
  emailChangedLetter,
  passwordChangedLetter,
  recoverLetter,
  reviewedLetter,
  signInLetter,
  staffLetter,
  WELCOME_DAYS,
} from './letters';
import { applicationLink, recoverLink, signInLink, signInPage, statusLink } from './tokens/links';
import { type SignInCode, issueCode } from './tokens/sign-in-codes';
import { openApplication } from './open-application';
import { type Application, findByEmail } from './find-by-email';

/** Formats a letter with the site's signature. */
async function signed({ db }: WriterDeps, write: Letter | null): Promise<Mail | null> {
  return write === null ? null : letter(write, (await readSite(db)).settings);
}

/** The address for a link; null if the site or the request wants codes only. */
async function linkUnlessCodeOnly(
  deps: WriterDeps,
  email: string,
  { token }: SignInCode,
  codeOnly = false,
): Promise<string | null> {
  const { settings } = await readSite(deps.db);
  return codeOnly || settings.sign_in.code_only ? null : signInLink(deps.config, email, token);
}

async function confirm(deps: WriterDeps, application: Application): Promise<Letter> {
  const { email } = application;
  const secret = await issueCode(deps.db, deps.keyedHash, { email, purpose: 'register' }, deps.now());
  return confirmLetter(application, await linkUnlessCodeOnly(deps, email, secret), secret);
}

/** To an applicant whose application is being reviewed. */
function reviewed({ config, keyedHash }: WriterDeps, { id, email }: Application): Letter {
  return reviewedLetter(email, statusLink(config, keyedHash, id));
}

/** An address without an account gets a code that is not mailed, so that attempts take as long as for an account. */
export async function writeSignIn(deps: WriterDeps, { email, codeOnly }: JobOf<'sign-in'>): Promise<Mail | null> {
  const known = await findByEmail(deps.db, email);
  const secret = await issueCode(deps.db, deps.keyedHash, { email, purpose: 'login' }, deps.now());
  switch (known.state) {
    case 'account':
      return signed(deps, signInLetter(known.account, await linkUnlessCodeOnly(deps, email, secret, codeOnly), secret));
    case 'closed':
      return signed(deps, closedLetter(email));
    case 'pending':
      return signed(deps, reviewed(deps, known.application));
    case 'unconfirmed':
      return signed(deps, await confirm(deps, known.application));
    case 'unknown':
      return null;
  }
}

export async function writeRecover(deps: WriterDeps, { email }: JobOf<'recover'>): Promise<Mail | null> {
  const known = await findByEmail(deps.db, email);
  const secret = await issueCode(deps.db, deps.keyedHash, { email, purpose: 'recover' }, deps.now());
  switch (known.state) {
    case 'account':
      return signed(deps, recoverLetter(known.account, recoverLink(deps.config, email, secret.token), secret));
    case 'closed':
      return signed(deps, closedLetter(email));
    case 'pending':
      return signed(deps, reviewed(deps, known.application));
    case 'unconfirmed':
    case 'unknown':
      return null;
  }
}

/** A link to set the first password, which somebody invited opens when they find the time. */
export async function writeStaffAdded(deps: WriterDeps, { userId }: JobOf<'staff-added'>): Promise<Mail | null> {
  const [account] = await deps.db.select().from(users).where(eq(users.id, userId));
  if (!account?.enabled || account.staffRole === null) return null;
  const { email } = account;
  const wanted = { email, purpose: 'recover', linkDays: WELCOME_DAYS } as const;
  const { token } = await issueCode(deps.db, deps.keyedHash, wanted, deps.now());
  const again = recoverLink(deps.config, email);
  return signed(deps, staffLetter(account, recoverLink(deps.config, email, token), again));
}

/**
 * Opens an application, unless the address has an account or an application under review: then its owner is notified.
 */
export async function writeRegister(deps: WriterDeps, job: JobOf<'register'>): Promise<Mail | null> {
  const { db, keyedHash, now } = deps;
  const { email } = job;
  const known = await findByEmail(db, email);
  switch (known.state) {
    case 'account': {
      const secret = await issueCode(db, keyedHash, { email, purpose: 'login' }, now());
      return signed(deps, accountExistsLetter(known.account, await linkUnlessCodeOnly(deps, email, secret), secret));
    }
    case 'closed':
      return signed(deps, closedLetter(email));
    case 'pending':
      return signed(deps, reviewed(deps, known.application));
    case 'unconfirmed':
    case 'unknown': {
      const application = await openApplication(db, job, now());
      // It was confirmed concurrently.
      if (!application) return writeRegister(deps, job);
      return signed(deps, await confirm(deps, application));
    }
  }
}

async function findApplication({ db }: WriterDeps, id: number): Promise<Application | null> {
  const [application] = await db.select().from(applications).where(eq(applications.id, id));
  return application ?? null;
}

export async function writeReview(
  deps: WriterDeps,
  { applicationId }: JobOf<'application-review'>,
): Promise<Mail | null> {
  const application = await findApplication(deps, applicationId);
  if (application?.state !== 'pending') return null;
  const { settings } = await readSite(deps.db);
  const address = applicationLink(deps.config, deps.keyedHash, applicationId);
  const known = await tryRegister(deps, application.abn, deps.now());
  const register = known && registerWords(known);
  return signed(deps, applicationLetter(settings.email, application, { address, register }));
}

export async function writeDecision(
  deps: WriterDeps,
  { applicationId }: JobOf<'application-decided'>,
): Promise<Mail | null> {
  const application = await findApplication(deps, applicationId);
  if (application?.state === 'declined') return signed(deps, declinedLetter(application));
  if (application?.state !== 'approved') return null;
  const { email } = application;
  const [account] = await deps.db
    .select({ invoiceDays: users.invoiceDays, listId: lists.id })
    .from(users)
    .leftJoin(lists, and(eq(lists.userId, users.id), eq(lists.purpose, 'shortlist'), isNull(lists.deletedAt)))
    .where(eq(users.email, email));
  const listId = account?.listId ?? null;
  const { address, signsIn } = await approvalLink(deps, email, listId === null ? undefined : `/lists/${listId}`);
  const terms = account?.invoiceDays ?? null;
  return signed(deps, approvedLetter(application, address, { terms, listed: listId !== null, signsIn }));
}

/** A link that signs in, or the sign-in page if the site mails codes only. */
async function approvalLink(
  deps: WriterDeps,
  email: string,
  next: string | undefined,
): Promise<{ readonly address: string; readonly signsIn: boolean }> {
  const { settings } = await readSite(deps.db);
  if (settings.sign_in.code_only) return { address: signInPage(deps.config, next), signsIn: false };
  const wanted = { email, purpose: 'login', linkDays: WELCOME_DAYS } as const;
  const { token } = await issueCode(deps.db, deps.keyedHash, wanted, deps.now());
  return { address: signInLink(deps.config, email, token, next), signsIn: true };
}

export async function writePasswordChanged(
  deps: WriterDeps,
  { userId }: JobOf<'password-changed'>,
): Promise<Mail | null> {
  const [account] = await deps.db.select().from(users).where(eq(users.id, userId));
  return signed(deps, account ? passwordChangedLetter(account, recoverLink(deps.config, account.email)) : null);
}

/** To the address that was the account's, which its owner may still read. */
export async function writeEmailChanged(
  deps: WriterDeps,
  { userId, former }: JobOf<'email-changed'>,
): Promise<Mail | null> {
  const [account] = await deps.db.select().from(users).where(eq(users.id, userId));
  return signed(deps, account ? emailChangedLetter({ ...account, email: former }) : null);
}
