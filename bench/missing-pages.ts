import { mkdirSync } from 'node:fs';
import { buildStorefront } from '../scripts/start/build/build.ts';
import { freePort } from '../scripts/start/services/ports.ts';
import { checkRuntime } from '../scripts/start/runtime.ts';
import { ServiceGroup } from '../scripts/start/services/service-group.ts';
import { failure, say, step } from '../scripts/start/terminal/terminal.ts';
import { flood, measureLeft, warm } from '../scripts/test/memory/missing-pages.ts';
import { RESULTS, startPlatform, startStorefront, temporaryData } from '../scripts/test/services/shop.ts';

/**
 * `npm run bench:missing-pages [count]`: what requests for pages that do not exist leave on disk and in memory, and how
 * much they slow down a cached page.
 */
const COUNT = 20_000;
const MAX = { disk: 20, memory: 100, slower: 1.5 };
const STOP_MS = 10_000;

async function bench(count: number): Promise<number> {
  mkdirSync(RESULTS, { recursive: true });
  const services = new ServiceGroup();
  const data = temporaryData();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void services.stopAll(STOP_MS));
  try {
    await buildStorefront(services, 'terminal');
    const [port, inspector] = [await freePort(), await freePort()];
    const platform = await startPlatform(services, {
      dataDir: data.dataDir,
      log: `${RESULTS}/missing-pages-platform.log`,
      origin: `http://localhost:${port}`,
    });
    const shop = await startStorefront(services, {
      port,
      platform: platform.address,
      log: `${RESULTS}/missing-pages-storefront.log`,
      env: { PAGES_ON_DISK: 'on', NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}` },
    });
    await step('Visiting real pages', () => warm(shop));
    const before = await measureLeft(shop, inspector);
    const start = performance.now();
    await step(`Asking for ${count} made-up addresses`, () => flood(shop, count));
    const seconds = (performance.now() - start) / 1000;
    const after = await measureLeft(shop, inspector);
    const grown = {
      disk: after.disk - before.disk,
      memory: after.memory - before.memory,
      slower: after.median / before.median,
    };
    say(`  ${(count / seconds).toFixed(0)} a second`);
    say(
      `  Disk ${before.disk.toFixed(1)} → ${after.disk.toFixed(1)} MB, ` +
        `memory ${before.memory.toFixed(0)} → ${after.memory.toFixed(0)} MB ` +
        `(with garbage ${before.resident.toFixed(0)} → ${after.resident.toFixed(0)} MB), ` +
        `a page in the cache ${before.median.toFixed(2)} → ${after.median.toFixed(2)} ms`,
    );
    const failed = (['disk', 'memory', 'slower'] as const).filter((name) => grown[name] > MAX[name]);
    say(
      failed.length === 0
        ? '\n✓ Made-up addresses leave nothing'
        : `\n✗ Too much: ${failed.map((name) => `${name} ${grown[name].toFixed(2)} of ${MAX[name]}`).join(', ')}`,
    );
    return failed.length === 0 ? 0 : 1;
  } finally {
    await services.stopAll(STOP_MS);
    data.remove();
  }
}

try {
  checkRuntime();
  process.exitCode = await bench(Number(process.argv[2] ?? COUNT));
} catch (error) {
  process.exitCode = failure(error);
}
