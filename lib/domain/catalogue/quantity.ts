import { MAX_QTY } from '../../contract/limits';

export type QuantityProblem = 'not-a-number' | 'not-whole' | 'too-small' | 'too-large';
export type ParsedQuantity = { ok: true; qty: number } | { ok: false; problem: QuantityProblem };

/** Reads a typed quantity, in pieces; `minimum` is 0 where 0 removes (specification 1, section 5). */
export function parseQuantity(typed: string, minimum = 1): ParsedQuantity {
  const text = typed.trim();
  if (!/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text)) return { ok: false, problem: 'not-a-number' };
  const value = Number(text);
  if (!Number.isInteger(value)) return { ok: false, problem: 'not-whole' };
  if (value < minimum) return { ok: false, problem: 'too-small' };
  if (value > MAX_QTY) return { ok: false, problem: 'too-large' };
  return { ok: true, qty: value };
}

/** The pieces that were typed; null where they cannot be ordered. */
export function readPieces(typed: string): number | null {
  const parsed = parseQuantity(typed);
  return parsed.ok ? parsed.qty : null;
}

/**
 * What a field says once it is left: a quantity below the least is the least (specification 1, section 5), anything
 * else stays.
 */
export function putRight(typed: string, minimum = 1): string {
  const parsed = parseQuantity(typed, minimum);
  return !parsed.ok && parsed.problem === 'too-small' ? String(minimum) : typed;
}

/** What a sku is sold in, in pieces. */
interface SoldIn {
  readonly minQty: number;
  readonly qtyStep: number;
}

/** The least that can be ordered of a sku; 1 as long as none is chosen. */
export function leastQty(sku: SoldIn | null): number {
  return sku ? Math.ceil(sku.minQty / sku.qtyStep) * sku.qtyStep : 1;
}

/** The next quantity up or down that can be ordered. */
export function steppedQty(qty: number, by: -1 | 1, sku: SoldIn | null): number {
  const step = sku?.qtyStep ?? 1;
  const next = by > 0 ? (Math.floor(qty / step) + 1) * step : (Math.ceil(qty / step) - 1) * step;
  return Math.max(leastQty(sku), next);
}
