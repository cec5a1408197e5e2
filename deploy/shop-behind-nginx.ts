import { Platform } from '../e2e/support/shops/platform';
import { ServiceGroup } from '../scripts/start/services/service-group';
import { type Answer, ask } from '../scripts/test/services/ask';
import {
  type ShopBehindNginx as Processes,
  startBehindNginx as startProcesses,
} from '../scripts/test/services/shop-behind-nginx';

const CUSTOMER = { email: 'orders@example.com', password: 'demo-password-1' };

interface ShopBehindNginx extends Omit<Processes, 'nginx'> {
  readonly services: ServiceGroup;
  /** nginx's port. */
  readonly port: number;
  /** Asks nginx as a browser does. */
  get(path: string, headers?: Readonly<Record<string, string>>, method?: string, body?: string): Promise<Answer>;
  /** Signs in by tokens in an address; gives the Cookie header of the session. */
  signIn(): Promise<string>;
}

export const cacheOf = ({ headers }: Answer): unknown => headers['x-cache'];

let asked = 0;
/** An address that is not cached yet: the public view ignores the query. */
export const fresh = (path: string): string => `${path}?unseen=${(asked += 1)}`;

/** nginx and the services behind it. */
export async function startShop(name: string): Promise<ShopBehindNginx> {
  const services = new ServiceGroup();
  const { nginx, stop, ...processes } = await startProcesses(services, { name });
  const { port } = nginx;
  const get: ShopBehindNginx['get'] = (path, headers = {}, method = 'GET', body = '') =>
    ask({ port, path, method, headers: { accept: 'text/html', ...headers }, body });
  return {
    ...processes,
    services,
    port,
    get,
    async signIn() {
      const tokens = await new Platform(processes.platform.address).tokens(CUSTOMER);
      const reply = await get(`/?a=${tokens.access_token}&r=${tokens.refresh_token}`);
      if (reply.status !== 303 || cacheOf(reply) !== 'BYPASS')
        throw new Error(`Signing in was answered with ${reply.status}.`);
      return (reply.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
    },
    async stop() {
      await services.stopAll(10_000);
      await stop();
    },
  };
}
