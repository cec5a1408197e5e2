import 'server-only';
import { readSheet } from 'read-excel-file/universal';
import { decodeText } from '../../domain/cart/order-text/decode-text';
import { orderFileKind } from '../../domain/cart/order-text/file-kind';
import type { OrderText } from '../../domain/cart/order-text/order-row';
import { readOrderCells, readOrderText } from '../../domain/cart/order-text/read-order-text';
import type { OrderFileProblem } from '../../domain/cart/order-text/order-reply';
import { workbookProblem } from './workbook-check';

/** Bytes of a file that the pad reads. */
export const ORDER_FILE_BYTES = 2 * 1024 * 1024;

/** Reads an order out of a file by its contents, whatever its name says: text of any encoding, or a workbook. */
export async function readOrderFile(bytes: Buffer): Promise<OrderText | OrderFileProblem> {
  if (bytes.length > ORDER_FILE_BYTES) return 'large';
  const kind = orderFileKind(bytes);
  if (kind === 'xlsx') return readWorkbook(bytes);
  if (kind !== 'text') return kind;
  const text = decodeText(bytes);
  return text === null ? 'other' : readOrderText(text);
}

async function readWorkbook(bytes: Buffer): Promise<OrderText | OrderFileProblem> {
  const problem = workbookProblem(bytes);
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
