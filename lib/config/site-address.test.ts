import { siteAddress } from './site-address';

beforeAll(() => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
  process.env.APP_ORIGIN = 'https://shop.example.com';
});

it.each([
  ['/cart?x=1#top', 'https://shop.example.com/cart?x=1#top'],
  ['//evil.example', 'https://shop.example.com/'],
  ['/.//evil.example', 'https://shop.example.com/'],
  ['https://evil.example/', 'https://shop.example.com/'],
  ['', 'https://shop.example.com/'],
])('resolves %s to %s', (path, address) => {
  expect(siteAddress(path)).toBe(address);
});
