/**
 * Patterns of codes: letters and digits, often in groups. Sizes, dates, addresses and telephone numbers are excluded.
 */
const GROUPED = /^(?=.*[A-Z])[A-Z0-9]{1,12}(?:[-_/.][A-Z0-9]{1,12}){1,6}$/i;
const TOGETHER = /^(?=(?:.*[A-Z]){2})(?=.*\d)[A-Z0-9]{5,24}$/i;
const BARCODE = /^(?:\d{8}|\d{12,14})$/;
const SIZE =
  /^\d+(?:[.,]\d+)?(?:x\d+)?(?:g|gm|kg|mg|ml|l|lt|ltr|cm|mm|m|pk|pcs|pack|oz|lb|am|pm|st|nd|rd|th|x|ctns?|ea|%)$/i;
const WEB = /@|:\/\/|^www\.|\.(?:com|net|org|au|nz|io)(?:$|[./])/i;
const DATE = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$|^\d{1,2}-(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;

/** A barcode in scientific notation, as spreadsheets show and export long numbers: '9.31E+12'. */
const SCIENTIFIC = /^\d(?:[.,](\d{1,12}))?E\+(0?7|1[123])$/i;

/** True for a barcode of which a spreadsheet has left fewer digits than it has. */
export function isShortened(text: string): boolean {
  const [, decimals = '', exponent] = SCIENTIFIC.exec(text) ?? [];
  return exponent !== undefined && decimals.length < Number(exponent);
}

/** True also for a shortened one, which takes the barcode's place in its line. */
export function isBarcode(text: string): boolean {
  return BARCODE.test(text) || isShortened(text);
}

/** Short groups that begin with letters and end with a number: 'bb sh oat 500'. Words are longer. */
const SPACED = /^[A-Z]{1,4}(?: (?:[A-Z0-9]{1,4}|[A-Z]{1,4}\d{1,4})){1,4} \d{1,4}$/i;

/** True for a code that was typed with spaces instead of hyphens. */
export function isSpacedCode(text: string): boolean {
  return SPACED.test(text) && !text.split(' ').some((group) => SIZE.test(group));
}

/** Hyphenated words are a code only in capitals, with a digit, or in short groups. */
function isWrittenAsCode(text: string): boolean {
  return /\d/.test(text) || text === text.toUpperCase() || /^[a-z]{1,3}(?:[-_/.][a-z]{1,4}){2,}$/.test(text);
}

/** True for a word that alone identifies a product. */
export function isCodeLike(text: string): boolean {
  if (isBarcode(text)) return true;
  if (SIZE.test(text) || WEB.test(text) || DATE.test(text)) return false;
  return (GROUPED.test(text) && isWrittenAsCode(text)) || TOGETHER.test(text);
}

/**
 * Cleans a code from a spreadsheet cell: `="0012"`, `'0012`, `9312345678907.0`, hyphens that software replaced by
 * dashes.
 */
export function cleanCode(cell: string): string {
  return cell
    .normalize('NFKC')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .trim()
    .replace(/^=?"(.*)"$/, '$1')
    .replace(/^'/, '')
    .replace(/^(\d{8,14})\.0+$/, '$1')
    .replace(/^#\s*/, '')
    .trim();
}
