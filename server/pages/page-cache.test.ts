import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { setMeter } from '../../lib/config/meter';
import PageCache from './page-cache';

/* Finished pages as Next passes them to its cache. */

type Context = ConstructorParameters<typeof PageCache>[0];
type Value = NonNullable<Parameters<PageCache['set']>[1]>;

const dist = mkdtempSync(join(tmpdir(), 'stockist-pages-'));
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const keyOf = (path: string): string => `/route-cache/APP_PAGE/0123/$/en/${path}`;
const READ = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: true } as Parameters<PageCache['get']>[1];
const WRITE = { ...READ, cacheControl: { revalidate: 60, expire: 86_400 } } as unknown as Parameters<
  PageCache['set']
>[2];

/** Next creates one per request; with `remembers` false it is one after a restart. */
function cache(options: { flushToDisk?: boolean; remembers?: boolean } = {}): PageCache {
  return new PageCache({
    dev: false,
    fs: nodeFs,
    flushToDisk: options.flushToDisk ?? true,
    serverDistDir: dist,
    maxMemoryCacheSize: options.remembers ? 1_000_000 : 0,
    revalidatedTags: [],
    _requestHeaders: {},
  } as unknown as Context);
}
const page = (more: object = {}): Value =>
  ({
    kind: 'APP_PAGE',
    html: '<p>There</p>',
    headers: {},
    rscData: Buffer.from('data'),
    segmentData: new Map([['/_full', Buffer.from('x')]]),
    ...more,
  }) as unknown as Value;
const files = (): string[] =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

it('stores a finished page on disk', async () => {
  await cache().set(keyOf('about'), page(), WRITE);
  expect(files()).toContain('about.html');
  expect(await cache().get(keyOf('about'), READ)).toMatchObject({
    value: { html: '<p>There</p>' },
    cacheControl: { revalidate: 60 },
  });
});

it.each([true, false])('counts what is rendered, and what is rendered again (on disk: %p)', async (flushToDisk) => {
  const rendered: string[] = [];
  const others = { cachedPage() {}, platformCall() {}, refresh() {}, breaker() {}, vital() {} };
  setMeter({ ...others, pageRendered: (render) => void rendered.push(render) });
  const key = keyOf(`counted-${flushToDisk}`);
  const pages = () => cache({ flushToDisk, remembers: !flushToDisk });
  await pages().set(key, page(), WRITE);
  await pages().set(key, page(), WRITE);
  await pages().set(key, page({ html: '', postponed: '[0]' }), WRITE);
  await pages().set(key, page({ status: 404 }), WRITE);
  await pages().set(key, page(), WRITE);
  expect(rendered).toEqual(['first', 'again', 'first']);
});

it('reads no page of another process if it writes none', async () => {
  expect(await cache({ flushToDisk: false }).get(keyOf('about'), READ)).toBeNull();
});

it('stores nothing for an address without a page', async () => {
  const before = files();
  await cache().set(keyOf('made-up'), page({ status: 404 }), WRITE);
  expect(await cache().get(keyOf('made-up'), READ)).toBeNull();
  expect(files()).toEqual(before);
});

it('deletes a page that no longer exists, also from memory', async () => {
  await cache({ remembers: true }).set(keyOf('gone'), page(), WRITE);
  expect(await cache({ remembers: true }).get(keyOf('gone'), READ)).not.toBeNull();
  await cache({ remembers: true }).set(keyOf('gone'), page({ status: 404 }), WRITE);
  expect(await cache({ remembers: true }).get(keyOf('gone'), READ)).toBeNull();
  expect(files().filter((name) => name.startsWith('gone'))).toEqual([]);
});

it('stores no static part of a page that reads the request', async () => {
  const before = files();
  await cache({ remembers: true }).set(keyOf('blog'), page({ html: '', postponed: '[0]' }), WRITE);
  expect(await cache({ remembers: true }).get(keyOf('blog'), READ)).toBeNull();
  expect(files()).toEqual(before);
});
