import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/universal';
import { decodeText } from '@/lib/domain/cart/order-text/decode-text';
import { orderFileKind } from '@/lib/domain/cart/order-text/read-order-file';
import { safeWorkbook } from '@/lib/domain/cart/workbook/safe-workbook';
import { type Sheet, readRows } from '../../../rules/catalogue/sheet/read-rows';
import { PlatformError } from '../../../system/refusals/platform-error';

export const CATALOGUE_FILE_BYTES = 16 * 1024 * 1024;
const MAX_ROWS = 60_000;
/** Most cells of a line; further ones are ignored. */
const MAX_CELLS = 250;
const WORKBOOK = { bytes: 160 * 1024 * 1024, rows: MAX_ROWS + 10, columns: MAX_CELLS };

const REFUSED = {
  empty: 'The file is empty.',
  'old-excel': 'This is an old kind of workbook (XLS). Save it as XLSX or CSV.',
  other: 'This is neither CSV nor an XLSX workbook.',
  macros: 'This workbook holds macros, which are not opened here. Save it as XLSX without them.',
  rows: `The file has more than ${MAX_ROWS.toLocaleString('en-AU')} rows, or cells far outside. Send it in parts.`,
  broken: 'The file is damaged, and cannot be read.',
  headings: 'No line has the headings of a catalogue file. It needs a column "Code"; take an export to begin with.',
} as const;

const refuse = (why: keyof typeof REFUSED): PlatformError => new PlatformError(422, 'INVALID_FILE', REFUSED[why]);

/** Parses a catalogue file; its type is detected by content. `levels`: price level names. @throws PlatformError 422 */
export async function readCatalogueFile(bytes: Uint8Array, levels: readonly string[]): Promise<Sheet> {
  const kind = orderFileKind(bytes);
  if (kind !== 'text' && kind !== 'xlsx') throw refuse(kind);
  const table = kind === 'xlsx' ? await workbookTable(bytes) : textTable(bytes);
  if (table.length > MAX_ROWS + 10) throw refuse('rows');
  const sheet = readRows(table, levels);
  if (sheet === null) throw refuse('headings');
  return sheet;
}

async function workbookTable(bytes: Uint8Array): Promise<string[][]> {
  const book = safeWorkbook(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), WORKBOOK);
  if (typeof book === 'string') throw refuse(book);
  try {
    const rows = await readSheet(new Blob([book]), { parseNumber: (text: string) => text });
    return rows.map((row) => row.slice(0, MAX_CELLS).map((cell) => (cell === null ? '' : String(cell))));
  } catch {
    // The archive was made of checked parts; only a missing or faulty sheet can fail here.
    throw refuse('broken');
  }
}

/** The delimiter: the most frequent candidate in the heading line. */
function delimiterOf(text: string): string {
  const line = text.split(/\r?\n/, 6).find((one) => /\bcode\b/i.test(one)) ?? '';
  const counted = [',', ';', '\t'].map((sign) => ({ sign, count: line.split(sign).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ',';
}

function textTable(bytes: Uint8Array): string[][] {
  const text = decodeText(bytes);
  if (text === null) throw refuse('other');
  try {
    const rows: unknown = parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      to: MAX_ROWS + 11,
      max_record_size: 200_000,
    });
    if (!Array.isArray(rows)) throw new TypeError('csv-parse answers with rows');
    return rows.map((row: unknown) => (Array.isArray(row) ? row.slice(0, MAX_CELLS).map(String) : []));
  } catch (error) {
    // An unclosed quote.
    if (error instanceof Error && 'code' in error) throw refuse('broken');
    throw error;
  }
}
