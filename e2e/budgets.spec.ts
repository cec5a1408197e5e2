import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { z } from 'zod';
import { expect, test } from './fixtures';

/*
 * What a public page may weigh on the wire (design, section 10): counted, so that a busy machine changes nothing. Files are compressed
 * here as deploy/ sends them, with brotli.
 */
const KB = 1024;
/** More than a page of Next without anything of ours. */
const OWN_SCRIPTS = 15 * KB;
const STYLES = 12 * KB;
const HTML = 10 * KB;
/** What the scripts start from, beside the page (scripts/server/split-page.ts). */
const FLIGHT = 14 * KB;
const FONTS = 110 * KB;

const PAGES = {
  home: '/', shop: '/shop', group: '/shop/training-treats', product: '/product/plant-blend-waste-bags', blog: '/blog', article: '/article/margin-mark-up-and-gst', about: '/about', contact: '/contact', faq: '/faq', cart: '/cart', missing: '/page-not-found',
} as const;

const manifest = z.object({ rootMainFiles: z.array(z.string()) });
const compressed = (bytes: Uint8Array) => brotliCompressSync(bytes).length;

/** Scripts of Next itself, in every page of this build: an empty page has them, and the router's own file. */
function scriptsOfNext(): Set<string> {
  return new Set(manifest.parse(JSON.parse(readFileSync('.next/build-manifest.json', 'utf8'))).rootMainFiles.map((file) => `/_next/${file}`));
}

/** The router's file is Next's too, though not among its main files. */
const isRouter = (text: string) => text.includes('HTTPAccessFallbackBoundary') && text.includes('ClientPageRoot');

const attributes = (html: string, tag: RegExp) => [...new Set([...html.matchAll(tag)].map(([, address = '']) => address.replaceAll('&amp;', '&')))];

for (const [kind, path] of Object.entries(PAGES)) {
  test(`a public ${kind} page keeps to its budget`, async ({ request }) => {
    const sizeOf = async (address: string) => {
      const body = await (await request.get(address)).body();
      return { address, text: body.toString('utf8'), bytes: compressed(body) };
    };
    const reply = await request.get(path, { headers: { 'accept-encoding': 'br' } });
    expect(reply.status()).toBe(200);
    const html = await reply.text();
    const scripts = await Promise.all(attributes(html, /<script\b(?![^>]*nomodule)[^>]* src="(\/_next\/[^"]+)"/gi).map(sizeOf));
    const styles = await Promise.all(attributes(html, /<link\b[^>]*rel="stylesheet"[^>]* href="([^"]+)"/g).map(sizeOf));
    const flights = await Promise.all(attributes(html, /<script\b[^>]* src="(\/flight\/[^"]+)"/g).map(sizeOf));
    const next = scriptsOfNext();
    const own = scripts.filter(({ address, text }) => !next.has(address.split('?')[0] ?? '') && !isRouter(text));
    expect(scripts.length).toBeGreaterThan(own.length);
    const sum = (files: readonly { bytes: number }[]) => files.reduce((total, { bytes }) => total + bytes, 0);
    const weights = { scripts: sum(own), styles: sum(styles), html: compressed(Buffer.from(html)), flight: sum(flights) };
    test.info().annotations.push({ type: 'weights', description: JSON.stringify(weights) });
    expect(flights).toHaveLength(1);
    expect(styles.length).toBeGreaterThan(0);
    expect.soft(weights.scripts).toBeLessThanOrEqual(OWN_SCRIPTS);
    // The cart is a page of one person, and has the sheet of those.
    if (kind !== 'cart') expect.soft(weights.styles).toBeLessThanOrEqual(STYLES);
    expect.soft(weights.html).toBeLessThanOrEqual(HTML);
    expect.soft(weights.flight).toBeLessThanOrEqual(FLIGHT);
  });
}

test('a page stays where it is while it loads, and keeps the thread free for who uses it', { tag: ['@phone'] }, async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { shift: 0, own: 0, requests: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!(entry as unknown as { hadRecentInput: boolean }).hadRecentInput) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/', '/shop', '/product/plant-blend-waste-bags', '/article/margin-mark-up-and-gst']) {
    const fonts: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.woff2')) void response.body().then((body) => fonts.push(body.length), () => {});
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
    expect.soft(shift, path).toBeLessThan(0.05);
    expect.soft(fonts.reduce((sum, size) => sum + size, 0), path).toBeLessThanOrEqual(FONTS);
    page.removeAllListeners('response');
    const requests = await page.evaluate(() => performance.getEntriesByType('resource').length);
    expect.soft(requests, path).toBeLessThanOrEqual(60);
    // The largest paint has nothing of ours before it: its file is named in the document itself.
    const html = await (await page.request.get(path)).text();
    expect.soft(html.slice(0, html.indexOf('</head>')), path).not.toMatch(/<script\b(?![^>]*\b(?:async|nomodule))[^>]* src=/i);
  }
});
