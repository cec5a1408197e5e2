/**
 * What requests for pages that do not exist leave behind in a storefront. Among the nginx tests because it takes half a
 * minute and needs Linux; `npm run bench:missing-pages` sends twenty times as many.
 */
import { rmSync } from 'node:fs';
import { freePort } from '../scripts/start/services/ports';
import { ServiceGroup } from '../scripts/start/services/service-group';
import { ask } from '../scripts/test/services/ask';
import { flood, measureLeft, warm } from '../scripts/test/memory/missing-pages';
import { RESULTS, type Running, startPlatform, startStorefront, temporaryData } from '../scripts/test/services/shop';

const COUNT = 1_000;
/**
 * MB, and times as long. In memory, the reads that a shop keeps for a minute fill the place they have (PAGES_MEMORY_MB)
 * and no more.
 */
const MAX = { disk: 2, memory: 40, slower: 2 };

const services = new ServiceGroup();
const data = temporaryData();
let shop: Running;
let inspector = 0;
beforeAll(async () => {
  const port = await freePort();
  inspector = await freePort();
  const platform = await startPlatform(services, {
    dataDir: data.dataDir,
    log: `${RESULTS}/missing-pages-platform.log`,
    origin: `http://localhost:${port}`,
  });
  shop = await startStorefront(services, {
    port,
    platform: platform.address,
    log: `${RESULTS}/missing-pages-storefront.log`,
    env: { PAGES_ON_DISK: 'on', NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}` },
  });
}, 300_000);
afterAll(async () => {
  await services.stopAll(10_000);
  data.remove();
  // Of an earlier platform.
  rmSync('.next/server/route-cache', { recursive: true, force: true });
}, 60_000);
const get = (path: string, headers: Record<string, string> = {}) =>
  ask({ port: shop.port, path, method: 'GET', headers: { accept: 'text/html', ...headers } });

it.each([
  '/made-up',
  '/about/made-up',
  '/about%2F',
  '/ABOUT',
  '/product/made-up',
  '/product/Lavender-waste-bag-rolls',
  '/article/made-up',
  '/shop/made-up',
  '/shop/page/99',
  '/demo-galleries/made-up',
  '/demo-people/99',
  '/en~live/about',
])('%s is a 404 in the visitor’s language that nobody keeps, and tells nothing of the inside', async (path) => {
  const reply = await get(path, { cookie: 'NEXT_LOCALE=de' });
  expect([reply.status, reply.headers['cache-control'], reply.headers['x-middleware-rewrite']]).toEqual([
    404,
    'private, no-store',
    undefined,
  ]);
  expect(reply.body).toContain('<html lang="de"');
  expect(reply.body).toMatch(/<meta name="robots" content="noindex[^"]*"/);
  expect(reply.body).toContain('Seite nicht gefunden');
});

it.each(['/demo-people/2', '/demo-read/the-first-groom', '/demo-buy/bully-sticks', '/demo-products/2', '/%61bout'])(
  '%s is there',
  async (path) => {
    const [first, second] = [await get(path), await get(path)];
    expect([
      first.status,
      second.status,
      second.headers['x-nextjs-cache'],
      second.headers['x-middleware-rewrite'],
    ]).toEqual([200, 200, 'HIT', undefined]);
  },
);

it('leaves nothing on disk, little in memory, and a page in the cache as quick as before', async () => {
  await warm(shop);
  const before = await measureLeft(shop, inspector);
  await flood(shop, COUNT);
  const after = await measureLeft(shop, inspector);
  const grown = {
    disk: after.disk - before.disk,
    memory: after.memory - before.memory,
    slower: after.median / before.median,
  };
  console.info(`made-up addresses: ${JSON.stringify({ before, after })}`);
  expect(grown.disk).toBeLessThanOrEqual(MAX.disk);
  expect(grown.memory).toBeLessThanOrEqual(MAX.memory);
  expect(grown.slower).toBeLessThanOrEqual(MAX.slower);
}, 180_000);
