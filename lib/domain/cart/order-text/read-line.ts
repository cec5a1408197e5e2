import { cleanCode, isCodeLike, isSpacedCode } from './code-words';
import { isBoilerplate } from './boilerplate';
import { isUnitWord, readQuantity, UNIT_WORD } from './quantity-words';
import type { OrderUnit } from './order-row';
import { plainDigits } from '../../values/plain-digits';

export interface ReadLine {
  readonly code: string;
  readonly words: string;
  readonly qty: number | null;
  readonly typed: string;
  readonly unit: OrderUnit;
  /** True when the line has a quantity. */
  readonly counted: boolean;
}

const LEAD_IN =
  /^(?:[>|]\s*)*(?:(?:and|also|plus|then|[+&])\s+)?(?:[-–—•·*▪◦‣⁃☐☑✓✔]\s+)?(?:\(?\d{1,3}[.)]\s+(?=\S*\p{L}))?/u;
const PLEASE = /(?<![\s,;])[\s,;]+(?:please|pls|thanks|thx|ta|cheers)[\s.!]*$/i;
const NUMBER = String.raw`\d{1,3}(?:,\d{3})+|\d+(?:[.,]\d+)?`;
const COUNT_WORD = 'an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half a dozen|twenty';
const DOZEN = 'dz|doz|dozen';

/** '12 x', '3 cartons of', 'two boxes', 'qty 5:' at the beginning. A bare number needs a word after it. */
const AT_START = new RegExp(
  String.raw`^(?:qty[:.]?\s*)?(${NUMBER}|${COUNT_WORD})\s*(?:(?:x|×|\*)\s*)?(?:(${UNIT_WORD}|${DOZEN})\b\.?\s*)?(?:(?:of|x|×)\s+|\*\s*|[-:,]\s*|\s+)(?=\S)`,
  'iu',
);
const SIGN_AT_START = new RegExp(String.raw`^(?:x|×|\*)\s*(${NUMBER})\s+(?=\S)`, 'iu');

/** 'x 12', '- 3 cartons', 'qty: 5', '= 4', '(12)', '12' at the end. */
const AT_END = new RegExp(
  String.raw`(?:^|[\s,;:=(\[–—-])(?:(?:qty|quantity|order)[:.\s]*|(x|×|\*|@)\s*|[:=–—-]\s*)?([+-]?(?:${NUMBER}))\s*(x|×|\*)?\s*(${UNIT_WORD}|${DOZEN})?\.?\s*[)\]]?$`,
  'iu',
);

const AFTER_CODE = new RegExp(
  String.raw`^[)\]]?\s*(?:[-–—:,;]\s*|(?:x|×|\*|qty[:.]?)\s*)(${NUMBER})\s*(?:(${UNIT_WORD}|${DOZEN})\b\.?\s*)?(?:[-–—:,;]\s*|\s+(?!(?:g|kg|ml|l|cm|mm)\b)|$)`,
  'iu',
);

/** A unit after a number that makes it a size: '200 g'. */
const SIZE_WORD = /^(?:g|gm|gr|kg|ml|l|lt|ltr|litres?|cm|mm|m|oz|lb|metres?)\b/i;

interface Counted {
  readonly typed: string;
  readonly rest: string;
}

function countAtStart(text: string): Counted | null {
  const sign = SIGN_AT_START.exec(text);
  if (sign) return { typed: sign[1] ?? '', rest: text.slice(sign[0].length) };
  const match = AT_START.exec(text);
  if (!match) return null;
  const [all, number = '', unit = ''] = match;
  const rest = text.slice(all.length);
  if (SIZE_WORD.test(rest)) return null;
  if (/^half a dozen$/i.test(number)) return { typed: '6', rest };
  // 'a' and 'an' count with a unit only: 'a carton of', but not 'a note'.
  if (/^an?$/i.test(number) && unit === '' && !/^dozen\b/i.test(rest)) return null;
  return { typed: `${number} ${unit}`.trim(), rest };
}

function countAtEnd(text: string): Counted | null {
  const match = AT_END.exec(text);
  if (!match || match.index === 0) return null;
  const [, sign = '', number = '', after = '', unit = ''] = match;
  const rest = text
    .slice(0, match.index)
    .replace(/(?<![\s,;:=×*([–—-])[\s,;:=×*([–—-]+$/u, '')
    .replace(/(?<!\s)\s+x$/i, '');
  return { typed: `${sign}${number}${after} ${unit}`.trim(), rest: rest.trim() };
}

/** 'CODE - 12 - name', 'CODE x 12 name': a number right after the code, with a separator. */
function countAfter(text: string, code: string): Counted | null {
  const at = code === '' ? -1 : text.indexOf(code);
  const match = at === -1 ? null : AFTER_CODE.exec(text.slice(at + code.length));
  if (!match) return null;
  const [all, number = '', unit = ''] = match;
  const rest = `${text.slice(0, at + code.length)} ${text.slice(at + code.length + all.length)}`;
  return { typed: `${number} ${unit}`.trim(), rest: rest.trim() };
}

/** Around a code. */
const BRACKETS = /^[([]+|(?<![)\].:])[)\].:]+$/g;

/** Splits a text into the code and the other words. */
function codeIn(text: string): { code: string; words: string } {
  const parts = text.split(/[\s,;|]+/).filter(Boolean);
  const at = parts.findIndex((part) => isCodeLike(cleanCode(part.replace(BRACKETS, ''))));
  if (at === -1) return { code: '', words: text };
  const code = cleanCode((parts[at] ?? '').replace(BRACKETS, ''));
  const words = parts.filter((_, index) => index !== at).join(' ');
  return { code, words: words.replace(/^[-–—:\s]+|(?<![-–—:\s])[-–—:\s]+$/gu, '') };
}

const WORD = /\p{L}{2,}/u;

/** Parses one line; null when it orders nothing. */
export function readLine(line: string): ReadLine | null {
  const text = plainDigits(line)
    .replaceAll(/[\u2010-\u2012\u2212]/g, '-')
    .replaceAll(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(LEAD_IN, '')
    .replace(PLEASE, '')
    .trim();
  if (text === '' || !/[\p{L}\d]/u.test(text)) return null;
  if (isCodeLike(cleanCode(text))) return { code: cleanCode(text), words: '', ...oneEach };
  const whole = codeIn(text);
  if (whole.code === '' && isBoilerplate(text)) return null;
  const counted = countOf(text, whole.code);
  const { code, words } = counted ? codeIn(counted.rest) : whole;
  if (code === '' && !WORD.test(words)) return null;
  if (!counted) return { code, words: withoutUnit(words), ...oneEach };
  const { qty, unit } = readQuantity(counted.typed);
  return { code, words: withoutUnit(words), qty, typed: counted.typed, unit, counted: true };
}

const oneEach = { qty: 1, typed: '', unit: 'each', counted: false } as const;

/** The quantity of a line. A number that is part of the code, such as a barcode at the line's end, does not count. */
function countOf(text: string, code: string): Counted | null {
  const end = countAtEnd(text);
  const isWhole = (counted: Counted | null) => counted !== null && (code === '' || counted.rest.includes(code));
  const start = countAtStart(text);
  const marked = end !== null && /^[x×*@]|[x×*]$|\p{L}$/iu.test(end.typed);
  if (start && isWhole(start) && !(marked && end && isWhole(end) && code !== '')) return start;
  if (end && isWhole(end) && (code !== '' || isPlainEnd(text, end))) return end;
  return countAfter(text, code);
}

/**
 * Without a code, a number at the end counts only after a separator ('x 6', '- 5', ', 4') or after a code with spaces:
 * 'Jerky 200' may be a size.
 */
function isPlainEnd(text: string, { typed, rest }: Counted): boolean {
  if (isSpacedCode(rest)) return true;
  const between = text.slice(rest.length);
  return /^\s*[,;:=x×*@([–—-]/iu.test(between) || /\p{L}$|^[x×*]/iu.test(typed) || /\bqty\b/i.test(between);
}

function withoutUnit(words: string): string {
  const parts = words.split(' ');
  const [first = ''] = parts;
  const rest = parts.length > 1 && isUnitWord(first) ? parts.slice(1).join(' ') : words;
  return rest.replace(/^(?:of|x)\s+/i, '').trim();
}
