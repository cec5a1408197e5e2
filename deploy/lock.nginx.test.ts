/**
 * Who waits for whom (proxy_cache_lock). Needs nginx, and no build: a server of a few lines stands in for the
 * storefront.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, ask } from '../scripts/test/services/ask';
import type { Running } from '../scripts/test/services/shop';
import { cacheOf } from './shop-behind-nginx';
import { StubBehindNginx } from './stub-behind-nginx';

const MAKING_MS = 300;
const AT_ONCE = 10;

/** Paths that arrived at the storefront. */
let arrived: string[] = [];
const front = new StubBehindNginx('nginx-lock', (request, response) => {
  const { url = '' } = request;
  arrived.push(url);
  const [status, policy] = url.startsWith('/former')
    ? [308, 'private, no-store']
    : [200, url.startsWith('/kept') ? 's-maxage=1' : 'private, no-store'];
  void sleep(MAKING_MS).then(() =>
    response.writeHead(status, { 'cache-control': policy, location: '/kept' }).end('a page'),
  );
});
let nginx: Running;
beforeAll(async () => {
  await front.listen();
  nginx = await front.start();
});
afterAll(() => front.stop());
beforeEach(() => (arrived = []));

/** Requests the same address several times at once. @returns the answers, and how long all of them took */
async function askAtOnce(path: string): Promise<{ answers: Answer[]; took: number }> {
  const begun = performance.now();
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () => ask({ port: nginx.port, path, method: 'GET', headers: {} })),
  );
  return { answers, took: performance.now() - begun };
}

it('a page that is kept is made once, and everybody waits for it', async () => {
  const { answers } = await askAtOnce('/kept');
  expect(arrived).toEqual(['/kept']);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});

it.each([
  '/search',
  '/search/red%20dog',
  '/shop?brand=A',
  '/shop/dog-treats?page=2&sort=newest',
  '/shop/dog-treats/page/2?special=1',
  '/forgotpassword',
])('nobody waits for another’s %s, which is not kept', async (path) => {
  const { answers, took } = await askAtOnce(path);
  expect(arrived).toHaveLength(AT_ONCE);
  expect(new Set(answers.map(cacheOf))).toEqual(new Set(['BYPASS']));
  // One at a time would take a second more.
  expect(took).toBeLessThan(1_000);
});

it.each(['/shop', '/shop/dog-treats?page=2', '/shopping?brand=A', '/about?sort=name', '/research'])(
  '%s goes through the cache',
  async (path) => {
    const { headers } = await ask({ port: nginx.port, path, method: 'GET', headers: {} });
    expect(headers['x-cache']).toBe('MISS');
  },
);

it('nobody waits longer than a second for a redirect that others ask for', async () => {
  const { answers, took } = await askAtOnce('/former');
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 308));
  expect(took).toBeLessThan(1_000 + 3 * MAKING_MS);
});
