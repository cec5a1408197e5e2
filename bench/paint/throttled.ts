import type { Browser } from '@playwright/test';

/** 150 ms round trip, 1.6 Mbit/s, 4x slower processor. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWER = 4;
const SETTLED_MS = 2_000;

export interface Painted {
  /** Milliseconds. */
  readonly paint: number;
  readonly blocked: number;
  readonly shift: number;
}

/** Runs in the page, before anything else. All functions are anonymous: named ones would need a helper of tsx. */
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

/** Opens a page with the browser's own throttling. @throws Error if nothing was painted */
export async function open(browser: Browser, url: string): Promise<Painted> {
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
