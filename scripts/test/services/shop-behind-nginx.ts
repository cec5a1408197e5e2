import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packAssets } from '../../release/pack-assets.ts';
import { freePort } from '../../start/services/ports.ts';
import type { ServiceGroup } from '../../start/services/service-group.ts';
import { startNginx } from './nginx.ts';
import { RESULTS, type Running, startPlatform, startStorefront, temporaryData } from './shop.ts';

const STOP_MS = 10_000;

export interface ShopBehindNginx {
  /** The first one, where there are two. */
  readonly platform: Running;
  readonly storefronts: Running[];
  /** The address of nginx. */
  readonly nginx: Running;
  /** The folder of compressed assets. */
  readonly assets: string;
  startAgain(index: number): Promise<void>;
  /** Ends the processes and removes their files. */
  stop(): Promise<void>;
}

interface FrontOptions {
  readonly name: string;
  /** Each storefront has a platform of its own, both on the database that platformEnv names. */
  readonly twoPlatforms?: boolean;
  readonly platformEnv?: Readonly<Record<string, string>>;
  readonly storefrontEnv?: Readonly<Record<string, string>>;
}

/** The platform or two, two storefronts and nginx with the configuration of deploy/, as in production but for https. */
export async function startBehindNginx(
  services: ServiceGroup,
  { name, twoPlatforms = false, platformEnv, storefrontEnv }: FrontOptions,
): Promise<ShopBehindNginx> {
  const data = temporaryData();
  const folder = mkdtempSync(join(tmpdir(), 'stockist-nginx-'));
  const assets = join(folder, 'assets');
  const port = await freePort();
  const ports = [await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const platformPort = await freePort();
  const platformOrigin = `http://localhost:${platformPort}`;
  const startOne = (at: number, log: string): Promise<Running> =>
    startPlatform(services, {
      dataDir: data.dataDir,
      port: at,
      log: `${RESULTS}/${name}-${log}.log`,
      origin,
      env: {
        STOREFRONT_URLS: ports.map((each) => `http://127.0.0.1:${each}`).join(','),
        PLATFORM_ORIGIN: platformOrigin,
        ...platformEnv,
      },
    });
  // Concurrently, as containers start: one fills the database, the other waits for it.
  const [platform, other] = await Promise.all([
    startOne(platformPort, 'platform'),
    twoPlatforms ? startOne(await freePort(), 'platform-2') : null,
  ]);
  const env = {
    APP_ORIGIN: origin,
    TRUSTED_PROXIES: '1',
    PLATFORM_ORIGIN: platformOrigin,
    SESSION_PASSWORD: randomBytes(32).toString('base64'),
    ...storefrontEnv,
  };
  const start = (each: number, index: number): Promise<Running> =>
    startStorefront(services, {
      port: each,
      platform: ((index === 1 && other) || platform).address,
      log: `${RESULTS}/${name}-storefront-${index + 1}.log`,
      env,
    });
  const storefronts = await Promise.all(ports.map(start));
  await packAssets(assets);
  const nginx = await startNginx(services, { folder, port, storefronts: ports, assets, log: `${RESULTS}/${name}.log` });
  return {
    platform,
    storefronts,
    nginx,
    assets,
    async startAgain(index) {
      storefronts[index] = await start(ports[index] ?? 0, index);
    },
    async stop() {
      for (const running of [nginx, ...storefronts, platform, other]) await running?.service.stop(STOP_MS);
      data.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
