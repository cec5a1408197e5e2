import { isOwnRequest } from './request-guard';

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
  ])('%j is %s', (headers, own) => {
    expect(isOwnRequest(new Headers(headers as Record<string, string>))).toBe(own);
  });
});
