import { plainDigits } from './plain-digits';

/** Decimals that are compared and divided exactly, unlike floating-point numbers, which cannot represent 0.1. */
interface Decimal {
  readonly units: bigint;
  /** Digits after the point. */
  readonly scale: number;
}

const MAX_LENGTH = 30;

function parse(text: string): Decimal | null {
  const found = text.length <= MAX_LENGTH ? /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) : null;
  if (!found) return null;
  const [, sign = '', whole = '', fraction = ''] = found;
  return { units: BigInt(`${sign}${whole}${fraction}`), scale: fraction.length };
}

function align(a: Decimal, b: Decimal): [bigint, bigint] {
  const scale = Math.max(a.scale, b.scale);
  return [a.units * 10n ** BigInt(scale - a.scale), b.units * 10n ** BigInt(scale - b.scale)];
}

export function isDecimal(text: string): boolean {
  return parse(text) !== null;
}

/** Negative when a is less than b; 0 also when either is invalid, so that an invalid bound never rejects a value. */
export function compareDecimals(a: string, b: string): number {
  const [left, right] = [parse(a), parse(b)];
  if (!left || !right) return 0;
  const [x, y] = align(left, right);
  return x < y ? -1 : x > y ? 1 : 0;
}

/** Whether `value` is a whole number of steps from `from`. True when the step is invalid. */
export function onStep(value: string, step: string, from: string): boolean {
  const [a, b, by] = [parse(value), parse(from) ?? parse('0'), parse(step)];
  if (!a || !b || !by || by.units <= 0n) return true;
  const scale = Math.max(a.scale, b.scale, by.scale);
  const wide = (one: Decimal) => one.units * 10n ** BigInt(scale - one.scale);
  return (wide(a) - wide(b)) % wide(by) === 0n;
}

/**
 * Parses a typed amount or percentage such as '$1,234.50': commas separate groups of three, a point the decimals, also
 * in the digits and with the separators of Arabic keyboards. Null for ambiguous input such as '12,5', which is never
 * guessed.
 */
export function readDecimal(
  typed: string,
  { sign = '', places }: { sign?: '$' | '%' | ''; places: number },
): string | null {
  let text = plainDigits(typed).replaceAll('٫', '.').replaceAll('٬', ',').replaceAll('٪', '%').trim();
  const negative = /^[-−]/.test(text);
  if (negative) text = text.slice(1).trim();
  if (sign === '$') text = text.replace(/^(?:A(?:UD|\$)|\$)\s*\$?/i, '').trim();
  // No pattern for the blanks: it would try each of them as the first one.
  if (sign === '%' && text.endsWith('%')) text = text.slice(0, -1).trimEnd();
  const found = /^(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d*))?$/.exec(text);
  const [, whole = '', fraction = ''] = found ?? [];
  if (!found || (whole === '' && fraction === '') || fraction.length > places) return null;
  const digits = whole.replaceAll(',', '').replace(/^0+(?=\d)/, '') || '0';
  if (digits.length > 15) return null;
  return `${negative ? '-' : ''}${digits}${fraction === '' ? '' : `.${fraction}`}`;
}
