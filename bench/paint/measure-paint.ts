import type { Browser } from '@playwright/test';
import { launchBrowser } from '../../e2e/support/browser/browser.ts';
import { freePort } from '../../scripts/start/services/ports.ts';
import type { ServiceGroup } from '../../scripts/start/services/service-group.ts';
import { Refusal, step } from '../../scripts/start/terminal/terminal.ts';
import { RESULTS, startPlatform, startStorefront, temporaryData } from '../../scripts/test/services/shop.ts';
import type { Measure } from '../report/measure.ts';
import { CATEGORIES, type Report, inspect } from './lighthouse.ts';
import { startScriptless } from './scriptless.ts';
import { type Painted, open } from './throttled.ts';

const PAGES = ['/', '/shop/biscuits', '/product/lavender-waste-bag-rolls', '/article/the-first-groom', '/about'];
const ROUNDS = 5;
/** Pages opened for each run of Lighthouse: one takes a fifth of its time, and varies by a quarter. */
const LOOKS = 3;
const MAX = { paint: 1.05, blocked: 40, shift: 0.001 };
const BEST_SCORE = 100;
const STOP_MS = 10_000;

interface Seen {
  readonly throttled: Painted[];
  readonly lighthouse: Report[];
}
interface Compared {
  readonly own: Seen;
  readonly bare: Seen;
}

const nothingSeen = (): Seen => ({ throttled: [], lighthouse: [] });

/** One tool's figures of a page beside those of its copy. */
function measuresOf(name: string, own: readonly Painted[], bare: readonly Painted[]): Measure[] {
  const rounds = (seen: readonly Painted[], what: keyof Painted): number[] => seen.map((one) => one[what]);
  return [
    {
      name: `${name}: largest paint`,
      unit: 'ms',
      rounds: rounds(own, 'paint'),
      beside: rounds(bare, 'paint'),
      bound: { mostRatio: MAX.paint },
    },
    { name: `${name}: blocked`, unit: 'ms', rounds: rounds(own, 'blocked'), bound: { most: MAX.blocked } },
    { name: `${name}: shift`, unit: '', rounds: rounds(own, 'shift'), bound: { most: MAX.shift } },
  ];
}

function measuresOfPage(path: string, { own, bare }: Compared): Measure[] {
  return [
    ...measuresOf(`${path}, throttled`, own.throttled, bare.throttled),
    ...measuresOf(`${path}, Lighthouse`, own.lighthouse, bare.lighthouse),
    ...CATEGORIES.map((category) => ({
      name: `${path}, Lighthouse: ${category}`,
      unit: 'points',
      rounds: own.lighthouse.map(({ scores }) => scores[category]),
      bound: { least: BEST_SCORE },
    })),
  ];
}

/** Fonts that stand in for the shop's until these have come: one of them is on nearly every device. */
const STAND_INS = "local('Arial'), local('Liberation Sans'), local('Arimo'), local('Roboto')";

/** Without these fonts text shifts that stands still on the devices of people. @throws Refusal */
async function requireFonts(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  const has = await page.evaluate(
    (fonts) =>
      new FontFace('stand-in', fonts).load().then(
        () => true,
        () => false,
      ),
    STAND_INS,
  );
  await page.close();
  if (!has)
    throw new Refusal('Install the fonts that most people have, for example: apt-get install fonts-liberation.');
}

/**
 * How long a phone on a slow network takes to show public pages, compared with a copy of each without scripts. Measured
 * by the browser's own throttling and by Lighthouse, in interleaved rounds; the ratios count, not the numbers. Shifts
 * need fonts that most people have: on Linux install Chromium and fonts-liberation.
 */
export async function measurePaint(services: ServiceGroup): Promise<Measure[]> {
  const data = temporaryData();
  const tools = await freePort();
  const browser = await launchBrowser('person', [`--remote-debugging-port=${tools}`]);
  try {
    await requireFonts(browser);
    const { shop, platform } = await step('Starting platform and storefront', async () => {
      const platform = await startPlatform(services, { dataDir: data.dataDir, log: `${RESULTS}/paint-platform.log` });
      const shop = await startStorefront(services, {
        port: await freePort(),
        platform: platform.address,
        log: `${RESULTS}/paint-storefront.log`,
      });
      return { shop, platform };
    });
    const scriptless = await startScriptless(shop.address);
    const found = new Map(PAGES.map((path) => [path, { own: nothingSeen(), bare: nothingSeen() }]));
    for (let round = 0; round <= ROUNDS; round += 1) {
      await step(round === 0 ? 'Warming' : `Round ${round} of ${ROUNDS}`, async () => {
        for (const [path, { own, bare }] of found) {
          const both = [
            { seen: round === 0 ? nothingSeen() : own, url: shop.address + path },
            { seen: round === 0 ? nothingSeen() : bare, url: scriptless.address + path },
          ];
          for (let look = 0; look < LOOKS; look += 1)
            for (const { seen, url } of both) seen.throttled.push(await open(browser, url));
          for (const { seen, url } of both) seen.lighthouse.push(await inspect(tools, url));
        }
      });
    }
    scriptless.stop();
    for (const { service } of [shop, platform]) await service.stop(STOP_MS);
    return [...found].flatMap(([path, compared]) => measuresOfPage(path, compared));
  } finally {
    await browser.close();
    data.remove();
  }
}
