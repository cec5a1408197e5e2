import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '../../start/services/ports.ts';
import { waitUntilReady } from '../../start/services/service.ts';
import type { ServiceGroup } from '../../start/services/service-group.ts';
import { Refusal } from '../../start/terminal/terminal.ts';
import type { Running } from './shop.ts';

interface NginxOptions {
  /** Its own folder, for its cache, its pid and temporary files. */
  readonly folder: string;
  readonly port?: number;
  /** Ports of the storefronts behind it. */
  readonly storefronts: readonly number[];
  /** Where `_next/static` is, compressed. */
  readonly assets: string;
  readonly log: string;
  /** More lines for the server block. */
  readonly site?: string;
  /** The rate limit for uncached pages, such as 50r/s, and its burst; without it no test reaches the limit. */
  readonly limit?: { readonly rate: string; readonly burst: number };
}

const NO_LIMIT = { rate: '100000r/s', burst: 100_000 };

/** Replaces the variables in a file of deploy/, as envsubst does. Throws when one is left. */
function fillIn(template: string, words: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\$\{([A-Z_]+)\}/g, (_, name: string) => {
    const word = words[name];
    if (word === undefined) throw new Refusal(`Nothing was given for ${name} in a file of deploy/.`);
    return word;
  });
}

/** Starts nginx with the configuration of deploy/ and waits until it and a storefront behind it answer. */
export async function startNginx(
  services: ServiceGroup,
  { folder, port: wanted, storefronts, assets, log, site = '', limit = NO_LIMIT }: NginxOptions,
): Promise<Running> {
  const port = wanted ?? (await freePort());
  const run = join(folder, 'run');
  const siteFile = join(folder, 'site.conf');
  const serverFile = join(folder, 'server.conf');
  const mainFile = join(folder, 'nginx.conf');
  mkdirSync(run, { recursive: true });
  writeFileSync(siteFile, site);
  writeFileSync(
    serverFile,
    fillIn(readFileSync('deploy/nginx.conf', 'utf8'), {
      LISTEN: `127.0.0.1:${port}`,
      SCHEME: 'http',
      STOREFRONTS: storefronts.map((each) => `server 127.0.0.1:${each} max_fails=2 fail_timeout=2s;`).join(' '),
      CACHE_PATH: join(folder, 'cache'),
      CACHE_SIZE: '200m',
      RUN_PATH: run,
      VISITOR_RATE: limit.rate,
      VISITOR_BURST: String(limit.burst),
      ASSETS_ROOT: resolve(assets),
      SITE_CONF: siteFile,
      ACCESS_LOG: join(folder, 'access.log'),
      ERROR_LOG: 'stderr',
    }),
  );
  writeFileSync(
    mainFile,
    fillIn(readFileSync('deploy/nginx-main.conf', 'utf8'), {
      WORKER_USER: process.getuid?.() === 0 ? 'root' : 'nobody',
      RUN_PATH: run,
      ERROR_LOG: 'stderr',
      SITES: serverFile,
    }),
  );
  const service = services.start('nginx', ['scripts/test/services/run-nginx.ts', mainFile], {
    env: {},
    output: { file: log },
  });
  await waitUntilReady(service, `http://127.0.0.1:${port}/healthz`, 20_000);
  return { service, address: `http://localhost:${port}`, port };
}
