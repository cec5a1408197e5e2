import { creditFor } from './credit';

test.each([
  ['less credit than the order: all of it', 43_670, 8_000, 8_000],
  ['more credit than the order: what it costs', 43_670, 50_000, 43_670],
  ['as much as it costs', 43_670, 43_670, 43_670],
  ['no credit', 43_670, 0, 0],
  ['50 cents remain, which a card can pay', 43_670, 43_620, 43_620],
  ['49 cents would remain: 50 do', 43_670, 43_621, 43_620],
  ['a cent would remain: 50 do', 43_670, 43_669, 43_620],
  ['an order below what a card can pay', 40, 30, 0],
  ['nothing to pay', 0, 8_000, 0],
])('%s', (_, amount, balance, expected) => {
  expect(creditFor(amount, balance)).toBe(expected);
});

test('requires whole cents', () => {
  expect(() => creditFor(100, 0.5)).toThrow(RangeError);
  expect(() => creditFor(100, -1)).toThrow(RangeError);
});
