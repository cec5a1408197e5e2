import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemBrowser } from '../e2e/support/browser/browser.ts';
import type { ServiceGroup } from '../scripts/start/services/service-group.ts';
import { Refusal, say, step } from '../scripts/start/terminal/terminal.ts';
import { temporaryData } from '../scripts/test/services/shop.ts';
import { measureClicks } from './clicks/measure-clicks.ts';
import { measureGrowth } from './growth.ts';
import { GENERATOR } from './load/generator.ts';
import { measureLoad } from './load/measure.ts';
import { targetsOf } from './load/targets.ts';
import { measureMemory } from './memory.ts';
import { type Part, parseOptions } from './options.ts';
import { measureOrders } from './orders.ts';
import { measureOrderPad } from './order-pad.ts';
import { measurePaint } from './paint/measure-paint.ts';
import { type Found, runBench } from './run.ts';
import { startMeasuredShop } from './shop.ts';
import { customerSession } from './sign-in.ts';

/** With these one shop is measured, in this order. */
const OF_ONE_SHOP = ['load', 'memory', 'pad', 'orders'] as const satisfies readonly Part[];
const STOP_MS = 10_000;

async function measureShop(services: ServiceGroup, parts: ReadonlySet<Part>, found: Found): Promise<void> {
  if (!OF_ONE_SHOP.some((part) => parts.has(part))) return;
  if (spawnSync('nginx', ['-v']).error) throw new Refusal('Install nginx, for example: apt-get install nginx-light.');
  const data = temporaryData();
  const folder = mkdtempSync(join(tmpdir(), 'stockist-bench-'));
  try {
    const shop = await step('Starting platform, storefront and nginx', () =>
      startMeasuredShop(services, folder, data.dataDir),
    );
    const { nginx, storefront, platform, bare } = shop;
    if (parts.has('load')) {
      say(`  Load by ${GENERATOR}`);
      const load = await measureLoad(await targetsOf(shop), storefront);
      found.measures.push(...load.measures);
      found.steady.push(...load.steady);
    }
    if (parts.has('memory')) found.measures.push(...(await measureMemory(storefront)));
    if (parts.has('pad')) {
      // The shop's own session may have ended by now.
      const session = await customerSession(nginx, platform);
      const pad = () => measureOrderPad({ address: nginx.address, session });
      found.measures.push(...(await step('Filling an order pad', pad)));
    }
    if (parts.has('orders'))
      found.measures.push(...(await step('Placing orders', () => measureOrders(nginx, platform))));
    for (const { service } of [bare, nginx, storefront, platform]) await service.stop(STOP_MS);
  } finally {
    data.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a person sees, in the system's browser: the packaged one has no fonts, and renders nothing ahead. */
async function measureBrowser(services: ServiceGroup, parts: ReadonlySet<Part>, found: Found): Promise<void> {
  if (!parts.has('paint') && !parts.has('clicks')) return;
  if (systemBrowser() === null) {
    say('  Paint and clicks are left out: no Chromium of the system, for example from "apt-get install chromium".');
    return;
  }
  if (parts.has('paint')) found.measures.push(...(await measurePaint(services)));
  if (parts.has('clicks')) found.measures.push(...(await measureClicks(services)));
}

/**
 * `npm run bench [products] [--only=part,part]`: about half an hour. Everything is on this machine, the load generator
 * too: the ratios count, not the numbers.
 */
await runBench(async (services, found) => {
  const { products, parts } = parseOptions(process.argv.slice(2));
  await measureShop(services, parts, found);
  if (parts.has('growth')) found.measures.push(...(await measureGrowth(services, products)));
  await measureBrowser(services, parts, found);
});
