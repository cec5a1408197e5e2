import { MAX_QTY } from '../../contract/limits';
import { plainDigits } from '../values/plain-digits';

export type QuantityProblem = 'not-a-number' | 'not-whole' | 'too-small' | 'too-large';
export type ParsedQuantity = { ok: true; qty: number } | { ok: false; problem: QuantityProblem };

/** Parses a typed quantity, in pieces; `minimum` is 0 where 0 removes the line (specification 1, section 5). */
export function parseQuantity(typed: string, minimum = 1): ParsedQuantity {
  const text = plainDigits(typed).trim();
  if (!/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text)) return { ok: false, problem: 'not-a-number' };
  const value = Number(text);
  if (!Number.isInteger(value)) return { ok: false, problem: 'not-whole' };
  if (value < minimum) return { ok: false, problem: 'too-small' };
  if (value > MAX_QTY) return { ok: false, problem: 'too-large' };
  return { ok: true, qty: value };
}

/** The typed number of pieces; null when invalid. */
export function readPieces(typed: string): number | null {
  const parsed = parseQuantity(typed);
  return parsed.ok ? parsed.qty : null;
}

/**
 * Corrects a field that loses the focus: a quantity below the minimum becomes the minimum (specification 1, section 5),
 * anything else is unchanged.
 */
export function clampOnBlur(typed: string, minimum = 1): string {
  const parsed = parseQuantity(typed, minimum);
  return !parsed.ok && parsed.problem === 'too-small' ? String(minimum) : typed;
}

/** Minimum quantity and step of a sku, in pieces. */
interface SoldIn {
  readonly minQty: number;
  readonly qtyStep: number;
}

/** Minimum order quantity of a sku; 1 while none is chosen. */
export function leastQty(sku: SoldIn | null): number {
  return sku ? Math.ceil(sku.minQty / sku.qtyStep) * sku.qtyStep : 1;
}

/** The next valid quantity up or down. */
export function steppedQty(qty: number, by: -1 | 1, sku: SoldIn | null): number {
  const step = sku?.qtyStep ?? 1;
  const next = by > 0 ? (Math.floor(qty / step) + 1) * step : (Math.ceil(qty / step) - 1) * step;
  return Math.max(leastQty(sku), next);
}

interface Available {
  /** Pieces in stock; null when the platform does not disclose it. */
  readonly available: number | null;
}

/** The wanted quantity, otherwise the nearest that can be ordered; null for none. */
export function possiblePieces(wanted: number, { minQty, qtyStep, available }: SoldIn & Available): number | null {
  const up = Math.max(minQty, Math.ceil(wanted / qtyStep) * qtyStep);
  const most = available === null ? up : Math.floor(available / qtyStep) * qtyStep;
  const possible = Math.min(up, most);
  return possible >= minQty ? possible : null;
}
