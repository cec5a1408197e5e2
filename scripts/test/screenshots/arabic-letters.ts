import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const FILE = import.meta.resolve('@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff2');
const LETTERS = 'U+0600-06FF, U+0750-077F, U+FB50-FDFF, U+FE70-FEFF';

/**
 * Arabic letters for the fonts of a page: the browser from npm has none, in contrast to people's systems.
 */
export async function addArabicLetters(page: Page): Promise<void> {
  const font = readFileSync(fileURLToPath(FILE)).toString('base64');
  await page.evaluate(
    async ({ source, letters }) => {
      const face = new FontFace('arabic-letters', source, { unicodeRange: letters, weight: '100 900' });
      document.fonts.add(await face.load());
      for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
        const { fontFamily } = getComputedStyle(element);
        if (!fontFamily.startsWith('arabic')) element.style.fontFamily = `arabic-letters, ${fontFamily}`;
      }
    },
    { source: `url(data:font/woff2;base64,${font})`, letters: LETTERS },
  );
}
