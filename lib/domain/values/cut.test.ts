import { cut } from './cut';

it('cuts a text, but never a character', () => {
  expect(cut('abc', 2)).toBe('ab');
  expect(cut('abc', 9)).toBe('abc');
  expect(cut('a🐕', 2)).toBe('a');
  expect(cut('a🐕', 3)).toBe('a🐕');
  expect(encodeURIComponent(cut(`${'x'.repeat(99)}🐕`, 100))).toBe('x'.repeat(99));
});
