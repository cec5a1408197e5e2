import { readdirSync } from 'node:fs';
import { RESERVED_SEGMENTS } from '../../config/routes';
import { pageSlug, subjectOf } from './address-subject';

it.each([
  ['/', null],
  ['/about', { kind: 'page', slug: 'about', deeper: false }],
  ['/%61bout', { kind: 'page', slug: 'about', deeper: false }],
  ['/about/x1', { kind: 'page', slug: 'about', deeper: true }],
  ['/about/x/y/z', { kind: 'page', slug: 'about', deeper: true }],
  ['/about/x/y/z/more', 'nothing'],
  ['/about%2F', { kind: 'page', slug: 'about/', deeper: false }],
  ['/100%', { kind: 'page', slug: '100%', deeper: false }],
  ['/product/a', { kind: 'product', slug: 'a', deeper: false }],
  ['/article/a%20b', { kind: 'article', slug: 'a b', deeper: false }],
  ['/product', 'nothing'],
  ['/product/a/b', 'nothing'],
  ['/%70roduct/a', 'nothing'],
  ['/%70rofile', 'nothing'],
  ['/LOGIN', 'nothing'],
  ['/login', null],
  ['/shop/no-such-group', null],
  ['/search/anything', null],
  ['/cart/x', null],
])('the subject of %s is %j', (pathname, subject) => {
  expect(subjectOf(pathname)).toEqual(subject);
});

it('accepts no page with the name of a fixed route, ignoring case', () => {
  expect(pageSlug(['about'])).toBe('about');
  for (const segments of [[], [''], ['Shop'], ['a', 'b', 'c', 'd', 'e']]) expect(pageSlug(segments)).toBeNull();
});

it('reserves every route of the application', () => {
  const groups = readdirSync('app/[view]', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `app/[view]/${name}`);
  const names = ['app', ...groups].flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  );
  const routes = names.filter((name) => /^[a-z]/.test(name) && name !== 'fonts');
  expect(routes.length).toBeGreaterThan(20);
  expect(routes.filter((name) => !RESERVED_SEGMENTS.has(name))).toEqual([]);
});
