import { join } from 'node:path';
import { packAssets } from '../scripts/release/pack-assets.ts';
import { freePort } from '../scripts/start/services/ports.ts';
import type { ServiceGroup } from '../scripts/start/services/service-group.ts';
import { startNginx } from '../scripts/test/services/nginx.ts';
import { RESULTS, type Running, startPlatform, startStorefront } from '../scripts/test/services/shop.ts';
import { startBareNext } from './load/bare-next.ts';
import { codesOf, fillCart } from './order-pad.ts';
import { customerSession } from './sign-in.ts';

/** Files that nginx sends as they are. */
export const STATIC_PATH = '/bench-static/';
/** Of the cart that a customer's pages are measured with. */
const CART_LINES = 40;

export interface MeasuredShop {
  readonly platform: Running;
  readonly storefront: Running;
  readonly nginx: Running;
  /** An empty Next application. */
  readonly bare: Running;
  /** Cookie header of a signed-in customer with a full cart. */
  readonly session: string;
  /** Codes of the skus that this customer may order. */
  readonly codes: readonly string[];
  /** Where nginx finds what is under STATIC_PATH. */
  readonly files: string;
}

/** Starts the demonstration shop behind nginx. */
export async function startMeasuredShop(
  services: ServiceGroup,
  folder: string,
  dataDir: string,
): Promise<MeasuredShop> {
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
  const shop = { address: nginx.address, session };
  await fillCart(shop, CART_LINES);
  return { nginx, storefront, platform, bare, session, files: folder, codes: await codesOf(shop) };
}
