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
  /** Also in a window as wide as a phone's, which nothing may overflow. */
  readonly onPhones?: true;
}

export const PHONE = { width: 390, height: 844 } as const;

/** Minified: the package's `source` takes a page as long to parse as the check itself. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
/** It reports a comma in a label as a mismatch: 'Cart, 2 items' for a text 'Cart 2'. */
const EXPERIMENTAL = ['label-content-name-mismatch'];
/** Rules that depend on colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const ofWcag: RunOnly = { type: 'tag', values: WCAG };
const ofColours: RunOnly = { type: 'rule', values: OF_COLOURS };

/**
 * Unsticks header and bar: targets that they partly cover would count as too small. Lays out what is below the fold:
 * until it comes near, its estimated size may let targets overlap.
 */
async function uncover(frame: Page | Frame): Promise<void> {
  await frame.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('.below-fold')) part.style.contentVisibility = 'visible';
    for (const bar of document.querySelectorAll<HTMLElement>('header, #order-bar, #preview-bar'))
      if (getComputedStyle(bar).position === 'sticky') bar.style.position = 'static';
  });
}

/** Last, since a page may still scroll to a message. A preview stays where it is. */
async function scrollUp(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** The page, and the shop's frame in the back office; other frames have no bars, and blocked ones never answer. */
async function withPreviews(page: Page): Promise<(Page | Frame)[]> {
  const previews = await page.locator('iframe#preview, iframe.version').elementHandles();
  const frames = await Promise.all(previews.map((preview) => preview.contentFrame()));
  return [page, ...frames.filter((frame) => frame !== null)];
}

/** Violations of a page with frames: the builder injects axe into each. */
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

/** The same for a page without frames: axe is injected once per document, without the builder's second page. */
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
  // After a link was followed, the title may change later than the page.
  await expect(page).toHaveTitle(/\S/);
  // During a fade the contrast is too low.
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
  // Soft, so that a violation on one page does not hide those of the next.
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
