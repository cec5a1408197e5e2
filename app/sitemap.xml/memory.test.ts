import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { GET as getFile } from '@/app/api/sitemap/[number]/route';
import { getSitemapPlan, readSitemapFile } from '@/lib/data/site/sitemap';
import { stubPlatform } from '@/lib/upstream/http/stub-platform';

jest.setTimeout(120_000);

const ALL = 1_000_000;
const MEGABYTE = 1024 * 1024;
/** What reading a sitemap may hold at any time. */
const MOST_MORE = 16 * MEGABYTE;
jest.mock('next/server', () => ({ connection: async () => undefined }));
jest.mock('../../lib/data/tags', () => ({ tags: {}, publicRead: () => undefined }));
jest.mock('../../lib/data/site/site', () => ({ getSite: async () => ({ redirects: [] }) }));
jest.mock('../../lib/data/content/pages', () => ({ getPage: async () => null }));

/** A platform of a million products, with numeric cursors. */
function answer({ pathname, searchParams }: URL): unknown {
  const number = (name: string, fallback: number): number => Number(searchParams.get(name) || fallback);
  const lastmod = '2026-03-01T00:00:00Z';
  if (pathname.endsWith('/sitemapParts')) {
    const size = number('size', ALL);
    const starts = Array.from({ length: Math.ceil(ALL / size) }, (_, index) => index * size);
    const cursor = (place: number): string => (place === 0 || place >= ALL ? '' : String(place));
    const data = starts.map((start) => ({ after: cursor(start), until: cursor(start + size), count: size, lastmod }));
    return { data, newest: {} };
  }
  const [after, until, limit] = [number('after', 0), number('until', ALL), number('limit', ALL)];
  const end = Math.min(after + limit, until);
  const data = Array.from({ length: end - after }, (_, index) => ({
    url: `/product/a-product-with-a-name-of-usual-length-${after + index + 1}`,
    lastmod,
    model: 'product',
    priority: 80,
  }));
  return { data, next: end < until ? String(end) : null };
}

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

/** Bytes in use after a garbage collection. */
function used(): number {
  if (typeof collect !== 'function') throw new TypeError('There is no gc');
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

beforeAll(() => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
  process.env.APP_ORIGIN = 'https://shop.example.com';
  process.env.LOG_LEVEL = 'silent';
  stubPlatform((address) => Response.json(answer(address)));
});

/**
 * Reads all pieces, and measures each time that `step` addresses have been read how much more memory is in use than the
 * first time: what stays of the beginning, such as compiled code, is not what a sitemap needs.
 */
async function readThrough<T>(pieces: AsyncIterable<T>, step: number, sizeOf: (piece: T) => number) {
  const inUse: number[] = [];
  let read = 0;
  for await (const piece of pieces) {
    read += sizeOf(piece);
    if (read >= (inUse.length + 1) * step) inUse.push(used());
  }
  return { read, measured: inUse.length, most: Math.max(...inUse) - (inUse[0] ?? 0) };
}

it('reads the million addresses of all files with at most 16 MB more in memory', async () => {
  const plan = await getSitemapPlan();
  async function* all() {
    for (const file of plan.files) yield* readSitemapFile(plan, file);
  }
  const { read, measured, most } = await readThrough(all(), 98_000, () => 1);
  expect([read, measured]).toEqual([ALL, 10]);
  expect(most).toBeLessThan(MOST_MORE);
});

it('writes a file with at most 16 MB more in memory', async () => {
  const { body } = await getFile(new Request('http://localhost/'), { params: Promise.resolve({ number: '2' }) });
  if (!body) throw new TypeError('The file has no body');
  const addressesIn = (chunk: Uint8Array): number => Buffer.from(chunk).toString('latin1').split('<loc>').length - 1;
  const { read, measured, most } = await readThrough(body, 6_000, addressesIn);
  expect([read, measured]).toEqual([45_000, 7]);
  expect(most).toBeLessThan(MOST_MORE);
});
