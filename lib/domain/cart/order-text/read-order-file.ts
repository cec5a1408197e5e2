import { decodeText } from './decode-text';
import type { OrderFileProblem } from './order-reply';
import type { OrderText } from './order-row';
import { readOrderText } from './read-order-text';

/** Maximum size of an order file in bytes. */
export const ORDER_FILE_BYTES = 2 * 1024 * 1024;

/** Type of a file by its contents, whatever its name. */
export type OrderFileKind = 'text' | 'xlsx' | 'old-excel' | 'other' | 'empty';

const starts = (bytes: Uint8Array, ...magic: readonly number[]): boolean =>
  magic.every((byte, index) => bytes[index] === byte);

/** `text` also for unrecognised files: `decodeText` decides. */
export function orderFileKind(bytes: Uint8Array): OrderFileKind {
  if (bytes.length === 0) return 'empty';
  if (starts(bytes, 0x50, 0x4b, 0x03, 0x04)) return 'xlsx';
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return 'old-excel';
  const pdf = starts(bytes, 0x25, 0x50, 0x44, 0x46);
  const picture =
    starts(bytes, 0x89, 0x50, 0x4e, 0x47) || starts(bytes, 0xff, 0xd8, 0xff) || starts(bytes, 0x47, 0x49, 0x46);
  const packed = starts(bytes, 0x50, 0x4b) || starts(bytes, 0x1f, 0x8b) || starts(bytes, 0x52, 0x61, 0x72, 0x21);
  return pdf || picture || packed ? 'other' : 'text';
}

/** Parses an order file by its contents, whatever its name: text of any encoding here, a workbook by `readWorkbook`. */
export async function readOrderFile<Other>(
  file: Blob,
  readWorkbook: (bytes: Uint8Array) => Promise<Other>,
): Promise<OrderText | OrderFileProblem | Other> {
  if (file.size > ORDER_FILE_BYTES) return 'large';
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = orderFileKind(bytes);
  if (kind === 'xlsx') return readWorkbook(bytes);
  if (kind !== 'text') return kind;
  const text = decodeText(bytes);
  return text === null ? 'other' : readOrderText(text);
}
