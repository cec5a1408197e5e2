import { type Facts, policy } from './policy';

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const FINISHED = { ...HTML, 'cache-control': 's-maxage=60, stale-while-revalidate=600' };
const PICTURE = {
  'content-type': 'image/avif',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-length': '9000',
};
const NEVER = { unavailable: false, unreadable: false };
const OF_PLATFORM = { ...NEVER, unavailable: true };
const OF_SENDER = { ...NEVER, unreadable: true };
const DOCUMENT = { accept: 'text/html' };
const ROUTER = { accept: '*/*', rsc: '1' };

const pass = (status: number, headers = {}) => ({ pass: { status, headers } });
const EXPLAINED = { 'Retry-After': '5', 'Cache-Control': 'no-store' };

type Case = [name: string, facts: Partial<Omit<Facts, 'request'>> & { request?: Partial<Facts['request']> }, unknown];

const CASES: Case[] = [
  ['a page for one person', { headers: HTML }, pass(200)],
  ['a finished page', { headers: FINISHED }, { replace: 'finished-page' }],
  ['a finished page for anything', { headers: FINISHED, request: { headers: {} } }, { replace: 'finished-page' }],
  ['the router’s data of one', { headers: FINISHED, request: { headers: ROUTER } }, pass(200)],
  [
    'one that another program asks for as JSON',
    { headers: FINISHED, request: { headers: { accept: 'application/json' } } },
    pass(200),
  ],
  ['HEAD of a finished page', { headers: FINISHED, request: { method: 'HEAD' } }, pass(200)],
  ['a finished page that has not changed', { status: 304, headers: FINISHED }, pass(304)],
  ['a picture that caches may keep', { headers: { ...FINISHED, 'content-type': 'image/png' } }, pass(200)],
  [
    'a page that was made before the platform went away',
    { headers: FINISHED, notes: OF_PLATFORM },
    { replace: 'finished-page' },
  ],
  ['a part of a file', { status: 206, headers: { 'content-type': 'video/mp4' } }, pass(206)],
  ['a redirect', { status: 307, headers: {} }, pass(307)],

  ['a picture for ever', { headers: PICTURE }, { replace: 'picture' }],
  ['a large one', { headers: { ...PICTURE, 'content-length': '9000000' } }, pass(200)],
  ['one of unknown size', { headers: { ...PICTURE, 'content-length': undefined } }, pass(200)],
  ['one of a person', { headers: { ...PICTURE, 'cache-control': 'private, immutable' } }, pass(200)],
  ['HEAD of a picture', { headers: PICTURE, request: { method: 'HEAD' } }, pass(200)],

  ['a missing page', { status: 404, headers: HTML }, { replace: 'page-not-found' }],
  ['HEAD of one', { status: 404, headers: HTML, request: { method: 'HEAD' } }, { replace: 'page-not-found' }],
  ['the page that says so', { status: 404, headers: HTML, request: { url: '/page-not-found' } }, pass(404)],
  ['a missing page for the router', { status: 404, headers: HTML, request: { headers: ROUTER } }, pass(404)],
  ['a missing picture', { status: 404, headers: { 'content-type': 'text/plain' } }, pass(404)],
  ['a missing page without a kind', { status: 404, headers: {} }, pass(404)],

  ['an error of ours', { status: 500, headers: HTML }, pass(500)],
  ['one of the platform', { status: 500, notes: OF_PLATFORM }, { replace: 'network-error' }],
  ['one for the router', { status: 500, notes: OF_PLATFORM, request: { headers: ROUTER } }, pass(503, EXPLAINED)],
  ['what the platform did not take', { status: 409, notes: OF_PLATFORM }, pass(409)],
  ['a route that says so itself', { status: 502, notes: OF_PLATFORM }, pass(502)],

  ['what is no form', { status: 500, notes: OF_SENDER, request: { method: 'POST' } }, { replace: 'nothing-sent' }],
  [
    'what is no form, from a script',
    { status: 500, notes: OF_SENDER, request: { method: 'POST', headers: { ...DOCUMENT, 'next-action': 'x' } } },
    pass(400),
  ],
  [
    'what is no form, before the platform',
    { status: 500, notes: { unavailable: true, unreadable: true } },
    { replace: 'nothing-sent' },
  ],
  ['a form that could not be read and was answered', { notes: OF_SENDER }, pass(200)],
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
