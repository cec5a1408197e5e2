import { type NamedReplacement, replacementProblem } from '../replacement';
import { COLUMNS } from './columns';
import type { CatalogueSnapshot, PlannedFault, PlannedSku } from './plan-types';

/**
 * Replacements are checked as in a product's form. What is new can replace only a sku of the same product: the rows of
 * another one may be left out for a fault. `replaced` has the replacements that all rows of the file name, by code.
 */
export function checkReplacements(
  skus: readonly PlannedSku[],
  replaced: ReadonlyMap<string, string>,
  known: Pick<CatalogueSnapshot, 'replacing'>,
  faults: PlannedFault[],
): void {
  const planned = new Map(skus.map((sku) => [sku.code, sku]));
  const named = (next: string, code: string): NamedReplacement | null => {
    const [own, stored] = [planned.get(next), known.replacing.get(next)];
    if (own === undefined && stored === undefined) return null;
    const before = stored?.replacedBy ?? '';
    return {
      isItself: next === code,
      isRetired: stored?.isRetired ?? false,
      replacedBy: own ? (own.after['replaced'] ?? before) : before || (replaced.get(next) ?? ''),
    };
  };
  for (const { line, code, after } of skus) {
    const next = after['replaced'] ?? '';
    const words = next === '' ? null : replacementProblem(next, named(next, code));
    if (words !== null) faults.push({ line, code, words: `${COLUMNS.replaced.heading}: ${words}` });
  }
}
