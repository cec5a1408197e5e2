import { performance } from 'node:perf_hooks';
import { freePort } from '../scripts/start/services/ports.ts';
import type { ServiceGroup } from '../scripts/start/services/service-group.ts';
import { DEMO_PASSWORD } from '../scripts/start/settings.ts';
import { SUCCESS } from '../scripts/start/services/service.ts';
import { Refusal, step } from '../scripts/start/terminal/terminal.ts';
import { RESULTS, type Running, startPlatform, startStorefront, temporaryData } from '../scripts/test/services/shop.ts';
import { residentMegabytes } from '../scripts/test/memory/resident-memory.ts';
import { customerSession, editorSession } from './sign-in.ts';
import { type Measure, median } from './report/measure.ts';

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
/** How many times slower a large shop may be, unless the difference is so small that it is noise. */
const BOUND = { mostRatio: 1.2, nothing: 2 } as const;
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

interface Size {
  readonly products: number;
  readonly orderLines: number;
}

/** The demonstration's range, with orders enough to fill the customer's first page of them, as in the large shop. */
const SMALL: Size = { products: 0, orderLines: 10_000 };

async function fill(services: ServiceGroup, dataDir: string, { products, orderLines }: Size): Promise<void> {
  const env = { DATA_DIR: dataDir, DATABASE_URL: '', SEED_PASSWORD: DEMO_PASSWORD };
  const args = ['--import', 'tsx', 'backend/seed-large.ts', String(products), String(orderLines)];
  const seeding = services.start('seed', args, { env, output: { file: `${RESULTS}/growth-seed.log` } });
  const ending = await seeding.exited;
  if (ending !== SUCCESS) throw new Refusal(`A shop of ${products} products could not be filled (${ending}).`);
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

/** One value per round for each shop. */
interface Rounds {
  readonly small: number[];
  readonly large: number[];
}

const noRounds = (): Rounds => ({ small: [], large: [] });
const noTimes = (): Rounds[] => ASKED.map(noRounds);

/** Asks both shops for everything once, in turns. */
async function askAll(shops: Shops, into: readonly Rounds[]): Promise<void> {
  for (const [row, { small, large }] of ASKED.entries()) {
    const times = noRounds();
    for (const [at, path] of small.entries()) {
      times.small.push(await once(shops.small, path));
      times.large.push(await once(shops.large, large[at] ?? path));
    }
    for (const which of ['small', 'large'] as const) into[row]?.[which].push(median(times[which]));
  }
}

function measuresOf(times: readonly Rounds[], when: string): Measure[] {
  return ASKED.map(({ name }, row) => {
    const { small: beside, large: rounds } = times[row] ?? noRounds();
    return { name: `large shop: ${name}, ${when}`, unit: 'ms', rounds, beside, bound: BOUND };
  });
}

/** Compares request times and memory of a large shop with the demonstration's. */
export async function measureGrowth(services: ServiceGroup, products: number): Promise<Measure[]> {
  const [own, filled] = [temporaryData(), temporaryData()];
  try {
    await step('Filling a shop with the demonstration’s products', () => fill(services, own.dataDir, SMALL));
    await step(`Filling a shop with ${products} products`, () =>
      fill(services, filled.dataDir, { products, orderLines: products }),
    );
    const [first, again, memory] = [noTimes(), noTimes(), noRounds()];
    for (let start = 1; start < STARTS; start += 1)
      await step(`First requests after start ${start} of ${STARTS}`, async () => {
        const shops = await startShops(services, own.dataDir, filled.dataDir);
        await askAll(shops, first);
        await stopShops(shops);
      });
    const shops = await step('Starting both shops', () => startShops(services, own.dataDir, filled.dataDir));
    await step('Asking both in turns', async () => {
      await askAll(shops, first);
      for (let round = 1; round <= ROUNDS; round += 1) {
        await askAll(shops, again);
        for (const which of ['small', 'large'] as const) memory[which].push(residentMegabytes(shops[which].platform));
      }
    });
    await stopShops(shops);
    return [
      ...measuresOf(first, 'the first time'),
      ...measuresOf(again, 'again'),
      { name: 'large shop: memory of the platform', unit: 'MB', rounds: memory.large, beside: memory.small },
    ];
  } finally {
    own.remove();
    filled.remove();
  }
}
