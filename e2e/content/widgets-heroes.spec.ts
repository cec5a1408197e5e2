import sharp from 'sharp';
import { expect, test } from '../fixtures';
import { contrastOf, painted } from '../support/contrast';

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
            // Both at one moment: the page may still be moving.
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

for (const [name, background] of [
  ['white', '#ffffff'],
  ['black', '#000000'],
] as const) {
  test(`a hero’s words are readable on a ${name} picture, which nothing else is laid over`, async ({ page }) => {
    const body = await sharp({ create: { width: 160, height: 90, channels: 3, background } })
      .png()
      .toBuffer();
    await page.route('**/assets/i/**', (route) => route.fulfill({ body, contentType: 'image/png' }));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/demo-hero');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const plate of await page.locator('section .plate').all()) {
        await plate.scrollIntoViewIfNeeded();
        await expect
          .poll(() =>
            plate.evaluate((element) => {
              const picture = element.closest('section')?.querySelector('img');
              return picture?.complete === true && picture.naturalWidth > 0;
            }),
          )
          .toBe(true);
        const contrast = await contrastOf(plate, { x: 6, y: 6 });
        expect(contrast, `${await plate.innerText()} in ${colorScheme}`).toBeGreaterThanOrEqual(4.5);
        const whole = await plate.evaluate(
          (element) => element.closest('section')?.querySelector('[style*="opacity"]') === null,
        );
        if (!whole) continue;
        const frame = plate.locator('xpath=ancestor::section/div[1]');
        expect(await painted(frame, { x: 6, y: 250 })).toEqual(name === 'white' ? [255, 255, 255] : [0, 0, 0]);
      }
    }
  });
}
