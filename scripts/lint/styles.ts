/** Values that a class of a side can have: a number, a keyword, or something in brackets. */
const VALUE = String.raw`(?:\d|px\b|auto\b|full\b|\[|\()`;
const PHYSICAL = new RegExp(
  String.raw`^-?(?:(?:scroll-)?[mp][lr]-${VALUE}|(?:left|right)-${VALUE}|(?:text|float|clear)-(?:left|right)$|` +
    String.raw`border-[lr](?:-|$)|rounded-(?:[lr]|[tb][lr])(?:-|$))`,
);
const HEX = /(?:^|[\s:[(,'"])#(?=[a-f]*\d|fff)(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?=$|[\s\])},;'"/])/i;

/** The first class for a physical side, which is wrong in right-to-left languages; null without one. */
export function physicalClass(text: string): string | null {
  for (const token of text.split(/\s+/)) {
    if (PHYSICAL.test(token.slice(token.lastIndexOf(':') + 1))) return token;
  }
  return null;
}

const DURATION = /\bduration-\[?(\d+)(?:ms\]|s\])?|\b(?:transition|animation)(?:-duration)?:([^;}]*)/g;

/** The longest transition or animation in milliseconds; delays and parallax do not count. */
export function longestMotion(text: string): number {
  let longest = 0;
  for (const [, utility, declared = ''] of text.matchAll(DURATION)) {
    if (utility !== undefined) longest = Math.max(longest, Number(utility));
    for (const [, amount, unit] of declared.matchAll(/(?<![\w-])(\d*\.?\d+)(m?s)\b/g))
      longest = Math.max(longest, Number(amount) * (unit === 's' ? 1_000 : 1));
  }
  return longest;
}

export function hasHexColour(text: string): boolean {
  return HEX.test(text);
}
