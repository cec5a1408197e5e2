import { isRecord } from '../form/paths';
import type { Stored } from './content-type';

/** Records as their form has them, of the rows that their table has. */
export function eachStored(
  rows: Stored,
  formOf: (row: Readonly<Record<string, unknown>>, id: number) => unknown,
): Stored {
  return new Map([...rows].flatMap(([id, row]) => (isRecord(row) ? [[id, formOf(row, id)] as const] : [])));
}
