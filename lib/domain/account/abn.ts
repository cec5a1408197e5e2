import { plainDigits } from '../values/plain-digits';

/** An ABN as typed, without spaces, dots and hyphens. */
export function abnDigits(abn: string): string {
  return plainDigits(abn).replaceAll(/[\s.-]/g, '');
}

/** Formats an Australian Business Number as 51 824 753 556. Anything else is returned unchanged. */
export function formatAbn(abn: string): string {
  const [, a, b, c, d] = /^(\d{2})(\d{3})(\d{3})(\d{3})$/.exec(abnDigits(abn)) ?? [];
  return a === undefined ? abn : `${a} ${b} ${c} ${d}`;
}

const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19] as const;

export type AbnProblem = 'missing' | 'length' | 'checksum';
/** Message key, shared by all forms. */
export type AbnProblemWords = `abn.${AbnProblem}`;

export function isAbnProblem(problem: string): problem is AbnProblemWords {
  return problem.startsWith('abn.');
}

/** Validates an ABN (specification 1, section 5) by the Australian Business Register's checksum; null when valid. */
export function abnProblem(abn: string): AbnProblem | null {
  const digits = abnDigits(abn);
  if (digits === '') return 'missing';
  if (!/^\d{11}$/.test(digits)) return 'length';
  const sum = WEIGHTS.reduce<number>(
    (total, weight, index) => total + weight * (Number(digits[index]) - (index === 0 ? 1 : 0)),
    0,
  );
  return sum % 89 === 0 ? null : 'checksum';
}
