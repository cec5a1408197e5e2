import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
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

it('stores the static shell of a personal page in memory only, and not that of a very long list', async () => {
  const before = files();
  const half = (bytes: number) =>
    page({ html: '', postponed: '[0]', segmentData: new Map([['/_full', Buffer.alloc(bytes)]]) });
  await cache().set(keyOf('blog'), half(76_000), WRITE);
  expect(await cache().get(keyOf('blog'), READ)).toMatchObject({ value: { postponed: '[0]' } });
  await cache().set(keyOf('search/x'), half(150_000), WRITE);
  expect(await cache().get(keyOf('search/x'), READ)).toBeNull();
  expect(files()).toEqual(before);
});

it('drops a static shell whose reads have expired, of any age', async () => {
  const shell = (tags: string) => page({ html: '', postponed: '[0]', headers: { 'x-next-cache-tags': tags } });
  await cache().set(keyOf('goods'), shell('products,product:x'), WRITE);
  expect(await cache().get(keyOf('goods'), READ)).not.toBeNull();
  tagsManifest.set('product:x', { expired: Date.now() + 1 });
  await sleep(2);
  expect(await cache().get(keyOf('goods'), READ)).toBeNull();
  await cache().set(keyOf('goods'), shell('products,product:x'), WRITE);
  expect(await cache().get(keyOf('goods'), READ)).not.toBeNull();

  await cache().set(keyOf('spring'), shell(`pages,until:${Date.now() + 20}`), WRITE);
  expect(await cache().get(keyOf('spring'), READ)).not.toBeNull();
  await sleep(21);
  expect(await cache().get(keyOf('spring'), READ)).toBeNull();

  const briefly = { ...WRITE, cacheControl: { revalidate: 0.01, expire: 0.02 } };
  await cache().set(keyOf('about'), shell('pages'), briefly);
  expect(await cache().get(keyOf('about'), READ)).toMatchObject({ value: { postponed: '[0]' } });
  await sleep(21);
  expect(await cache().get(keyOf('about'), READ)).not.toMatchObject({ value: { postponed: '[0]' } });
});

it('caches nothing of the view for sent forms, whose results would be lost', async () => {
  const key = keyOf('cart').replace('/en/', '/en~sent/');
  await cache({ remembers: true }).set(key, page({ html: '', postponed: '[0]' }), WRITE);
  await cache({ remembers: true }).set(key, page(), WRITE);
  expect(await cache({ remembers: true }).get(key, READ)).toBeNull();
});
