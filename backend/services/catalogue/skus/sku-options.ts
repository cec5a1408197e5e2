import type { NameValue } from '@/lib/contract/catalogue/product';

/** One chosen value per variation, in the product's order; null if one is missing, unknown or duplicate. */
export function optionsInOrder(variations: readonly string[], chosen: readonly NameValue[]): string[] | null {
  if (chosen.length !== variations.length) return null;
  const values = new Map(chosen.map(({ name, value }) => [name, value]));
  const options = variations.map((name) => values.get(name));
  return options.every((value) => value !== undefined) ? options : null;
}
