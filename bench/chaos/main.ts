import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { orderById, orderList } from '../../lib/contract/orders/order.ts';
import { productByUrl } from '../../lib/contract/catalogue/product.ts';
import type { Account } from '../../e2e/support/accounts.ts';
import { PLANT_BAGS } from '../../e2e/support/goods.ts';
import { newCustomer } from '../../e2e/support/new-customer.ts';
import { giveAddress } from '../../e2e/support/ordering.ts';
import { Platform } from '../../e2e/support/platform.ts';
import { buildStorefront } from '../../scripts/start/build.ts';
import { freePort } from '../../scripts/start/ports.ts';
import { checkRuntime } from '../../scripts/start/runtime.ts';
import { ServiceGroup } from '../../scripts/start/service-group.ts';
import { waitUntilReady } from '../../scripts/start/service.ts';
import { failure, say, step } from '../../scripts/start/terminal.ts';
import { RESULTS, temporaryData } from '../../scripts/test/shop.ts';
import { order } from './customer.ts';
import { startPostgres, startRedis } from './databases.ts';
import { Disk } from './disk.ts';
import { type Trouble, databaseTroubles, diskFull, killed, trouble } from './troubles.ts';
import { type Placed, checksOf } from './verdict.ts';

/**
 * `npm run chaos [seconds]`: customers order through the pages of a shop that `npm start` runs, while its storefront
 * and its platform are killed at random, and its disk is full. Every second order is paid by card. Then every order is
 * counted. With `--databases` the shop is on a PostgreSQL and a Redis of its own, which are killed too, and whose
 * networks are cut or slow.
 */
const SECONDS = 60;
const CUSTOMERS = 3;
/** Time for orders in progress to finish after the last failure. */
const PATIENCE_MS = 60_000;
const START_MS = 300_000;
const STOP_MS = 15_000;
/** A mail stays locked for three minutes if its platform is killed meanwhile (backend/services/mail/mail-jobs.ts). */
const MAIL_MS = 200_000;

interface Shop {
  readonly port: number;
  readonly platform: Platform;
  /** The failures that are tried. */
  readonly troubles: readonly Trouble[];
}

/** All orders of an account, with their mails. */
async function placedBy({ platform }: Shop, account: Account): Promise<Placed[]> {
  const token = await platform.signIn(account);
  const { data } = await platform.call(orderList, { token, query: { page_size: '100' } });
  const items = [];
  for (const { id } of data) items.push((await platform.call(orderById, { token, params: { id } })).item);
  const mails = await platform.mails(account.email);
  return items.map((item) => ({
    id: item.id,
    reference: item.purchase_order_number,
    qty: item.lines.reduce((sum, { qty }) => sum + qty, 0),
    paid: item.payment_status === 'paid',
    mails: mails.filter(({ subject }) => subject.includes(item.number)).length,
  }));
}

/** All orders, once each has its mail or the time for mails is over. */
async function settled(shop: Shop, accounts: readonly Account[]): Promise<Placed[]> {
  const until = Date.now() + MAIL_MS;
  for (;;) {
    const lists = [];
    for (const account of accounts) lists.push(await placedBy(shop, account));
    const orders = lists.flat();
    if (Date.now() > until || orders.every(({ mails }) => mails > 0)) return orders;
    await sleep(500);
  }
}

async function run(shop: Shop, seconds: number): Promise<number> {
  const { item } = await shop.platform.call(productByUrl, { query: { url: PLANT_BAGS.slug } });
  const sku = item.skus[0]?.id ?? '';
  const accounts: Account[] = [];
  for (let number = 0; number < CUSTOMERS; number += 1) {
    const account = await newCustomer(shop.platform);
    await giveAddress(shop.platform, account);
    accounts.push(account);
  }
  const signIns = await Promise.all(
    accounts.map(async (account) => {
      const tokens = await shop.platform.tokens(account);
      return `/?a=${tokens.access_token}&r=${tokens.refresh_token}`;
    }),
  );
  const until = Date.now() + seconds * 1000;
  const markFailed = until + PATIENCE_MS;
  const [happened, ...attempts] = await Promise.all([
    trouble(shop.troubles, until),
    ...signIns.map((signIn, index) => order(`chaos-${index + 1}`, signIn, { port: shop.port, sku, until, markFailed })),
  ]);
  const orders = await settled(shop, accounts);
  const all = attempts.flat();
  say(
    `${[...happened].map(([name, times]) => `${name}: ${times}`).join(', ')}. ` +
      `${all.length} orders wanted, sent ${all.reduce((sum, { sent }) => sum + sent, 0)} times, ` +
      `${all.filter(({ acknowledged }) => acknowledged !== null).length} acknowledged, ${orders.length} there.`,
  );
  const checks = [
    ...checksOf(all, orders),
    {
      name: 'something was ordered, and something happened',
      broken: all.length > 0 && [...happened.values()].some((times) => times > 0) ? [] : ['-'],
    },
  ];
  for (const { name, broken } of checks) say(broken.length === 0 ? `✓ ${name}` : `✗ ${name}: ${broken.join(', ')}`);
  const failed = checks.filter(({ broken }) => broken.length > 0).length;
  say(`\n${checks.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

async function main(seconds: number, withDatabases: boolean): Promise<number> {
  mkdirSync(RESULTS, { recursive: true });
  const services = new ServiceGroup();
  const data = temporaryData();
  const folder = mkdtempSync(join(tmpdir(), 'stockist-chaos-'));
  const ends: (() => Promise<void> | void)[] = [data.remove, () => rmSync(folder, { recursive: true, force: true })];
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void services.stopAll(STOP_MS));
  try {
    await buildStorefront(services, 'terminal');
    const [port, backendPort] = [await freePort(), await freePort()];
    const postgres = withDatabases ? await startPostgres(folder) : null;
    if (postgres) ends.unshift(postgres.stop);
    const redis = withDatabases ? await startRedis() : null;
    if (redis) ends.unshift(() => redis.server.stop());
    const disk = postgres ? postgres.disk : Disk.over(data.dataDir);
    if (disk && !postgres) ends.unshift(() => disk.unmount());
    if (!disk) say('Nobody may mount here: no disk will be full.');
    const starter = services.start('shop', ['--import', 'tsx', 'scripts/start/main.ts'], {
      env: {
        PORT: String(port),
        BACKEND_PORT: String(backendPort),
        DATA_DIR: data.dataDir,
        APP_ORIGIN: '',
        API_BASE_URL: '',
        DATABASE_URL: postgres?.url ?? '',
        REDIS_URL: redis?.url ?? '',
        SMTP_URL: '',
        // Small orders: the shop must not be sold out.
        MINIMUM_ORDER_CENTS: '0',
        LOGIN_ATTEMPTS: '1000',
        LINK_REQUESTS: '1000',
        SIGN_IN_ATTEMPTS: '1000',
      },
      output: { file: `${RESULTS}/chaos.log` },
    });
    await step('Starting the shop', async () => {
      await waitUntilReady(starter, `http://127.0.0.1:${port}/healthz`, START_MS);
    });
    const platform = new Platform(`http://localhost:${backendPort}`);
    const pid = starter.pid ?? 0;
    const troubles = [
      killed(pid, 'storefront', `http://127.0.0.1:${port}`),
      killed(pid, 'platform', platform.address),
      ...(postgres ? databaseTroubles('PostgreSQL', postgres.server) : []),
      ...(disk ? [diskFull('the database', disk, async () => postgres?.server.startAgain())] : []),
      ...(redis ? databaseTroubles('Redis', redis.server) : []),
    ];
    return await run({ port, platform, troubles }, seconds);
  } finally {
    await services.stopAll(STOP_MS);
    for (const end of ends) await end();
  }
}

try {
  checkRuntime();
  const { values, positionals } = parseArgs({ options: { databases: { type: 'boolean' } }, allowPositionals: true });
  process.exitCode = await main(Number(positionals[0] ?? SECONDS), values.databases ?? false);
} catch (error) {
  process.exitCode = failure(error);
}
