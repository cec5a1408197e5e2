/** How amounts are written in a language: for a spreadsheet's own formats, and for a text file. */
export interface MoneyFormat {
  /** A number format of spreadsheets; which sign stands between thousands is the spreadsheet's own business. */
  readonly pattern: string;
  /** Between whole and cents in a text file. */
  readonly decimal: '.' | ',';
}

export function moneyFormat(locale: string, currency: string): MoneyFormat {
  const format = new Intl.NumberFormat(locale === 'en' ? 'en-AU' : locale, {
    style: 'currency',
    currency,
    numberingSystem: 'latn',
  });
  let decimal: MoneyFormat['decimal'] = '.';
  let pattern = '';
  for (const { type, value } of format.formatToParts(1234.5)) {
    if (type === 'currency') pattern += `"${value.replaceAll('"', '')}"`;
    else if (type === 'integer') pattern += pattern.includes('#') ? '' : '#,##0';
    else if (type === 'decimal') {
      pattern += '.00';
      decimal = value === ',' ? ',' : '.';
    } else if (type === 'literal' && /^\s+$/.test(value)) pattern += ' ';
  }
  return { pattern, decimal };
}
