import { formatMoney } from './money';

it.each([
  ['en', 123456, '$1,234.56'],
  ['de', 123456, '1.234,56\u00a0AU$'],
  ['ja', -550, '-A$5.50'],
  // A right-to-left mark would reverse the currency: the amount is isolated instead.
  ['ar', 5760, '\u206657.60\u00a0AU$\u2069'],
])('formats amounts in %s', (locale, cents, text) => expect(formatMoney(cents, locale)).toBe(text));
