/**
 * The rate limit for uncached pages. Needs nginx, and no build: a server of a few lines stands in for the storefront.
 */
import { type Answer, ask } from '../scripts/test/services/ask';
import type { Running } from '../scripts/test/services/shop';
import { StubBehindNginx } from './stub-behind-nginx';

const BURST = 10;
/** So slow that no further request is allowed while the test runs. */
const LIMIT = { rate: '1r/m', burst: BURST };
/** What an operator writes where a load balancer stands before nginx (README.md). */
const BEHIND_A_PROXY = 'set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For; real_ip_recursive on;';

const forwarded: string[] = [];
const front = new StubBehindNginx('nginx-limit', (request, response) => {
  forwarded.push(
    `${request.url} ${String(request.headers['x-forwarded-for'])} ${String(request.headers['x-visitor'])}`,
  );
  response
    .setHeader('cache-control', request.url?.startsWith('/cached') ? 's-maxage=60' : 'private, no-store')
    .end('a page');
});
beforeAll(() => front.listen());
afterAll(() => front.stop());

const start = (site = ''): Promise<Running> => front.start({ site, limit: LIMIT });

/** In sequence, so that it is certain which are refused. */
async function statuses(times: number, question: (index: number) => Promise<Answer>): Promise<number[]> {
  const answers: number[] = [];
  for (let index = 0; index < times; index += 1) answers.push((await question(index)).status);
  return answers;
}
const refused = (answers: readonly number[]): number => answers.filter((status) => status === 429).length;

it('refuses a visitor who requests too many uncached pages, with a message and Retry-After', async () => {
  const { port, service } = await start();
  const get = (path: string, headers: Record<string, string> = {}) => ask({ port, path, method: 'GET', headers });
  expect((await get('/cached')).headers['x-cache']).toBe('MISS');
  const answers = await statuses(BURST * 3, (index) =>
    get(`/made-up-${index}`, { 'x-forwarded-for': `203.0.113.${index}`, 'x-visitor': `203.0.113.${index}` }),
  );
  expect(answers.slice(0, BURST - 2)).toEqual(answers.slice(0, BURST - 2).map(() => 200));
  expect(refused(answers)).toBeGreaterThanOrEqual(BURST * 2);

  const page = await get('/made-up');
  expect([page.status, page.headers['retry-after'], page.headers['cache-control']]).toEqual([429, '2', 'no-store']);
  expect([page.headers['content-type'], page.headers['x-storefront']]).toEqual(['text/html; charset=utf-8', undefined]);
  expect(page.body).toContain('<h1>Too many requests</h1>');
  const picture = await get('/assets/i/made-up.jpg');
  expect([picture.status, picture.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
  const call = await get('/api/v1/anything');
  expect([call.status, call.headers['retry-after'], JSON.parse(call.body)]).toEqual([
    429,
    '2',
    { text_code: 'TOO_MANY', message: 'Too many requests. Please wait a moment.', errors: {} },
  ]);

  // Cached pages and files are not limited: they cost the storefront nothing.
  expect(refused(await statuses(BURST * 3, () => get('/cached')))).toBe(0);
  expect(refused(await statuses(BURST * 3, () => get('/_next/static/a.txt')))).toBe(0);
  expect((await get('/_next/static/made-up.js')).status).toBe(429);
  await service.stop(5_000);
});

it('distinguishes visitors behind a trusted proxy, and counts IPv6 addresses by their first half', async () => {
  const { port, service } = await start(BEHIND_A_PROXY);
  const from = (address: string) => (index: number) =>
    ask({ port, path: `/made-up-${index}`, method: 'GET', headers: { 'x-forwarded-for': `198.51.100.7, ${address}` } });
  expect(refused(await statuses(BURST * 2, from('203.0.113.1')))).toBeGreaterThan(0);
  expect(refused(await statuses(BURST, from('203.0.113.2')))).toBe(0);
  expect(refused(await statuses(BURST * 2, (index) => from(`2001:db8:0:1::${index + 1}`)(index)))).toBeGreaterThan(0);
  expect(refused(await statuses(BURST, from('2001:db8:0:2::1')))).toBe(0);
  // The storefront counts from the end: TRUSTED_PROXIES=2.
  expect(forwarded.at(-1)).toBe(`/made-up-${BURST - 1} 198.51.100.7, 2001:db8:0:2::1, 2001:db8:0:2::1 undefined`);
  await service.stop(5_000);
});
