import { type ShelfRule, shelfFor } from '../domain/account/shelf-rule';
import { formatMoney } from '../domain/values/money';
import { type Template, fillWords } from './fill-words';

/** How a customer works out what they sell for, and how it is said. */
export interface Shelf {
  readonly rule: ShelfRule;
  /** Takes `price` and `margin`. */
  readonly words: Template;
}

/** The group that each product stands in first, by slug. */
export type ShelfGroups = Readonly<Record<string, string>>;

/** Shelf price and margin as text; null when shelf prices are off or cannot be computed. */
export function shelfWords(
  shelf: Shelf | null | undefined,
  cost: number | null,
  group: string | null | undefined,
): string | null {
  const found = shelf && cost !== null ? shelfFor(cost, group, shelf.rule) : null;
  if (!shelf || !found) return null;
  const { locale } = shelf.words;
  return fillWords(shelf.words, { price: formatMoney(found.price, locale), margin: found.margin });
}
