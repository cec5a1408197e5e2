import { FILE_LENGTH } from '../../lib/config/file-length';
import { UNTIL_HEADER } from '../pages/page-life';
import { cacheControlFor, outgoingHeaders } from './outgoing';

const NEXT = 's-maxage=60, stale-while-revalidate=86340';

it.each([
  [NEXT, 1, null, 's-maxage=1, stale-while-revalidate=10, stale-if-error=86400'],
  [NEXT, 300, null, 's-maxage=60, stale-while-revalidate=10, stale-if-error=86400'],
  ['private, no-store', 1, null, 'private, no-store'],
  [
    'public, max-age=60, s-maxage=60, stale-while-revalidate=600',
    1,
    null,
    'public, max-age=60, s-maxage=60, stale-while-revalidate=600',
  ],
  // Freshness and staleness both end before the page expires, even in a cache that counts whole seconds.
  [NEXT, 1, 90_900, 's-maxage=1, stale-while-revalidate=10, stale-if-error=88'],
  [NEXT, 60, 90_000, 's-maxage=60, stale-while-revalidate=10, stale-if-error=29'],
  [NEXT, 60, 20_900, 's-maxage=19'],
  [NEXT, 1, 2_500, 's-maxage=1'],
  [NEXT, 1, 1_999, 's-maxage=0'],
  [NEXT, 1, -1, 's-maxage=0'],
  ['s-maxage=20', 1, 20_000, 's-maxage=1, stale-while-revalidate=10, stale-if-error=18'],
  ['private, no-store', 1, 20_000, 'private, no-store'],
])('%s, at most %d s, %p ms left, becomes %s', (before, seconds, left, after) => {
  expect(cacheControlFor(before, { seconds, left })).toBe(after);
});

it('shortens the lifetime of a response and removes the internal header', () => {
  const now = Date.now();
  const headers = { 'cache-control': NEXT, [UNTIL_HEADER]: String(now + 30_500) };
  expect(outgoingHeaders(headers, { seconds: 60, now })).toMatchObject({
    'Cache-Control': 's-maxage=29',
    [UNTIL_HEADER]: null,
  });
});

it('sends a file’s length as Content-Length, unless the body has been replaced', () => {
  const file = { 'cache-control': 'private, no-store', [FILE_LENGTH]: '9' };
  expect(outgoingHeaders(file, { seconds: 1, now: 0 })).toMatchObject({ 'Content-Length': '9', [FILE_LENGTH]: null });
  const { 'Content-Length': changed } = outgoingHeaders({ ...file, 'content-length': 4 }, { seconds: 1, now: 0 });
  expect(changed).toBeUndefined();
});

it.each([
  [NEXT, undefined, 'Cookie'],
  [NEXT, 'rsc, Accept-Encoding', 'rsc, Accept-Encoding, Cookie'],
  [NEXT, 'cookie', 'cookie'],
  ['private, no-store', 'rsc', undefined],
  [undefined, 'rsc', undefined],
])('for %s and Vary %s sends Vary %s', (cacheControl, vary, expected) => {
  const headers = { ...(cacheControl && { 'cache-control': cacheControl }), ...(vary && { vary }) };
  expect(outgoingHeaders(headers, { seconds: 1, now: 0 }).Vary).toBe(expected);
});
