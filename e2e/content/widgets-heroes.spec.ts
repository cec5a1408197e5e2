import { expect, test } from '../fixtures';
import { contrastOf } from '../support/browser/contrast';

test.describe('a hero whose picture moves slower than the page', () => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(
      `is filled by it at every width and every place in the window (${reducedMotion})`,
      { tag: reducedMotion === 'reduce' ? [] : ['@no-js'] },
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion });
        for (const width of [390, 820, 1440, 2560]) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto('/demo-hero');
          for (const top of [0, 80, 200, 400, 560]) {
            await page.mouse.wheel(0, top);
            // Both at once: the page may still be moving.
            const { hero, frame, picture } = await page.locator('section:has(> div .parallax)').evaluate((section) => ({
              hero: section.getBoundingClientRect().toJSON() as DOMRectInit,
              frame: section.firstElementChild?.getBoundingClientRect().toJSON() as DOMRectInit,
              picture: section.querySelector('.parallax img')?.getBoundingClientRect().toJSON() as
                | DOMRectInit
                | undefined,
            }));
            // On a phone the words stand below the picture, elsewhere on it.
            if (width >= 768) expect(frame).toMatchObject({ y: hero.y, height: hero.height });
            const [bottom, needed] = [picture, frame].map((box) => (box?.y ?? 0) + (box?.height ?? 0));
            expect(picture?.y, `${width} px`).toBeLessThanOrEqual((hero.y ?? 0) + 0.5);
            expect(bottom, `${width} px`).toBeGreaterThanOrEqual((needed ?? Number.NaN) - 0.5);
          }
        }
      },
    );
  }
});

test('a hero’s words cross its picture at no width, and are readable', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [390, 820, 1440, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/demo-hero');
    const heroes = page.locator('main section:has(> div:first-child picture)');
    expect(await heroes.count()).toBeGreaterThan(3);
    for (const hero of await heroes.all()) {
      const crossed = await hero.evaluate((section) => {
        const [frame, words] = [section.children[0], section.children[1]?.lastElementChild].map((one) =>
          one?.getBoundingClientRect(),
        );
        if (!frame || !words) return 'nothing to compare';
        const wide = Math.min(frame.right, words.right) - Math.max(frame.left, words.left);
        const high = Math.min(frame.bottom, words.bottom) - Math.max(frame.top, words.top);
        return wide > 0.5 && high > 0.5 ? `${wide} × ${high} px of ${section.textContent}` : null;
      });
      expect(crossed, `${width} px`).toBeNull();
    }
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const heading of await page.locator('section .toned :is(h1, h2)').all()) {
      await heading.scrollIntoViewIfNeeded();
      expect(await contrastOf(heading, { x: -6, y: 6 }), await heading.innerText()).toBeGreaterThanOrEqual(4.5);
    }
  }
});
