import { stubPlatform } from '../http/stub-platform';
import { findRedirect, forgetRedirects, movedAddress } from './redirects';

beforeAll(() => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
  process.env.APP_ORIGIN = 'https://shop.example.com';
  process.env.LOG_LEVEL = 'silent';
});

it.each([
  ['/b#part', '?x=1', 'https://shop.example.com/b?x=1#part'],
  ['https://other.example/a', '', 'https://other.example/a'],
  ['//evil.example', '', 'https://shop.example.com/'],
])('%s with %p redirects to %s', (target, search, address) => {
  expect(movedAddress(target, search)).toBe(address);
});

it('does not keep a table that was requested before a change', async () => {
  const reply = (redirects: readonly object[]) => Response.json({ domain: { name: 'Bark' }, redirects });
  const { promise: before, resolve: answerLate } = Promise.withResolvers<Response>();
  const replies = [before, reply([{ from: '/old', to: '/new' }])];
  stubPlatform(() => replies.shift() ?? new Response('', { status: 503 }));
  const at = new Date();
  const early = findRedirect('/old', at);
  forgetRedirects();
  const moved = { address: '/new', status: 308 };
  expect(await findRedirect('/old', at)).toEqual(moved);
  answerLate(reply([]));
  await early;
  expect(await findRedirect('/old', at)).toEqual(moved);
});
