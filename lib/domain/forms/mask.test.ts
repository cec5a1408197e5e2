import { DATE_MASK, DATE_TOKENS, fitsMask, maskDigits } from './mask';

it.each([
  ['##/##', '12/34', true],
  ['##/##', '1a/34', false],
  ['##/##', '12/3', false],
  ['##/##', '12/345', false],
  ['@@-###', 'AB-123', true],
  ['@@-###', 'É1-123', false],
  ['@@', 'Éж', true],
  ['**-*', 'a1-9', true],
  ['**', 'a-', false],
  // Letters of the date mask are literal in other masks.
  ['DM#', 'DM4', true],
  ['DM#', '114', false],
  ['', '', true],
])('mask %j accepts %j: %j', (mask, text, fits) => {
  expect(fitsMask(mask, text)).toBe(fits);
});

it.each([
  ['01/01/1990', true],
  ['31/12/2999', true],
  ['39/19/2026', true],
  ['41/01/1990', false],
  ['01/21/1990', false],
  ['01/01/3000', false],
  ['1/1/1990', false],
])('the date mask accepts %j: %j', (text, fits) => {
  expect(fitsMask(DATE_MASK, text, DATE_TOKENS)).toBe(fits);
});

it('converts digits of other scripts', () => {
  expect(maskDigits('No. ١٢-３4 ½²')).toBe('No. 12-34 ½²');
});

it.each([
  ['1', 0],
  ['１', 1],
])('normalises a long run of %s not digit by digit', (digit, times) => {
  // Six megabytes of digits, each by itself, took a dozen seconds. Calls are counted: a time depends on the machine.
  const normalize = jest.spyOn(String.prototype, 'normalize');
  expect(maskDigits(digit.repeat(1_000))).toBe('1'.repeat(1_000));
  const { length } = normalize.mock.calls;
  normalize.mockRestore();
  expect(length).toBe(times);
});
