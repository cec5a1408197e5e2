import { readdirSync, statSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { heapMegabytes } from './heap-memory.ts';
import { residentMegabytes } from './resident-memory.ts';
import type { Running } from '../services/shop.ts';

/*
 * What requests for pages that do not exist leave on disk and in memory: their number is unlimited, so whatever one
 * leaves fills the machine in the end.
 */

const BUILD = '.next';
const BLOCK = 4_096;
const MEGABYTE = 1024 * 1024;
const AT_ONCE = 8;
/** Time for writes that follow a response. */
const SETTLE_MS = 1_000;
const LANGUAGES = ['', 'en', 'de', 'ar', 'ja', 'pt-BR', 'xx', 'QQ-zz'];

const KINDS: readonly ((n: number) => string)[] = [
  (n) => `/missing-${n}`,
  (n) => `/about/x${n}`,
  (n) => `/product/missing-${n}`,
  (n) => `/article/missing-${n}`,
  (n) => `/shop/missing-${n}`,
  (n) => `/shop/page/${1_000 + n}`,
  (n) => `/shop/biscuits/${1_000 + n}`,
  (n) => `/blog/page/${1_000 + n}`,
  (n) => `/blog/missing-${n}`,
  (n) => `/search/missing-${n}`,
  (n) => `/about?made-up=${n}`,
  (n) => `/demo-galleries/missing-${n}`,
  (n) => `/demo-people/${1_000 + n}`,
  (n) => `/MISSING-${n}/a/b/c/d`,
  (n) => `/about%2F${n}`,
  (n) => `/%70roduct/missing-${n}`,
  (n) => `/cart/x${n}`,
  (n) => `/login/x${n}`,
  (n) => `/about?sent=${n}`,
  (n) => `/${'long'.repeat(80)}-${n}`,
  (n) => `/healthz/x${n}`,
  (n) => `/wp-content/${n}.php`,
];
/** Real pages, once in every language: what a shop has in its caches anyway. */
const REAL = [
  '/',
  '/about',
  '/shop',
  '/shop/biscuits',
  '/blog',
  '/product/lavender-waste-bag-rolls',
  '/article/the-first-groom',
  '/demo-galleries',
  '/demo-people',
  '/page-not-found',
];
const WARM_PAGE = '/product/lavender-waste-bag-rolls';
const WARM_VISITS = 400;

interface Left {
  /** MB on disk. */
  readonly disk: number;
  /** MB in memory, without garbage. */
  readonly memory: number;
  /** Resident memory in MB, garbage included. */
  readonly resident: number;
  /** Median response time of a cached page, in milliseconds. */
  readonly median: number;
}

interface Visit {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

function visitOf(n: number): Visit {
  const [kind, language] = [KINDS[n % KINDS.length], LANGUAGES[Math.floor(n / KINDS.length) % LANGUAGES.length]];
  return {
    path: kind?.(n) ?? '/',
    headers: {
      accept: 'text/html',
      ...(language && { cookie: `NEXT_LOCALE=${language}` }),
      ...(n % 50 === 0 && { rsc: '1' }),
    },
  };
}

async function visit({ port }: Running, { path, headers }: Visit, agent: Agent): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  request({ host: '127.0.0.1', port, path, headers, agent, timeout: 60_000 }, (reply) => {
    reply
      .resume()
      .once('end', () => resolve(reply.statusCode ?? 0))
      .once('error', reject);
  })
    .once('error', reject)
    .end();
  return promise;
}

async function visitAll(shop: Running, visits: readonly Visit[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const waiting = visits.values();
  const walk = async (): Promise<void> => {
    for (const one of waiting) {
      const status = await visit(shop, one, agent);
      if (status >= 500) throw new Error(`${one.path} was answered with ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walk));
  agent.destroy();
}

/**
 * Requests this many pages that do not exist directly from a storefront, numbered from `from`. Throws when it fails.
 */
export async function flood(shop: Running, count: number, from = 0): Promise<void> {
  await visitAll(
    shop,
    Array.from({ length: count }, (_, index) => visitOf(from + index)),
  );
}

/** Visits real pages in every language, and a few addresses of each made-up kind: what comes after that is growth. */
export async function warm(shop: Running): Promise<void> {
  const real = REAL.flatMap((path) =>
    LANGUAGES.map((language) => ({
      path,
      headers: { accept: 'text/html', ...(language && { cookie: `NEXT_LOCALE=${language}` }) },
    })),
  );
  await visitAll(shop, real);
  await flood(shop, KINDS.length * LANGUAGES.length, 10_000_000);
}

function diskMegabytes(): number {
  const files = readdirSync(BUILD, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return (
    files.reduce(
      (sum, { parentPath, name }) =>
        sum + Math.ceil((statSync(join(parentPath, name), { throwIfNoEntry: false })?.size ?? 0) / BLOCK) * BLOCK,
      0,
    ) / MEGABYTE
  );
}

async function warmMedian(shop: Running): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (let index = 0; index < WARM_VISITS; index += 1) {
    const start = performance.now();
    await visit(shop, { path: WARM_PAGE, headers: { accept: 'text/html', 'accept-encoding': 'br' } }, agent);
    times.push(performance.now() - start);
  }
  agent.destroy();
  return times.toSorted((one, other) => one - other)[WARM_VISITS / 2] ?? 0;
}

/** Disk and memory that a storefront of this build uses now; `inspector` is its debugging port. */
export async function measureLeft(shop: Running, inspector: number): Promise<Left> {
  await sleep(SETTLE_MS);
  const median = await warmMedian(shop);
  const resident = residentMegabytes(shop);
  return { disk: diskMegabytes(), memory: await heapMegabytes(inspector), resident, median };
}
