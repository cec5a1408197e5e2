import { formatMoney, formatRoundMoney } from './money';

it.each([
  ['en', 123456, '$1,234.56'],
  ['de', 123456, '1.234,56\u00a0AU$'],
  ['ja', -550, '-A$5.50'],
  // A right-to-left mark would reverse the currency: the amount is isolated instead.
  ['ar', 5760, '\u206657.60\u00a0AU$\u2069'],
])('formats amounts in %s', (locale, cents, text) => expect(formatMoney(cents, locale)).toBe(text));

it.each([
  ['en', 30_000, '$300'],
  ['en', 100_000, '$1,000'],
  ['en', 25_050, '$250.50'],
  ['de', 100_000, '1.000\u00a0AU$'],
  ['ar', 30_000, '\u2066300\u00a0AU$\u2069'],
])('leaves out cents that an amount does not have, in %s of %i', (locale, cents, text) =>
  expect(formatRoundMoney(cents, locale)).toBe(text),
);
