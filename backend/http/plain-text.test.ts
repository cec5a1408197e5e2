import { requireStorableText } from './plain-text';

test.each([['a\u0000b'], [{ a: ['ok', { b: '\ud800' }] }], [{ ['\u0000']: 1 }]])('refuses %j', (value) => {
  expect(() => requireStorableText(value)).toThrow('characters that no text has');
});

test.each([['Zoë 🐶\n'], [{ a: [1, null, true, 'x'] }], [undefined]])('accepts %j', (value) => {
  expect(() => requireStorableText(value)).not.toThrow();
});

test('looks into what is nested however deep', () => {
  const nested = (core: string): unknown => JSON.parse('['.repeat(100_000) + core + ']'.repeat(100_000));
  expect(() => requireStorableText(nested('"x"'))).not.toThrow();
  expect(() => requireStorableText(nested(String.raw`"\u0000"`))).toThrow('characters that no text has');
});
