import { rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { ownAddress } from '../../lib/config/own-address';
import { NEXT, STOREFRONT, buildStorefront } from './build/build.ts';
import { PLATFORM, buildPlatform } from './build/build-platform.ts';
import { keepRunning } from './services/keep-running.ts';
import { buildPreviewScript } from './build/preview-script.ts';
import { requireFreePort } from './services/ports.ts';
import { Logs } from './terminal/logs.ts';
import { type Service, type ServiceOptions, waitUntilReady } from './services/service.ts';
import { ServiceGroup } from './services/service-group.ts';
import type { Settings } from './settings.ts';
import { type PlatformReady, readPlatformReady, summary } from './terminal/summary.ts';
import { Refusal, progress, say } from './terminal/terminal.ts';

const PLATFORM_START_MS = 180_000;
const STOREFRONT_START_MS = 60_000;
/**
 * For each of the two in turn: first the storefront finishes its requests, then the platform closes its database.
 */
const STOP_MS = 4_500;

/** Resolves at the first request to stop, or when npm was killed; later requests change nothing. */
function stopRequested(): Promise<'stop'> {
  const parent = process.ppid;
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve('stop'));
    setInterval(() => process.ppid !== parent && resolve('stop'), 1_000).unref();
  });
}

interface Run {
  readonly services: ServiceGroup;
  readonly settings: Settings;
  readonly dev: boolean;
  readonly logs: Logs;
}

/** In development all output is printed; otherwise a service has a log file, which is shown when it fails. */
const outputOf = ({ dev, logs }: Run, name: string): ServiceOptions['output'] =>
  dev ? 'terminal' : { file: logs.open(name) };

/** The service once it answers. One that does not is stopped, so that it can be restarted. @throws Refusal */
async function whenReady(service: Service, address: string, timeoutMs: number): Promise<Service> {
  try {
    await waitUntilReady(service, address, timeoutMs);
    return service;
  } catch (error) {
    await service.stop(0);
    throw error;
  }
}

async function startPlatform(run: Run): Promise<Service> {
  const { services, settings, dev } = run;
  const args = dev ? ['--import', 'tsx', 'backend/server.ts'] : PLATFORM;
  const platform = services.start('platform', args, { env: settings.env, output: outputOf(run, 'platform') });
  return whenReady(platform, `${settings.apiBaseUrl}/healthz`, PLATFORM_START_MS);
}

async function startStorefront(run: Run): Promise<Service> {
  const { services, settings, dev } = run;
  // Each run stores its finished pages in a folder of its own, which no later run reads.
  rmSync('.next/server/route-cache', { recursive: true, force: true });
  const args = dev ? [NEXT, 'dev', '--port', String(settings.port)] : STOREFRONT;
  const env = { ...settings.env, NODE_ENV: dev ? 'development' : 'production' };
  const storefront = services.start('storefront', args, { env, output: outputOf(run, 'storefront') });
  // In development Next listens on all addresses.
  const address = dev ? ownAddress(undefined, settings.port) : settings.storefrontAddress;
  return whenReady(storefront, `${address}/healthz`, STOREFRONT_START_MS);
}

interface Started {
  /** Null with another platform. */
  readonly platform: Service | null;
  readonly storefront: Service;
  readonly ready: PlatformReady;
}

async function startAll(run: Run): Promise<Started> {
  const { services, settings, dev, logs } = run;
  if (settings.embedded && !dev) await buildPlatform();
  const platform = settings.embedded
    ? await progress('Starting the platform', () => logs.explain('platform', startPlatform(run)))
    : null;
  if (dev) await buildPreviewScript();
  else await logs.explain('build', buildStorefront(services, { file: logs.open('build') }, progress));
  const storefront = await progress('Starting the storefront', () => logs.explain('storefront', startStorefront(run)));
  return { platform, storefront, ready: readPlatformReady(await platform?.message) };
}

/** Keeps both running. Resolves with a message when one of them cannot be restarted. */
async function keepAllRunning(run: Run, { platform, storefront }: Started): Promise<string> {
  const keep = async (service: Service, startAgain: () => Promise<Service>) => {
    const reason = await keepRunning({
      service,
      startAgain,
      isStopping: () => run.services.stopping,
      say,
      now: () => performance.now(),
      pause: (milliseconds) => sleep(milliseconds),
    });
    return `${reason}\n${run.logs.tail(service.name)}`.trimEnd();
  };
  return Promise.race([
    keep(storefront, () => startStorefront(run)),
    ...(platform ? [keep(platform, () => startPlatform(run))] : []),
  ]);
}

/**
 * Starts the platform and the storefront, and restarts them until it is asked to stop. Resolves with the exit code.
 */
export async function start(settings: Settings, dev = false): Promise<number> {
  await requireFreePort(settings.port, 'PORT');
  if (settings.embedded) await requireFreePort(settings.backendPort, 'BACKEND_PORT');

  const services = new ServiceGroup();
  const run: Run = { services, settings, dev, logs: new Logs(settings.dataDir) };
  const stopping = stopRequested();
  const starting = startAll(run);
  // An interrupted start fails because its services were stopped, which is no error.
  const settled = starting.then(
    () => undefined,
    () => undefined,
  );
  try {
    const started = await Promise.race([starting, stopping]);
    if (started === 'stop') return 0;
    say(summary(settings, started.ready));
    const cause = await Promise.race([stopping, keepAllRunning(run, started)]);
    if (cause === 'stop') return 0;
    throw new Refusal(cause);
  } finally {
    await progress('Stopping', () => services.stopAll(STOP_MS));
    await settled;
  }
}
