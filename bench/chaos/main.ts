import { randomInt } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { orderById, orderList } from '../../lib/contract/orders/order.ts';
import { productByUrl } from '../../lib/contract/catalogue/product.ts';
import type { Account } from '../../e2e/support/people/accounts.ts';
import { PLANT_BAGS } from '../../e2e/support/people/goods.ts';
import { newCustomer } from '../../e2e/support/people/new-customer.ts';
import { giveAddress } from '../../e2e/support/people/ordering.ts';
import { Platform } from '../../e2e/support/shops/platform.ts';
import { buildStorefront } from '../../scripts/start/build/build.ts';
import { freePort } from '../../scripts/start/services/ports.ts';
import { checkRuntime } from '../../scripts/start/runtime.ts';
import { ServiceGroup } from '../../scripts/start/services/service-group.ts';
import { type Service, waitUntilReady } from '../../scripts/start/services/service.ts';
import { failure, say, step } from '../../scripts/start/terminal/terminal.ts';
import { RESULTS, temporaryData } from '../../scripts/test/services/shop.ts';
import { type Attempt, order } from './customer.ts';
import { storedPayments } from './payments.ts';
import { announced, restartChecks, shown } from './restarts.ts';
import { startPostgres, startRedis } from './troubles/databases.ts';
import { Disk } from './troubles/disk.ts';
import { Link, PLATFORM_HOST } from './troubles/link.ts';
import { processOf } from './troubles/processes.ts';
import {
  type Restart,
  type Trouble,
  databaseTroubles,
  diskFull,
  killed,
  platformTroubles,
  trouble,
} from './troubles/troubles.ts';
import { type Check, type Placed, checksOf } from './verdict.ts';

/**
 * `npm run chaos [seconds]`: customers order through the pages of a shop that `npm start` runs, while its storefront
 * and its platform are killed at random, the network between them is cut or slow, and its disk is full. Every second
 * order is paid by card. Then every order is counted. With `--databases` the shop is on a PostgreSQL and a Redis of its
 * own, which are killed too, and whose networks are cut or slow. `--seed` repeats the order of the failures.
 */
const SECONDS = 60;
const LOG = `${RESULTS}/chaos.log`;
const CUSTOMERS = 3;
/** Time for orders in progress to finish after the last failure. */
const PATIENCE_MS = 60_000;
const START_MS = 300_000;
const STOP_MS = 15_000;
/** Mail is tried again after pauses of up to a minute (backend/services/mail/mail-jobs.ts). */
const MAIL_MS = 200_000;

interface Shop {
  readonly port: number;
  readonly platform: Platform;
  /** The failures that are tried. */
  readonly troubles: readonly Trouble[];
}

/** An order without its payments, which no call of the platform lists. */
type Confirmed = Omit<Placed, 'payments'>;

/** All orders of an account, with their mails. */
async function placedBy({ platform }: Shop, account: Account): Promise<Confirmed[]> {
  const token = await platform.signIn(account);
  const { data } = await platform.call(orderList, { token, query: { page_size: '100' } });
  const items = [];
  for (const { id } of data) items.push((await platform.call(orderById, { token, params: { id } })).item);
  const mails = await platform.mails(account.email);
  return items.map((item) => ({
    id: item.id,
    reference: item.purchase_order_number,
    qty: item.lines.reduce((sum, { qty }) => sum + qty, 0),
    mails: mails.filter(({ subject }) => subject.includes(item.number)).length,
  }));
}

/** All orders, once each has its mail or the time for mails is over. */
async function settled(shop: Shop, accounts: readonly Account[]): Promise<Confirmed[]> {
  const until = Date.now() + MAIL_MS;
  for (;;) {
    const lists = [];
    for (const account of accounts) lists.push(await placedBy(shop, account));
    const orders = lists.flat();
    if (Date.now() > until || orders.every(({ mails }) => mails > 0)) return orders;
    await sleep(500);
  }
}

interface Outcome {
  readonly attempts: readonly Attempt[];
  readonly orders: readonly Confirmed[];
  readonly happened: ReadonlyMap<string, number>;
}

async function run(shop: Shop, seconds: number, seed: number): Promise<Outcome> {
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
  let over = Infinity;
  const time = { isOver: () => Date.now() > over, isHopeless: () => Date.now() > over + PATIENCE_MS };
  const [happened, ...attempts] = await Promise.all([
    trouble(shop.troubles, { seconds, seed }).finally(() => (over = Date.now())),
    ...signIns.map((signIn, index) => order(`chaos-${index + 1}`, signIn, { port: shop.port, sku, time })),
  ]);
  return { attempts: attempts.flat(), orders: await settled(shop, accounts), happened };
}

/** Prints what happened and every check. Returns the exit code. */
function report({ attempts, orders, happened }: Outcome, checks: readonly Check[]): number {
  say(`Happened: ${[...happened].map(([name, times]) => `${name} ${times}×`).join(', ')}.`);
  say(
    `${attempts.length} orders wanted, sent ${attempts.reduce((sum, { sent }) => sum + sent, 0)} times, ` +
      `${attempts.filter(({ acknowledged }) => acknowledged !== null).length} acknowledged, ${orders.length} there.`,
  );
  for (const { name, broken } of checks) say(broken.length === 0 ? `✓ ${name}` : `✗ ${name}: ${broken.join(', ')}`);
  const failed = checks.filter(({ broken }) => broken.length > 0).length;
  say(`\n${checks.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

interface Wanted {
  readonly seconds: number;
  readonly seed: number;
  readonly withDatabases: boolean;
}

/**
 * The network from the storefront to the platform: it takes the place of 127.0.0.1, where the storefront looks for
 * the platform, which listens on another address of this machine (shop.ts). Opened once the start has found the port
 * free.
 */
async function platformLink(starter: Service, port: number): Promise<Link> {
  while (starter.ending() === null && processOf(starter.pid ?? 0, 'platform') === undefined) await sleep(20);
  return Link.to(port, PLATFORM_HOST);
}

async function main({ seconds, seed, withDatabases }: Wanted): Promise<number> {
  say(`The seed is ${seed}: --seed ${seed} repeats the order of the failures.`);
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
    if (!disk) say('Cannot happen here: disk of the database full (nobody may mount).');
    rmSync(LOG, { force: true });
    const starter = services.start('shop', ['--import', 'tsx', 'bench/chaos/shop.ts'], {
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
      output: { file: LOG },
    });
    const link = await step('Starting the shop', async () => {
      const toPlatform = await platformLink(starter, backendPort);
      ends.unshift(() => toPlatform.close());
      await waitUntilReady(starter, `http://127.0.0.1:${port}/healthz`, START_MS);
      return toPlatform;
    });
    const platform = new Platform(`http://${PLATFORM_HOST}:${backendPort}`);
    const pid = starter.pid ?? 0;
    const storefrontPart = { part: 'storefront', address: `http://127.0.0.1:${port}` } as const;
    const platformPart = { part: 'platform', address: platform.address } as const;
    const restarts: Restart[] = [];
    const kill = (...parts: Parameters<typeof killed>[1][number][]) =>
      killed(pid, parts, (restart) => restarts.push(restart));
    const troubles = [
      kill(storefrontPart),
      kill(platformPart),
      kill(storefrontPart, platformPart),
      ...platformTroubles(link, platform.address),
      ...(postgres ? databaseTroubles('PostgreSQL', postgres.server) : []),
      ...(disk ? [diskFull('the database', disk, async () => postgres?.server.startAgain())] : []),
      ...(redis ? databaseTroubles('Redis', redis.server) : []),
    ];
    const outcome = await run({ port, platform, troubles }, seconds, seed);
    await services.stopAll(STOP_MS);
    const payments = await storedPayments(postgres?.url, data.dataDir);
    const placed = outcome.orders.map((found) => ({ ...found, payments: payments.get(found.id) ?? [] }));
    say(`Worked again after: ${restarts.map(shown).join(', ')}.`);
    return report(outcome, [
      ...checksOf(outcome.attempts, placed),
      ...restartChecks(restarts, announced(readFileSync(LOG, 'utf8'))),
      { name: 'something was ordered', broken: outcome.attempts.length > 0 ? [] : ['-'] },
      {
        name: 'each failure happened',
        broken: [...outcome.happened].flatMap(([name, times]) => (times === 0 ? name : [])),
      },
    ]);
  } finally {
    await services.stopAll(STOP_MS);
    for (const end of ends) await end();
  }
}

try {
  checkRuntime();
  const { values, positionals } = parseArgs({
    options: { databases: { type: 'boolean' }, seed: { type: 'string' } },
    allowPositionals: true,
  });
  process.exitCode = await main({
    seconds: Number(positionals[0] ?? SECONDS),
    seed: Number(values.seed ?? randomInt(1_000_000)),
    withDatabases: values.databases ?? false,
  });
} catch (error) {
  process.exitCode = failure(error);
}
