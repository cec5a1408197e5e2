import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PLATFORM, buildPlatform } from '../../start/build/build-platform.ts';
import { STOREFRONT } from '../../start/build/build.ts';
import { freePort } from '../../start/services/ports.ts';
import { type Service, waitUntilReady } from '../../start/services/service.ts';
import type { ServiceGroup } from '../../start/services/service-group.ts';
import { DEMO_PASSWORD } from '../../start/settings.ts';

const START_MS = 180_000;
/** Platform and storefront of one process share it. */
const REVALIDATE_SECRET = randomBytes(32).toString('base64');

/** Folder of the services' logs. */
export const RESULTS = 'test-results';

export interface Running {
  readonly service: Service;
  readonly address: string;
  readonly port: number;
}

/** A data folder of its own, removed by `remove`. */
export function temporaryData(): { dataDir: string; remove(): void } {
  const dataDir = mkdtempSync(join(tmpdir(), 'stockist-'));
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** The seeded folder that child processes share: see backend/testing/prepared-folder. */
function sharedFolder(): string {
  if (process.env.PREPARED_DATA) return process.env.PREPARED_DATA;
  const { dataDir, remove } = temporaryData();
  process.env.PREPARED_DATA = dataDir;
  process.once('exit', remove);
  return dataDir;
}

const preparedData = sharedFolder();

/** State that the storefronts of one process share and keep over a restart. */
const STOREFRONT_DATA = temporaryData();
process.once('exit', () => STOREFRONT_DATA.remove());

interface PlatformOptions {
  readonly dataDir: string;
  readonly log: string;
  /** The storefront's address, for links in mail and the way back from the payment page. */
  readonly origin?: string;
  /** The same port again, to start one that was stopped. */
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
}

let built: Promise<void> | null = null;

/** Starts the embedded platform, bundled once per process, and waits until it answers. */
export async function startPlatform(
  services: ServiceGroup,
  { dataDir, log, origin, port: wanted, env: more }: PlatformOptions,
): Promise<Running> {
  const port = wanted ?? (await freePort());
  const address = `http://localhost:${port}`;
  const env = {
    NODE_ENV: 'production',
    BACKEND_PORT: String(port),
    DATA_DIR: dataDir,
    // Pictures are made once for all shops: browsers load six files at a time, and scripts wait for a place.
    MEDIA_CACHE_DIR: join(preparedData, 'media-cache'),
    APP_ORIGIN: origin ?? 'http://localhost:3000',
    // Tests make many failed sign-ins on purpose.
    LOGIN_ATTEMPTS: '1000',
    VOUCHER_ATTEMPTS: '1000',
    LINK_REQUESTS: '1000',
    FORM_SUBMISSIONS: '100000',
    SEED_PASSWORD: DEMO_PASSWORD,
    SMTP_URL: '',
    // Never the database of earlier tests: a stage that needs PostgreSQL sets its own.
    DATABASE_URL: '',
    REVALIDATE_SECRET,
    LOG_LEVEL: 'warn',
    ...more,
  };
  // Filling a new one takes longer than most tests.
  if (env.DATABASE_URL === '' && !existsSync(join(dataDir, 'pglite'))) {
    const { prepareShop } = await import('../../../backend/testing/prepared-shop.ts');
    await prepareShop(dataDir, { password: env.SEED_PASSWORD });
  }
  built ??= buildPlatform();
  await built;
  const service = services.start('platform', PLATFORM, { env, output: { file: log } });
  await waitUntilReady(service, `http://127.0.0.1:${port}/healthz`, START_MS);
  return { service, address, port };
}

interface StorefrontOptions {
  readonly port: number;
  readonly platform: string;
  readonly log: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts the built storefront and waits until it answers. */
export async function startStorefront(
  services: ServiceGroup,
  { port, platform, log, env: more }: StorefrontOptions,
): Promise<Running> {
  const address = `http://localhost:${port}`;
  const env = {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    PORT: String(port),
    APP_ORIGIN: address,
    API_BASE_URL: platform,
    DATA_DIR: STOREFRONT_DATA.dataDir,
    SESSION_PASSWORD: randomBytes(32).toString('base64'),
    REVALIDATE_SECRET,
    REDIS_URL: '',
    PAGES_ON_DISK: 'off',
    LOG_LEVEL: 'warn',
    // Tests make many failed sign-ins on purpose.
    SIGN_IN_ATTEMPTS: '100000',
    VOUCHER_ATTEMPTS: '1000',
    ...more,
  };
  const service = services.start('storefront', STOREFRONT, { env, output: { file: log } });
  await waitUntilReady(service, `http://127.0.0.1:${port}/healthz`, START_MS);
  return { service, address, port };
}

/** Notifies a storefront of this process of a change, as its platform would. */
export async function notifyPublished(address: string, tags: readonly string[]): Promise<void> {
  const reply = await fetch(`${address}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${REVALIDATE_SECRET}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tags }),
  });
  if (!reply.ok) throw new Error(`The storefront answered ${reply.status} to what was published.`);
}

export interface Shop {
  readonly storefront: Running;
  readonly platform: Running;
}

const STOP_MS = 10_000;

/**
 * Runs `work` with a platform with the demonstration shop and a storefront. `name` is that of the logs; `prepare` may
 * add data to the platform's folder.
 */
export async function withShop<T>(
  services: ServiceGroup,
  name: string,
  work: (shop: Shop) => Promise<T>,
  prepare?: (dataDir: string) => Promise<void>,
): Promise<T> {
  const data = temporaryData();
  try {
    await prepare?.(data.dataDir);
    const port = await freePort();
    const platform = await startPlatform(services, {
      dataDir: data.dataDir,
      log: `${RESULTS}/${name}-platform.log`,
      origin: `http://localhost:${port}`,
    });
    const storefront = await startStorefront(services, {
      port,
      platform: platform.address,
      log: `${RESULTS}/${name}-storefront.log`,
    });
    const result = await work({ storefront, platform });
    await storefront.service.stop(STOP_MS);
    await platform.service.stop(STOP_MS);
    return result;
  } finally {
    data.remove();
  }
}
