import { compareDecimals, isDecimal, onStep, readDecimal } from './decimal';

it.each([
  ['0.1', '0.10', 0],
  ['0.3', '0.30000000000000004', -1],
  ['-2', '1', -1],
  ['10', '9.99', 1],
  ['9007199254740993', '9007199254740992', 1],
  ['5', '', 0],
])('%s compared with %s is %i', (a, b, order) => {
  expect(compareDecimals(a, b)).toBe(order);
});

it.each([
  ['0.3', '0.1', '0', true],
  ['0.35', '0.1', '0', false],
  ['7', '5', '2', true],
  ['8', '5', '2', false],
  ['8', 'any', '0', true],
  ['8', '0', '0', true],
])('%s by steps of %s from %s: %j', (value, step, from, fits) => {
  expect(onStep(value, step, from)).toBe(fits);
});

it.each([
  ['12.50', '12.50'],
  ['$1,234.50', '1234.50'],
  ['A$ 99', '99'],
  ['AUD 99', '99'],
  ['-5', '-5'],
  ['-$5', '-5'],
  ['.5', '0.5'],
  ['5.', '5'],
  ['007', '7'],
  ['0', '0'],
  [' 10 ', '10'],
  ['١٬٢٣٤٫٥٠', '1234.50'],
  ['۱۲', '12'],
  ['＄１２．５', '12.5'],
  // Ambiguous or invalid input is never guessed.
  ['1.234,50', null],
  ['12,5', null],
  ['12,50', null],
  ['1,23,456', null],
  ['12.505', null],
  ['1e3', null],
  ['0x10', null],
  ['$', null],
  ['.', null],
  ['', null],
  ['9'.repeat(16), null],
])('the amount %j is %j', (typed, read) => {
  expect(readDecimal(typed, { sign: '$', places: 2 })).toBe(read);
});

it('reads percentages with their sign and four places', () => {
  expect(readDecimal('12.5 %', { sign: '%', places: 4 })).toBe('12.5');
  expect(readDecimal('0.1234%', { sign: '%', places: 4 })).toBe('0.1234');
  expect(readDecimal('0.12345%', { sign: '%', places: 4 })).toBeNull();
  expect(readDecimal('%', { sign: '%', places: 4 })).toBeNull();
});

it('reads a long text as fast as it is long', () => {
  const begun = performance.now();
  expect(readDecimal(`1${' '.repeat(60_000)}x`, { sign: '%', places: 4 })).toBeNull();
  expect(performance.now() - begun).toBeLessThan(1_000);
});

it('recognises a decimal', () => {
  expect(['1', '-1.5', '0.0'].every(isDecimal)).toBe(true);
  expect(['', '1.', '.5', '1e5', 'NaN', ' 1', '1'.repeat(31)].some(isDecimal)).toBe(false);
});
