import type { RedirectEntry } from '../../contract/site/site';
import {
  TEMPORARY_MS,
  followRedirects,
  isPermanent,
  isRedirectLoop,
  redirectFor,
  redirectKey,
  countRedirects,
  redirectTable,
  redirectTarget,
  withQuery,
} from './redirects';

const SHOP = 'https://shop.example';
const one = (from: string, to: string, more: Partial<RedirectEntry> = {}): RedirectEntry => ({
  from,
  to,
  prefix: false,
  changed_at: null,
  ...more,
});
const below = (from: string, to: string) => one(from, to, { prefix: true });
const lead = (entries: readonly RedirectEntry[], path: string) =>
  followRedirects(redirectTable(entries, SHOP), path)?.address ?? null;

describe('matching', () => {
  const table = [one('/Old-Page/', '/new'), one('caf%C3%A9', '/coffee'), one('/Ärzte', '/vets')];

  it.each(['/old-page', '/OLD-PAGE', '/old-page/', '/Old-Page//', '/old%2Dpage'])(
    'matches %s regardless of case, slashes and encoding',
    (path) => {
      expect(lead(table, path)).toBe('/new');
    },
  );

  it.each([
    ['/caf%C3%A9', '/coffee'],
    ['/CAF%C3%89', '/coffee'],
    ['/cafe%CC%81', '/coffee'],
    ['/%C3%A4rzte', '/vets'],
  ])('decodes %s before comparing', (path, to) => {
    expect(lead(table, path)).toBe(to);
  });

  it.each(['/old-page/more', '/old', '/old-pages', '/', '/%', '/old%2Fpage'])('does not match %s', (path) => {
    expect(lead(table, path)).toBeNull();
  });
});

describe('the rest of the path', () => {
  const table = [
    below('/old-blog', '/blog'),
    below('/old-blog/tips', '/blog/business-tips?from=tips#top'),
    one('/old-blog/tips/gone', '/faq'),
    below('/away', 'https://other.example/base/'),
  ];

  it.each([
    ['/old-blog', '/blog'],
    ['/old-blog/x/y', '/blog/x/y'],
    ['/OLD-blog/X%20Y/%C3%A9?', '/blog/X%20Y/%C3%A9'],
    ['/old-blog//evil.example/x', '/blog/evil.example/x'],
    ['/old-blog/tips/a', '/blog/business-tips/a?from=tips#top'],
    ['/old-blog/tips/gone', '/faq'],
    ['/away/a/b', 'https://other.example/base/a/b'],
    ['/old-blogs/x', null],
  ])('%s redirects to %s', (path, to) => {
    expect(lead(table, path)).toBe(to);
  });

  it('never makes an address of another site from the rest of the path', () => {
    expect(lead([below('/x', '/')], '/x//evil.example/a')).toBe('/evil.example/a');
  });
});

describe('chains and loops', () => {
  const circles = [
    one('/loop', '/pool'),
    one('/POOL', '/Loop/'),
    one('/self', '/self/#top'),
    below('/grow', '/grow/more'),
    one('/own', `${SHOP}/own`),
  ];

  it('follows a chain in one redirect, with the query of each', () => {
    expect(lead([one('/a', '/b?x=1'), one('/b', '/c?y=2#z'), one('/c', 'https://other.example/')], '/a')).toBe(
      'https://other.example/?y=2&x=1',
    );
    expect(
      lead(
        Array.from({ length: 15 }, (_, index) => one(`/${index}`, `/${index + 1}`)),
        '/0',
      ),
    ).toBe('/15');
  });

  it.each(['/loop', '/pool', '/self', '/grow', '/grow/x', '/own'])('%s does not redirect', (path) => {
    expect(lead(circles, path)).toBeNull();
    expect(isRedirectLoop(redirectTable(circles, SHOP), path)).toBe(true);
  });
});

it.each(['/', '/cart', '/Cart/', '/checkout/return', '/login', '/cms', '/shop', '/API/v1/x'])(
  '%s is a fixed address and does not redirect',
  (from) => {
    expect(lead([one(from, '/about'), below(from, '/about')], from)).toBeNull();
  },
);

it('redirects the old address of a record', () => {
  expect(lead([one('/product/old', '/product/new')], '/product/old')).toBe('/product/new');
});

it.each([
  ['/a', '/a'],
  ['a', '/a'],
  ['https://other.example/x', 'https://other.example/x'],
  [`${SHOP}/a?x#y`, '/a?x#y'],
  [`${SHOP}//evil.example`, null],
  ['', null],
  ['#top', null],
  ['mailto:a@example.com', null],
  ['tel:1', null],
  ['javascript:alert(1)', null],
  ['//evil.example', null],
  ['/.//evil.example', null],
  ['/\\evil.example', null],
  ['http://', null],
  ['ftp://x.example', null],
])('%s as a target is %s', (to, target) => {
  expect(redirectTarget(to, SHOP)).toBe(target);
});

it('is temporary for a day, then permanent, and permanent without a time', () => {
  const at = Date.parse('2026-11-22T06:00:00Z');
  const table = redirectTable(
    [
      one('/a', '/b', { changed_at: '2026-11-22T05:00:00+00:00' }),
      one('/b', '/c', { changed_at: '2026-01-01T00:00:00Z' }),
      one('/c', '/d'),
    ],
    SHOP,
  );
  const permanent = (path: string, time: number): boolean | null => {
    const moved = followRedirects(table, path);
    return moved && isPermanent(moved, time);
  };
  const changed = Date.parse('2026-11-22T05:00:00Z');
  expect([
    permanent('/a', at),
    permanent('/a', changed + TEMPORARY_MS - 1),
    permanent('/a', changed + TEMPORARY_MS),
    permanent('/b', at),
    permanent('/c', at),
  ]).toEqual([false, false, true, true, true]);
});

it('compares addresses without case, query, anchor and trailing slash', () => {
  expect(['/a/', 'A', '/a?x=1', '/a#y'].map(redirectKey)).toEqual(['/a', '/a', '/a', '/a']);
});

it.each([
  ['/b', '', '/b'],
  ['/b', '?x=1', '/b?x=1'],
  ['/b?y=2', '?x=1', '/b?y=2&x=1'],
  ['/b#part', '?x=1', '/b?x=1#part'],
  ['/b?y=2#part', '', '/b?y=2#part'],
  ['https://other.example/', '?x=1', 'https://other.example/?x=1'],
])('%s with %p is %s', (target, search, address) => {
  expect(withQuery(target, search)).toBe(address);
});

describe('the redirect for a path', () => {
  const table = redirectTable(
    [one('/a', '/b'), one('/b', '/c'), one('/old', '/new', { prefix: true }), one('/x', '/y'), one('/y', '/x')],
    SHOP,
  );

  it.each([
    ['/a', '/a', 2],
    ['/B/', '/b', 1],
    ['/old/deep/er', '/old', 1],
    ['/c', null, 0],
  ])('%s is redirected by %s, in %d steps', (path, key, steps) => {
    expect([redirectFor(table, path), countRedirects(table, path)]).toEqual([key, steps]);
  });

  it('stops counting in a redirect loop', () => expect(countRedirects(table, '/x')).toBeGreaterThan(10));
});
