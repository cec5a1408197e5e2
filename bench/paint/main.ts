import { mkdirSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { buildStorefront } from '../../scripts/start/build.ts';
import { freePort } from '../../scripts/start/ports.ts';
import { checkRuntime } from '../../scripts/start/runtime.ts';
import { ServiceGroup } from '../../scripts/start/service-group.ts';
import { failure, say, step } from '../../scripts/start/terminal.ts';
import { RESULTS, startPlatform, startStorefront, temporaryData } from '../../scripts/test/shop.ts';
import { type Report, inspect, middleOf as middleReport } from './lighthouse.ts';
import { startScriptless } from './scriptless.ts';
import { type Painted, middleOf as middlePainted, open } from './throttled.ts';

/**
 * `npm run bench:paint`: how long a phone on a slow network takes to show public pages, compared with a copy of each
 * without scripts. Measured by the browser's own throttling and by Lighthouse, in interleaved rounds; the ratios count,
 * not the numbers. Shifts need fonts that most people have: on Linux install Chromium and fonts-liberation.
 */
const PAGES = ['/', '/shop/biscuits', '/product/lavender-waste-bag-rolls', '/article/the-first-groom', '/about'];
const ROUNDS = 5;
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

/** Prints one tool's figures of a page; true when they are within the bounds. */
function judge(name: string, own: Painted, bare: Painted): boolean {
  const ratio = own.paint / bare.paint;
  const good = ratio <= MAX.paint && own.blocked <= MAX.blocked && own.shift <= MAX.shift;
  say(
    [
      `${good ? '✓' : '✗'} ${name}: largest paint ${own.paint.toFixed(0)} ms,`,
      `${ratio.toFixed(2)} of the copy without scripts;`,
      `blocked ${own.blocked.toFixed(0)} ms (copy ${bare.blocked.toFixed(0)}); shift ${own.shift.toFixed(4)}`,
    ].join(' '),
  );
  return good;
}

function judgePage(path: string, { own, bare }: Compared): boolean {
  const [report, reportOfBare] = [middleReport(own.lighthouse), middleReport(bare.lighthouse)];
  const scores = Object.entries(report.scores);
  const best = scores.every(([, score]) => score === BEST_SCORE);
  const painted = judge(`${path}, throttled`, middlePainted(own.throttled), middlePainted(bare.throttled));
  const reported = judge(`${path}, Lighthouse`, report, reportOfBare);
  say(`${best ? '✓' : '✗'} ${path}: ${scores.map(([category, score]) => `${category} ${score}`).join(', ')}`);
  return painted && reported && best;
}

async function look(browser: Browser, tools: number, url: string): Promise<{ painted: Painted; report: Report }> {
  return { painted: await open(browser, url), report: await inspect(tools, url) };
}

async function bench(): Promise<number> {
  mkdirSync(RESULTS, { recursive: true });
  const services = new ServiceGroup();
  const data = temporaryData();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void services.stopAll(STOP_MS));
  const tools = await freePort();
  const browser = await launchBrowser('person', [`--remote-debugging-port=${tools}`]);
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
    const found = new Map(PAGES.map((path) => [path, { own: nothingSeen(), bare: nothingSeen() }]));
    for (let round = 0; round <= ROUNDS; round += 1) {
      await step(round === 0 ? 'Warming' : `Round ${round} of ${ROUNDS}`, async () => {
        for (const [path, { own, bare }] of found)
          for (const [seen, address] of [
            [own, shop.address],
            [bare, scriptless.address],
          ] as const) {
            const { painted, report } = await look(browser, tools, address + path);
            if (round === 0) continue;
            seen.throttled.push(painted);
            seen.lighthouse.push(report);
          }
      });
    }
    scriptless.stop();
    const results = [...found].map(([path, compared]) => judgePage(path, compared));
    return results.every(Boolean) ? 0 : 1;
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
