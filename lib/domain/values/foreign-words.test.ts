import { foreignWords, langOf } from './foreign-words';

it('marks words once, and only words', () => {
  const marked = foreignWords('Only 4 left.');
  expect(marked).toContain('Only 4 left.');
  expect(foreignWords(marked)).toBe(marked);
  expect(foreignWords('')).toBe('');
});

it('tells the language of marked words alone', () => {
  expect(langOf(foreignWords('Only 4 left.'))).toBe('en');
  expect(langOf('Nur noch 4 da.')).toBeUndefined();
  expect(langOf(undefined)).toBeUndefined();
});
