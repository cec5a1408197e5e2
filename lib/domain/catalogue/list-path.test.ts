import { decodeSegment, firstPageMoved, parseListPath } from './list-path';

it.each([
  [[], { group: null, page: 1 }],
  [['page', '2'], { group: null, page: 2 }],
  [['dog-treats'], { group: 'dog-treats', page: 1 }],
  [['dog-treats', '3'], { group: 'dog-treats', page: 3 }],
  [['dog-treats', 'jerky'], { group: 'dog-treats/jerky', page: 1 }],
  [['dog-treats', 'jerky', '12'], { group: 'dog-treats/jerky', page: 12 }],
  [['2026'], { group: '2026', page: 1 }],
])('parses %j', (segments, expected) => {
  expect(parseListPath(segments)).toEqual(expected);
});

it.each([
  [['page']],
  [['page', '1']],
  [['page', '0']],
  [['dog-treats', '1']],
  [['dog-treats', '02']],
  [['page', '9999999']],
])('refuses %j', (segments) => {
  expect(parseListPath(segments)).toBeNull();
});

it.each([
  ['/shop/page/1', '/shop'],
  ['/blog/page/1', '/blog'],
  ['/shop/dog-treats/1', '/shop/dog-treats'],
  ['/shop/dog-treats/jerky/1', '/shop/dog-treats/jerky'],
  ['/shop/1', null],
  ['/shop/page/11', null],
  ['/shop/page/01', null],
  ['/search/page/1', null],
  ['/shop', null],
])('the first page of %s is at %s', (path, expected) => expect(firstPageMoved(path)).toBe(expected));

it('decodes a segment, and refuses a broken one', () => {
  expect(decodeSegment('a%20b')).toBe('a b');
  expect(decodeSegment('%E0%A4%A')).toBeNull();
});
