import 'server-only';
import { readSheet } from 'read-excel-file/universal';
import { readOrderFile as readFile } from '../../domain/cart/order-text/read-order-file';
import type { OrderText } from '../../domain/cart/order-text/order-row';
import { readOrderCells } from '../../domain/cart/order-text/read-order-text';
import type { OrderFileProblem } from '../../domain/cart/order-text/order-reply';
import { workbookProblem } from '../../domain/cart/workbook/workbook-check';

const MAX = { bytes: 24 * 1024 * 1024, rows: 10_000, columns: 702 };

/** Parses an order in a text file or a workbook. */
export async function readOrderFile(file: Blob): Promise<OrderText | OrderFileProblem> {
  return readFile(file, readWorkbook);
}

async function readWorkbook(bytes: Uint8Array): Promise<OrderText | OrderFileProblem> {
  const problem = workbookProblem(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), MAX);
  if (problem !== null) return problem;
  try {
    const rows = await readSheet(new Blob([new Uint8Array(bytes)]), { parseNumber: plainNumber });
    return readOrderCells(rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell)))));
  } catch {
    // The archive has been validated: only finding a sheet in it can fail.
    return 'broken';
  }
}

/** Spreadsheets store barcodes as numbers; some are too long for that. */
function plainNumber(text: string): string {
  const number = Number(text);
  return Number.isSafeInteger(number) ? String(number) : text;
}
