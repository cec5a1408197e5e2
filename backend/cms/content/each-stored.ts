import { isRecord } from '../form/paths';
import type { Stored } from './content-type';

/** Converts table rows to form values. */
export function mapRows(rows: Stored, formOf: (row: Readonly<Record<string, unknown>>, id: number) => unknown): Stored {
  return new Map([...rows].flatMap(([id, row]) => (isRecord(row) ? [[id, formOf(row, id)] as const] : [])));
}
