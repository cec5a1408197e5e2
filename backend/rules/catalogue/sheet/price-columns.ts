/** A column of prices by level or quantity: `Price Gold`, `Price from 10`, `Price Gold from 10`. */
interface PriceColumn {
  /** Also the key in a sku's cells. */
  readonly heading: string;
  /** Null for all customers. */
  readonly level: string | null;
  readonly fromQty: number;
}

const WORD = 'Price ';
const MAX_QTY = 100_000;
const FROM = /(?:^|\s)from (\d{1,6})$/i;

/** True for a level name whose column heading could also mean a quantity. */
export const readsAsQuantity = (level: string): boolean => FROM.test(level);

export const priceHeading = (level: string | null, fromQty: number): string =>
  WORD + [...(level === null ? [] : [level]), ...(fromQty > 1 ? [`from ${fromQty}`] : [])].join(' ');

export const isPriceHeading = (key: string): boolean => key.startsWith(WORD);

/** How level names are compared in headings. */
export const plainName = (words: string): string => words.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Parses a heading; null if it names neither a level nor a quantity. */
export function priceColumnOf(heading: string, levels: readonly string[]): PriceColumn | null {
  const words = plainName(heading);
  if (!words.startsWith(WORD.toLowerCase())) return null;
  const named = (name: string): string | undefined =>
    levels.find((level) => heading.includes(level) && plainName(level) === name) ??
    levels.find((level) => plainName(level) === name);
  const about = words.slice(WORD.length);
  const whole = named(about);
  if (whole !== undefined) return { heading: priceHeading(whole, 1), level: whole, fromQty: 1 };
  const from = FROM.exec(about);
  const fromQty = Number(from?.[1]);
  if (!from || !(fromQty >= 2 && fromQty <= MAX_QTY)) return null;
  const name = about.slice(0, from.index);
  const level = name === '' ? null : named(name);
  return level === undefined ? null : { heading: priceHeading(level, fromQty), level, fromQty };
}
