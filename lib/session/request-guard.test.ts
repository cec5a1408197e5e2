import { isOwnRequest, isPageVisit, isSignOutVisit } from './request-guard';

const SECRET = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';

beforeAll(() => {
  process.env.SESSION_PASSWORD = SECRET;
  process.env.APP_ORIGIN = 'https://shop.example.com';
});

describe('isOwnRequest', () => {
  it.each([
    [{ origin: 'https://shop.example.com' }, true],
    [{ origin: 'https://shop.example.com', 'sec-fetch-site': 'same-origin' }, true],
    [{ 'x-csrf': '1' }, true],
    [{}, false],
    [{ origin: 'null' }, false],
    [{ origin: 'https://evil.example', host: 'evil.example' }, false],
    [{ origin: 'https://evil.example', 'x-csrf': '1' }, false],
    [{ origin: 'https://shop.example.com', 'sec-fetch-site': 'same-site' }, false],
    [{ 'x-csrf': '1', 'sec-fetch-site': 'cross-site' }, false],
  ])('returns for %j: %s', (headers, own) => {
    expect(isOwnRequest(new Headers(headers as Record<string, string>))).toBe(own);
  });
});

describe('isPageVisit', () => {
  const visit = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };
  it.each([
    ['a visit', visit, true],
    ['a visit that an older service worker passes on', { ...visit, 'sec-fetch-dest': 'empty' }, true],
    ['an old browser', {}, true],
    ['a frame', { ...visit, 'sec-fetch-dest': 'iframe' }, false],
    ['a picture', { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' }, false],
    ['a script', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }, false],
    ['a script that says nothing of how', { 'sec-fetch-dest': 'empty' }, false],
    ['a page rendered ahead', { ...visit, 'sec-purpose': 'prefetch;prerender' }, false],
    ['a prefetch of the router', { 'next-router-prefetch': '1' }, false],
  ])('recognizes %s', (_, headers, expected) => {
    expect(isPageVisit(new Headers(headers))).toBe(expected);
  });
});

describe('isSignOutVisit', () => {
  const visit = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };
  it.each([
    ['a typed address', { ...visit, 'sec-fetch-site': 'none' }, true],
    ['a link of this site', { ...visit, 'sec-fetch-site': 'same-origin' }, true],
    [
      'a link of this site through an older service worker',
      { ...visit, 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' },
      true,
    ],
    ['a link of another site', { ...visit, 'sec-fetch-site': 'cross-site' }, false],
    [
      'a link of another site through an older service worker',
      { ...visit, 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'cross-site' },
      false,
    ],
    [
      'a picture of this site',
      { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors', 'sec-fetch-site': 'same-origin' },
      false,
    ],
    ['a client that says nothing', {}, false],
  ])('recognizes %s', (_, headers, expected) => {
    expect(isSignOutVisit(new Headers(headers))).toBe(expected);
  });
});
