import { inflateRawSync } from 'node:zlib';

export type WorkbookProblem = 'macros' | 'other' | 'rows' | 'broken';

export interface WorkbookLimits {
  /** Maximum uncompressed size of all parts together. */
  readonly bytes: number;
  readonly rows: number;
  /** Maximum column: the parser creates all cells before the last one, in every row. */
  readonly columns: number;
}

const MAX_ENTRIES = 500;

const DIRECTORY_END = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const ENTRY = 0x04034b50;

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly size: number;
  readonly at: number;
}

/**
 * Returns why a packed file must not be read; null for a harmless workbook. Unpacks every part once, limited to its
 * declared size, so that later readers can rely on the sizes in the directory.
 */
export function workbookProblem(bytes: Buffer, most: WorkbookLimits): WorkbookProblem | null {
  try {
    const entries = directoryOf(bytes);
    if (!entries) return 'broken';
    if (entries.some(({ name }) => /vbaProject|\.bin$/i.test(name) && /vba|macro/i.test(name))) return 'macros';
    if (!entries.some(({ name }) => name === 'xl/workbook.xml')) return 'other';
    const parts = entries.filter(({ name }) => name.endsWith('.xml') || name.endsWith('.rels'));
    if (parts.reduce((sum, { size }) => sum + size, 0) > most.bytes) return 'rows';
    for (const part of parts) {
      const text = unpack(bytes, part);
      if (text === null) return 'broken';
      if (part.name.startsWith('xl/worksheets/') && isTooLarge(text, most)) return 'rows';
    }
    return null;
  } catch {
    // Forged lengths point beyond the end of the file, or a part unpacks to more than declared.
    return 'broken';
  }
}

function directoryOf(bytes: Buffer): Entry[] | null {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end === -1 || bytes.readUInt32LE(end) !== DIRECTORY_END) return null;
  const count = bytes.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) return null;
  const entries: Entry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) return null;
    const nameLength = bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** Unpacks one part to text; null when it does not match the directory. */
function unpack(bytes: Buffer, { method, packed, size, at }: Entry): string | null {
  if (bytes.readUInt32LE(at) !== ENTRY) return null;
  const from = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const data = bytes.subarray(from, from + packed);
  if (method === 0) return data.length === size ? data.toString('utf8') : null;
  if (method !== 8) return null;
  const text = inflateRawSync(data, { maxOutputLength: Math.max(1, size) });
  return text.length === size ? text.toString('utf8') : null;
}

const LETTERS = 26;
const BEFORE_A = 64;

/** A is 1, AA 27. */
const columnNumber = (name: string): number =>
  [...name.toUpperCase()].reduce((sum, letter) => sum * LETTERS + (letter.codePointAt(0) ?? 0) - BEFORE_A, 0);

/** True for a sheet with too many rows, or a cell beyond the limits, since the parser creates all cells before it. */
function isTooLarge(sheet: string, most: WorkbookLimits): boolean {
  let rows = 0;
  for (let at = sheet.indexOf('<row'); at !== -1; at = sheet.indexOf('<row', at + 4)) rows += 1;
  if (rows > most.rows) return true;
  for (const [, column = '', row = ''] of sheet.matchAll(/\sr\s*=\s*["']([A-Za-z]*)(\d+)["']/g)) {
    if (columnNumber(column) > most.columns || Number(row) > most.rows) return true;
  }
  return false;
}
