import { MAX_QTY } from '../../contract/limits';

export type QuantityProblem = 'not-a-number' | 'not-whole' | 'too-small' | 'too-large';
export type ParsedQuantity = { ok: true; qty: number } | { ok: false; problem: QuantityProblem };

/** Reads a typed quantity, in pieces; `minimum` is 1 for adding and 0 where 0 removes (specification 1, section 5). */
export function parseQuantity(typed: string, minimum: 0 | 1 = 1): ParsedQuantity {
  const text = typed.trim();
  if (!/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text)) return { ok: false, problem: 'not-a-number' };
  const value = Number(text);
  if (!Number.isInteger(value)) return { ok: false, problem: 'not-whole' };
  if (value < minimum) return { ok: false, problem: 'too-small' };
  if (value > MAX_QTY) return { ok: false, problem: 'too-large' };
  return { ok: true, qty: value };
}

/**
 * What a field says once it is left: a quantity below the least is the least (specification 1, section 5), anything
 * else stays.
 */
export function putRight(typed: string, minimum: 0 | 1 = 1): string {
  const parsed = parseQuantity(typed, minimum);
  return !parsed.ok && parsed.problem === 'too-small' ? String(minimum) : typed;
}
