import { performance } from 'node:perf_hooks';
import { freePort } from '../scripts/start/ports.ts';
import type { ServiceGroup } from '../scripts/start/service-group.ts';
import { DEMO_PASSWORD } from '../scripts/start/settings.ts';
import { SUCCESS } from '../scripts/start/service.ts';
import { Refusal, step } from '../scripts/start/terminal.ts';
import { RESULTS, type Running, startPlatform, startStorefront, temporaryData } from '../scripts/test/shop.ts';
import { residentMegabytes } from '../scripts/test/resident-memory.ts';
import { percentile } from './first-byte.ts';
import { customerSession, editorSession } from './sign-in.ts';
import type { Growth } from './table.ts';

/** The measured requests, first cold, then warm. */
const ASKED: readonly {
  readonly name: string;
  readonly small: readonly string[];
  readonly large: readonly string[];
}[] = [
  {
    name: 'a customer’s list of a group',
    small: [
      '/shop/dog-treats',
      '/shop/dog-treats/2',
      '/shop/dog-shampoo-conditioners',
      '/shop/dog-shampoo-conditioners/2',
      '/shop',
      '/shop/page/3',
    ],
    large: ['/shop/collars', '/shop/collars/2', '/shop/bowls', '/shop/bowls/20', '/shop', '/shop/page/150'],
  },
  {
    name: 'a customer’s product',
    small: ['/product/lavender-waste-bag-rolls', '/product/wattleseed-crackers', '/product/lemon-myrtle-shampoo'],
    large: ['/product/lavender-waste-bag-rolls', '/product/wattleseed-crackers', '/product/lemon-myrtle-shampoo'],
  },
  {
    name: 'a customer’s search',
    small: ['shampoo', 'jerky', 'lemon', 'bags', 'oat carob', 'kangroo'].map((words) => `/search/${words}`),
    large: ['leather', 'merino', 'canvas coats', 'stitched', 'felt bowls', 'neopren'].map(
      (words) => `/search/${words}`,
    ),
  },
  {
    name: 'suggestions',
    small: suggest('sham', 'je', 'lemon m', 'bb-sh'),
    large: suggest('leat', 'fe', 'canvas c', 'iro-le'),
  },
  { name: 'a customer’s cart', small: ['/cart'], large: ['/cart'] },
  { name: 'a customer’s orders', small: ['/orders'], large: ['/orders'] },
  { name: 'a customer’s lists', small: ['/lists'], large: ['/lists'] },
  { name: 'a customer’s quick order', small: ['/quick-order'], large: ['/quick-order'] },
  { name: 'the day in the back office', small: ['/cms/today'], large: ['/cms/today'] },
  { name: 'findings in the back office', small: ['/cms/doctor'], large: ['/cms/doctor'] },
  { name: 'skus in the back office', small: ['/cms/catalogue'], large: ['/cms/catalogue'] },
  { name: 'pages in the back office', small: ['/cms/pages'], large: ['/cms/pages'] },
  { name: 'pictures in the back office', small: ['/cms/media'], large: ['/cms/media'] },
];
const ROUNDS = 15;
/** A first request happens once per start. */
const STARTS = 5;
const STOP_MS = 10_000;

function suggest(...typed: readonly string[]): string[] {
  return typed.map((search) => `/api/v1/sell/product/suggest?${new URLSearchParams({ search })}`);
}

interface Shop {
  readonly platform: Running;
  readonly storefront: Running;
  readonly customer: string;
  readonly editor: string;
}

interface Shops {
  readonly small: Shop;
  readonly large: Shop;
}

async function startShop(services: ServiceGroup, name: string, dataDir: string): Promise<Shop> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const platform = await startPlatform(services, { dataDir, log: `${RESULTS}/growth-${name}-platform.log`, origin });
  const log = `${RESULTS}/growth-${name}-storefront.log`;
  const storefront = await startStorefront(services, { port, platform: platform.address, log });
  const [customer, editor] = [await customerSession(storefront, platform), await editorSession(platform)];
  return { platform, storefront, customer, editor };
}

/** Milliseconds of one request, to its last byte. */
async function once({ platform, storefront, customer, editor }: Shop, path: string): Promise<number> {
  const [by, cookie] = path.startsWith('/cms') ? [platform, editor] : [storefront, customer];
  const start = performance.now();
  const reply = await fetch(by.address + path, { headers: { accept: 'text/html, */*', cookie } });
  await reply.arrayBuffer();
  if (reply.status !== 200) throw new Error(`${path} was answered with ${reply.status}.`);
  return performance.now() - start;
}

interface Grown {
  readonly rows: readonly Growth[];
  /** MB of the platform with the demonstration shop, and with the large one. */
  readonly memory: readonly [small: number, large: number];
}

async function fill(services: ServiceGroup, dataDir: string, products: number): Promise<void> {
  const env = { DATA_DIR: dataDir, DATABASE_URL: '', SEED_PASSWORD: DEMO_PASSWORD };
  const args = ['--import', 'tsx', 'backend/seed-large.ts', String(products)];
  const seeding = services.start('seed', args, { env, output: { file: `${RESULTS}/growth-seed.log` } });
  const ending = await seeding.exited;
  if (ending !== SUCCESS) throw new Refusal(`The large shop could not be filled (${ending}).`);
}

/** Starts both shops; the very first page of each process is not measured. */
async function startShops(services: ServiceGroup, own: string, filled: string): Promise<Shops> {
  const shops = {
    small: await startShop(services, 'small', own),
    large: await startShop(services, 'large', filled),
  };
  for (const shop of Object.values(shops)) for (const path of ['/about', '/cms/settings']) await once(shop, path);
  return shops;
}

async function stopShops({ small, large }: Shops): Promise<void> {
  for (const { storefront, platform } of [small, large])
    for (const { service } of [storefront, platform]) await service.stop(STOP_MS);
}

interface Times {
  readonly small: number[];
  readonly large: number[];
}

const noTimes = (): Times[] => ASKED.map(() => ({ small: [], large: [] }));

/** Asks both shops for everything once, in turns. */
async function askAll(shops: Shops, into: readonly Times[]): Promise<void> {
  for (const [row, { small, large }] of ASKED.entries())
    for (const [at, path] of small.entries()) {
      into[row]?.small.push(await once(shops.small, path));
      into[row]?.large.push(await once(shops.large, large[at] ?? path));
    }
}

/** Compares request times of a large shop with the demonstration's. */
export async function measureGrowth(services: ServiceGroup, products: number): Promise<Grown> {
  const [own, filled] = [temporaryData(), temporaryData()];
  try {
    await step(`Filling a shop with ${products} products`, () => fill(services, filled.dataDir, products));
    const [first, times] = [noTimes(), noTimes()];
    for (let start = 1; start < STARTS; start += 1)
      await step(`First requests after start ${start} of ${STARTS}`, async () => {
        const shops = await startShops(services, own.dataDir, filled.dataDir);
        await askAll(shops, first);
        await stopShops(shops);
      });
    const shops = await step('Starting both shops', () => startShops(services, own.dataDir, filled.dataDir));
    await step('Asking both in turns', async () => {
      await askAll(shops, first);
      for (let round = 1; round <= ROUNDS; round += 1) await askAll(shops, times);
    });
    const median = (values: readonly number[] = []): number => percentile(values, 0.5);
    const rows = ASKED.map(({ name }, row) => ({
      name,
      first: [median(first[row]?.small), median(first[row]?.large)] as const,
      again: [median(times[row]?.small), median(times[row]?.large)] as const,
    }));
    return { rows, memory: [residentMegabytes(shops.small.platform), residentMegabytes(shops.large.platform)] };
  } finally {
    own.remove();
    filled.remove();
  }
}
