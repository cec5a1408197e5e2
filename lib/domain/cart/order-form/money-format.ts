/** Format of amounts in a language, for spreadsheets and for text files. */
export interface MoneyFormat {
  /** Number format for spreadsheets, which choose the thousands separator themselves. */
  readonly pattern: string;
  /** Decimal separator in a text file. */
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
