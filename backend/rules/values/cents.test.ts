import { percentOf, spread } from './cents';

describe('percentOf', () => {
  test.each([
    [1_005, 10, 101],
    [1_004, 10, 100],
    [999, 15, 150],
    [0, 50, 0],
    [12_345, 100, 12_345],
  ])('%i at %i %% is %i', (cents, percent, expected) => expect(percentOf(cents, percent)).toBe(expected));
});

describe('spread', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [1, [500, 500], [1, 0]],
    [10, [0, 30, 70], [0, 3, 7]],
    [1_000, [3_333, 3_333, 3_334], [333, 333, 334]],
    [5, [], []],
    [0, [10, 20], [0, 0]],
    [7, [0, 0], [0, 0]],
    [30, [10, 20], [10, 20]],
  ])('%i over %j is %j', (amount, weights, expected) => expect(spread(amount, weights)).toEqual(expected));

  test('adds up and never exceeds a weight, for any figures', () => {
    for (let seed = 1; seed <= 500; seed += 1) {
      const weights = Array.from({ length: 1 + (seed % 9) }, (_, index) => (seed * 7_919 * (index + 3)) % 10_007);
      const sum = weights.reduce((total, weight) => total + weight, 0);
      const amount = (seed * 104_729) % (sum + 1);
      const shares = spread(amount, weights);
      expect(shares.reduce((total, share) => total + share, 0)).toBe(sum === 0 ? 0 : amount);
      expect(shares.every((share, index) => share >= 0 && share <= (weights[index] ?? 0))).toBe(true);
    }
  });
});
