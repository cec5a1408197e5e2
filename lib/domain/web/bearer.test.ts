import { isBearer } from './bearer';

it.each([
  ['Bearer secret', 'secret', true],
  ['secret', 'secret', true],
  ['Bearer secret2', 'secret', false],
  ['Bearer ', '', false],
  [undefined, undefined, false],
  [null, 'secret', false],
])('%p with the secret %p: %p', (given, secret, expected) => expect(isBearer(given, secret)).toBe(expected));
