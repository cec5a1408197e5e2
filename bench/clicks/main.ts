import { mkdirSync } from 'node:fs';
import { buildStorefront } from '../../scripts/start/build.ts';
import { freePort } from '../../scripts/start/ports.ts';
import { checkRuntime } from '../../scripts/start/runtime.ts';
import { ServiceGroup } from '../../scripts/start/service-group.ts';
import { failure, say, step } from '../../scripts/start/terminal.ts';
import { RESULTS, startPlatform, startStorefront, temporaryData } from '../../scripts/test/shop.ts';
import { percentile } from '../first-byte.ts';
import { customerSession } from '../sign-in.ts';
import { startBrowser } from './browser.ts';
import { CLICKS } from './clicks.ts';
import { measure } from './measure.ts';
import { startSlowNetwork } from './slow-network.ts';

/**
 * `npm run bench:clicks`: how long a person with a slow phone waits after a click, from the press to the frame that
 * shows the result (4x slower processor, 150 ms round trip, 1.6 Mbit/s, 200 ms of hovering).
 */
const ROUNDS = 5;
const STOP_MS = 10_000;

async function bench(): Promise<number> {
  mkdirSync(RESULTS, { recursive: true });
  const services = new ServiceGroup();
  const data = temporaryData();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void services.stopAll(STOP_MS));
  const browser = await startBrowser();
  let network: Awaited<ReturnType<typeof startSlowNetwork>> | null = null;
  try {
    await buildStorefront(services, 'terminal');
    const [port, slowPort] = [await freePort(), await freePort()];
    const origin = `http://localhost:${slowPort}`;
    const session = await step('Starting platform and storefront', async () => {
      const log = `${RESULTS}/clicks-platform.log`;
      const platform = await startPlatform(services, { dataDir: data.dataDir, log, origin });
      const shop = await startStorefront(services, {
        port,
        platform: platform.address,
        log: `${RESULTS}/clicks-storefront.log`,
        env: { APP_ORIGIN: origin },
      });
      return customerSession(shop, platform);
    });
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
    const slow = measured.filter(({ click, times }) => {
      const median = percentile(times, 0.5);
      const isQuick = median <= click.most;
      say(
        `${isQuick ? '✓' : '✗'} ${click.name}: ${median.toFixed(0)} ms ` +
          `(${Math.min(...times).toFixed(0)}-${Math.max(...times).toFixed(0)}), ${click.most} is the most`,
      );
      return !isQuick;
    });
    return slow.length === 0 ? 0 : 1;
  } finally {
    network?.stop();
    await browser.close();
    await services.stopAll(STOP_MS);
    data.remove();
  }
}

try {
  checkRuntime();
  process.exitCode = await bench();
} catch (error) {
  process.exitCode = failure(error);
}
