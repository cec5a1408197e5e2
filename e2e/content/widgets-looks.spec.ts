import { expect, test } from '../fixtures';

/**
 * The demonstration pages (/demo_asdf), one per widget and part of the page builder; those on phones too where the
 * layout is another one there.
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

for (const slug of [...ON_PHONES, ...OTHERS]) {
  test(
    `/demo-${slug} is in order in light and dark, and no wider than its window`,
    { tag: ON_PHONES.includes(slug) ? ['@phone'] : [] },
    async ({ page, expectAccessible }) => {
      test.slow();
      const reply = await page.goto(`/demo-${slug}`);
      expect(reply?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page);
      for (const direction of ['ltr', 'rtl']) {
        await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        ).toBe(0);
      }
    },
  );
}
