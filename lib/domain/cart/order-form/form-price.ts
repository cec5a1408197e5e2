/**
 * Heading of a form's prices, with their currency and date. By its pattern the order pad recognises this shop's forms
 * in any language.
 */
export function priceHeading(words: string, currency: string, day: string): string {
  return `${words} (${currency}, ${day})`;
}

export function isPriceHeading(cell: string): boolean {
  return /\([A-Z]{3}, \d{4}-\d{2}-\d{2}\)$/.test(cell.trim());
}

/** Parses a price as spreadsheets write it, `5.9`, `5,90`, `AU$ 1.234,50`, to cents; null for none. */
export function readFormPrice(cell: string): number | null {
  const plain = cell.normalize('NFKC').replaceAll(/[^\d.,]/g, '');
  // Three digits after the last separator are thousands: prices have two decimals, calculated values many.
  const match = /^([\d.,]*?)(?:[.,](\d{1,2}|\d{4,}))?$/.exec(plain);
  const whole = match?.[1]?.replaceAll(/\D/g, '') ?? '';
  if (whole === '' || whole.length > 9) return null;
  return Math.round(Number(`${whole}.${match?.[2] ?? '0'}`) * 100);
}
