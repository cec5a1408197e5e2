import { ServerResponse } from 'node:http';
import { UNTIL_HEADER, cacheControlUntil, endAtBoundary, untilOf } from './page-life';

it.each([
  [undefined, null],
  [{}, null],
  [{ 'x-next-cache-tags': 'pages,page:about,_N_T_/about' }, null],
  [{ 'x-next-cache-tags': 'pages,until:2000,page:until:1,until:1500' }, 1500],
  [{ 'x-next-cache-tags': 'until:soon,until:' }, null],
])('a page with %j is right until %p', (headers, until) => {
  expect(untilOf(headers)).toBe(until);
});

it.each([
  ['s-maxage=60, stale-while-revalidate=86340', 90_000, 's-maxage=60'],
  ['s-maxage=60, stale-while-revalidate=86340', 20_900, 's-maxage=20'],
  ['s-maxage=60', -1, 's-maxage=0'],
  ['private, no-store', 20_000, 'private, no-store'],
])('%s with %d ms left becomes %s', (before, left, after) => {
  expect(cacheControlUntil(before, 1_000_000 + left, 1_000_000)).toBe(after);
});

it('shortens the life of a response and keeps the moment to itself', () => {
  const response = new ServerResponse({ method: 'GET' } as never);
  endAtBoundary(response);
  response.setHeader('Cache-Control', 's-maxage=60, stale-while-revalidate=86340');
  response.setHeader(UNTIL_HEADER, String(Date.now() + 30_500));
  response.writeHead(200);
  expect(response.getHeader('cache-control')).toBe('s-maxage=30');
  expect(response.getHeader(UNTIL_HEADER)).toBeUndefined();
});
