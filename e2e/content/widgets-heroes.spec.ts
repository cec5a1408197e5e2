import sharp from 'sharp';
import { expect, test } from '../fixtures';

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
            const { hero, picture } = await page.locator('section:has(> div .parallax)').evaluate((section) => ({
              hero: section.getBoundingClientRect().toJSON() as DOMRectInit,
              picture: section.querySelector('.parallax img')?.getBoundingClientRect().toJSON() as
                | DOMRectInit
                | undefined,
            }));
            const [bottom, needed] = [picture, hero].map((box) => (box?.y ?? 0) + (box?.height ?? 0));
            expect(picture?.y, `${width} px`).toBeLessThanOrEqual((hero.y ?? 0) + 0.5);
            expect(bottom, `${width} px`).toBeGreaterThanOrEqual((needed ?? Number.NaN) - 0.5);
          }
        }
      },
    );
  }
});

/** Relative luminance by WCAG, of sRGB from 0 to 255. */
function luminance(rgb: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: readonly number[], b: readonly number[]): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

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
        // The browser's own paint of the words' colour, and of the plate beside them.
        const { box, fore, whole } = await plate.evaluate((element) => {
          const canvas = document.createElement('canvas').getContext('2d');
          if (!canvas) throw new Error('no canvas');
          canvas.fillStyle = getComputedStyle(element).color;
          canvas.fillRect(0, 0, 1, 1);
          const { x, y } = element.getBoundingClientRect();
          return {
            box: { x, y },
            fore: [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3),
            whole: element.closest('section')?.querySelector('[style*="opacity"]') === null,
          };
        });
        const shot = sharp(await page.screenshot({ clip: { x: box.x + 6, y: box.y + 6, width: 1, height: 1 } }));
        const ground = [...(await shot.removeAlpha().raw().toBuffer())].slice(0, 3);
        expect(contrast(fore, ground), `${await plate.innerText()} in ${colorScheme}`).toBeGreaterThanOrEqual(4.5);
        if (!whole) continue;
        const beside = sharp(await page.screenshot({ clip: { x: box.x - 6, y: box.y + 6, width: 1, height: 1 } }));
        expect([...(await beside.removeAlpha().raw().toBuffer())].slice(0, 3)).toEqual(
          name === 'white' ? [255, 255, 255] : [0, 0, 0],
        );
      }
    }
  });
}
