import { freePort } from '../../../scripts/start/services/ports.ts';
import { ServiceGroup } from '../../../scripts/start/services/service-group.ts';
import {
  RESULTS,
  type Running,
  startPlatform,
  startStorefront,
  temporaryData,
} from '../../../scripts/test/services/shop.ts';
import { FaultProxy } from './fault-proxy';

const STOP_MS = 5_000;

export interface BrokenShop {
  /** The storefront's address. */
  readonly address: string;
  readonly storefront: Running;
  readonly proxy: FaultProxy;
  stop(): Promise<void>;
}

/** A separate storefront, whose connection to the shared platform can be broken. */
export async function startBehindProxy(
  platform: string,
  name: string,
  env: Readonly<Record<string, string>> = {},
): Promise<BrokenShop> {
  const services = new ServiceGroup();
  const proxy = new FaultProxy(platform);
  const storefront = await startStorefront(services, {
    port: await freePort(),
    platform: await proxy.listen(),
    log: `${RESULTS}/${name}.log`,
    env,
  });
  return {
    address: storefront.address,
    storefront,
    proxy,
    async stop() {
      await services.stopAll(STOP_MS);
      await proxy.close();
    },
  };
}

export interface OwnShop {
  readonly address: string;
  readonly platformAddress: string;
  stopPlatform(): Promise<void>;
  startPlatform(): Promise<void>;
  stop(): Promise<void>;
}

/** A separate shop, whose platform can be stopped and restarted. */
export async function startOwnShop(
  name: string,
  platformEnv: Readonly<Record<string, string>> = {},
  env: Readonly<Record<string, string>> = {},
): Promise<OwnShop> {
  const services = new ServiceGroup();
  const data = temporaryData();
  const port = await freePort();
  const options = {
    dataDir: data.dataDir,
    log: `${RESULTS}/${name}-platform.log`,
    origin: `http://localhost:${port}`,
    env: platformEnv,
  };
  let platform = await startPlatform(services, options);
  const { port: platformPort, address: platformAddress } = platform;
  const storefront = await startStorefront(services, {
    port,
    platform: platformAddress,
    log: `${RESULTS}/${name}-storefront.log`,
    env,
  });
  return {
    address: storefront.address,
    platformAddress,
    stopPlatform: () => platform.service.stop(STOP_MS),
    async startPlatform() {
      platform = await startPlatform(services, { ...options, port: platformPort });
    },
    async stop() {
      await services.stopAll(STOP_MS);
      data.remove();
    },
  };
}
