import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packAssets } from '../release/pack-assets.ts';
import { freePort } from '../start/ports.ts';
import type { ServiceGroup } from '../start/service-group.ts';
import { startNginx } from './nginx.ts';
import { RESULTS, type Running, startPlatform, startStorefront, temporaryData } from './shop.ts';

const STOP_MS = 10_000;

export interface ShopBehindNginx {
  readonly platform: Running;
  readonly storefronts: Running[];
  /** nginx, which is where people go. */
  readonly nginx: Running;
  /** The folder of compressed assets. */
  readonly assets: string;
  startAgain(index: number): Promise<void>;
  /** Ends the processes and removes their files. */
  stop(): Promise<void>;
}

interface FrontOptions {
  readonly name: string;
  readonly platformEnv?: Readonly<Record<string, string>>;
  readonly storefrontEnv?: Readonly<Record<string, string>>;
}

/** The platform, two storefronts and nginx with the configuration of deploy/, as in production but for https. */
export async function startBehindNginx(
  services: ServiceGroup,
  { name, platformEnv, storefrontEnv }: FrontOptions,
): Promise<ShopBehindNginx> {
  const data = temporaryData();
  const folder = mkdtempSync(join(tmpdir(), 'stockist-nginx-'));
  const assets = join(folder, 'assets');
  const port = await freePort();
  const ports = [await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const platform = await startPlatform(services, {
    dataDir: data.dataDir,
    log: `${RESULTS}/${name}-platform.log`,
    origin,
    env: { STOREFRONT_URLS: ports.map((each) => `http://127.0.0.1:${each}`).join(','), ...platformEnv },
  });
  const env = {
    APP_ORIGIN: origin,
    TRUSTED_PROXIES: '1',
    SESSION_PASSWORD: randomBytes(32).toString('base64'),
    ...storefrontEnv,
  };
  const start = (each: number, index: number): Promise<Running> =>
    startStorefront(services, {
      port: each,
      platform: platform.address,
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
      for (const { service } of [nginx, ...storefronts, platform]) await service.stop(STOP_MS);
      data.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
