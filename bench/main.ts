import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { packAssets } from '../scripts/release/pack-assets.ts';
import { buildStorefront } from '../scripts/start/build.ts';
import { freePort } from '../scripts/start/ports.ts';
import { checkRuntime } from '../scripts/start/runtime.ts';
import { ServiceGroup } from '../scripts/start/service-group.ts';
import { Refusal, failure, say, step } from '../scripts/start/terminal.ts';
import { startNginx } from '../scripts/test/nginx.ts';
import { residentMegabytes } from '../scripts/test/resident-memory.ts';
import { RESULTS, startPlatform, startStorefront, temporaryData } from '../scripts/test/shop.ts';
import { startBareNext } from './bare-next.ts';
import { cpuMilliseconds } from './cpu.ts';
import { firstBytes } from './first-byte.ts';
import { GENERATOR, requestsPerSecond } from './load.ts';
import { measureGrowth } from './growth.ts';
import { measureMemory } from './memory.ts';
import { measureOrders } from './orders.ts';
import { fillCart, measureOrderPad } from './order-pad.ts';
import { customerSession } from './sign-in.ts';
import { type Measured, complaints, growthComplaints, growthTable, tableOf } from './table.ts';
import { STATIC_PATH, targetsOf } from './targets.ts';

/**
 * `npm run bench [products]`: about twenty minutes. Everything is on this machine, the load generator too: the ratios
 * count, not the numbers.
 */
const ROUNDS = 5;
const LOAD_SECONDS = 2;
const FIRST_BYTE_SECONDS = 1;
/** Of the cart that a customer's pages are measured with. */
const CART_LINES = 40;
const STOP_MS = 10_000;
/** Products of the large shop; another number is the command's argument. */
const LARGE = 100_000;

async function startAll(services: ServiceGroup, folder: string, dataDir: string) {
  const [port, storefrontPort] = [await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const platform = await startPlatform(services, {
    dataDir,
    log: `${RESULTS}/bench-platform.log`,
    origin,
    // Many small orders.
    env: { MINIMUM_ORDER_CENTS: '0' },
  });
  const storefront = await startStorefront(services, {
    port: storefrontPort,
    platform: platform.address,
    log: `${RESULTS}/bench-storefront.log`,
    env: { APP_ORIGIN: origin, TRUSTED_PROXIES: '1' },
  });
  const assets = join(folder, 'assets');
  await packAssets(assets);
  const nginx = await startNginx(services, {
    folder,
    port,
    storefronts: [storefront.port],
    assets,
    log: `${RESULTS}/bench-nginx.log`,
    site:
      `location ${STATIC_PATH} { root ${folder}; default_type text/html; ` +
      'open_file_cache max=100; add_header Content-Encoding br; }',
  });
  const bare = await startBareNext(services);
  const session = await customerSession(nginx, platform);
  await fillCart({ address: nginx.address, session }, CART_LINES);
  return { nginx, storefront, platform, bare, session, files: folder };
}

/** Every target in every round, so that a disturbance of the machine affects all of them. */
async function measure(targets: Awaited<ReturnType<typeof targetsOf>>): Promise<Measured[]> {
  const measured = targets.map((target) => ({
    target,
    rates: new Array<number>(),
    cpu: new Array<number>(),
    firstBytes: new Array<number>(),
  }));
  for (let round = 1; round <= ROUNDS; round += 1) {
    await step(`Round ${round} of ${ROUNDS}`, async () => {
      for (const one of measured) {
        one.firstBytes.push(...(await firstBytes(one.target, FIRST_BYTE_SECONDS)));
        const before = cpuMilliseconds(one.target.by);
        const rate = await requestsPerSecond(one.target, LOAD_SECONDS);
        one.rates.push(rate);
        one.cpu.push((cpuMilliseconds(one.target.by) - before) / (rate * LOAD_SECONDS));
      }
    });
  }
  return measured;
}

async function bench(products: number): Promise<number> {
  if (spawnSync('nginx', ['-v']).error) throw new Refusal('Install nginx, for example: apt-get install nginx-light.');
  mkdirSync(RESULTS, { recursive: true });
  const services = new ServiceGroup();
  const data = temporaryData();
  const folder = mkdtempSync(join(tmpdir(), 'stockist-bench-'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void services.stopAll(STOP_MS));
  try {
    await buildStorefront(services, 'terminal');
    const shop = await step('Starting platform, storefront and nginx', () => startAll(services, folder, data.dataDir));
    const targets = await targetsOf(shop);
    const idle = residentMegabytes(shop.storefront);
    say(
      `  ${GENERATOR}, ${cpus().length} processors, load ${loadavg()
        .map((load) => load.toFixed(1))
        .join(' ')} before`,
    );
    const measured = await measure(targets);
    const loaded = residentMegabytes(shop.storefront);
    say(`\n${tableOf(measured)}`);
    say(`\nMemory of the storefront: ${idle.toFixed(0)} MB before, ${loaded.toFixed(0)} MB after the load`);
    const memory = await measureMemory(shop.storefront);
    say(`  ${memory.line}`);
    const pad = await step('Filling an order pad', () =>
      measureOrderPad({ address: shop.nginx.address, session: shop.session }),
    );
    say(`  ${pad.line}`);
    const orders = await step('Placing orders', () => measureOrders(shop.nginx, shop.platform));
    say(`  ${orders.line}`);
    const growth = await measureGrowth(services, products);
    say(`\nWith ${products} products, beside the demonstration's:\n${growthTable(growth.rows)}`);
    say(`\nMemory of the platform: ${growth.memory.map((size) => `${size.toFixed(0)} MB`).join(', ')}`);
    const slow = [
      ...complaints(measured),
      ...memory.complaints,
      ...pad.complaints,
      ...orders.complaints,
      ...growthComplaints(growth.rows),
    ];
    say(
      slow.length === 0
        ? '\n✓ All is as quick as it must be, beside a file of nginx and a bare page, however large the shop'
        : `\n✗ ${slow.join('\n✗ ')}`,
    );
    return slow.length === 0 ? 0 : 1;
  } finally {
    await services.stopAll(STOP_MS);
    data.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  checkRuntime();
  process.exitCode = await bench(Number(process.argv[2] ?? LARGE));
} catch (error) {
  process.exitCode = failure(error);
}
