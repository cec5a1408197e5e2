import { LOCALES, directionOf } from './locales';
import { readdirSync } from 'node:fs';

it('writes Arabic from right to left, and no other of our languages', () => {
  expect(Object.keys(LOCALES).filter((locale) => directionOf(locale as keyof typeof LOCALES) === 'rtl')).toEqual([
    'ar',
  ]);
});

it('has a file of messages for each language and no other', () => {
  expect(readdirSync('messages').toSorted((one, other) => one.localeCompare(other))).toEqual(
    Object.keys(LOCALES)
      .map((locale) => `${locale}.json`)
      .toSorted((one, other) => one.localeCompare(other)),
  );
});
