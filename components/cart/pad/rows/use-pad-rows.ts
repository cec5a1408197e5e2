'use client';

import { useCallback, useMemo, useRef, useState } from 'react';
import type { PadState } from '@/lib/actions/cart/pad-form';
import { withBlankRows } from '@/lib/actions/cart/pad-form';
import { newKey } from '@/lib/browser/forms/new-key';
import type { OrderText } from '@/lib/domain/cart/order-text/order-row';
import { MAX_ORDER_ROWS } from '@/lib/domain/cart/order-text/order-row';
import type { PadFound, PadSku } from '@/lib/domain/cart/order-pad/pad-sku';
import { type PadRow, emptyRow, isBlank, rowOf, stateOf, withSku } from '@/lib/domain/cart/order-pad/pad-row';
import { countRepeats, scanned } from '@/lib/domain/cart/order-pad/scanned';

/** Actions on the pad's rows; stable functions. */
export interface PadActions {
  type: (key: string, change: Partial<Pick<PadRow, 'code' | 'qty' | 'unit'>>) => void;
  /** Chooses a suggestion or one of several matches. */
  choose: (key: string, sku: PadSku) => void;
  remove: (key: string) => void;
  /** After a scanner typed a code and Enter, or the camera read one. */
  scan: (code: string, from?: string) => void;
}

const sameRow = (rows: readonly PadRow[], key: string, change: (row: PadRow) => PadRow): PadRow[] =>
  rows.map((row) => (row.key === key ? change(row) : row));

/** Ensures a blank row at the end. */
function withBlankEnd(rows: readonly PadRow[]): readonly PadRow[] {
  const last = rows.at(-1);
  return (last && isBlank(last)) || rows.length >= MAX_ORDER_ROWS ? rows : [...rows, emptyRow(newKey())];
}

/** State of the pad's rows, and the actions on it. */
export function usePadRows(start: PadState) {
  const [rows, setRows] = useState<readonly PadRow[]>(start.rows);
  const latest = useRef(rows);

  const change = useCallback((next: (rows: readonly PadRow[]) => readonly PadRow[]) => {
    latest.current = withBlankEnd(next(latest.current));
    setRows(latest.current);
  }, []);

  const actions = useMemo<PadActions>(
    () => ({
      type: (key, typed) =>
        change((all) =>
          sameRow(all, key, (row) => ({
            ...row,
            ...typed,
            refusal: '',
            ...(typed.code !== undefined && typed.code !== row.code ? { found: null, words: '' } : {}),
          })),
        ),
      choose: (key, sku) => change((all) => sameRow(all, key, (row) => withSku(row, sku))),
      remove: (key) => change((all) => all.filter((row) => row.key !== key)),
      scan: (code, from) =>
        change((all) =>
          scanned(
            from === undefined ? all : sameRow(all, from, (row) => ({ ...emptyRow(row.key), qty: '' })),
            code,
            newKey(),
          ),
        ),
    }),
    [change],
  );

  return {
    rows,
    actions,
    /** Applies what was typed before hydration; the focus is in the row with the key `current`. */
    applyEarlyInput: useCallback(
      (typed: readonly PadRow[], current: string) =>
        change((all) => {
          const early = all.map((row, number) => {
            const typedRow = typed.find(({ key }) => key === `row-${number}`);
            if (!typedRow || (typedRow.code === row.code && typedRow.qty === row.qty && typedRow.unit === row.unit))
              return row;
            return { ...row, code: typedRow.code, qty: typedRow.qty, unit: typedRow.unit, found: null };
          });
          return early.some((row, number) => row !== all[number]) ? countRepeats(early, current) : all;
        }),
      [change],
    ),
    /** The current rows, even before they are rendered. */
    now: useCallback(() => latest.current, []),
    put: useCallback(
      (order: OrderText) =>
        change((all) => {
          const filled = all.filter((row) => !isBlank(row));
          const read = order.rows.map((row) => rowOf(row, newKey()));
          return withBlankRows([...filled, ...read]);
        }),
      [change],
    ),
    restore: useCallback(
      (filled: readonly PadRow[]) => change((all) => withBlankRows([...filled, ...all.filter((row) => !isBlank(row))])),
      [change],
    ),
    replace: useCallback((left: readonly PadRow[]) => change(() => withBlankRows(left)), [change]),
    clear: useCallback(() => change(() => withBlankRows([])), [change]),
    useAll: useCallback(
      () =>
        change((all) =>
          all.map((row) => {
            const state = stateOf(row);
            return state.kind === 'guess' ? withSku(row, state.sku) : row;
          }),
        ),
      [change],
    ),
    /** Applies lookup results to the rows whose text has not changed since. */
    tell: useCallback(
      (asked: ReadonlyMap<string, { readonly code: string; readonly found: PadFound }>) =>
        change((all) =>
          all.map((row) => {
            const answer = asked.get(row.key);
            return answer && answer.code === row.code ? { ...row, found: answer.found } : row;
          }),
        ),
      [change],
    ),
  };
}
