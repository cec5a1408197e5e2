/** A column of prices by level or quantity: `Price Gold`, `Price from 10`, `Price Gold from 10`. */
interface PriceColumn {
  /** Its heading, which is also its key among a sku's cells. */
  readonly heading: string;
  /** Null for everybody. */
  readonly level: string | null;
  readonly fromQty: number;
}

const WORD = 'Price ';
const MAX_QTY = 100_000;
const FROM = /(?:^|\s)from (\d{1,6})$/i;

/** True for a name of a level that its column would have in common with one for a quantity. */
export const readsAsQuantity = (level: string): boolean => FROM.test(level);

export const priceHeading = (level: string | null, fromQty: number): string =>
  WORD + [...(level === null ? [] : [level]), ...(fromQty > 1 ? [`from ${fromQty}`] : [])].join(' ');

export const isPriceHeading = (key: string): boolean => key.startsWith(WORD);

const plain = (words: string): string => words.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** The column that a heading means; null for one that names no level and no quantity. */
export function priceColumnOf(heading: string, levels: readonly string[]): PriceColumn | null {
  const words = plain(heading);
  if (!words.startsWith(WORD.toLowerCase())) return null;
  const named = (name: string): string | undefined =>
    levels.find((level) => heading.includes(level) && plain(level) === name) ??
    levels.find((level) => plain(level) === name);
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
