import { retailPriceFor, shelfMargin, retailPrice } from './shelf-rule';

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
  expect(retailPrice(cost, { times, rounding })).toBe(expected),
);

it.each([
  [1000, 2200, 50],
  [1000, 1100, 0],
  [1000, 1000, -10],
  [500, 0, 0],
])('the margin of %s cents sold for %s is %s per cent', (cost, shelf, expected) =>
  expect(shelfMargin(cost, shelf)).toBe(expected),
);

it.each([
  ['puppy-toys', 300],
  ['toys', 300],
  ['beds', 250],
  [null, 250],
  ['', 250],
])('uses the multiplier of the top category of %p', (group, times) => {
  const rule = {
    times: 250,
    rounding: 'none',
    categories: { toys: 300 },
    tops: { toys: 'toys', 'puppy-toys': 'toys' },
  } as const;
  expect(retailPriceFor(1_000, group, rule)?.price).toBe(times * 10);
});

it('is null when the category matters and is unknown', () => {
  const rule = { times: 200, rounding: 'none', tops: {} } as const;
  expect(retailPriceFor(1_000, undefined, { ...rule, categories: { toys: 300 } })).toBeNull();
  expect(retailPriceFor(1_000, undefined, { ...rule, categories: {} })).toEqual({ price: 2_000, margin: 45 });
});
