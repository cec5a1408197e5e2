import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { type Frame, type Page, expect } from '@playwright/test';
import type Axe from 'axe-core';
import type { Result, RunOnly } from 'axe-core';

export type ExpectAccessible = (page: Page, options?: Checked) => Promise<void>;

interface Checked {
  readonly without?: string;
  readonly only?: 'colours';
  /** In a window as wide as a phone's, too, where nothing may stand outside. */
  readonly onPhones?: true;
}

export const PHONE = { width: 390, height: 844 } as const;

/** The package's own `source` is the long form, which takes a page as long to read as the check itself. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
/** It takes a comma in a label for another label: 'Cart, 2 items' for what shows as 'Cart 2'. */
const EXPERIMENTAL = ['label-content-name-mismatch'];
/** Rules whose verdict colours can change. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const ofWcag: RunOnly = { type: 'tag', values: WCAG };
const ofColours: RunOnly = { type: 'rule', values: OF_COLOURS };

/** What a sticky header or bar half covers would count as too small to touch. */
async function uncover(frame: Page | Frame): Promise<void> {
  await frame.evaluate(() => {
    for (const bar of document.querySelectorAll<HTMLElement>('header, #order-bar, #preview-bar'))
      if (getComputedStyle(bar).position === 'sticky') bar.style.position = 'static';
  });
}

/** Last of all: a page may still have scrolled to what it says. A preview stays where it is: it is worked in. */
async function scrollUp(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** The page and what it shows of the shop in the office; what is embedded has no bars, and if refused never answers. */
async function withPreviews(page: Page): Promise<(Page | Frame)[]> {
  const previews = await page.locator('iframe#preview, iframe.version').elementHandles();
  const frames = await Promise.all(previews.map((preview) => preview.contentFrame()));
  return [page, ...frames.filter((frame) => frame !== null)];
}

/** What is wrong with a page that has frames: the builder brings axe into each of them. */
async function inFrames(page: Page, { without, only }: Checked): Promise<Result[]> {
  const builder = new AxeBuilder({ page, axeSource: SOURCE });
  for (const shown of await withPreviews(page)) await uncover(shown);
  await scrollUp(page);
  if (without !== undefined) builder.exclude(without);
  builder.options({ resultTypes: ['violations'] });
  const checked =
    only === 'colours' ? builder.withRules(OF_COLOURS) : builder.withTags(WCAG).disableRules(EXPERIMENTAL);
  return (await checked.analyze()).violations;
}

/** The same for a page without frames, once per document and without the second page that the builder opens. */
async function inDocument(page: Page, { without, only }: Checked): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  await uncover(page);
  await scrollUp(page);
  return page.evaluate(
    async ({ exclude, runOnly, disabled }) => {
      const { axe } = window as typeof window & { readonly axe: typeof Axe };
      const rules = Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }]));
      const context = exclude === undefined ? document : { exclude };
      return (await axe.run(context, { resultTypes: ['violations'], runOnly, rules })).violations;
    },
    {
      exclude: without,
      runOnly: only === 'colours' ? ofColours : ofWcag,
      disabled: only === 'colours' ? [] : EXPERIMENTAL,
    },
  );
}

/** How far the page can be scrolled sideways. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function isAccessible(page: Page, checked: Checked): Promise<void> {
  // After a link was followed, the title may come behind the page's words.
  await expect(page).toHaveTitle(/\S/);
  // Half faded in or out, anything has too little contrast.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime))
        .map((one) => one.finished),
    ),
  );
  const violations = page.frames().length > 1 ? await inFrames(page, checked) : await inDocument(page, checked);
  const wrong = violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.target.join(' ')) }));
  // A walk goes on: what is wrong on one page does not hide what is wrong on the next.
  expect.soft(wrong, page.url()).toEqual([]);
}

export const expectAccessible: ExpectAccessible = async (page, checked = {}) => {
  await isAccessible(page, checked);
  const size = page.viewportSize();
  if (checked.onPhones !== true || size === null) return;
  await page.setViewportSize(PHONE);
  await isAccessible(page, checked);
  expect.soft(await sideways(page), `${page.url()} on a phone`).toBeLessThanOrEqual(0);
  await page.setViewportSize(size);
};
