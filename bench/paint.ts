import { mkdirSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { launchBrowser } from '../e2e/support/browser.ts';
import { buildStorefront } from '../scripts/start/build.ts';
import { freePort } from '../scripts/start/ports.ts';
import { checkRuntime } from '../scripts/start/runtime.ts';
import { ServiceGroup } from '../scripts/start/service-group.ts';
import { failure, say, step } from '../scripts/start/terminal.ts';
import { RESULTS, startPlatform, startStorefront, temporaryData } from '../scripts/test/shop.ts';
import { percentile } from './first-byte.ts';
import { startScriptless } from './scriptless.ts';

/**
 * `npm run bench:paint`: what a phone on a slow network takes to show public pages, beside a copy of each without
 * scripts. Interleaved rounds; the ratios count, not the numbers.
 */
const PAGES = ['/', '/shop/biscuits', '/product/lavender-waste-bag-rolls', '/article/the-first-groom', '/about'];
const ROUNDS = 5;
const MOST = { paint: 1.05, blocked: 40, shift: 0.001 };
/** 150 ms there and back, 1.6 Mbit/s, a processor of a quarter of this one's. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWER = 4;
const SETTLED_MS = 2_000;
const STOP_MS = 10_000;

interface Painted {
  /** Milliseconds. */
  readonly paint: number;
  readonly blocked: number;
  readonly shift: number;
}

/** Runs in the page, before anything else. No function in it has a name: tsx would ask a helper for it, not there. */
function observe(): void {
  const seen = { paint: 0, blocked: 0, shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.entryType === 'largest-contentful-paint') seen.paint = entry.startTime;
      else if (entry.entryType === 'longtask') seen.blocked += entry.duration - 50;
      else if ('value' in entry) seen.shift += Number(entry.value);
  }).observe({ entryTypes: ['largest-contentful-paint', 'longtask', 'layout-shift'] });
}

async function open(browser: Browser, url: string): Promise<Painted> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', NETWORK);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(observe);
  await page.goto(url);
  await page.waitForTimeout(SETTLED_MS);
  const seen = await page.evaluate(() => ('seen' in window ? window.seen : null));
  await context.close();
  if (typeof seen !== 'object' || seen === null) throw new Error(`${url} was not observed.`);
  const { paint, blocked, shift } = { paint: 0, blocked: 0, shift: 0, ...seen };
  if (paint === 0) throw new Error(`${url} was not painted.`);
  return { paint, blocked, shift };
}

const middle = (all: readonly Painted[], what: keyof Painted) =>
  percentile(
    all.map((one) => one[what]),
    0.5,
  );

/** Prints a line per page; true when all of them keep to the bounds. */
function judge(found: ReadonlyMap<string, { readonly own: Painted[]; readonly bare: Painted[] }>): boolean {
  let kept = true;
  for (const [path, { own, bare }] of found) {
    const [paint, blocked, shift] = [middle(own, 'paint'), middle(own, 'blocked'), middle(own, 'shift')];
    const ratio = paint / middle(bare, 'paint');
    const good = ratio <= MOST.paint && blocked <= MOST.blocked && shift <= MOST.shift;
    kept &&= good;
    const spread = own.map((one) => one.paint).toSorted((one, other) => one - other);
    say(
      [
        `${good ? '✓' : '✗'} ${path}: largest paint ${paint.toFixed(0)} ms`,
        `(${spread[0]?.toFixed(0)} to ${spread.at(-1)?.toFixed(0)}),`,
        `${ratio.toFixed(2)} of the copy without scripts;`,
        `blocked ${blocked.toFixed(0)} ms; shift ${shift.toFixed(3)}`,
      ].join(' '),
    );
  }
  return kept;
}

async function bench(): Promise<number> {
  mkdirSync(RESULTS, { recursive: true });
  const services = new ServiceGroup();
  const data = temporaryData();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void services.stopAll(STOP_MS));
  const browser = await launchBrowser('person');
  try {
    await buildStorefront(services, 'terminal');
    const shop = await step('Starting platform and storefront', async () => {
      const platform = await startPlatform(services, { dataDir: data.dataDir, log: `${RESULTS}/paint-platform.log` });
      return startStorefront(services, {
        port: await freePort(),
        platform: platform.address,
        log: `${RESULTS}/paint-storefront.log`,
      });
    });
    const scriptless = await startScriptless(shop.address);
    const found = new Map(PAGES.map((path) => [path, { own: new Array<Painted>(), bare: new Array<Painted>() }]));
    for (let round = 0; round <= ROUNDS; round += 1) {
      await step(round === 0 ? 'Warming' : `Round ${round} of ${ROUNDS}`, async () => {
        for (const [path, { own, bare }] of found) {
          const [one, other] = [
            await open(browser, shop.address + path),
            await open(browser, scriptless.address + path),
          ];
          if (round === 0) continue;
          own.push(one);
          bare.push(other);
        }
      });
    }
    scriptless.stop();
    return judge(found) ? 0 : 1;
  } finally {
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
