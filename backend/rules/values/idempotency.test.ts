import { replayOf, requestHash } from './idempotency';

test('the hash of a request ignores the order of its fields', () => {
  expect(requestHash({ a: 1, b: { c: [1, 2], d: 'x' } })).toBe(requestHash({ b: { d: 'x', c: [1, 2] }, a: 1 }));
  expect(requestHash({ a: [1, 2] })).not.toBe(requestHash({ a: [2, 1] }));
});

test.each([
  [null, 'first'],
  [{ hash: 'h' }, 'repeat'],
  [{ hash: 'other' }, 'conflict'],
])('seen %j: %s', (seen, expected) => expect(replayOf(seen, 'h')).toBe(expected));
