import { randomInt } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
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
import { type Part, processOf } from './processes.ts';
import { type Placed, checksOf } from './verdict.ts';

/**
 * `npm run chaos [seconds]`: customers order through the pages of a shop that `npm start` runs, while its storefront
 * and its platform are killed at random. Then every order is counted.
 */
const SECONDS = 60;
const CUSTOMERS = 3;
const PARTS = ['storefront', 'platform'] as const satisfies readonly Part[];
/** Between two kills, in milliseconds. */
const CALM = { least: 2_500, most: 6_000 };
/** What is under way at the end may take so long, after nothing is killed any more. */
const PATIENCE_MS = 60_000;
const START_MS = 300_000;
const STOP_MS = 15_000;
const MAIL_MS = 20_000;

interface Shop {
  readonly starter: number;
  readonly port: number;
  readonly platform: Platform;
}

async function answers(address: string): Promise<boolean> {
  return fetch(`${address}/healthz`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false, // it is being started
  );
}

async function killAtRandom({ starter, port, platform }: Shop, until: number): Promise<Record<Part, number>> {
  const address = { storefront: `http://127.0.0.1:${port}`, platform: platform.address };
  const kills = { storefront: 0, platform: 0 };
  while (Date.now() < until) {
    await sleep(randomInt(CALM.least, CALM.most));
    const part = PARTS[randomInt(PARTS.length)] ?? 'storefront';
    const pid = processOf(starter, part);
    // One that is killed before it works again does no work that could be lost.
    if (pid === undefined || !(await answers(address[part])) || Date.now() >= until) continue;
    process.kill(pid, 'SIGKILL');
    kills[part] += 1;
  }
  return kills;
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
    mails: mails.filter(({ subject }) => subject.includes(item.number)).length,
  }));
}

/** All orders, once each has its mail; those of the mails' time at the latest. */
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
  const giveUp = until + PATIENCE_MS;
  const [kills, ...attempts] = await Promise.all([
    killAtRandom(shop, until),
    ...signIns.map((signIn, index) => order(`chaos-${index + 1}`, signIn, { port: shop.port, sku, until, giveUp })),
  ]);
  const orders = await settled(shop, accounts);
  const all = attempts.flat();
  say(
    `Killed: storefront ${kills.storefront} times, platform ${kills.platform} times. ` +
      `${all.length} orders wanted, sent ${all.reduce((sum, { sent }) => sum + sent, 0)} times, ` +
      `${all.filter(({ acknowledged }) => acknowledged !== null).length} acknowledged, ${orders.length} there.`,
  );
  const checks = [
    ...checksOf(all, orders),
    {
      name: 'something was ordered, and something was killed',
      broken: all.length > 0 && kills.platform + kills.storefront > 0 ? [] : ['-'],
    },
  ];
  for (const { name, broken } of checks) say(broken.length === 0 ? `✓ ${name}` : `✗ ${name}: ${broken.join(', ')}`);
  const failed = checks.filter(({ broken }) => broken.length > 0).length;
  say(`\n${checks.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

async function main(seconds: number): Promise<number> {
  mkdirSync(RESULTS, { recursive: true });
  const services = new ServiceGroup();
  const data = temporaryData();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void services.stopAll(STOP_MS));
  try {
    await buildStorefront(services, 'terminal');
    const [port, backendPort] = [await freePort(), await freePort()];
    const starter = services.start('shop', ['--import', 'tsx', 'scripts/start/main.ts'], {
      env: {
        PORT: String(port),
        BACKEND_PORT: String(backendPort),
        DATA_DIR: data.dataDir,
        APP_ORIGIN: '',
        API_BASE_URL: '',
        DATABASE_URL: '',
        REDIS_URL: '',
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
    const shop = { starter: starter.pid ?? 0, port, platform: new Platform(`http://localhost:${backendPort}`) };
    return await run(shop, seconds);
  } finally {
    await services.stopAll(STOP_MS);
    data.remove();
  }
}

try {
  checkRuntime();
  process.exitCode = await main(Number(process.argv[2] ?? SECONDS));
} catch (error) {
  process.exitCode = failure(error);
}
