import { MAX_SKUS, optionsOf } from './columns';
import type { KnownProduct, PlannedFault, PlannedSku } from './plan-types';
import type { SheetRow } from './read-rows';

const namesIn = (options: string): string =>
  optionsOf(options)
    .map(({ name }) => name)
    .join(', ');

/** Skus of a product must have the same option names, differ in their values, and fit into its form. */
export function checkOptions(
  product: KnownProduct | null,
  skus: readonly PlannedSku[],
  rows: readonly SheetRow[],
  faults: PlannedFault[],
): void {
  const own = new Map((product?.skus ?? []).map(({ code, cells }) => [code, cells.options]));
  const planned = new Map(skus.map(({ code, after }) => [code, after['options'] ?? own.get(code) ?? '']));
  const options = new Map([...own, ...planned]);
  const [first] = rows;
  if (first && options.size > MAX_SKUS) {
    faults.push({
      line: first.line,
      code: first.cells.code ?? '',
      words: `A product has ${MAX_SKUS.toLocaleString('en-AU')} codes at most, this one would have ${options.size}.`,
    });
    // Each of very many would be compared with all rows.
    return;
  }
  const names = namesIn([...options.values()][0] ?? '');
  const taken = new Map<string, string>();
  for (const [code, cell] of options) {
    const line = rows.find(({ cells }) => cells.code === code)?.line;
    const other = taken.get(cell);
    if (other === undefined) taken.set(cell, code);
    else {
      const shown = cell === '' ? 'no options' : `the options ${cell}`;
      const about = line === undefined ? other : code;
      faults.push({
        line: line ?? rows.find(({ cells }) => cells.code === other)?.line ?? rows[0]?.line ?? 0,
        code: about,
        words: `${about === code ? other : code} of this product has ${shown} already.`,
      });
    }
    if (namesIn(cell) !== names)
      faults.push({
        line: line ?? rows[0]?.line ?? 0,
        code,
        words: `Options are ${namesIn(cell) || 'none'}, but ${names || 'none'} of other skus of this product.`,
      });
  }
}
