import { MIN_VOUCHER_CENTS, MAX_VOUCHER_CENTS } from '../../contract/limits';
import { compareDecimals, readDecimal } from '../values/decimal';
import { plainDigits } from '../values/plain-digits';

/** The choice of a custom amount (specification 2, section 2). */
export const CUSTOM_AMOUNT = '-1';

export type AmountProblem = 'missing' | 'notAnAmount' | 'partCent' | 'low' | 'high';
/** An amount out of bounds still has its cents, so that a button can show it; 0 when it is not an amount. */
export type ReadAmount =
  | { readonly ok: true; readonly cents: number }
  | { readonly ok: false; readonly problem: AmountProblem; readonly cents: number };

/** Maximum number of decimals that are parsed, to report that there are too many. */
const MAX_PLACES = 20;
/** Larger amounts are not exact. */
const MAX_EXACT_CENTS = Number.MAX_SAFE_INTEGER;

function toCents(dollars: string): number {
  const [whole = '0', fraction = ''] = dollars.split('.');
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

function refused(problem: AmountProblem, cents = 0): ReadAmount {
  return { ok: false, problem, cents: cents > 0 && cents < MAX_EXACT_CENTS ? cents : 0 };
}

/** Parses a typed amount in dollars exactly; in cents. */
export function readVoucherAmount(typed: string): ReadAmount {
  if (typed.trim() === '') return refused('missing');
  const dollars = readDecimal(typed, { sign: '$', places: 2 });
  if (dollars === null)
    return refused(readDecimal(typed, { sign: '$', places: MAX_PLACES }) === null ? 'notAnAmount' : 'partCent');
  const cents = toCents(dollars);
  if (compareDecimals(dollars, String(MIN_VOUCHER_CENTS / 100)) < 0) return refused('low', cents);
  if (compareDecimals(dollars, String(MAX_VOUCHER_CENTS / 100)) > 0) return refused('high', cents);
  return { ok: true, cents };
}

/**
 * Amounts from a pipe-separated list such as '25|50|99.50', in cents, unique and in order; invalid ones are dropped.
 */
export function presetAmounts(list: string): number[] {
  const cents = list
    .split('|')
    .map(readVoucherAmount)
    .flatMap((read) => (read.ok ? [read.cents] : []));
  return [...new Set(cents)];
}

/** Form value of a preset: '25.00'. */
export function amountValue(cents: number): string {
  return (cents / 100).toFixed(2);
}

interface Offer {
  readonly presets: readonly number[];
  readonly allowsCustom: boolean;
}

/** The amount of a choice, or the typed one for a custom amount; only offered choices are valid. */
export function chosenAmount({ presets, allowsCustom }: Offer, chosen: string, custom: string): ReadAmount {
  if (chosen === CUSTOM_AMOUNT && allowsCustom) return readVoucherAmount(custom);
  const cents = presets.find((preset) => amountValue(preset) === chosen);
  return cents === undefined ? refused('missing') : { ok: true, cents };
}

/** Crockford's alphabet: no I, L, O and U. */
export const VOUCHER_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const VOUCHER_CODE_LENGTH = 20;
const MISREAD: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** Normalises a typed code for the lookup: case, spaces, hyphens and misread letters; null when invalid. */
export function readVoucherCode(typed: string): string | null {
  const letters = [
    ...plainDigits(typed)
      .toUpperCase()
      .replaceAll(/[\s\p{Pd}_.]/gu, ''),
  ]
    .map((letter) => MISREAD[letter] ?? letter)
    .join('');
  return letters.length === VOUCHER_CODE_LENGTH && [...letters].every((letter) => VOUCHER_LETTERS.includes(letter))
    ? letters
    : null;
}

/** Formats a code in groups of five, as in the mail. */
export function showVoucherCode(code: string): string {
  return code.match(/.{1,5}/g)?.join('-') ?? '';
}
