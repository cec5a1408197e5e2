import sharp from 'sharp';
import type { APIRequestContext } from '@playwright/test';
import {
  searchEngineProblems,
  structuredDataIn,
  thingsOf,
  vocabularyProblems,
} from '../../scripts/test/html/structured-data.ts';
import { expect, test } from '../fixtures';

/** An amount with cents, or a field that holds one. */
const PRICE = /\$\d[\d,]*\.\d\d|"(?:price|lowPrice|highPrice|offers|priceSpecification)"/i;
const SUFFIX = ' | Banksia & Bark Wholesale';
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/** One page of each kind, with what its structured data is about. */
const PAGES: readonly (readonly [path: string, types: readonly string[]])[] = [
  ['/', ['OnlineStore', 'WebSite']],
  ['/shop', ['BreadcrumbList']],
  ['/shop/dog-treats', ['BreadcrumbList']],
  ['/shop/biscuits', ['BreadcrumbList']],
  ['/shop/page/2', ['BreadcrumbList']],
  ['/product/plant-blend-waste-bags', ['BreadcrumbList', 'ItemPage']],
  ['/product/recycled-waste-bags', ['BreadcrumbList', 'ItemPage']],
  ['/blog', ['BreadcrumbList']],
  ['/blog/training', ['BreadcrumbList']],
  ['/article/the-first-groom', ['BlogPosting', 'BreadcrumbList']],
  ['/faq', ['BreadcrumbList', 'FAQPage']],
  ['/about', ['BreadcrumbList']],
  ['/become-a-stockist', ['BreadcrumbList']],
  ['/signup', []],
];

interface Head {
  readonly title: string;
  readonly hidden: boolean;
  /** Of `<meta name>` and `<meta property>`. */
  readonly meta: (name: string) => string;
  /** Of `<link rel>`; '' without one. */
  readonly link: (rel: string) => string;
}

function text(html: string): string {
  return html.replaceAll(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);
}

function headOf(html: string): Head {
  const attribute = (tag: string, name: string): string =>
    text(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
  const tags = [...html.matchAll(/<(?:meta|link)\b[^>]*>/g)].map(([tag]) => tag);
  const find = (name: string, value: string, of: string): string =>
    attribute(tags.find((tag) => attribute(tag, name) === value) ?? '', of);
  return {
    title: text(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''),
    hidden: /noindex/.test(find('name', 'robots', 'content')),
    meta: (name) => find('name', name, 'content') || find('property', name, 'content'),
    link: (rel) => find('rel', rel, 'href'),
  };
}

/** The root of a site has one address with and without a slash. */
function same(one: string, other: string): boolean {
  return URL.canParse(one) && new URL(one).href === new URL(other).href;
}

async function sitemapOf(
  request: APIRequestContext,
  address = '',
): Promise<{ path: string; lastmod: string; priority: string }[]> {
  const reply = await request.get(`${address}/sitemap.xml`);
  expect(reply.status()).toBe(200);
  const part = (entry: string, name: string): string => new RegExp(`<${name}>(.*?)</${name}>`).exec(entry)?.[1] ?? '';
  return [...(await reply.text()).matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => ({
    path: new URL(text(part(entry, 'loc'))).pathname,
    lastmod: part(entry, 'lastmod'),
    priority: part(entry, 'priority'),
  }));
}

for (const [path, types] of PAGES) {
  test(`${path} tells search engines what it is`, async ({ request, baseURL }) => {
    const reply = await request.get(path);
    expect(reply.status()).toBe(200);
    expect(reply.headers()['x-robots-tag']).toBeUndefined();
    const html = await reply.text();
    const head = headOf(html);
    expect(head.hidden).toBe(false);
    expect(head.title).toContain(SUFFIX);
    expect(head.title.length).toBeLessThanOrEqual(100);
    expect(head.meta('description').length).toBeGreaterThan(40);
    expect(head.meta('description').length).toBeLessThanOrEqual(160);
    expect(same(head.link('canonical'), `${baseURL}${path}`)).toBe(true);
    expect(same(head.meta('og:url'), `${baseURL}${path}`)).toBe(true);
    expect([head.meta('og:site_name'), head.meta('twitter:card')]).toEqual([
      'Banksia & Bark Wholesale',
      'summary_large_image',
    ]);

    const image = await request.get(head.meta('og:image'));
    expect(image.status()).toBe(200);
    expect(image.headers()['content-type']).toBe('image/jpeg');
    expect(image.headers()['cache-control']).toContain('immutable');
    const body = await image.body();
    expect(await sharp(body).metadata()).toMatchObject({ width: 1200, height: 630 });
    // Some services ignore pictures above 300 KB.
    expect(body.byteLength).toBeLessThan(300_000);

    const pieces = structuredDataIn(html);
    expect([...new Set(pieces.flatMap(thingsOf).map((thing) => String(thing['@type'])))].toSorted()).toEqual(types);
    for (const piece of pieces) {
      expect(vocabularyProblems(piece)).toEqual([]);
      expect(await searchEngineProblems(piece)).toEqual([]);
      expect(JSON.stringify(piece)).not.toMatch(PRICE);
    }
  });
}

test('a page that only its reader sees has nothing for search engines and other sites', async ({ customerRequest }) => {
  for (const path of ['/', '/product/plant-blend-waste-bags', '/article/the-first-groom', '/faq']) {
    const html = await (await customerRequest.get(path)).text();
    const head = headOf(html);
    expect(head.title).toContain(SUFFIX);
    expect(head.meta('description')).not.toBe('');
    expect(head.meta('og:title')).toBe('');
    expect(structuredDataIn(html)).toEqual([]);
  }
});

test('every address of the sitemap exists, may be indexed, and is canonical', async ({ request, baseURL }) => {
  test.setTimeout(240_000);
  const entries = await sitemapOf(request);
  const paths = entries.map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(100);
  expect(new Set(paths).size).toBe(paths.length);
  for (const own of [
    '/',
    '/shop',
    '/blog',
    '/signup',
    '/contact',
    '/product/plant-blend-waste-bags',
    '/article/the-first-groom',
    '/shop/dog-treats',
    '/blog/training',
  ])
    expect(paths).toContain(own);
  for (const { path, lastmod, priority } of entries) {
    const depth = /^\/(product|article|shop|blog)\//.test(path);
    expect([path, priority]).toEqual([path, depth ? '0.8' : '0.9']);
    if (path !== '/signup') expect(Date.parse(lastmod)).toBeLessThanOrEqual(Date.now());
  }
  const waiting = [...paths];
  const wrong: string[] = [];
  const check = async (): Promise<void> => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const reply = await request.get(path, { maxRedirects: 0 });
      const head = headOf(reply.status() === 200 ? await reply.text() : '');
      if (
        reply.status() !== 200 ||
        head.hidden ||
        reply.headers()['x-robots-tag'] ||
        !same(head.link('canonical'), `${baseURL}${path}`)
      )
        wrong.push(`${path} ${reply.status()} ${head.link('canonical')}`);
    }
  };
  await Promise.all([check(), check(), check()]);
  expect(wrong).toEqual([]);
});

test('robots.txt names the sitemap and disallows personal pages', async ({ request, baseURL }) => {
  const reply = await request.get('/robots.txt');
  expect(reply.headers()['content-type']).toContain('text/plain');
  const lines = (await reply.text()).split('\n');
  expect(lines).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  for (const path of ['/api/', '/cart$', '/cart/', '/checkout/', '/search/', '/orders/', '/profile$', '/login?'])
    expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).not.toContain('Disallow: /');
});

test('personal pages and searches are not indexed', async ({ request, customerRequest }) => {
  for (const path of [
    '/login',
    '/forgotpassword',
    '/cart',
    '/search',
    '/search/shampoo',
    '/page-not-found',
    '/contact?sent=1',
  ]) {
    const reply = await request.get(path);
    expect([path, reply.headers()['x-robots-tag']]).toEqual([path, 'noindex']);
    if (path !== '/contact?sent=1') expect(headOf(await reply.text()).hidden).toBe(true);
  }
  for (const path of [
    '/my-account',
    '/profile',
    '/orders',
    '/my-account/addresses',
    '/invoice/print/1',
    '/print-tickets/1',
    '/checkout',
  ]) {
    const reply = await customerRequest.get(path, { maxRedirects: 0 });
    expect([path, reply.headers()['x-robots-tag']]).toEqual([path, 'noindex']);
  }
  expect((await request.get('/api/session/state')).headers()['x-robots-tag']).toBe('noindex');
});

test('a page of a list is canonical, and links the pages before and after it', async ({ request, baseURL }) => {
  const [first, second] = await Promise.all(
    ['/shop', '/shop/page/2'].map(async (path) => headOf(await (await request.get(path)).text())),
  );
  expect([first?.link('prev'), first?.link('next')]).toEqual(['', `${baseURL}/shop/page/2`]);
  expect([second?.link('prev'), second?.link('next'), second?.link('canonical')]).toEqual([
    `${baseURL}/shop`,
    `${baseURL}/shop/page/3`,
    `${baseURL}/shop/page/2`,
  ]);
  expect(second?.title).not.toBe(first?.title);
  expect(second?.meta('description')).not.toBe(first?.meta('description'));
});

test('a product has one canonical address, whatever is chosen', async ({ request, customerRequest, baseURL }) => {
  for (const asking of [request, customerRequest]) {
    const reply = await asking.get('/product/plant-blend-waste-bags?Pack=8+rolls&utm_source=mail');
    expect(headOf(await reply.text()).link('canonical')).toBe(`${baseURL}/product/plant-blend-waste-bags`);
  }
});

test('an article or product on an editor’s page is canonical at its own address', async ({ request, baseURL }) => {
  for (const [on, own] of [
    ['/demo-read/the-first-groom', '/article/the-first-groom'],
    ['/demo-buy/bully-sticks', '/product/bully-sticks'],
  ] as const) {
    const [there, here] = await Promise.all(
      [on, own].map(async (path) => headOf(await (await request.get(path)).text())),
    );
    expect(there?.link('canonical')).toBe(`${baseURL}${own}`);
    expect([there?.title, there?.meta('description')]).toEqual([here?.title, here?.meta('description')]);
  }
  const gallery = headOf(await (await request.get('/demo-galleries/walk-and-park')).text());
  expect(gallery.link('canonical')).toBe(`${baseURL}/demo-galleries/walk-and-park`);
  const all = headOf(await (await request.get('/demo-galleries')).text());
  expect(gallery.title).toContain(` · ${all.title}`);
});

test('a customer’s structured data has no price either', async ({ customerRequest }) => {
  const html = await (await customerRequest.get('/product/plant-blend-waste-bags')).text();
  for (const piece of structuredDataIn(html)) expect(JSON.stringify(piece)).not.toMatch(PRICE);
});

test('only pages that exist have a picture for links, at one address', async ({ request }) => {
  for (const path of [
    '/assets/og/product/no-such-product/abcdefghijkl.jpg',
    '/assets/og/site/words-of-mine/abcdefghijkl.jpg',
    '/assets/og/order/1/abcdefghijkl.jpg',
    '/assets/og/product/plant-blend-waste-bags/x.png',
  ]) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  }
  const old = await request.get('/assets/og/product/plant-blend-waste-bags/abcdefghijkl.jpg', { maxRedirects: 0 });
  expect(old.status()).toBe(307);
  expect(old.headers().location).toMatch(/^\/assets\/og\/product\/plant-blend-waste-bags\/[\w-]{12}\.jpg$/);
});
