import { LEAST_VOUCHER_CENTS, MOST_VOUCHER_CENTS } from '../../contract/limits';
import { compareDecimals, readDecimal } from '../values/decimal';

/** The choice of a custom amount (specification 2, section 2). */
export const CUSTOM_AMOUNT = '-1';

export type AmountProblem = 'missing' | 'notAnAmount' | 'partCent' | 'low' | 'high';
/** An amount out of bounds still has its cents, so that a button can show it; 0 when it is not an amount. */
export type ReadAmount =
  | { readonly ok: true; readonly cents: number }
  | { readonly ok: false; readonly problem: AmountProblem; readonly cents: number };

/** Digits after the point that are still read, to report that they are too many. */
const MOST_PLACES = 20;
/** No amount above it is exact. */
const MAX_EXACT_CENTS = Number.MAX_SAFE_INTEGER;

function toCents(dollars: string): number {
  const [whole = '0', fraction = ''] = dollars.split('.');
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

function refused(problem: AmountProblem, cents = 0): ReadAmount {
  return { ok: false, problem, cents: cents > 0 && cents < MAX_EXACT_CENTS ? cents : 0 };
}

/** Reads an amount in dollars as people type it, exactly; in cents. */
export function readVoucherAmount(typed: string): ReadAmount {
  if (typed.trim() === '') return refused('missing');
  const dollars = readDecimal(typed, { sign: '$', places: 2 });
  if (dollars === null)
    return refused(readDecimal(typed, { sign: '$', places: MOST_PLACES }) === null ? 'notAnAmount' : 'partCent');
  const cents = toCents(dollars);
  if (compareDecimals(dollars, String(LEAST_VOUCHER_CENTS / 100)) < 0) return refused('low', cents);
  if (compareDecimals(dollars, String(MOST_VOUCHER_CENTS / 100)) > 0) return refused('high', cents);
  return { ok: true, cents };
}

/**
 * Amounts from a pipe-separated list such as '25|50|99.50', in cents, each once and in its order; what cannot be bought
 * is left out.
 */
export function presetAmounts(list: string): number[] {
  const cents = list
    .split('|')
    .map(readVoucherAmount)
    .flatMap((read) => (read.ok ? [read.cents] : []));
  return [...new Set(cents)];
}

/** A preset as the value of its choice: '25.00'. */
export function amountValue(cents: number): string {
  return (cents / 100).toFixed(2);
}

interface Offer {
  readonly presets: readonly number[];
  readonly allowsCustom: boolean;
}

/** What a chosen and a typed amount come to: only what is offered can be chosen. */
export function chosenAmount({ presets, allowsCustom }: Offer, chosen: string, custom: string): ReadAmount {
  if (chosen === CUSTOM_AMOUNT && allowsCustom) return readVoucherAmount(custom);
  const cents = presets.find((preset) => amountValue(preset) === chosen);
  return cents === undefined ? refused('missing') : { ok: true, cents };
}

/** Crockford's alphabet: no I, L, O and U. */
export const VOUCHER_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const VOUCHER_CODE_LENGTH = 20;
const MISREAD: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** A code as it is looked up, whatever case, blanks and hyphens it was typed with; null for what cannot be one. */
export function readVoucherCode(typed: string): string | null {
  const letters = [...typed.toUpperCase().replaceAll(/[\s\p{Pd}_.]/gu, '')]
    .map((letter) => MISREAD[letter] ?? letter)
    .join('');
  return letters.length === VOUCHER_CODE_LENGTH && [...letters].every((letter) => VOUCHER_LETTERS.includes(letter))
    ? letters
    : null;
}

/** A code in groups of five, as it is mailed. */
export function showVoucherCode(code: string): string {
  return code.match(/.{1,5}/g)?.join('-') ?? '';
}
