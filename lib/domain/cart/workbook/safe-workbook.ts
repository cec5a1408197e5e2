import { Zip, ZipDeflate } from 'fflate';
import { directoryOf, unpack } from './zip-directory';

export type WorkbookProblem = 'macros' | 'other' | 'rows' | 'broken';

export interface WorkbookLimits {
  /** Maximum uncompressed size of all parts together. */
  readonly bytes: number;
  readonly rows: number;
  /** Maximum column: the parser creates all cells before the last one, in every row. */
  readonly columns: number;
}

/** Not read, and may be large: values of other workbooks, and the order in which formulas are computed. */
const NOT_NEEDED = /^(?:xl\/externalLinks\/|xl\/calcChain\.xml$)/;

/**
 * Returns a workbook for the parser, made of nothing but the checked parts of this one, or why there is none. Unpacks
 * every part once, limited to its declared size. Where archives can be understood in two ways, the parser would
 * otherwise read other parts than those that were checked.
 */
export function safeWorkbook(bytes: Buffer, most: WorkbookLimits): Uint8Array<ArrayBuffer> | WorkbookProblem {
  try {
    const entries = directoryOf(bytes);
    if (!entries) return 'broken';
    if (entries.some(({ name }) => /vbaProject|\.bin$/i.test(name) && /vba|macro/i.test(name))) return 'macros';
    if (!entries.some(({ name }) => name === 'xl/workbook.xml')) return 'other';
    const parts = entries.filter(({ name }) => /\.(?:xml|rels)$/.test(name) && !NOT_NEEDED.test(name));
    if (parts.reduce((sum, { size }) => sum + size, 0) > most.bytes) return 'rows';
    const safe = archive();
    for (const part of parts) {
      const text = unpack(bytes, part)?.toString('utf8');
      if (text === undefined) return 'broken';
      if (!isSheet(text)) {
        safe.add(part.name, text);
        continue;
      }
      const problem = sheetProblem(text, most);
      if (problem !== null) return problem;
      safe.add(part.name, withErrorsAsText(text));
    }
    return safe.end();
  } catch {
    // Forged lengths point beyond the end of the file, or a part unpacks to more than declared.
    return 'broken';
  }
}

function archive() {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  return {
    add(name: string, text: string): void {
      const part = new ZipDeflate(name, { level: 1 });
      zip.add(part);
      part.push(Buffer.from(text), true);
    },
    end(): Uint8Array<ArrayBuffer> {
      zip.end();
      return new Uint8Array(Buffer.concat(chunks));
    },
  };
}

/** Wherever the workbook keeps it: a relation may lead to any part. */
function isSheet(text: string): boolean {
  return /<(?:[^\s<>/]+:)?sheetData\b/.test(text);
}

const LETTERS = 26;
const BEFORE_A = 64;

/** A is 1, AA 27. */
const columnNumber = (name: string): number =>
  [...name.toUpperCase()].reduce((sum, letter) => sum * LETTERS + (letter.codePointAt(0) ?? 0) - BEFORE_A, 0);

const ROW_OR_CELL = /<(?:[^\s<>/]+:)?(row|c)(?=[\s/>])((?:"[^"]*"|'[^']*'|[^<>"'])*)>/g;
/** The number of a row, or the address of a cell, as it is written. */
const PLACE = /(?<![\w.-])r\s*=\s*("[^"]*"|'[^']*')/g;

/**
 * 'rows' for a sheet with too many rows, or a cell beyond the limits, since the parser creates all cells before it.
 * 'broken' for a place that is not plainly written, which the parser may understand as another.
 */
function sheetProblem(sheet: string, most: WorkbookLimits): WorkbookProblem | null {
  let rows = 0;
  for (const [, tag, attributes = ''] of sheet.matchAll(ROW_OR_CELL)) {
    if (tag === 'row') rows += 1;
    if (rows > most.rows) return 'rows';
    for (const [, quoted = ''] of attributes.matchAll(PLACE)) {
      const [, column = '', row = ''] = /^.([A-Z]{0,3})(\d{1,7}).$/i.exec(quoted) ?? [];
      if (row === '') return 'broken';
      if (columnNumber(column) > most.columns || Number(row) > most.rows) return 'rows';
    }
  }
  return null;
}

const TYPE = /(?<![\w.:-])t\s*=\s*(?:"[^"]*"|'[^']*')/;
const ERROR_CELL = /(<(?:[^\s<>/]+:)?c\s[^<>]*?\bt\s*=\s*)(?:"e"|'e')/g;
const FORMULA_ALONE =
  /<((?:[^\s<>/]+:)?)c(\s[^<>]*)>\s*<(?:[^\s<>/]+:)?f\b(?:[^<>]*\/>|[^<>]*>[^<]*<\/[^<>]*f\s*>)\s*<\/[^<>]*c\s*>/g;
/** Stands for a formula, whose source is never read. */
const NOT_COMPUTED = '=…';

/**
 * The sheet with `#N/A` and formulas without a stored result as texts. The parser takes them for empty cells, and an
 * empty cell has a meaning of its own, such as 'no special price'.
 */
function withErrorsAsText(sheet: string): string {
  return sheet
    .replaceAll(ERROR_CELL, '$1"str"')
    .replaceAll(
      FORMULA_ALONE,
      (_, prefix: string, attributes: string) =>
        `<${prefix}c${attributes.replace(TYPE, '')} t="str"><${prefix}v>${NOT_COMPUTED}</${prefix}v></${prefix}c>`,
    );
}
