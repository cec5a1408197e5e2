import { FILE_LENGTH } from '../../lib/config/file-length';
import { type Facts, policy } from './policy';

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const FINISHED = { ...HTML, 'cache-control': 's-maxage=60, stale-while-revalidate=600' };
const PICTURE = {
  'content-type': 'image/avif',
  'cache-control': 'public, max-age=31536000, immutable',
  [FILE_LENGTH]: '9000',
};
const NEVER = { unavailable: false, unreadable: false };
const OF_PLATFORM = { ...NEVER, unavailable: true };
const OF_SENDER = { ...NEVER, unreadable: true };
const OF_NO_ACTION = { 'content-type': 'text/plain', 'x-nextjs-action-not-found': '1' };
const DOCUMENT = { accept: 'text/html' };
const ROUTER = { accept: '*/*', rsc: '1' };

const pass = (status: number, headers = {}) => ({ pass: { status, headers } });
const EXPLAINED = { 'Retry-After': '5', 'Cache-Control': 'no-store' };

type Case = [name: string, facts: Partial<Omit<Facts, 'request'>> & { request?: Partial<Facts['request']> }, unknown];

const CASES: Case[] = [
  ['a personal page', { headers: HTML }, pass(200)],
  ['a finished page', { headers: FINISHED }, { replace: 'finished-page' }],
  [
    'a finished page without an Accept header',
    { headers: FINISHED, request: { headers: {} } },
    { replace: 'finished-page' },
  ],
  ['a finished page’s data for the router', { headers: FINISHED, request: { headers: ROUTER } }, pass(200)],
  [
    'a finished page requested as JSON',
    { headers: FINISHED, request: { headers: { accept: 'application/json' } } },
    pass(200),
  ],
  ['HEAD of a finished page', { headers: FINISHED, request: { method: 'HEAD' } }, pass(200)],
  ['a finished page that has not changed', { status: 304, headers: FINISHED }, pass(304)],
  ['a cacheable picture', { headers: { ...FINISHED, 'content-type': 'image/png' } }, pass(200)],
  [
    'a page rendered before the platform failed',
    { headers: FINISHED, notes: OF_PLATFORM },
    { replace: 'finished-page' },
  ],
  ['a range of a file', { status: 206, headers: { 'content-type': 'video/mp4' } }, pass(206)],
  ['a redirect', { status: 307, headers: {} }, pass(307)],

  ['an immutable picture', { headers: PICTURE }, { replace: 'picture' }],
  ['a large picture', { headers: { ...PICTURE, [FILE_LENGTH]: '9000000' } }, pass(200)],
  ['a picture of unknown size', { headers: { ...PICTURE, [FILE_LENGTH]: undefined } }, pass(200)],
  ['a personal picture', { headers: { ...PICTURE, 'cache-control': 'private, immutable' } }, pass(200)],
  ['HEAD of a picture', { headers: PICTURE, request: { method: 'HEAD' } }, pass(200)],

  ['a missing page', { status: 404, headers: HTML }, { replace: 'page-not-found' }],
  [
    'HEAD of a missing page',
    { status: 404, headers: HTML, request: { method: 'HEAD' } },
    { replace: 'page-not-found' },
  ],
  ['the ‘Page not found’ page', { status: 404, headers: HTML, request: { url: '/page-not-found' } }, pass(404)],
  ['a missing page for the router', { status: 404, headers: HTML, request: { headers: ROUTER } }, pass(404)],
  ['a missing picture', { status: 404, headers: { 'content-type': 'text/plain' } }, pass(404)],
  ['a missing page without a content type', { status: 404, headers: {} }, pass(404)],

  ['an error of the storefront', { status: 500, headers: HTML }, pass(500)],
  ['an error of the platform', { status: 500, notes: OF_PLATFORM }, { replace: 'network-error' }],
  [
    'an error of the platform, for the router',
    { status: 500, notes: OF_PLATFORM, request: { headers: ROUTER } },
    pass(503, EXPLAINED),
  ],
  ['a refusal by the platform', { status: 409, notes: OF_PLATFORM }, pass(409)],
  ['a route that reports the error itself', { status: 502, notes: OF_PLATFORM }, pass(502)],

  ['an invalid form', { status: 500, notes: OF_SENDER, request: { method: 'POST' } }, { replace: 'nothing-sent' }],
  [
    'an invalid form, sent by a script',
    { status: 500, notes: OF_SENDER, request: { method: 'POST', headers: { ...DOCUMENT, 'next-action': 'x' } } },
    pass(400),
  ],
  [
    'an invalid form and an error of the platform',
    { status: 500, notes: { unavailable: true, unreadable: true } },
    { replace: 'nothing-sent' },
  ],
  [
    'a form of a page from before a release',
    { status: 409, headers: OF_NO_ACTION, request: { method: 'POST' } },
    { replace: 'old-page' },
  ],
  [
    'a form of a page from before a release, sent by a script',
    { status: 409, headers: OF_NO_ACTION, request: { method: 'POST', headers: { ...ROUTER, 'next-action': 'x' } } },
    pass(409),
  ],
  ['an invalid form with a successful response', { notes: OF_SENDER }, pass(200)],
];

it.each(CASES)('%s', (_, { request, ...facts }, becomes) => {
  expect(
    policy({
      status: 200,
      headers: HTML,
      notes: NEVER,
      ...facts,
      request: { method: 'GET', url: '/about', headers: DOCUMENT, ...request },
    }),
  ).toEqual(becomes);
});
