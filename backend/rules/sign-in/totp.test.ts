import { base32, codeOf, setupAddress, stepAt, stepOfCode } from './totp';

/** Test vectors of RFC 6238, appendix B: the last six digits. */
const secret = Buffer.from('12345678901234567890');

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('computes the code at second %i', (seconds, code) => {
  expect(codeOf(secret, stepAt(new Date(seconds * 1000)))).toBe(code);
});

it('accepts each code once, also the previous and the next', () => {
  const at = new Date(59_000);
  expect(stepOfCode(secret, '287 082', at, -1)).toBe(1);
  expect(stepOfCode(secret, '287082', at, 1)).toBeNull();
  expect(stepOfCode(secret, codeOf(secret, 2), at, 1)).toBe(2);
  expect(stepOfCode(secret, codeOf(secret, 3), at, 1)).toBeNull();
  expect(stepOfCode(secret, '', at, -1)).toBeNull();
});

it('encodes a secret as Base32', () => {
  expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(setupAddress(secret, 'A & B', 'x@example.com')).toBe(
    'otpauth://totp/A%20%26%20B%3Ax%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=A%20%26%20B',
  );
});
