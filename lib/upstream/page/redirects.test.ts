import { movedAddress } from './redirects';

beforeAll(() => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
  process.env.APP_ORIGIN = 'https://shop.example.com';
});

it.each([
  ['/b#part', '?x=1', 'https://shop.example.com/b?x=1#part'],
  ['https://other.example/a', '', 'https://other.example/a'],
  ['//evil.example', '', 'https://shop.example.com/'],
])('%s with %p redirects to %s', (target, search, address) => {
  expect(movedAddress(target, search)).toBe(address);
});
