import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

/*
 * A page arrives in pieces, and the browser may paint between two of them. What is on the screen must stay where it is
 * when the rest arrives.
 */
const PAGES = {
  home: '/',
  list: '/shop/biscuits',
  product: '/product/plant-blend-waste-bags',
  article: '/article/margin-mark-up-and-gst',
  about: '/about',
} as const;
const PHONE = { width: 412, height: 823 };
/** What begins in the last tenth of the screen may leave it. */
const LOWEST = PHONE.height * 0.9;
/** Of the page after the start of its content, in characters; the rest is below the first screen. */
const FIRST_SCREEN = 14_000;
/** In pixels. Less is the rounding of fractions, or a line that gets the space after its last word. */
const MOVED = 10;
const CUT = /<\/(?:p|div|picture|h1|h2|li|ul|a|section)>/g;

/** The place of each visible element of the content, in the order of the document. */
function places(page: Page): Promise<{ what: string; x: number; y: number; isSeen: boolean }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const what = `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`;
      return { what, x, y, isSeen: width * height > 400 };
    }),
  );
}

for (const [name, path] of Object.entries(PAGES)) {
  test(`nothing of ${name} moves while it arrives`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    const html = await (await page.request.get(path, { headers: { accept: 'text/html' } })).text();
    await page.goto(path);
    const whole = await places(page);
    const content = html.indexOf('<main');
    const cuts = [...html.slice(0, content + FIRST_SCREEN).matchAll(CUT)]
      .map((end) => end.index + end[0].length)
      .filter((at) => at > content);
    expect(cuts.length).toBeGreaterThan(20);
    const moved = new Set<string>();
    for (const cut of cuts) {
      await page.setContent(html.slice(0, cut), { waitUntil: 'commit' });
      for (const [at, before] of (await places(page)).entries()) {
        const after = whole[at];
        if (!after || !before.isSeen || before.y > LOWEST) continue;
        if (Math.abs(after.y - before.y) > MOVED || Math.abs(after.x - before.x) > MOVED)
          moved.add(`${before.what}: ${before.x},${before.y} to ${after.x},${after.y}`);
      }
    }
    expect([...moved]).toEqual([]);
  });
}
