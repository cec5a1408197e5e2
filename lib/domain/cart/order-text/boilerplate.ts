/** Text that people write around an order. */

const GREETING = /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|g'day|to whom|morning|afternoon)\b/i;

const CLOSING =
  /^(?:--\s*$|(?:(?:kind|best|warm|many)\s+)?(?:regards|thanks|wishes)\b|thank(?:s| you)\b|cheers\b|yours\b|sincerely\b|ta\b|sent from\b|ps\b|p\.s\.)/i;

const SENTENCE =
  /\b(?:please|could you|can you|would you|we need|we'd|i need|i'd like|order for|our order|here is|here's|see below|below is|as discussed|attached|deliver|delivery|dispatch|invoice|purchase order|thanks|thank you|wrote:|subject:|from:|to:|cc:|date:|sent:|phone|mobile|ph:|tel\b|fax|abn|acn|e-?mail|www\.|https?:|mon(?:day)?,|on (?:mon|tue|wed|thu|fri|sat|sun)|o'clock|account (?:no|number)|po (?:no|number|box)|p\.?o\.? ?#?\d)/i;

const PLACE =
  /\b(?:street|st|road|rd|avenue|ave|drive|dr|lane|ln|parade|pde|highway|hwy|court|ct|crescent|cres|place|pl|terrace|tce|boulevard|blvd)\b(?=[\s,.]|$).*$|\b(?:NSW|VIC|QLD|SA|WA|TAS|NT|ACT)\s+\d{4}\b/;

const TELEPHONE = /^(?:[a-z]{1,8}[:.]?\s*)?\(?(?:\+?61|0)[\s\d()-]{8,}$/i;

const MAIL = /\S@[^\s@]+\.\S/;

const RULE = /^[\s\-=_*~#.+|]+$/;

/** Totals and freight are not order lines. */
export const TOTAL_WORD =
  /^(?:sub-?\s?total|grand total|total|sum|freight|shipping|delivery|postage|gst|tax|discount|amount due|balance|gesamt|summe|total ht|total ttc|合計|小计|итого)\b/i;

function isGreeting(line: string): boolean {
  return GREETING.test(line);
}

/** The signature follows it. */
export function isClosing(line: string): boolean {
  return CLOSING.test(line);
}

/** True for a line that orders nothing, whatever numbers it has. */
export function isBoilerplate(line: string): boolean {
  return (
    RULE.test(line) ||
    isGreeting(line) ||
    isClosing(line) ||
    TOTAL_WORD.test(line) ||
    MAIL.test(line) ||
    TELEPHONE.test(line) ||
    SENTENCE.test(line) ||
    PLACE.test(line)
  );
}
