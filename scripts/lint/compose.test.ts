import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { PLATFORM } from '../start/build/build-platform';
import { STOREFRONT } from '../start/build/build';

/** Names in the README that no container is passed: the language's cookie, and what the images set. */
const NOT_PASSED = new Set([
  'NEXT_LOCALE',
  'ASSETS_ROOT',
  'CACHE_PATH',
  'DATA_DIR',
  'PLATFORM_CONF',
  'PLATFORM_LISTEN',
  'SITE_CONF',
]);

const file = readFileSync('deploy/compose.yaml', 'utf8');
const readme = readFileSync('deploy/README.md', 'utf8');
const serviceSchema = z.object({
  environment: z.record(z.string(), z.unknown()).optional(),
  logging: z.object({ driver: z.string() }).optional(),
  volumes: z.array(z.string()).default([]),
});
const { services } = z.object({ services: z.record(z.string(), serviceSchema) }).parse(parse(file, { merge: true }));

function matches(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].toSorted();
}

/** What compose takes from deploy/.env. */
const TAKEN = matches(file, /\$\{(\w+)/g);
/** What the README's table of deploy/.env names. */
const LISTED = matches(matches(readme, /^\| (`[^|]+) \|/gm).join(), /`([A-Z][A-Z\d_]+)`/g);
/** Every variable with an underscore that the README names anywhere. */
const NAMED = matches(readme, /`([A-Z][A-Z\d]*_[A-Z\d_]+)(?:=[^`]*)?`/g).filter((name) => !NOT_PASSED.has(name));

const keysOf = (service: string): string[] => Object.keys(services[service]?.environment ?? {});
const SET = new Set(Object.keys(services).flatMap(keysOf));

it('reads both files', () => {
  expect(LISTED).toEqual(expect.arrayContaining(['APP_ORIGIN', 'STRIPE_WEBHOOK_SECRET', 'OTEL_TRACES_SAMPLER']));
  expect(NAMED).toEqual(expect.arrayContaining(['SHARED_CACHE_SECONDS', 'REDIS_URL']));
});

it('takes from deploy/.env what deploy/README.md lists, and nothing else', () => {
  expect(TAKEN).toEqual(LISTED);
});

it('passes each variable that deploy/README.md names to a container', () => {
  expect(NAMED.filter((name) => !SET.has(name) && !TAKEN.includes(name))).toEqual([]);
});

it.each(['storefront-1', 'storefront-2', 'platform'])(
  'tells %s where and how to send traces and figures',
  (service) => {
    expect(keysOf(service)).toEqual(
      expect.arrayContaining([...TAKEN.filter((name) => name.startsWith('OTEL_')), 'METRICS_TOKEN']),
    );
  },
);

it('has the services that the commands of deploy/README.md name', () => {
  const lines = matches(readme, /^ *dc ((?:up|stop|kill|exec) .*)$/gm);
  const named = lines.flatMap((line) => {
    const [command = '', ...words] = line.replace(/ -s [A-Z]+/, '').split(' ');
    const plain = words.filter((word) => !word.startsWith('-'));
    return command === 'exec' ? plain.slice(0, 1) : plain;
  });
  expect(new Set(named)).toEqual(new Set(['nginx', 'platform', 'postgres', 'storefront-1', 'storefront-2']));
  expect(named.filter((name) => !Object.hasOwn(services, name))).toEqual([]);
});

it('keeps the log of no container for ever', () => {
  expect(Object.values(services).map(({ logging }) => logging?.driver)).toEqual(
    Object.keys(services).map(() => 'local'),
  );
});

it('gives nginx the folders of lines of its own that deploy/README.md names, and no image what is in them', () => {
  const ignored = readFileSync('deploy/Dockerfile.dockerignore', 'utf8').split('\n');
  for (const folder of ['site.d', 'platform.d']) {
    expect(readme).toContain(`deploy/${folder}/`);
    expect(services['nginx']?.volumes).toContain(`./${folder}:/etc/stockist/${folder}:ro`);
    expect(ignored).toContain(`deploy/${folder}`);
  }
});

it('passes a variable to the container under its own name', () => {
  const pairs = Object.values(services).flatMap(({ environment = {} }) => Object.entries(environment));
  const other = pairs.filter(([name, value]) => {
    const taken = /^\$\{(\w+)/.exec(String(value))?.[1];
    return taken !== undefined && taken !== name;
  });
  expect(other).toEqual([]);
});

it('starts both parts with the arguments of npm start', () => {
  const commands = [...readFileSync('deploy/Dockerfile', 'utf8').matchAll(/^CMD (.+)$/gm)].map(([, args]) => args);
  for (const args of [STOREFRONT, PLATFORM]) {
    expect(commands).toContain(`["node", ${args.map((arg) => `"${arg}"`).join(', ')}]`);
    expect(readme).toContain(`node --env-file-if-exists=.env ${args.join(' ')}`);
  }
});

it('keeps secrets and backups out of the images and of the repository', () => {
  // A pattern of Docker's counts from the root, unlike one of Git's.
  const kept = readFileSync('deploy/Dockerfile.dockerignore', 'utf8').split('\n');
  expect(kept).toEqual(expect.arrayContaining(['**/.env', '**/.env.*', '*.dump']));
  expect(readFileSync('.gitignore', 'utf8').split('\n')).toEqual(expect.arrayContaining(['.env', '*.dump']));
  expect(readme).toMatch(/pg_dump .*\.dump\n/);
});

it('restores into an empty database, since what a newer release added would be in the way', () => {
  const commands = readme.slice(readme.indexOf('Restored on the same machine'));
  const [, into] = /createdb -U stockist (\w+)\n/.exec(commands) ?? [];
  expect(into).toBeDefined();
  expect(commands).toContain(`pg_restore -U stockist -d ${into} --single-transaction <`);
  expect(commands).toContain(`alter database ${into} rename to stockist`);
});
