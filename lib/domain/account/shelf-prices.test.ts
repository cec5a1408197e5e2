import {
  forCategory,
  newShelfPrices,
  readShelfPrices,
  readTimes,
  shelfMargin,
  shelfPrice,
  writeTimes,
} from './shelf-prices';

it.each([
  [590, 220, 'none', 1298],
  [590, 220, '95', 1395],
  [590, 220, '50', 1350],
  [1000, 195, '95', 1995],
  [1000, 195, '50', 1950],
  [1000, 200, '50', 2050],
  [333, 150, 'none', 500],
  [0, 220, '95', 95],
] as const)('%s cents times %s, rounded to %s: %s', (cost, times, rounding, expected) =>
  expect(shelfPrice(cost, { times, rounding })).toBe(expected),
);

it.each([
  [1000, 2200, 50],
  [1000, 1100, 0],
  [1000, 1000, -10],
  [500, 0, 0],
])('%s cents sold for %s leave %s per cent', (cost, shelf, expected) =>
  expect(shelfMargin(cost, shelf)).toBe(expected),
);

it.each([
  ['2.2', 220],
  ['2,25', 225],
  [' 3 ', 300],
  ['1', 100],
  ['20', 2000],
  ['20.01', null],
  ['0.9', null],
  ['2.225', null],
  ['two', null],
  ['', null],
])('the multiplier %p is %s', (typed, expected) => expect(readTimes(typed)).toBe(expected));

it('writes a multiplier as it is read', () => expect([220, 200, 225].map(writeTimes)).toEqual(['2.2', '2', '2.25']));

it('knows whose settings they are, and nothing of what is no setting', () => {
  const mine = { ...newShelfPrices('7'), on: true, times: 250, categories: { toys: 300 } };
  expect(readShelfPrices(JSON.stringify(mine), '7')).toEqual(mine);
  for (const other of [JSON.stringify(mine), JSON.stringify({ ...mine, customer: '8', times: 1 }), '{', '', undefined])
    expect(readShelfPrices(other, '8')).toEqual(newShelfPrices('8'));
  expect([forCategory(mine, 'toys').times, forCategory(mine, 'beds').times, forCategory(mine, null).times]).toEqual([
    300, 250, 250,
  ]);
});
