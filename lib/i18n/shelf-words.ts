import { type RetailPriceRule, retailPriceFor } from '../domain/account/shelf-rule';
import { formatMoney } from '../domain/values/money';
import { type Template, fillWords } from './fill-words';

/** A customer's rule for shelf prices, and its message. */
export interface Shelf {
  readonly rule: RetailPriceRule;
  /** With the placeholders `price` and `margin`. */
  readonly words: Template;
}

/** The first group of each product, by slug. */
export type ShelfGroups = Readonly<Record<string, string>>;

/** Shelf price and margin as text; null when shelf prices are off or cannot be computed. */
export function shelfWords(
  shelf: Shelf | null | undefined,
  cost: number | null,
  group: string | null | undefined,
): string | null {
  const found = shelf && cost !== null ? retailPriceFor(cost, group, shelf.rule) : null;
  if (!shelf || !found) return null;
  const { locale } = shelf.words;
  return fillWords(shelf.words, { price: formatMoney(found.price, locale), margin: found.margin });
}
