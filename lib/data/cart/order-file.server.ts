import 'server-only';
import { readSheet } from 'read-excel-file/universal';
import { readOrderFile as readFile } from '../../domain/cart/order-text/read-order-file';
import type { OrderText } from '../../domain/cart/order-text/order-row';
import { readOrderCells } from '../../domain/cart/order-text/read-order-text';
import type { OrderFileProblem } from '../../domain/cart/order-text/order-reply';
import { safeWorkbook } from '../../domain/cart/workbook/safe-workbook';

const MAX = { bytes: 24 * 1024 * 1024, rows: 10_000, columns: 702 };

/** Parses an order in a text file or a workbook. */
export async function readOrderFile(file: Blob): Promise<OrderText | OrderFileProblem> {
  return readFile(file, readWorkbook);
}

async function readWorkbook(bytes: Uint8Array): Promise<OrderText | OrderFileProblem> {
  const book = safeWorkbook(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), MAX);
  if (typeof book === 'string') return book;
  try {
    const rows = await readSheet(new Blob([book]), { parseNumber: plainNumber });
    return readOrderCells(rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell)))));
  } catch {
    // The archive has been made of checked parts: only finding a sheet in it, or parsing it, can fail.
    return 'broken';
  }
}

/** Spreadsheets store barcodes as numbers; some are too long for that. */
function plainNumber(text: string): string {
  const number = Number(text);
  return Number.isSafeInteger(number) ? String(number) : text;
}
