import { formatView, parseView } from './view';

test.each([
  ['en', { locale: 'en', live: false }],
  ['en~live', { locale: 'en', live: true }],
  ['_', null],
  ['xx', null],
  ['en~other', null],
  ['~live', null],
])('%s is parsed as %p', (segment, view) => expect(parseView(segment)).toEqual(view));

test.each([
  ['en', false],
  ['en~live', true],
])('%s is formatted as it is parsed', (segment, live) => expect(formatView({ locale: 'en', live })).toBe(segment));
