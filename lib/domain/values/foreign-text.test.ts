import { markForeignText, langOf } from './foreign-text';

it('marks words once, and not an empty text', () => {
  const marked = markForeignText('Only 4 left.');
  expect(marked).toContain('Only 4 left.');
  expect(markForeignText(marked)).toBe(marked);
  expect(markForeignText('')).toBe('');
});

it('returns the language of marked words only', () => {
  expect(langOf(markForeignText('Only 4 left.'))).toBe('en');
  expect(langOf('Nur noch 4 da.')).toBeUndefined();
  expect(langOf(undefined)).toBeUndefined();
});
