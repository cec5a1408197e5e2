import { type Measure, boundOf, isWithin, median, ratiosOf } from './measure.ts';

const HEAD = ['', 'unit', 'rounds', 'median', 'least–greatest', 'ratio', 'least–greatest', 'bound', ''];
/** Columns of words; the others are numbers. */
const WORDS = 2;

/** Three digits are enough, and a rate of thousands has no fraction; shifts of a page are far below one. */
function short(value: number): string {
  if (value === 0) return '0';
  if (value >= 100) return value.toFixed(0);
  if (value >= 10) return value.toFixed(1);
  return value >= 0.1 ? value.toFixed(2) : value.toPrecision(2);
}

/** The median, and the least and the greatest; those are nothing for a single value. */
function spread(values: readonly number[]): [median: string, range: string] {
  if (values.length === 0) return ['', ''];
  const range = values.length === 1 ? '' : `${short(Math.min(...values))}–${short(Math.max(...values))}`;
  return [short(median(values)), range];
}

function verdictOf(measure: Measure): string {
  if (measure.bound === undefined) return '';
  return isWithin(measure) ? '✓' : '✗';
}

/** The one table: a row for each measure. */
export function tableOf(measures: readonly Measure[]): string {
  return aligned([
    HEAD,
    ...measures.map((one) => [
      one.name,
      one.unit,
      String(one.rounds.length),
      ...spread(one.rounds),
      ...spread(ratiosOf(one)),
      boundOf(one),
      verdictOf(one),
    ]),
  ]);
}

/** A message for each measure beyond its bound. */
export function complaints(measures: readonly Measure[]): string[] {
  return measures
    .filter((one) => !isWithin(one))
    .map((one) => {
      const [ratio] = spread(ratiosOf(one));
      const beside = ratio === '' ? '' : ` (${ratio} × of ${short(median(one.beside ?? []))})`;
      return `${one.name}: ${short(median(one.rounds))} ${one.unit}${beside}, and not ${boundOf(one)}`;
    });
}

function aligned(lines: readonly (readonly string[])[]): string {
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => (column < WORDS ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
