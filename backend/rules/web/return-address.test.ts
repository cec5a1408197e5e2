import { readReturnAddress, sameReturnAddress, withPaymentToken } from './return-address';

const APP = 'http://localhost:3000';

test.each([
  ['http://localhost:3000/checkout?step=3', true],
  ['http://localhost:3000', true],
  ['http://localhost:3001/checkout', false],
  ['https://localhost:3000/checkout', false],
  ['http://localhost:3000@evil.example/', false],
  ['http://user:pw@localhost:3000/', false],
  ['//localhost:3000/', false],
  ['javascript:alert(1)', false],
  ['', false],
])('return address %p is accepted: %p', (typed, taken) => expect(readReturnAddress(typed, APP) !== null).toBe(taken));

test('the token is added once to the existing query', () => {
  expect(withPaymentToken('http://localhost:3000/checkout?a=1', 't')).toBe(
    'http://localhost:3000/checkout?a=1&payum_token=t',
  );
  expect(withPaymentToken('http://localhost:3000/?payum_token=old', 't')).toBe('http://localhost:3000/?payum_token=t');
});

test.each([
  ['http://localhost:3000/checkout?payum_token=t', true],
  ['http://localhost:3000/checkout', true],
  ['http://localhost:3000/contact', false],
  ['http://evil.example/checkout', false],
  ['not an address', false],
])('checkPaid for %p: %p', (current, same) => {
  expect(sameReturnAddress(Buffer.from(current).toString('base64'), 'http://localhost:3000/checkout?a=1')).toBe(same);
  expect(sameReturnAddress(Buffer.from(current).toString('base64url'), 'http://localhost:3000/checkout?a=1')).toBe(
    same,
  );
});
