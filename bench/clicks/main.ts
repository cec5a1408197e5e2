import { mkdirSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { buildStorefront } from '../../scripts/start/build.ts';
import { freePort } from '../../scripts/start/ports.ts';
import { checkRuntime } from '../../scripts/start/runtime.ts';
import { ServiceGroup } from '../../scripts/start/service-group.ts';
import { DEMO_PASSWORD } from '../../scripts/start/settings.ts';
import { failure, say, step } from '../../scripts/start/terminal.ts';
import { RESULTS, startPlatform, startStorefront, temporaryData } from '../../scripts/test/shop.ts';
import { percentile } from '../first-byte.ts';
import { customerSession } from '../sign-in.ts';
import { startSlowNetwork } from './slow-network.ts';

/**
 * `npm run bench:clicks`: how long a person with a slow phone waits after a click, from the press to the frame that
 * shows the result (4x slower processor, 150 ms round trip, 1.6 Mbit/s, 200 ms of hovering).
 */
const ROUNDS = 5;
const SLOWER = 4;
const HOVER_MS = 200;
const SETTLED_MS = 3_000;
const WAIT_MS = 15_000;
const STOP_MS = 10_000;
const LIST = '/shop/biscuits';
const PRODUCT = '/product/lavender-waste-bag-rolls';
const BUYER = 'orders@example.com';

interface Click {
  readonly name: string;
  /** Bound of the median, in milliseconds. */
  readonly most: number;
  readonly signedIn: boolean;
  readonly path: string;
  /** Prepares the page; returns what is measured. */
  readonly begin: (page: Page) => Promise<() => Promise<void>>;
  /** An expression that is true once the page shows the result. */
  readonly shown: string;
}

async function hovered(page: Page, selector: string): Promise<() => Promise<void>> {
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} is not on ${page.url()}.`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(HOVER_MS);
  return async () => {
    await page.mouse.down();
    await page.mouse.up();
  };
}

const ON_PRODUCT = `location.pathname.startsWith('/product/')`;
const PRODUCT_SHOWN = `${ON_PRODUCT} && (document.querySelector('main h1')?.offsetHeight ?? 0) > 0`;
const ORDER_TEXT = `(document.querySelector('main form[aria-label=Order], main #order')?.innerText ?? '')`;
const PRICE_SHOWN = String.raw`${ON_PRODUCT} && /\$\d+\.\d\d/.test(${ORDER_TEXT})`;

const CLICKS: readonly Click[] = [
  {
    name: 'list to product',
    most: 150,
    signedIn: false,
    path: LIST,
    begin: (page) => hovered(page, 'main article a[href^="/product/"]'),
    shown: PRODUCT_SHOWN,
  },
  {
    name: 'list to product, signed in',
    most: 450,
    signedIn: true,
    path: LIST,
    begin: (page) => hovered(page, 'main article a[href^="/product/"]'),
    shown: PRODUCT_SHOWN,
  },
  {
    name: 'sign-in to prices',
    most: 900,
    signedIn: false,
    path: `/login?next=${encodeURIComponent(PRODUCT)}`,
    begin: async (page) => {
      await page.getByRole('textbox', { name: 'E-mail address' }).fill(BUYER);
      await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
      await page.waitForTimeout(SETTLED_MS);
      return hovered(page, 'main form button[type=submit], main form button:not([type])');
    },
    shown: PRICE_SHOWN,
  },
  {
    name: 'add to cart to acknowledged',
    most: 350,
    signedIn: true,
    path: PRODUCT,
    begin: (page) => hovered(page, 'main form[aria-label=Order] button[type=submit]'),
    shown: `/added/i.test(document.querySelector('main form[aria-label=Order]')?.innerText ?? '')`,
  },
  {
    name: 'typing to suggestions',
    most: 350,
    signedIn: false,
    path: '/',
    begin: async (page) => {
      const field = page
        .getByRole('combobox', { name: /search/i })
        .or(page.getByRole('searchbox', { name: /search/i }));
      await field.first().click();
      await page.waitForTimeout(SETTLED_MS);
      await page.keyboard.type('sha', { delay: 100 });
      return () => page.keyboard.type('m');
    },
    shown: `document.querySelectorAll('[role=listbox] [role=option]').length > 0`,
  },
];

/** Notes when the page first shows a result; a page that is rendered ahead has no frames until it is looked at. */
function watch(shown: string): string {
  return `(() => {
    const look = () => {
      if (${shown}) requestAnimationFrame(() => { window.shownAt = performance.timeOrigin + performance.now(); });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  })()`;
}

async function measure(browser: Browser, origin: string, session: string, click: Click): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 });
  if (click.signedIn)
    await context.addCookies(
      session.split('; ').map((cookie) => {
        const [name = '', value = ''] = cookie.split(/=(.*)/s);
        return { name, value, url: origin };
      }),
    );
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(origin + click.path);
  await page.waitForTimeout(SETTLED_MS);
  const act = await click.begin(page);
  await page.addInitScript(watch(click.shown));
  await page.evaluate(watch(click.shown));
  const begun = Date.now();
  await act();
  const shownAt = await page.waitForFunction(() => ('shownAt' in window ? window.shownAt : null), null, {
    timeout: WAIT_MS,
  });
  const at = Number(await shownAt.jsonValue());
  await context.close();
  return at - begun;
}

async function bench(): Promise<number> {
  mkdirSync(RESULTS, { recursive: true });
  const services = new ServiceGroup();
  const data = temporaryData();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void services.stopAll(STOP_MS));
  const browser = await launchBrowser('person');
  let network: Awaited<ReturnType<typeof startSlowNetwork>> | null = null;
  try {
    await buildStorefront(services, 'terminal');
    const [port, slowPort] = [await freePort(), await freePort()];
    const origin = `http://localhost:${slowPort}`;
    const session = await step('Starting platform and storefront', async () => {
      const log = `${RESULTS}/clicks-platform.log`;
      const platform = await startPlatform(services, { dataDir: data.dataDir, log, origin });
      const shop = await startStorefront(services, {
        port,
        platform: platform.address,
        log: `${RESULTS}/clicks-storefront.log`,
        env: { APP_ORIGIN: origin },
      });
      return customerSession(shop, platform);
    });
    network = await startSlowNetwork(slowPort, port);
    const measured = CLICKS.map((click) => ({ click, times: new Array<number>() }));
    for (let round = 0; round <= ROUNDS; round += 1) {
      await step(round === 0 ? 'Warming' : `Round ${round} of ${ROUNDS}`, async () => {
        for (const { click, times } of measured) {
          const time = await measure(browser, origin, session, click);
          if (round > 0) times.push(time);
        }
      });
    }
    const slow = measured.filter(({ click, times }) => {
      const median = percentile(times, 0.5);
      const isQuick = median <= click.most;
      say(
        `${isQuick ? '✓' : '✗'} ${click.name}: ${median.toFixed(0)} ms ` +
          `(${Math.min(...times).toFixed(0)}-${Math.max(...times).toFixed(0)}), ${click.most} is the most`,
      );
      return !isQuick;
    });
    return slow.length === 0 ? 0 : 1;
  } finally {
    network?.stop();
    await browser.close();
    await services.stopAll(STOP_MS);
    data.remove();
  }
}

try {
  checkRuntime();
  process.exitCode = await bench();
} catch (error) {
  process.exitCode = failure(error);
}
