const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  eacute: 'é',
  deg: '°',
  times: '×',
  frac12: '½',
};
/** Elements that may be inside a word or next to a comma; any other element separates words. */
const INLINE = /<\/?(?:a|abbr|b|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|u|wbr)\b[^>]*>/gi;
/** Elements whose content is not shown. */
const UNREAD = /<(script|style)\b[^>]*>.*?<\/\1>/gis;
const LAST_CODE_POINT = 0x10ffff;

function character(name: string): string | undefined {
  const [, hex, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? [];
  if (hex === undefined && decimal === undefined) return ENTITIES[name];
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : '';
}

/** Converts HTML to text on one line. Escape the result before inserting it into HTML. */
export function plainText(html: string): string {
  return html
    .replaceAll(UNREAD, ' ')
    .replaceAll(INLINE, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&([a-z]+\d*|#x[\da-f]+|#\d+);/gi, (whole, name: string) => character(name) ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Cuts at a word, with an ellipsis in place of the rest; `length` in characters. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text
    .slice(0, length - 1)
    .replace(/\s+\S*$/, '')
    .replace(/[\s,;:.–-]+$/, '')}…`;
}
