import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Platform } from '../e2e/support/platform';
import { packAssets } from '../scripts/release/pack-assets';
import { freePort } from '../scripts/start/ports';
import { ServiceGroup } from '../scripts/start/service-group';
import { type Answer, ask } from '../scripts/test/ask';
import { startNginx } from '../scripts/test/nginx';
import { RESULTS, type Running, startPlatform, startStorefront, temporaryData } from '../scripts/test/shop';

const CUSTOMER = { email: 'orders@example.com', password: 'demo-password-1' };

interface Front {
  readonly services: ServiceGroup;
  readonly platform: Running;
  readonly storefronts: Running[];
  /** nginx's port. */
  readonly port: number;
  readonly assets: string;
  /** Asks nginx as a browser does. */
  get(path: string, headers?: Readonly<Record<string, string>>, method?: string, body?: string): Promise<Answer>;
  /** Signs in by tokens in an address; gives the Cookie header of the session. */
  signIn(): Promise<string>;
  startAgain(index: number): Promise<void>;
  stop(): Promise<void>;
}

export const cacheOf = ({ headers }: Answer): unknown => headers['x-cache'];

let asked = 0;
/** An address that nobody asked for before: the public view reads no query. */
export const fresh = (path: string): string => `${path}?unseen=${(asked += 1)}`;

/** The platform, two storefronts and nginx with the configuration of this folder, as in production but for https. */
export async function startFront(name: string): Promise<Front> {
  const services = new ServiceGroup();
  const data = temporaryData();
  const folder = mkdtempSync(join(tmpdir(), 'stockist-nginx-'));
  const assets = join(folder, 'assets');
  const [port, ...ports] = [await freePort(), await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const platform = await startPlatform(services, {
    dataDir: data.dataDir,
    log: `${RESULTS}/${name}-platform.log`,
    origin,
    env: { STOREFRONT_URLS: ports.map((each) => `http://127.0.0.1:${each}`).join(',') },
  });
  const env = { APP_ORIGIN: origin, TRUSTED_PROXIES: '1', SESSION_PASSWORD: randomBytes(32).toString('base64') };
  const start = (each: number, index: number) =>
    startStorefront(services, {
      port: each,
      platform: platform.address,
      log: `${RESULTS}/${name}-storefront-${index + 1}.log`,
      env,
    });
  const storefronts = await Promise.all(ports.map(start));
  await packAssets(assets);
  await startNginx(services, { folder, port, storefronts: ports, assets, log: `${RESULTS}/${name}.log` });

  const get: Front['get'] = (path, headers = {}, method = 'GET', body = '') =>
    ask({ port, path, method, headers: { accept: 'text/html', ...headers }, body });
  return {
    services,
    platform,
    storefronts,
    port,
    assets,
    get,
    async signIn() {
      const tokens = await new Platform(platform.address).tokens(CUSTOMER);
      const reply = await get(`/?a=${tokens.access_token}&r=${tokens.refresh_token}`);
      if (reply.status !== 303 || cacheOf(reply) !== 'PAST')
        throw new Error(`Signing in was answered with ${reply.status}.`);
      return (reply.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
    },
    async startAgain(index) {
      storefronts[index] = await start(ports[index] ?? 0, index);
    },
    async stop() {
      await services.stopAll(10_000);
      data.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
