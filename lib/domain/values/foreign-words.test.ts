import { foreignWords, langOf } from './foreign-words';

it('marks words once, and not an empty text', () => {
  const marked = foreignWords('Only 4 left.');
  expect(marked).toContain('Only 4 left.');
  expect(foreignWords(marked)).toBe(marked);
  expect(foreignWords('')).toBe('');
});

it('returns the language of marked words only', () => {
  expect(langOf(foreignWords('Only 4 left.'))).toBe('en');
  expect(langOf('Nur noch 4 da.')).toBeUndefined();
  expect(langOf(undefined)).toBeUndefined();
});
