import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

export interface Browser {
  readonly executablePath: string;
  readonly args: readonly string[];
  /** Added to the browser's environment. */
  readonly env: Readonly<Record<string, string>>;
}

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser'];
const PACKAGE = 'node_modules/@sparticuz/chromium/bin';

/** Root has no sandbox, a container often has a small /dev/shm, and a test calls nobody. */
const ARGS = [
  '--disable-dev-shm-usage', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

function starts(browser: Browser): boolean {
  const { status } = spawnSync(browser.executablePath, ['--version', ...ARGS], { env: { ...process.env, ...browser.env }, timeout: 30_000 });
  return status === 0;
}

/** Unpacks the browser that comes as an npm package, with the libraries that a bare Debian lacks. */
async function unpacked(): Promise<Browser> {
  const { default: packaged, inflate } = await import('@sparticuz/chromium');
  const executablePath = await packaged.executablePath();
  await inflate(join(PACKAGE, 'al2023.tar.br'));
  return {
    executablePath,
    args: ARGS,
    env: { LD_LIBRARY_PATH: join(tmpdir(), 'al2023', 'lib'), FONTCONFIG_PATH: join(tmpdir(), 'fonts') },
  };
}

/**
 * A browser for the journeys, without a step by hand: Playwright's own, else the system's, else the one of an npm package.
 * BROWSER_PATH names one; BROWSER_PATH=package takes the package's.
 */
export async function findBrowser(): Promise<Browser> {
  const wanted = process.env.BROWSER_PATH;
  if (wanted !== 'package') {
    const candidates = wanted ? [wanted] : [chromium.executablePath(), ...SYSTEM];
    const found = candidates.find((path) => existsSync(path));
    if (found) return { executablePath: found, args: ARGS, env: {} };
    if (wanted) throw new Error(`BROWSER_PATH is ${wanted}, and there is no such file.`);
  }
  let browser = await unpacked();
  if (!starts(browser)) {
    // An unpacking that was interrupted leaves half a file.
    rmSync(browser.executablePath, { force: true });
    browser = await unpacked();
  }
  if (starts(browser)) return browser;
  throw new Error('No browser starts here. Install one, for example with "apt-get install -y chromium", or set BROWSER_PATH to one.');
}
