import { newShelfPrices, readShelfPrices, readTimes, writeTimes } from './shelf-prices';

it.each([
  ['2.2', 220],
  ['2,25', 225],
  [' 3 ', 300],
  ['٢٫٢۵', 225],
  ['1', 100],
  ['20', 2000],
  ['20.01', null],
  ['0.9', null],
  ['2.225', null],
  ['two', null],
  ['', null],
])('parses the multiplier %p as %s', (typed, expected) => expect(readTimes(typed)).toBe(expected));

it('formats a multiplier as it is typed', () => expect([220, 200, 225].map(writeTimes)).toEqual(['2.2', '2', '2.25']));

it("ignores another customer's settings and invalid ones", () => {
  const mine = { ...newShelfPrices('7'), on: true, times: 250, categories: { toys: 300 } };
  expect(readShelfPrices(JSON.stringify(mine), '7')).toEqual(mine);
  for (const other of [JSON.stringify(mine), JSON.stringify({ ...mine, customer: '8', times: 1 }), '{', '', undefined])
    expect(readShelfPrices(other, '8')).toEqual(newShelfPrices('8'));
});
