import 'server-only';
import { readSheet } from 'read-excel-file/universal';
import { readOrderFile as readFile } from '../../domain/cart/order-text/read-order-file';
import type { OrderText } from '../../domain/cart/order-text/order-row';
import { readOrderCells } from '../../domain/cart/order-text/read-order-text';
import type { OrderFileProblem } from '../../domain/cart/order-text/order-reply';
import { workbookProblem } from '../../domain/cart/workbook/workbook-check';

const MOST = { bytes: 24 * 1024 * 1024, rows: 10_000 };

/** Reads an order out of a file, text or a workbook. */
export async function readOrderFile(file: Blob): Promise<OrderText | OrderFileProblem> {
  return readFile(file, readWorkbook);
}

async function readWorkbook(bytes: Uint8Array): Promise<OrderText | OrderFileProblem> {
  const problem = workbookProblem(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), MOST);
  if (problem !== null) return problem;
  try {
    const rows = await readSheet(new Blob([new Uint8Array(bytes)]), { parseNumber: plainNumber });
    return readOrderCells(rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell)))));
  } catch {
    // The bytes are here and harmless: all that can fail is to find a sheet in them.
    return 'broken';
  }
}

/** Barcodes are numbers to a spreadsheet, and too long for some. */
function plainNumber(text: string): string {
  const number = Number(text);
  return Number.isSafeInteger(number) ? String(number) : text;
}
