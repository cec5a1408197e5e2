import type { SitemapAddress } from '../contract/site/sitemap';
import { sitemapIndex, urlset } from './sitemap';

const ORIGIN = 'https://shop.example.com';
const address = (url: string, more: Partial<SitemapAddress> = {}): SitemapAddress => ({
  url,
  model: 'product',
  priority: 80,
  lastmod: '2026-03-01T10:00:00+11:00',
  ...more,
});

async function* each(addresses: readonly SitemapAddress[]) {
  yield* addresses;
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text();
}

it('writes addresses with their last change and priority', async () => {
  expect(
    await textOf(urlset(each([address('/', { priority: 90 }), address('/product/oat', { lastmod: null })]), ORIGIN)),
  ).toBe(
    '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
      '<url><loc>https://shop.example.com/</loc><lastmod>2026-02-28T23:00:00.000Z</lastmod><priority>0.9</priority></url>' +
      '<url><loc>https://shop.example.com/product/oat</loc><priority>0.8</priority></url></urlset>',
  );
});

it('escapes addresses and adds no others', async () => {
  const xml = await textOf(urlset(each([address('/product/a&b<c>"d\''), address('/product/crème brûlée')]), ORIGIN));
  expect(xml).not.toMatch(/<c>|a&b/);
  expect(xml).toContain('<loc>https://shop.example.com/product/cr%C3%A8me%20br%C3%BBl%C3%A9e</loc>');
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)]).toHaveLength(2);
});

it('writes an index of files', async () => {
  const xml = await textOf(
    sitemapIndex(
      [
        { path: '/sitemap-0.xml', lastmod: null },
        { path: '/sitemap-1.xml', lastmod: '2026-03-01T10:00:00Z' },
      ],
      ORIGIN,
    ),
  );
  expect(xml).toContain('<sitemap><loc>https://shop.example.com/sitemap-0.xml</loc></sitemap>');
  expect(xml).toContain(
    '<sitemap><loc>https://shop.example.com/sitemap-1.xml</loc><lastmod>2026-03-01T10:00:00.000Z</lastmod></sitemap>',
  );
});

it('ends without the closing tag if its source fails, so that it is recognized as incomplete', async () => {
  async function* broken() {
    yield address('/product/one');
    throw new Error('the platform went away');
  }
  await expect(textOf(urlset(broken(), ORIGIN))).rejects.toThrow('the platform went away');
});

describe('more addresses than fit in memory', () => {
  const BATCH = 5_000;
  const ALL = 100_000;

  it('are streamed at the reader’s pace, without buffering', async () => {
    let given = 0;
    let batches = 0;
    async function* source() {
      while (given < ALL) {
        batches += 1;
        for (let index = 0; index < BATCH; index += 1) {
          given += 1;
          yield address(`/product/a-product-with-a-name-of-the-usual-length-${given}`);
        }
      }
    }
    const reader = urlset(source(), ORIGIN).getReader();
    expect(given).toBe(0);
    let [written, most, bytes] = [0, 0, 0];
    const decoder = new TextDecoder();
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      bytes += chunk.value.byteLength;
      written += decoder.decode(chunk.value, { stream: true }).split('</url>').length - 1;
      most = Math.max(most, given - written);
      expect(batches).toBeLessThanOrEqual(Math.floor(written / BATCH) + 2);
    }
    expect([given, written]).toEqual([ALL, ALL]);
    expect(bytes).toBeGreaterThan(100 * ALL);
    // Number of addresses requested but not yet received by the reader, at any time.
    expect(most).toBeLessThan(1_000);
  });

  it('are no longer read when the reader stops', async () => {
    let ended = false;
    let given = 0;
    async function* source() {
      try {
        for (; given < ALL; given += 1) yield address(`/product/${given}`);
      } finally {
        ended = true;
      }
    }
    const reader = urlset(source(), ORIGIN).getReader();
    await reader.read();
    await reader.cancel();
    await new Promise((resolve) => setImmediate(resolve));
    expect(ended).toBe(true);
    expect(given).toBeLessThan(1_000);
  });
});
