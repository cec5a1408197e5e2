import { type Options, parse } from 'csv-parse/browser/esm/sync';
import { wholeNumber } from './quantity-words';
import { isCodeLike, cleanCode } from './code-words';

export interface TableLine {
  readonly line: number;
  readonly cells: readonly string[];
  readonly original: string;
}

const DELIMITERS = ['\t', ';', '|', ','] as const;
type Delimiter = (typeof DELIMITERS)[number];

/** Limits for a line: characters in which delimiters are counted, and cells that are read. */
const MAX_LINE_LENGTH = 2_000;
const MAX_CELLS = 64;

const countOf = (line: string, delimiter: string): number => line.split(delimiter).length - 1;

/** Share of the lines with the most frequent number of delimiters. */
function agreement(lines: readonly string[], delimiter: Delimiter): number {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const count = countOf(line, delimiter);
    if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values()) / lines.length;
}

const HEADER_CELL = /^(?:code|sku|item|product|qty|quantity|barcode|description|name|unit)\b/i;

/** True for a cell that suggests a table: a number, a code, a header or a quoted text. */
function isTelling(cell: string): boolean {
  const text = cell.trim();
  return wholeNumber(text) !== null || isCodeLike(cleanCode(text)) || HEADER_CELL.test(text) || text === QUOTED;
}

/** True for a line of which at least half of the cells suggest a table or are empty. */
function isRow(line: string, delimiter: Delimiter): boolean {
  const cells = line.split(delimiter).slice(0, MAX_CELLS);
  const telling = cells.filter(isTelling).length;
  const empty = cells.filter((cell) => cell.trim() === '').length;
  return telling > 0 && (telling + empty) * 2 >= cells.length - 1;
}

/** Minimum `agreement` of the lines: lower for tabs, which people do not type. */
const ENOUGH: Readonly<Record<Delimiter, number>> = { '\t': 0.3, ';': 0.6, '|': 0.6, ',': 0.6 };
const SAMPLE = 200;
const QUOTED = '"';

/** The delimiter between a table's cells; null when the text is not a table. */
export function delimiterOf(text: string): Delimiter | null {
  const lines = text
    .slice(0, SAMPLE * MAX_LINE_LENGTH)
    .replaceAll(/(^|[\t;|,\n])"(?:[^"]|"")*"(?=[\t;|,\n]|$)/g, `$1${QUOTED}`)
    // A thousands separator is not a delimiter.
    .replaceAll(/(?<=^|\s)\d{1,3},\d{3}(?=\s|$)/gm, '1000')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, SAMPLE)
    .map((line) => line.slice(0, MAX_LINE_LENGTH));
  if (lines.length === 0) return null;
  const fits = (delimiter: Delimiter): boolean => {
    const withIt = lines.filter((line) => line.includes(delimiter));
    return (
      agreement(lines, delimiter) >= ENOUGH[delimiter] &&
      withIt.filter((line) => isRow(line, delimiter)).length * 2 >= withIt.length
    );
  };
  return DELIMITERS.find(fits) ?? null;
}

/** Parses a table into cells, each line with its original text; lines end with `\n`. Unclosed quotes are literal. */
export function readTable(text: string, delimiter: string): TableLine[] {
  const options = {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
    info: true,
    raw: true,
  } satisfies Options;
  try {
    return linesOf(parse(text, options));
  } catch {
    // An opening quote without an end would swallow the rest of the table.
    return linesOf(parse(text, { ...options, quote: null }));
  }
}

interface Parsed {
  readonly record: readonly string[];
  readonly raw: string;
}

function isParsed(entry: unknown): entry is Parsed {
  return (
    typeof entry === 'object' && entry !== null && 'record' in entry && Array.isArray(entry.record) && 'raw' in entry
  );
}

const newlinesIn = (text: string): number => text.split('\n').length - 1;

function linesOf(parsed: readonly unknown[]): TableLine[] {
  let line = 1;
  return parsed.filter(isParsed).map(({ record, raw }) => {
    const empty = newlinesIn(raw) - newlinesIn(raw.trimStart());
    const begins = line + empty;
    line += newlinesIn(raw);
    return { line: begins, cells: record.slice(0, MAX_CELLS), original: raw.trim() };
  });
}
