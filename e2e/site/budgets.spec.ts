import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from '../fixtures';

/*
 * Transfer sizes of public pages (design, section 10), which do not depend on the machine. Files are compressed as
 * deploy/ sends them, with brotli.
 */
const KB = 1024;
/** In addition to an empty page of Next. */
const OWN_SCRIPTS = 15 * KB;
const STYLES = 12 * KB;
const HTML = 10 * KB;
/** The flight data, beside the page (server/document/split-page.ts). */
const FLIGHT = 14 * KB;
const FONTS = 110 * KB;

/** Pictures come in steps; the next larger one of a page's list may be this much wider than what is shown. */
const SPARE = 1.5;
const STEP = 25;
/** Loads of a page, the best of which counts. */
const ROUNDS = 5;
const LONG_TASK_US = 50_000;

const PAGES = {
  home: '/',
  shop: '/shop',
  group: '/shop/training-treats',
  product: '/product/plant-blend-waste-bags',
  blog: '/blog',
  article: '/article/margin-mark-up-and-gst',
  about: '/about',
  contact: '/contact',
  faq: '/faq',
  cart: '/cart',
  missing: '/page-not-found',
} as const;

/** A sheet in the page (server/document/inline-styles.ts). */
const STYLE = /<style data-precedence="next"[^>]*>([\s\S]*?)<\/style>/g;

const manifest = z.object({ rootMainFiles: z.array(z.string()) });
const compressed = (bytes: Uint8Array) => brotliCompressSync(bytes).length;

/** Scripts of Next itself, in every page of this build: an empty page has them, and the router's own file. */
function scriptsOfNext(): Set<string> {
  return new Set(
    manifest
      .parse(JSON.parse(readFileSync('.next/build-manifest.json', 'utf8')))
      .rootMainFiles.map((file) => `/_next/${file}`),
  );
}

/** The router's file is Next's too, though not among its main files. */
const isRouter = (text: string) => text.includes('HTTPAccessFallbackBoundary') && text.includes('ClientPageRoot');

const attributes = (html: string, tag: RegExp) => [
  ...new Set([...html.matchAll(tag)].map(([, address = '']) => address.replaceAll('&amp;', '&'))),
];

for (const [kind, path] of Object.entries(PAGES)) {
  test(`a public ${kind} page keeps to its budget`, async ({ request }) => {
    const sizeOf = async (address: string) => {
      const body = await (await request.get(address)).body();
      return { address, text: body.toString('utf8'), bytes: compressed(body) };
    };
    const reply = await request.get(path, { headers: { 'accept-encoding': 'br' } });
    expect(reply.status()).toBe(200);
    const html = await reply.text();
    const scripts = await Promise.all(
      attributes(html, /<script\b(?![^>]*nomodule)[^>]* (?:data-)?src="(\/_next\/[^"]+)"/gi).map(sizeOf),
    );
    const styles = [...html.matchAll(STYLE)].map(([, sheet = '']) => sheet);
    const flights = await Promise.all(
      attributes(html, /<script\b[^>]* (?:data-)?src="(\/flight\/[^"]+)"/g).map(sizeOf),
    );
    const next = scriptsOfNext();
    const own = scripts.filter(({ address, text }) => !next.has(address.split('?')[0] ?? '') && !isRouter(text));
    expect(scripts.length).toBeGreaterThan(own.length);
    const sum = (files: readonly { bytes: number }[]) => files.reduce((total, { bytes }) => total + bytes, 0);
    const weights = {
      scripts: sum(own),
      styles: compressed(Buffer.from(styles.join(''))),
      html: compressed(Buffer.from(html.replaceAll(STYLE, ''))),
      flight: sum(flights),
    };
    test.info().annotations.push({ type: 'weights', description: JSON.stringify(weights) });
    expect(flights).toHaveLength(1);
    expect(styles.length).toBeGreaterThan(0);
    expect(html).not.toMatch(/<link [^>]*rel="stylesheet"/);
    expect.soft(weights.scripts).toBeLessThanOrEqual(OWN_SCRIPTS);
    // The cart is a page for one person, with the style sheet of those.
    if (kind !== 'cart') expect.soft(weights.styles).toBeLessThanOrEqual(STYLES);
    expect.soft(weights.html).toBeLessThanOrEqual(HTML);
    expect.soft(weights.flight).toBeLessThanOrEqual(FLIGHT);
  });
}

const PAGES_TO_WATCH = [PAGES.home, PAGES.shop, PAGES.product, PAGES.article];

/** Records long tasks and layout shifts from the start of the page. */
function observe(): void {
  const tasks: number[] = [];
  Object.assign(window, { tasks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const moved =
        'hadRecentInput' in entry &&
        entry.hadRecentInput !== true &&
        'value' in entry &&
        typeof entry.value === 'number'
          ? entry.value
          : 0;
      document.documentElement.dataset.shift = String(Number(document.documentElement.dataset.shift ?? 0) + moved);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const longTasks = (page: Page) =>
  page.evaluate(() => ('tasks' in window && Array.isArray(window.tasks) ? window.tasks.length : Infinity));

const traced = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      /** CPU time in microseconds. */
      tdur: z.number().optional(),
      args: z.object({ name: z.string().optional().catch(undefined) }).optional(),
    }),
  ),
});

/** How many tasks of the main thread use more CPU time than a long task. */
async function busyTasks(browser: Browser, page: Page, path: string): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const { traceEvents } = traced.parse(JSON.parse((await browser.stopTracing()).toString()));
  const threadOf = ({ pid, tid }: { pid: number; tid: number }): string => `${pid} ${tid}`;
  const main = new Set(traceEvents.filter(({ args }) => args?.name === 'CrRendererMain').map(threadOf));
  const tasks = traceEvents.filter((event) => event.name.endsWith('RunTask') && main.has(threadOf(event)));
  // Without these times every page would pass.
  expect(tasks.some(({ tdur = 0 }) => tdur > 0)).toBe(true);
  return tasks.filter(({ tdur = 0 }) => tdur > LONG_TASK_US).length;
}

/** Each picture with the width of its file and the one that it is shown at, in pixels of this screen. */
const picturesOf = (page: Page) =>
  page.locator('img').evaluateAll((all) =>
    all.flatMap((one) => {
      if (
        !(one instanceof HTMLImageElement) ||
        !one.complete ||
        one.currentSrc === '' ||
        one.currentSrc.endsWith('.svg')
      )
        return [];
      // The decoded width; an image that covers its frame can be wider than the frame.
      const { width, height } = one.getBoundingClientRect();
      const file = /\/(\d+)(?:\.\w+)+$/.exec(new URL(one.currentSrc).pathname)?.[1];
      return file === undefined || width === 0
        ? []
        : [
            {
              src: one.currentSrc,
              sent: Number(file),
              shown:
                Math.max(width, (height * Number(one.getAttribute('width'))) / Number(one.getAttribute('height'))) *
                devicePixelRatio,
            },
          ];
    }),
  );

for (const path of PAGES_TO_WATCH) {
  test(
    `${path} stays where it is while it loads, with few files, pictures as large as they are shown, and a free thread`,
    { tag: ['@phone'] },
    async ({ page, browser, isMobile }) => {
      await page.addInitScript(observe);
      const fonts: number[] = [];
      page.on('response', (response) => {
        if (response.url().endsWith('.woff2'))
          void response.body().then(
            (body) => fonts.push(body.length),
            () => {},
          );
      });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect.soft(Number(await page.locator('html').getAttribute('data-shift'))).toBeLessThan(0.05);
      expect.soft(fonts.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(FONTS);
      expect.soft(await page.evaluate(() => performance.getEntriesByType('resource').length)).toBeLessThanOrEqual(60);
      // The largest paint waits for no script: its file is named in the document.
      const html = await (await page.request.get(path)).text();
      expect
        .soft(html.slice(0, html.indexOf('</head>')))
        .not.toMatch(/<script\b(?![^>]*\b(?:async|nomodule))[^>]* src=/i);

      // The browser from npm chooses pictures before it knows the phone's width.
      if (isMobile) return;
      const pictures = await picturesOf(page);
      expect.soft(pictures.length).toBeGreaterThan(0);
      expect.soft(pictures.filter(({ sent, shown }) => sent > shown * SPARE + STEP)).toEqual([]);

      // CPU time, in the best load: on a busy machine short tasks take long.
      let least = await longTasks(page);
      for (let round = 1; round < ROUNDS && least > 0; round += 1)
        least = Math.min(least, await busyTasks(browser, page, path));
      expect(least).toBe(0);
    },
  );
}
