import { readPieces } from '../../catalogue/quantity';
import { type PadRow, emptyRow, isBlank, skuOfRow } from './pad-row';

/** Adds a code from a scanner or the camera: increments the row that has it, otherwise fills the first blank row. */
export function scanned(rows: readonly PadRow[], code: string, newKey: string): PadRow[] {
  const same = rows.findIndex((row) => isSame(row, code));
  if (same !== -1)
    return rows.map((row, index) =>
      index === same ? { ...row, qty: String((readPieces(row.qty) ?? 1) + 1), refusal: '' } : row,
    );
  const blank = rows.findIndex(isBlank);
  const row = { ...(rows[blank] ?? emptyRow(newKey)), code, qty: '1' };
  return blank === -1 ? [...rows, row] : rows.with(blank, row);
}

/**
 * Merges rows scanned before lookups ran: a repeated code without a quantity adds one to its first row. The row with
 * the key `current` is still being typed and stays unchanged.
 */
export function countRepeats(rows: readonly PadRow[], current: string): PadRow[] {
  return rows.reduce<PadRow[]>((counted, row) => {
    if (row.key === current || row.code === '' || row.qty.trim() !== '') return [...counted, row];
    return counted.some((one) => isSame(one, row.code))
      ? scanned(counted, row.code, row.key)
      : [...counted, { ...row, qty: '1' }];
  }, []);
}

function isSame(row: PadRow, code: string): boolean {
  const sku = skuOfRow(row);
  return row.code === code || (sku !== null && (sku.barcode === code || sku.code === code));
}
