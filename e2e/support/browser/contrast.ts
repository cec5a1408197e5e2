import type { Locator } from '@playwright/test';
import sharp from 'sharp';

type Colour = readonly number[];

/** Relative luminance by WCAG, of sRGB from 0 to 255. */
function luminance(rgb: Colour): number {
  const [r = 0, g = 0, b = 0] = rgb.map((value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: Colour, b: Colour): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** The colour at a point, relative to an element's upper left corner; negative coordinates are outside. */
async function painted(element: Locator, { x, y }: { x: number; y: number }): Promise<Colour> {
  const box = await element.evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRectInit);
  const clip = { x: (box.x ?? 0) + x, y: (box.y ?? 0) + y, width: 1, height: 1 };
  const shot = sharp(await element.page().screenshot({ clip }));
  return [...(await shot.removeAlpha().raw().toBuffer())].slice(0, 3);
}

/** The contrast of an element's text with its background, taken `at` a point without text. */
export async function contrastOf(element: Locator, at: { x: number; y: number }): Promise<number> {
  const words = await element.evaluate((one) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('no canvas');
    canvas.fillStyle = getComputedStyle(one).color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  });
  return contrast(words, await painted(element, at));
}
