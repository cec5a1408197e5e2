import { randomBelow } from './random-below';

/** Mocks the generator to yield these numbers in turn. */
function drawing(...numbers: number[]) {
  return jest.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    (array as Uint32Array)[0] = numbers.shift() ?? 0;
    return array;
  });
}

afterEach(() => jest.restoreAllMocks());

it('yields all numbers below the limit, and no others', () => {
  const drawn = Array.from({ length: 2_000 }, () => randomBelow(7));
  expect(new Set(drawn)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
});

it('draws again instead of favouring small numbers', () => {
  // 2^32 is 4 more than a multiple of 6: the last four numbers would give 0 to 3 once too often.
  const draw = drawing(2 ** 32 - 1, 2 ** 32 - 4, 2 ** 32 - 5);
  expect(randomBelow(6)).toBe(5);
  expect(draw).toHaveBeenCalledTimes(3);
});
