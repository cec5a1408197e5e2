import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import next from 'next';
import { startDraining } from '../lib/config/draining.ts';
import { type Env, parseEnv } from '../lib/config/env.ts';
import { ownAddress } from '../lib/config/own-address.ts';
import { answerWith } from './answer.ts';
import { ignoreEnvFiles } from './env-files.ts';
import { refuseUnknownFlight } from './pages/flight-check.ts';
import { Metrics } from './metrics/metrics.ts';
import { Traces } from './metrics/traces.ts';
import { RouteHandlers } from './request/route-handlers.ts';
import { startTracer } from '../lib/telemetry/start-tracer.ts';

/**
 * The storefront's server. Next's own server lacks what a shop needs: respond 503 with Retry-After instead of 500 when
 * the platform did not deliver a page, and 400 for an invalid form; preserve Vary: Cookie on cached pages; finish
 * requests in flight before it stops. It runs on Node's own TypeScript support, so it imports only application code
 * that needs no bundling.
 */

// Node allocates small buffers from shared blocks of 64 KB, so a cached buffer of 2 KB would retain a whole block. This
// gives each buffer separate memory.
Buffer.poolSize = 0;

const DRAIN_MS = 9_000;
/** How long sending the last traces may take. */
const TRACES_MS = 500;

/** Ends the process for wrong settings: Next would go on, and answer every request with 500. */
function readSettings(): Env {
  try {
    return parseEnv(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** What `npm run build` writes last of Next's, and what it adds. */
const BUILT = ['.next/BUILD_ID', '.next/document-loader.js'];

const settings = readSettings();
if (!BUILT.every((file) => existsSync(file))) {
  console.error('There is no build in .next of this folder: run `npm run build` first.');
  process.exit(1);
}
const { PORT: port, HOST: host, FLIGHT_FILES: splitPages, METRICS_TOKEN: metricsToken } = settings;

if (splitPages) await refuseUnknownFlight('.next/server/app');

const tracer = await startTracer('stockist-storefront');
ignoreEnvFiles();
// Not HOST: Next takes 127.0.0.1 for localhost where the middleware rewrites an address, and so for another server.
const app = next({ dev: false, port, hostname: 'localhost' });
const byNext = app.getRequestHandler();
const routes = new RouteHandlers('.next');
const server = createServer(
  {
    // Longer than the 60 s of load balancers, so that this side never closes a connection in use.
    keepAliveTimeout: 65_000,
    headersTimeout: 66_000,
    requestTimeout: 120_000,
    // A chunked session cookie, a pending sign-in and tokens in the address can be 8 KB each; Node's default is 16 KB
    // in total.
    maxHeaderSize: 64 * 1024,
  },
  answerWith({
    handle: async (request, response) => void (await (routes.handle(request, response) ?? byNext(request, response))),
    self: ownAddress(host, port),
    origin: new URL(settings.APP_ORIGIN),
    trustedProxies: settings.TRUSTED_PROXIES,
    sharedCacheSeconds: settings.SHARED_CACHE_SECONDS,
    splitPages,
    staticFolder: '.next/static',
    metrics: metricsToken === undefined ? null : new Metrics(metricsToken),
    traces: tracer && new Traces(tracer),
    loader: readFileSync('.next/document-loader.js', 'utf8').trim(),
  }),
);

async function drain(): Promise<void> {
  startDraining();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Closes keep-alive connections as soon as their request has ended.
  setInterval(() => server.closeIdleConnections(), 50);
  await Promise.race([closed, sleep(DRAIN_MS)]);
  server.closeAllConnections();
  await Promise.race([tracer?.stop(), sleep(TRACES_MS)]);
  process.exit(0);
}

await app.prepare();
server.on('error', (error) => {
  console.error(`The storefront cannot listen, see PORT and HOST: ${error.message}.`);
  process.exit(1);
});
server.listen(port, host);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void drain());
