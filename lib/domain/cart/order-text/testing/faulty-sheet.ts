/** Number of rows that order something. */
export const ROWS = 200;

/** 20 kinds of faults in a spreadsheet of code, product and quantity, and the state of the pad's row for each. */
export const FAULTS: readonly (readonly [kind: string, row: string, state: string])[] = [
  ['small letters', 'bb-sh-oat-500\t\t1', 'ready'],
  ['no hyphens', 'BBWTDIL3\t\t1', 'ready'],
  ['other hyphens', 'BB‑TR‑ROO‑100\t\t1', 'ready'],
  ['spaces and invisible characters', ' BB-TR-ROO-250\u200b \t\t 1 ', 'ready'],
  ['a formula’s sign before the code', '=BB-WT-DIL-3\t\t1', 'ready'],
  ['O for 0', 'BB-SH-0AT-5OO\t\t1', 'guess'],
  ['a letter more', 'BB-SH-OATT-250\t\t1', 'guess'],
  ['a letter less', 'BB-TR-OO-100\t\t1', 'guess'],
  ['another letter', 'DF-JK-RXO-100\t\t1', 'guess'],
  ['letters swapped', 'BB-RT-ROO-250\t\t1', 'guess'],
  ['a name in place of the code', '\tkangaroo jerky strips 200 g\t1', 'guess'],
  ['a name that means several', '\tkangaroo jerky strips\t1', 'choose'],
  ['their own code beside our name', 'MY-OWN-77\tKangaroo jerky strips 1 kg\t1', 'guess'],
  ['an unknown code', 'XX-NO-SUCH-1\t\t1', 'unknown'],
  ['out of stock', 'DF-JK-EMU-80\t\t1', 'out-of-stock'],
  ['less than is sold at once', 'SG-DS-CAP-INK\t\t2', 'least'],
  ['between two cartons', 'SG-DS-CAP-INK\t\t8', 'multiple'],
  ['a quantity in words', 'BB-TR-ROO-100\t\ta few', 'no-quantity'],
  ['half a piece', 'BB-TR-ROO-100\t\t1.5', 'no-quantity'],
  ['less than nothing', 'BB-TR-ROO-100\t\t-4', 'no-quantity'],
];

/** A spreadsheet as it is copied: a row for each kind of fault first, then rows of the `good` codes, one piece each. */
export function faultySheet(good: readonly string[]): string {
  const rows = Array.from({ length: ROWS }, (_, at) => FAULTS[at]?.[1] ?? `${good[at % good.length]}\t\t1`);
  return ['Code\tProduct\tQty', ...rows, `Total\t\t${ROWS}`].join('\r\n');
}
