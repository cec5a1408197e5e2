import { formatView, parseView } from './view';

test.each([
  ['en', { locale: 'en', live: false }],
  ['en~live', { locale: 'en', live: true }],
  ['en~sent', { locale: 'en', live: true }],
  ['_', null],
  ['xx', null],
  ['en~other', null],
  ['~live', null],
])('%s is parsed as %p', (segment, view) => expect(parseView(segment)).toEqual(view));

test('a form sent without scripts has a separate live view', () => {
  expect(formatView({ locale: 'en', live: true })).toBe('en~live');
  expect(formatView({ locale: 'en', live: true }, true)).toBe('en~sent');
  expect(formatView({ locale: 'en', live: false }, true)).toBe('en');
});
