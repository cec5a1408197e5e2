import { difference } from './change-log';

test.each([
  [
    { a: 1, b: 2 },
    { a: 1, b: 3 },
    { before: { b: 2 }, after: { b: 3 } },
  ],
  [{}, { a: null }, { before: {}, after: { a: null } }],
  [{ a: [1] }, { a: [1] }, { before: {}, after: {} }],
  [{ a: 1 }, {}, { before: { a: 1 }, after: {} }],
])('from %j to %j only differing fields are stored', (before, after, stored) =>
  expect(difference(before, after)).toEqual(stored),
);
