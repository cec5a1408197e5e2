import type { Page } from '@playwright/test';
import { type ExpectAccessible, expect, test } from '../fixtures';

/**
 * The demonstration pages (/demo_asdf), one per widget and part of the page builder; on phones too if the layout
 * differs there.
 */
const ON_PHONES = [
  'rows',
  'tabs',
  'blocks',
  'wrappers',
  'faq',
  'map',
  'hero',
  'hero-video',
  'hero-quote',
  'slider',
  'grid',
  'lightbox',
  'other-grids',
  'galleries',
  'everybody',
  'image-with-content',
  'call-to-action',
  'testimonials',
  'product',
];
const OTHERS = [
  'motion',
  'schedule',
  'html',
  'heading',
  'raw-code',
  'buttons',
  'links',
  'one-gallery',
  'people',
  'articles',
  'article',
  'read',
  'products',
  'buy',
  'home',
  'unknown',
  'payloads',
  '200-blocks',
];

/** Code that tries to leave its frame is stopped by its policy, and the browser says so. */
test.use({ expectedProblems: /Content Security Policy|violates the document|\/assets\/i\/x\// });

/** Pages per test. */
const A_WALK = 7;

async function isInOrder(page: Page, slug: string, expectAccessible: ExpectAccessible): Promise<void> {
  const reply = await page.goto(`/demo-${slug}`);
  expect.soft(reply?.status()).toBe(200);
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, { only: 'colours' });
  await page.emulateMedia({ colorScheme: 'light' });
  for (const direction of ['ltr', 'rtl']) {
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
      .toBe(0);
  }
}

for (const [slugs, tag] of [
  [ON_PHONES, ['@phone']],
  [OTHERS, []],
] as const)
  for (let from = 0; from < slugs.length; from += A_WALK) {
    const walk = slugs.slice(from, from + A_WALK);
    test(
      `/demo-${walk[0]} to /demo-${walk.at(-1)} are in order in light and dark, and no wider than their window`,
      { tag: [...tag] },
      async ({ page, expectAccessible }) => {
        test.setTimeout(120_000);
        for (const slug of walk) await test.step(slug, () => isInOrder(page, slug, expectAccessible));
      },
    );
  }
