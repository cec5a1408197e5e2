import { freePort } from '../../scripts/start/services/ports.ts';
import type { ServiceGroup } from '../../scripts/start/services/service-group.ts';
import { step } from '../../scripts/start/terminal/terminal.ts';
import { RESULTS, startPlatform, startStorefront, temporaryData } from '../../scripts/test/services/shop.ts';
import type { Measure } from '../report/measure.ts';
import { customerSession } from '../sign-in.ts';
import { startBrowser } from './browser.ts';
import { CLICKS } from './clicks.ts';
import { measure } from './measure.ts';
import { startSlowNetwork } from './slow-network.ts';

const ROUNDS = 5;
const STOP_MS = 10_000;

/**
 * How long a person with a slow phone waits after a click, from the press to the frame that shows the result (4x slower
 * processor, 150 ms round trip, 1.6 Mbit/s, 200 ms of hovering), in a shop of its own.
 */
export async function measureClicks(services: ServiceGroup): Promise<Measure[]> {
  const data = temporaryData();
  const browser = await startBrowser();
  let network: Awaited<ReturnType<typeof startSlowNetwork>> | null = null;
  try {
    const [port, slowPort] = [await freePort(), await freePort()];
    const origin = `http://localhost:${slowPort}`;
    const { shop, platform } = await step('Starting platform and storefront', async () => {
      const log = `${RESULTS}/clicks-platform.log`;
      const platform = await startPlatform(services, { dataDir: data.dataDir, log, origin });
      const shop = await startStorefront(services, {
        port,
        platform: platform.address,
        log: `${RESULTS}/clicks-storefront.log`,
        env: { APP_ORIGIN: origin },
      });
      return { shop, platform };
    });
    const session = await customerSession(shop, platform);
    network = await startSlowNetwork(slowPort, port);
    const measured = CLICKS.map((click) => ({ click, times: new Array<number>() }));
    for (let round = 0; round <= ROUNDS; round += 1) {
      await step(round === 0 ? 'Warming' : `Round ${round} of ${ROUNDS}`, async () => {
        for (const { click, times } of measured) {
          const time = await measure(browser, origin, session, click);
          if (round > 0) times.push(time);
        }
      });
    }
    for (const { service } of [shop, platform]) await service.stop(STOP_MS);
    return measured.map(({ click, times }) => ({
      name: `click: ${click.name}`,
      unit: 'ms',
      rounds: times,
      bound: { most: click.most },
    }));
  } finally {
    network?.stop();
    await browser.close();
    data.remove();
  }
}
