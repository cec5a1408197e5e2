import { MAX_QTY } from '../../../contract/limits';
import { readPieces } from '../../catalogue/quantity';
import { type PadRow, isBlank, oldPrice, piecesOf, skuOfRow, stateOf, wrongField } from './pad-row';
import { type PadSku, priceAt } from './pad-sku';

export interface PadSummary {
  /** Rows that are not blank, and those of them that can be added. */
  readonly rows: number;
  readonly ready: number;
  /** Positions of the rows that need attention, from 0. */
  readonly wrong: readonly number[];
  /** The suggested code for each guess. */
  readonly guesses: readonly string[];
  /** Rows whose price differs from that in the order form they came from. */
  readonly repriced: number;
  readonly pieces: number;
  /** Cents without GST, of the rows that can be added. */
  readonly total: number;
}

export function summaryOf(rows: readonly PadRow[]): PadSummary {
  let [ready, repriced, pieces] = [0, 0, 0];
  const bySku = new Map<string, { sku: PadSku; pieces: number }>();
  const guesses: string[] = [];
  const wrong: number[] = [];
  for (const [at, row] of rows.entries()) {
    const state = stateOf(row);
    if (wrongField(state) !== null) wrong.push(at);
    if (state.kind === 'guess') guesses.push(state.sku.code);
    if (oldPrice(row) !== null) repriced += 1;
    if (state.kind !== 'ready') continue;
    ready += 1;
    pieces += state.pieces;
    const { sku } = state;
    bySku.set(sku.skuId, { sku, pieces: state.pieces + (bySku.get(sku.skuId)?.pieces ?? 0) });
  }
  // As the cart does, which prices a sku by all its pieces.
  const total = [...bySku.values()].reduce((sum, one) => sum + one.pieces * (priceAt(one.sku, one.pieces) ?? 0), 0);
  return { rows: rows.filter((row) => !isBlank(row)).length, ready, wrong, guesses, repriced, pieces, total };
}

/**
 * What is sent at once: lines in which the rows of a sku are merged, and the keys of these rows. Rows that would make a
 * line larger than its largest quantity stay for the next time.
 */
function sentOf(rows: readonly PadRow[]): {
  readonly lines: ReadonlyMap<string, number>;
  readonly keys: ReadonlySet<string>;
} {
  const lines = new Map<string, number>();
  const keys = new Set<string>();
  for (const row of rows) {
    const state = stateOf(row);
    if (state.kind !== 'ready') continue;
    const pieces = (lines.get(state.sku.skuId) ?? 0) + state.pieces;
    if (pieces > MAX_QTY) continue;
    lines.set(state.sku.skuId, pieces);
    keys.add(row.key);
  }
  return { lines, keys };
}

/** Lines to add; rows of the same sku are merged. */
export function linesOf(rows: readonly PadRow[]): { readonly sku: string; readonly qty: number }[] {
  return [...sentOf(rows).lines].map(([sku, qty]) => ({ sku, qty }));
}

/** The lines for a list: every known sku, also unavailable ones, but no unconfirmed guesses. */
export function listLinesOf(rows: readonly PadRow[]): { readonly sku: string; readonly qty: number }[] {
  const lines = new Map<string, number>();
  for (const row of rows) {
    const sku = stateOf(row).kind === 'guess' ? null : skuOfRow(row);
    const pieces = sku && piecesOf(row, sku);
    if (sku && pieces) lines.set(sku.skuId, Math.min(MAX_QTY, (lines.get(sku.skuId) ?? 0) + pieces));
  }
  return [...lines].map(([sku, qty]) => ({ sku, qty }));
}

/** What was scanned or typed on top of a row's `sent` quantity; null if that was replaced. */
function moreThan(sent: PadRow, row: PadRow): PadRow | null {
  const more = (readPieces(row.qty) ?? 1) - (readPieces(sent.qty) ?? 1);
  return row.unit === sent.unit && more > 0 ? { ...row, qty: String(more) } : null;
}

/**
 * Rows that stay on the pad: those not added, with the platform's reason if it gave one, and those that were typed or
 * changed since they were `sent`. Of a row whose quantity has grown since, what was added is taken off.
 */
export function rowsLeft(
  rows: readonly PadRow[],
  added: readonly { readonly sku: string; readonly added: number; readonly message: string }[],
  sent: readonly PadRow[] = rows,
): PadRow[] {
  const answers = new Map(added.map((line) => [line.sku, line]));
  const { keys } = sentOf(sent);
  const before = new Map(sent.filter(({ key }) => keys.has(key)).map((row) => [row.key, row]));
  return rows.flatMap((row) => {
    const sentRow = before.get(row.key);
    const [now, then] = [stateOf(row), sentRow && stateOf(sentRow)];
    if (!sentRow || now.kind !== 'ready' || then?.kind !== 'ready' || now.sku.skuId !== then.sku.skuId) return [row];
    const answer = answers.get(now.sku.skuId);
    if (!answer) return [row];
    if (now.pieces !== then.pieces) return [(answer.added > 0 && moreThan(sentRow, row)) || row];
    return answer.added > 0 ? [] : [{ ...row, refusal: answer.message }];
  });
}
