/** `nginx-start.sh` as a container runs it, with nginx checking the configuration in place of serving by it. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DAY_MS = 86_400_000;
const folder = mkdtempSync(join(tmpdir(), 'stockist-nginx-start-'));
const release = join(folder, 'release');
const assets = join(folder, 'assets');
const inStatic = (root: string, name: string): string => join(root, '_next', 'static', name);

afterAll(() => rmSync(folder, { recursive: true }));

function write(path: string, daysOld: number): void {
  writeFileSync(path, 'x');
  const at = new Date(Date.now() - daysOld * DAY_MS);
  utimesSync(path, at, at);
}

function start(): ReturnType<typeof spawnSync> {
  const env = {
    ...process.env,
    STOREFRONTS: 'server 127.0.0.1:3001;',
    TEMPLATES: 'deploy',
    RELEASE: release,
    RUN_PATH: join(folder, 'run'),
    ASSETS_ROOT: assets,
    CACHE_PATH: join(folder, 'cache'),
    SITE_CONF: join(folder, 'site.d', '*.conf'),
    ACCESS_LOG: join(folder, 'access.log'),
    PLATFORM: '127.0.0.1:4000',
    PLATFORM_CONF: join(folder, 'platform.d', '*.conf'),
  };
  return spawnSync('sh', ['deploy/nginx-start.sh', '-t'], { env, encoding: 'utf8' });
}

it('makes a valid configuration, and keeps the assets that open pages may still request', () => {
  for (const root of [release, assets]) mkdirSync(inStatic(root, ''), { recursive: true });
  writeFileSync(join(release, 'languages.conf'), '');
  write(inStatic(release, 'new.js'), 200);
  write(inStatic(release, 'unchanged.js'), 200);
  write(inStatic(assets, 'unchanged.js'), 200);
  write(inStatic(assets, 'last-month.js'), 30);
  write(inStatic(assets, 'last-year.js'), 200);

  const { status, stderr } = start();
  expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')]);
  const kept = ['new.js', 'unchanged.js', 'last-month.js', 'last-year.js'].map((name) =>
    existsSync(inStatic(assets, name)),
  );
  expect(kept).toEqual([true, true, true, false]);
  // This start counts for all of its release, also for what an earlier one has copied.
  expect(Date.now() - statSync(inStatic(assets, 'unchanged.js')).mtimeMs).toBeLessThan(DAY_MS);
});
