import { mkdirSync, rmSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import sharp from 'sharp';
import { launchBrowser } from '../../../e2e/support/browser/browser.ts';
import { EveryPage, type ShopPage } from '../../../e2e/support/browser/every-page.ts';
import { Platform } from '../../../e2e/support/shops/platform.ts';
import { buildStorefront } from '../../start/build/build.ts';
import { checkRuntime } from '../../start/runtime.ts';
import { ServiceGroup } from '../../start/services/service-group.ts';
import { failure, say } from '../../start/terminal/terminal.ts';
import { addArabicLetters } from './arabic-letters.ts';
import { RESULTS, withShop } from '../services/shop.ts';

/**
 * `npm run screenshots [words]`: every page whose name has one of the words, at three widths, as contact sheets:
 * test-results/screenshots/<look>/<page>.webp, and each picture beside them.
 */
const FOLDER = `${RESULTS}/screenshots`;
const WIDTHS = [390, 820, 1440];
const HEIGHT = 900;
/** A page is cut here, and a sheet is as many pixels wide. */
const MAX_LENGTH = 6_000;
const SHEET = 1_600;
const GAP = 12;
const AT_ONCE = 2;
const STOP_MS = 5_000;

const LOOKS: Readonly<Record<string, BrowserContextOptions>> = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  arabic: { colorScheme: 'light', locale: 'ar' },
  'no-scripts': { colorScheme: 'light', javaScriptEnabled: false },
};

/** Waits until lazy pictures are loaded and fades are over. */
async function settle(page: Page, scripts: boolean): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForLoadState('networkidle');
  if (!scripts) return;
  await page.evaluate(async () => {
    dispatchEvent(new PointerEvent('pointermove', { movementX: 1 }));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}

async function shoot(
  page: Page,
  { address }: ShopPage,
  width: number,
  options: BrowserContextOptions,
): Promise<Buffer> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.goto(address);
  if (options.locale === 'ar') await addArabicLetters(page);
  await settle(page, options.javaScriptEnabled !== false);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  return page.screenshot({
    fullPage: true,
    animations: 'disabled',
    clip: { x: 0, y: 0, width, height: Math.min(Math.max(height, HEIGHT), MAX_LENGTH) },
  });
}

/** The pictures of a page side by side, in proportion. */
async function sheetOf(pictures: readonly Buffer[], file: string): Promise<void> {
  const scale = (SHEET - GAP * (WIDTHS.length + 1)) / WIDTHS.reduce((sum, width) => sum + width, 0);
  const tiles = await Promise.all(
    pictures.map((picture, at) =>
      sharp(picture)
        .resize({ width: Math.round((WIDTHS[at] ?? 0) * scale) })
        .toBuffer({ resolveWithObject: true }),
    ),
  );
  let left = GAP;
  const placed = tiles.map(({ data, info }) => {
    const here = { input: data, top: GAP, left };
    left += info.width + GAP;
    return here;
  });
  const height = Math.max(...tiles.map(({ info }) => info.height)) + 2 * GAP;
  await sharp({ create: { width: SHEET, height, channels: 3, background: '#808080' } })
    .composite(placed)
    .webp({ quality: 80 })
    .toFile(file);
}

async function lookAt(browser: Browser, every: EveryPage, look: string, pages: readonly ShopPage[]): Promise<void> {
  const folder = `${FOLDER}/${look}`;
  mkdirSync(folder, { recursive: true });
  const options = LOOKS[look] ?? {};
  const waiting = [...pages];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const context = await browser.newContext({
        ...options,
        storageState: await every.stateFor(next.who),
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        // The added font comes as data.
        bypassCSP: options.locale !== undefined,
      });
      if (options.locale)
        await context.addCookies([{ name: 'NEXT_LOCALE', value: options.locale, url: new URL(next.address).origin }]);
      const page = await context.newPage();
      try {
        const pictures: Buffer[] = [];
        for (const width of WIDTHS) {
          const picture = await shoot(page, next, width, options);
          await sharp(picture).webp({ quality: 85 }).toFile(`${folder}/${next.name}-${width}.webp`);
          pictures.push(picture);
        }
        await sheetOf(pictures, `${folder}/${next.name}.webp`);
      } catch (error) {
        say(`✗ ${look} ${next.name}: ${error instanceof Error ? error.message : String(error)}`);
        process.exitCode = 1;
      }
      await context.close();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function screenshots(words: readonly string[]): Promise<void> {
  const looks = Object.keys(LOOKS).filter((look) => words.includes(look));
  const names = words.filter((word) => !(word in LOOKS));
  const services = new ServiceGroup();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void services.stopAll(STOP_MS));
  const browser = await launchBrowser();
  try {
    await buildStorefront(services, 'terminal');
    await withShop(services, 'screenshots', async ({ storefront, platform }) => {
      const every = await EveryPage.of(storefront.address, new Platform(platform.address));
      const pages = every.pages.filter(({ name }) => names.length === 0 || names.some((word) => name.includes(word)));
      for (const look of looks.length > 0 ? looks : Object.keys(LOOKS)) await lookAt(browser, every, look, pages);
      await every.close();
    });
  } finally {
    await browser.close();
    await services.stopAll(STOP_MS);
  }
}

try {
  checkRuntime();
  mkdirSync(FOLDER, { recursive: true });
  if (process.argv.length === 2) rmSync(FOLDER, { recursive: true, force: true });
  await screenshots(process.argv.slice(2));
} catch (error) {
  process.exitCode = failure(error);
}
