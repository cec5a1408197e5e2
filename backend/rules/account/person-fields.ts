import { AU_STATES } from '@/lib/contract/account/address';
import { abnDigits, abnProblem } from '@/lib/domain/account/abn';
import { MIN_AGE, birthProblem } from '@/lib/domain/account/birth';
import { type PasswordProblem, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@/lib/domain/account/password';
import { plainDigits } from '@/lib/domain/values/plain-digits';
import { shopDay } from '@/lib/domain/values/shop-day';
import { readDay } from '../values/dates';
import type { FieldFault, FieldReason } from '../values/field-fault';

/** The normalised input, or what is wrong with it. */
export type Read = { readonly value: string } | FieldFault;

const value = (text: string): Read => ({ value: text });
const problem = (words: string, why?: FieldReason): Read => ({ problem: words, ...(why && { why }) });

/** One line of text, trimmed. */
export function readLine(typed: string, missing: string | null): Read {
  const text = typed.trim();
  if (text === '' && missing !== null) return problem(missing);
  return /\p{Cc}/u.test(text) ? problem('Write this on one line.', { reason: 'ONE_LINE' }) : value(text);
}

/** Eleven digits with a valid checksum; the same messages as in the storefront (messages/en.json, `abn`). */
export function readAbn(typed: string): Read {
  switch (abnProblem(typed)) {
    case 'missing':
      return problem('Enter the ABN of your business.');
    case 'length':
      return problem('An ABN has 11 digits.');
    case 'checksum':
      return problem('This is not an ABN: check the digits.');
    case null:
      return value(abnDigits(typed));
  }
}

export function readDateOfBirth(typed: string, at: Date): Read {
  const text = typed.trim();
  if (text === '') return problem('Enter your date of birth.');
  switch (birthProblem(text, shopDay(at))) {
    case 'date':
    case 'past':
      return problem('Enter a date such as 1985-04-23.');
    case 'future':
      return problem('This date has not come yet.');
    case 'young':
      return problem(`You have to be ${MIN_AGE} or older.`, { reason: 'TOO_YOUNG', age: MIN_AGE });
    case null:
      return value(text);
  }
}

/** Empty is allowed. */
export function readDate(typed: string): Read {
  const text = typed.trim();
  return text === '' || readDay(text) !== null ? value(text) : problem('Enter a date such as 2027-06-30.');
}

/** In ASCII digits, whatever was typed. Empty is allowed. */
export function readPhone(typed: string): Read {
  const text = plainDigits(typed).trim();
  return text === '' || /^\+?[\d\s()-]{8,}$/.test(text)
    ? value(text)
    : problem('Enter a phone number such as 03 9012 3456.', { reason: 'PHONE_FORMAT' });
}

/** A URL; https is the default scheme. Empty is allowed. */
export function readWebAddress(typed: string): Read {
  const text = typed.trim();
  if (text === '') return value('');
  const full = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  const wrong = problem('Enter a web address such as https://example.com.', { reason: 'WEB_ADDRESS' });
  if (/\s/.test(full) || !URL.canParse(full)) return wrong;
  const { protocol, hostname, username, href } = new URL(full);
  return /^https?:$/.test(protocol) && hostname.includes('.') && username === ''
    ? value(href.length > full.length + 1 ? full : href.replace(/\/$/, ''))
    : wrong;
}

/** Empty is allowed. */
export function readState(typed: string): Read {
  const text = typed.trim().toUpperCase();
  return text === '' || AU_STATES.some((state) => state === text)
    ? value(text)
    : problem('Choose a state or territory of Australia.');
}

export function passwordMessage(wrong: PasswordProblem): string {
  switch (wrong) {
    case 'missing':
      return 'Enter a new password.';
    case 'short':
      return `Use ${MIN_PASSWORD_LENGTH} characters or more.`;
    case 'long':
      return `Use at most ${MAX_PASSWORD_LENGTH} characters.`;
    case 'email':
      return 'Your e-mail address is no password: everybody knows it.';
    case 'common':
      return 'This password is among the first that others try. Choose another one.';
  }
}
