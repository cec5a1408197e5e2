import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemBrowser } from '../e2e/support/browser.ts';
import type { ServiceGroup } from '../scripts/start/service-group.ts';
import { Refusal, say, step } from '../scripts/start/terminal.ts';
import { temporaryData } from '../scripts/test/shop.ts';
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
import type { Measure } from './report/measure.ts';
import { runBench } from './run.ts';
import { startMeasuredShop } from './shop.ts';

/** With these one shop is measured, in this order. */
const OF_ONE_SHOP = ['load', 'memory', 'pad', 'orders'] as const satisfies readonly Part[];
const STOP_MS = 10_000;

interface Found {
  readonly measures: readonly Measure[];
  readonly steady: readonly (readonly number[])[];
}

const NOTHING: Found = { measures: [], steady: [] };

async function measureShop(services: ServiceGroup, parts: ReadonlySet<Part>): Promise<Found> {
  if (!OF_ONE_SHOP.some((part) => parts.has(part))) return NOTHING;
  if (spawnSync('nginx', ['-v']).error) throw new Refusal('Install nginx, for example: apt-get install nginx-light.');
  const data = temporaryData();
  const folder = mkdtempSync(join(tmpdir(), 'stockist-bench-'));
  try {
    const shop = await step('Starting platform, storefront and nginx', () =>
      startMeasuredShop(services, folder, data.dataDir),
    );
    const { nginx, storefront, platform, bare, session } = shop;
    if (parts.has('load')) say(`  Load by ${GENERATOR}`);
    const load = parts.has('load') ? await measureLoad(await targetsOf(shop), storefront) : NOTHING;
    const memory = parts.has('memory') ? await measureMemory(storefront) : [];
    const pad = parts.has('pad')
      ? await step('Filling an order pad', () => measureOrderPad({ address: nginx.address, session }))
      : [];
    const orders = parts.has('orders') ? await step('Placing orders', () => measureOrders(nginx, platform)) : [];
    for (const { service } of [bare, nginx, storefront, platform]) await service.stop(STOP_MS);
    return { measures: [...load.measures, ...memory, ...pad, ...orders], steady: load.steady };
  } finally {
    data.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a person sees, in the system's browser: the packaged one has no fonts, and renders nothing ahead. */
async function measureBrowser(services: ServiceGroup, parts: ReadonlySet<Part>): Promise<Measure[]> {
  if (!parts.has('paint') && !parts.has('clicks')) return [];
  if (systemBrowser() === null) {
    say('  Paint and clicks are left out: no Chromium of the system, for example from "apt-get install chromium".');
    return [];
  }
  const paint = parts.has('paint') ? await measurePaint(services) : [];
  return [...paint, ...(parts.has('clicks') ? await measureClicks(services) : [])];
}

/**
 * `npm run bench [products] [--only=part,part]`: about half an hour. Everything is on this machine, the load generator
 * too: the ratios count, not the numbers.
 */
await runBench(async (services) => {
  const { products, parts } = parseOptions(process.argv.slice(2));
  const { measures, steady } = await measureShop(services, parts);
  const growth = parts.has('growth') ? await measureGrowth(services, products) : [];
  return { measures: [...measures, ...growth, ...(await measureBrowser(services, parts))], steady };
});
