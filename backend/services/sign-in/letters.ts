import { formatAbn } from '@/lib/domain/account/abn';
import { type Letter, type LetterPart, code, facts, link, words } from '../mail/letter';
import { type InvoiceDays, paymentTermsText } from '../../rules/checkout/payment-terms';
import { CODE_MINUTES, type SignInCode } from './tokens/sign-in-codes';
import type { Account, Application } from './find-by-email';

/** How long an application takes (specification 1, section 9). */
export const REVIEW_WORDS = 'This takes at least 5 business days.';
/** Days for which the link in the mail about a new account works, of a customer or of the staff. */
export const WELCOME_DAYS = 7;
/** Days after the applicant's confirmation for which the link in the mail to the wholesale manager works. */
export const REVIEW_LINK_DAYS = 30;

type Addressee = Pick<Account, 'email' | 'firstName'>;

const hello = ({ firstName }: Pick<Addressee, 'firstName'>): LetterPart =>
  words(firstName === '' ? 'Hello,' : `Hello ${firstName},`);
const IGNORE = words('If you did not ask for this, you can ignore this e-mail: nothing happens without it.');
const WORKS = words(`It works once, within ${CODE_MINUTES} minutes.`);

/** A link with the code below it, or the code alone. */
function linkOrCode(label: string, address: string | null, { code: typed }: SignInCode): LetterPart[] {
  if (address === null) return [words('Type this code where you asked for it:'), code(typed), WORKS];
  return [link(label, address), words('Or type this code where you asked for it:'), code(typed), WORKS];
}

export function signInLetter(to: Addressee, address: string | null, secret: SignInCode): Letter {
  return {
    to: to.email,
    subject: address === null ? 'Your code to log in' : 'Your link to log in',
    parts: [hello(to), ...linkOrCode('Log in', address, secret), IGNORE],
  };
}

/** To someone who applied although the address has an account. */
export function accountExistsLetter(to: Addressee, address: string | null, secret: SignInCode): Letter {
  return {
    to: to.email,
    subject: 'You have a trade account already',
    parts: [
      hello(to),
      words(
        'You, or someone else, asked for a trade account with this e-mail address. It has one already, so there is ' +
          'nothing to apply for: just log in.',
      ),
      ...linkOrCode('Log in', address, secret),
      IGNORE,
    ],
  };
}

export function recoverLetter(to: Addressee, address: string, secret: SignInCode): Letter {
  return {
    to: to.email,
    subject: 'Set a new password',
    parts: [hello(to), ...linkOrCode('Set a new password', address, secret), IGNORE],
  };
}

/** `again` is where one asks for another link. */
export function staffLetter(to: Addressee, address: string, again: string): Letter {
  return {
    to: to.email,
    subject: 'Your account for the back office',
    parts: [
      hello(to),
      words('You are now one of the staff. Set a password, and sign in to the back office with it.'),
      link('Set a password', address),
      words(`The link works once, within ${WELCOME_DAYS} days. After that, ask for a new one.`),
      link('Ask for a new link', again),
    ],
  };
}

export function passwordChangedLetter(to: Addressee, recoverAddress: string): Letter {
  return {
    to: to.email,
    subject: 'Your password was changed',
    parts: [
      hello(to),
      words('The password of your account was changed just now, and every other device was logged out.'),
      words('If that was not you, set a new password at once, and tell us.'),
      link('Set a new password', recoverAddress),
    ],
  };
}

export function emailChangedLetter(to: Addressee): Letter {
  return {
    to: to.email,
    subject: 'Your e-mail address was changed',
    parts: [
      hello(to),
      words(
        'We have given your trade account another e-mail address, and every device was logged out. You can no longer ' +
          'log in with this one.',
      ),
      words('If nobody in your business asked for that, please tell us at once.'),
    ],
  };
}

export function closedLetter(email: string): Letter {
  return {
    to: email,
    subject: 'This account is closed',
    parts: [
      words('Hello,'),
      words(
        'Someone tried to log in with this e-mail address, or to open an account with it. Its account is closed. ' +
          'Please get in touch with us if that should change.',
      ),
      IGNORE,
    ],
  };
}

/** Contains nothing that the applicant typed: the address may be another person's, and the mail must not carry spam. */
export function confirmLetter(
  { email }: Pick<Application, 'email'>,
  address: string | null,
  secret: SignInCode,
): Letter {
  return {
    to: email,
    subject: 'Confirm your application for a trade account',
    parts: [
      words('Hello,'),
      words(
        'Thank you for asking for a trade account. Please confirm that this e-mail address is yours; a wholesale ' +
          'manager then reviews your application.',
      ),
      ...linkOrCode('Confirm my address', address, secret),
      IGNORE,
    ],
  };
}

/** `status` is the address of the application's status page. */
export function reviewedLetter(email: string, status: string): Letter {
  return {
    to: email,
    subject: 'Your application is being reviewed',
    parts: [
      words('Hello,'),
      words(
        `A wholesale manager is reviewing your application for a trade account. ${REVIEW_WORDS} We will write to you ` +
          `when it is decided; there is nothing that you need to do.`,
      ),
      link('See where it stands', status),
    ],
  };
}

/** To the wholesale manager, with the ABN's entry in the business register; null if it could not be looked up. */
export function applicationLetter(
  to: string,
  application: Application,
  { address, register }: { readonly address: string; readonly register: string | null },
): Letter {
  return {
    to,
    subject: `Trade account asked for by ${application.companyName}`,
    parts: [
      words(`${application.companyName} asks for a trade account. The e-mail address is confirmed.`),
      facts([
        ...applicationFacts(application),
        ...(register === null ? [] : [['Business register', register] as [string, string]]),
        ['Check the ABN', `https://abr.business.gov.au/ABN/View?abn=${application.abn}`],
      ]),
      link('Review the application', address),
      words(
        `Whoever has this link can decide, for ${REVIEW_LINK_DAYS} days: please do not pass it on. Later the ` +
          `application is decided in the back office.`,
      ),
    ],
  };
}

interface Approval {
  readonly terms: InvoiceDays;
  /** The link opens the list created from the applicant's shortlist. */
  readonly listed: boolean;
  /** False for a link to the sign-in page. */
  readonly signsIn: boolean;
}

export function approvedLetter(
  application: Application,
  address: string,
  { terms, listed, signsIn }: Approval,
): Letter {
  return {
    to: application.email,
    subject: 'Your trade account is open',
    parts: [
      hello(application),
      words(
        `Welcome. Your trade account for ${application.companyName} is open: log in to see prices and to order. ` +
          `${paymentTermsText(terms)}`,
      ),
      ...(listed ? [words('Your shortlist is a list in your account now, with your prices: the link opens it.')] : []),
      link('Log in', address),
      words(
        signsIn
          ? `The link works once, within ${WELCOME_DAYS} days. After that, ask for a new one where you log in; you ` +
              `can set a password in your profile.`
          : 'Have a code mailed to you where you log in; you can set a password in your profile.',
      ),
    ],
  };
}

export function declinedLetter(application: Application): Letter {
  return {
    to: application.email,
    subject: 'About your application for a trade account',
    parts: [
      hello(application),
      words(
        `Thank you for your interest in stocking our range at ${application.companyName}. We have looked at your ` +
          `application with care, and cannot open a trade account for you at this time.`,
      ),
      ...(application.declineReason === '' ? [] : [words(application.declineReason)]),
      words(
        'Trade accounts are for registered Australian businesses that sell pet-related goods. If your circumstances ' +
          'change, or if we have misunderstood something, please write to us.',
      ),
    ],
  };
}

export function applicationFacts({
  firstName,
  lastName,
  companyName,
  abn,
  email,
  dateOfBirth,
  addressState,
}: Application): [name: string, value: string][] {
  return [
    ['Name', `${firstName} ${lastName}`],
    ['Business', companyName],
    ['ABN', formatAbn(abn)],
    ...(addressState === '' ? [] : [['State', addressState] as [string, string]]),
    ['E-mail', email],
    ...(dateOfBirth === null ? [] : [['Date of birth', dateOfBirth] as [string, string]]),
  ];
}
