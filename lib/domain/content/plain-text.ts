import { cut } from '../values/cut';

/** The named characters of Latin-1 from U+00A0 on, in order. */
const LATIN_1 = `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3
acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig
Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave
Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave
iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`;
const FIRST_LATIN_1 = 0xa0;
/** The named characters that editors' texts have; others stay as they are written. */
const ENTITIES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(LATIN_1.split(/\s+/).map((name, index) => [name, String.fromCodePoint(FIRST_LATIN_1 + index)])),
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  lsaquo: '‹',
  rsaquo: '›',
  bull: '•',
  euro: '€',
  trade: '™',
  minus: '−',
  le: '≤',
  ge: '≥',
  rarr: '→',
  larr: '←',
  OElig: 'Œ',
  oelig: 'œ',
  Scaron: 'Š',
  scaron: 'š',
};
/** Elements that may be inside a word or next to a comma; any other element separates words. */
const INLINE = 'a|abbr|b|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|u|wbr';
/** Tags, comments and declarations, and elements whose content is not shown as a whole; any other `<` is text. */
const MARKUP = new RegExp(
  String.raw`</?(${INLINE})\b[^>]*>|<(script|style)\b[^>]*>.*?(?:</\2\b[^>]*>|$)|<[a-z/!][^>]*>`,
  'gis',
);
const LAST_CODE_POINT = 0x10ffff;

function character(name: string): string | undefined {
  const [, hex, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? [];
  if (hex === undefined && decimal === undefined) {
    return Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : undefined;
  }
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : '';
}

/** Converts HTML to text on one line. Escape the result before inserting it into HTML. */
export function plainText(html: string): string {
  // Behind the last `>` no `<` begins a tag: searching the end of each would take the square of their number.
  const end = html.lastIndexOf('>') + 1;
  const text = html
    .slice(0, end)
    .replaceAll(MARKUP, (_, inline: string | undefined) => (inline === undefined ? ' ' : ''));
  return (text + html.slice(end))
    .replaceAll(/&([a-z]+\d*|#x[\da-f]+|#\d+);/gi, (whole, name: string) => character(name) ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Cuts at a word, with an ellipsis in place of the rest; `length` in characters. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${cut(text, length - 1)
    .replace(/(?<!\s)\s+\S*$/, '')
    .replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/, '')}…`;
}
