import { freePort } from '../../../scripts/start/services/ports.ts';
import { ServiceGroup } from '../../../scripts/start/services/service-group.ts';
import { RESULTS, type Running, startStorefront } from '../../../scripts/test/services/shop.ts';
import { OtherPlatform } from '../../other-platform/other-platform';

export interface OtherShop {
  /** The storefront's address. */
  readonly address: string;
  readonly storefront: Running;
  readonly platform: OtherPlatform;
  stop(): Promise<void>;
}

/** A separate storefront with the platform of e2e/other-platform. */
export async function startOtherShop(
  name: string,
  { env = {}, tokenSeconds }: { env?: Readonly<Record<string, string>>; tokenSeconds?: number } = {},
): Promise<OtherShop> {
  const services = new ServiceGroup();
  const platform = new OtherPlatform(tokenSeconds === undefined ? {} : { tokenSeconds });
  const storefront = await startStorefront(services, {
    port: await freePort(),
    platform: await platform.listen(),
    log: `${RESULTS}/${name}.log`,
    env,
  });
  return {
    address: storefront.address,
    storefront,
    platform,
    async stop() {
      await services.stopAll(5_000);
      await platform.close();
    },
  };
}
