import { clientWords, templates } from './client-words';

const WORDS = { lines: '{count, plural, one {# line} other {# lines}}', kind: '{kind, select, a {A} other {B}}' };

/** True for values that React does not pass to client components. */
function withoutPrototype(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.getPrototypeOf(value) === null || Object.values(value).some(withoutPrototype);
}

it.each([
  ['a part of the messages', (): unknown => JSON.parse(clientWords({ part: WORDS }))],
  ['templates', () => templates('en', WORDS)],
])('makes %s of plain objects, which can be passed to client components', (_, made) => {
  expect(JSON.stringify(made())).toContain('lines');
  expect(withoutPrototype(made())).toBe(false);
});
