import { rmSync } from 'node:fs';
import { NEXT, buildStorefront } from './build.ts';
import { requireFreePort } from './ports.ts';
import { type Service, waitUntilReady } from './service.ts';
import { ServiceGroup } from './service-group.ts';
import { type Settings, loadEnvFiles, readSettings } from './settings.ts';
import { peopleOf, summary } from './summary.ts';
import { say, step } from './terminal.ts';

const PLATFORM_START_MS = 180_000;
const STOREFRONT_START_MS = 60_000;
/**
 * Each of the two, one after the other: the storefront's requests in flight end first, then the platform closes its
 * database.
 */
const STOP_MS = 4_500;

/** Resolves at the first request to stop, or when npm is gone without a word; later ones change nothing. */
function stopRequested(): Promise<'stop'> {
  const parent = process.ppid;
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve('stop'));
    setInterval(() => process.ppid !== parent && resolve('stop'), 1_000).unref();
  });
}

async function startPlatform(services: ServiceGroup, settings: Settings): Promise<Service> {
  const args = ['--import', 'tsx', 'backend/server.ts'];
  const platform = services.start('platform', args, { env: settings.env, output: 'terminal' });
  await waitUntilReady(platform, `http://127.0.0.1:${settings.backendPort}/healthz`, PLATFORM_START_MS);
  return platform;
}

async function startStorefront(services: ServiceGroup, settings: Settings, dev: boolean): Promise<Service> {
  // Each run keeps its finished pages in a folder of its own there, and no later run reads them.
  rmSync('.next/server/route-cache', { recursive: true, force: true });
  const args = dev ? [NEXT, 'dev', '--port', String(settings.port)] : ['server/main.ts'];
  const env = { ...settings.env, NODE_ENV: dev ? 'development' : 'production' };
  const storefront = services.start('storefront', args, { env, output: 'terminal' });
  await waitUntilReady(storefront, `http://127.0.0.1:${settings.port}/healthz`, STOREFRONT_START_MS);
  return storefront;
}

interface Started {
  readonly running: readonly Service[];
  /** Who can sign in. */
  readonly people: readonly string[];
}

async function startAll(services: ServiceGroup, settings: Settings, dev: boolean): Promise<Started> {
  const platform = settings.embedded
    ? await step('Starting the embedded platform', () => startPlatform(services, settings))
    : null;
  if (!dev) await buildStorefront(services, 'terminal');
  const storefront = await step('Starting the storefront', () => startStorefront(services, settings, dev));
  return platform
    ? { running: [platform, storefront], people: peopleOf(await platform.message) }
    : { running: [storefront], people: [] };
}

/** Starts the platform and the storefront and stays until both have ended. Resolves with the exit code. */
export async function start(dev: boolean): Promise<number> {
  loadEnvFiles();
  const settings = readSettings();
  await requireFreePort(settings.port, 'PORT');
  if (settings.embedded) await requireFreePort(settings.backendPort, 'BACKEND_PORT');

  const services = new ServiceGroup();
  const stopping = stopRequested();
  try {
    const starting = startAll(services, settings, dev);
    starting.catch(() => undefined); // a start that is interrupted fails, and nobody waits for it any more
    const started = await Promise.race([starting, stopping]);
    if (started === 'stop') return 0;
    say(summary(settings, started.people));
    const cause = await Promise.race([
      stopping,
      ...started.running.map(async (service) => `The ${service.name} ended unexpectedly (${await service.exited}).`),
    ]);
    if (cause === 'stop') return 0;
    say(`✗ ${cause}`);
    return 1;
  } finally {
    say('• Stopping …');
    await services.stopAll(STOP_MS);
    say('✓ Stopped');
  }
}
