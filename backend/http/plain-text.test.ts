import { requireStorableText } from './plain-text';

test.each([['a\u0000b'], [{ a: ['ok', { b: '\ud800' }] }], [{ ['\u0000']: 1 }]])('refuses %j', (value) => {
  expect(() => requireStorableText(value)).toThrow('characters that no text has');
});

test.each([['Zoë 🐶\n'], [{ a: [1, null, true, 'x'] }], [undefined]])('accepts %j', (value) => {
  expect(() => requireStorableText(value)).not.toThrow();
});
