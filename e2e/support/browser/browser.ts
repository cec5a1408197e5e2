import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser as RunningBrowser, chromium } from '@playwright/test';

export interface Browser {
  readonly executablePath: string;
  readonly args: readonly string[];
  /** Added to the browser's environment. */
  readonly env: Readonly<Record<string, string>>;
}

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser'];
const PACKAGE = 'node_modules/@sparticuz/chromium/bin';

/** A browser of the system, which has a back/forward cache; null if there is none. */
export function systemBrowser(): string | null {
  return SYSTEM.find((path) => existsSync(path)) ?? null;
}

/** Root has no sandbox, a container often has a small /dev/shm, and a test calls nobody. */
const ARGS = [
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

function starts(browser: Browser): boolean {
  const { status } = spawnSync(browser.executablePath, ['--version', ...ARGS], {
    env: { ...process.env, ...browser.env },
    timeout: 30_000,
  });
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

/** The package's browser, unpacked again after an interruption; null if it does not start. */
async function packaged(): Promise<Browser | null> {
  const browser = await unpacked();
  if (starts(browser)) return browser;
  rmSync(browser.executablePath, { force: true });
  const again = await unpacked();
  return starts(again) ? again : null;
}

/**
 * A browser for the journeys, without a manual step: the one of an npm package, which is the same on every machine and,
 * being headless, opens a page four times as fast as the system's; else Playwright's own or the system's. BROWSER_PATH
 * names another.
 */
export async function findBrowser(): Promise<Browser> {
  const wanted = process.env.BROWSER_PATH;
  if (wanted) {
    if (!existsSync(wanted)) throw new Error(`BROWSER_PATH is ${wanted}, and there is no such file.`);
    return { executablePath: wanted, args: ARGS, env: {} };
  }
  const browser = await packaged();
  if (browser) return browser;
  const found = [chromium.executablePath(), ...SYSTEM].find((path) => existsSync(path));
  if (found) return { executablePath: found, args: ARGS, env: {} };
  throw new Error(
    'No browser starts here. Install one, for example with "apt-get install -y chromium", or set BROWSER_PATH to one.',
  );
}

/** The system's browser, with the system's fonts; the journeys' if there is none. */
export async function personsBrowser(): Promise<Browser> {
  const executablePath = systemBrowser();
  // The package's libraries and fonts are its own: the system's browser shows what a person has.
  return executablePath === null ? findBrowser() : { executablePath, args: ARGS, env: {} };
}

/** Starts that browser, or the system's own for a full one; with further arguments. */
export async function launchBrowser(
  like: 'journeys' | 'person' = 'journeys',
  more: readonly string[] = [],
): Promise<RunningBrowser> {
  const { args, env, executablePath } = await (like === 'person' ? personsBrowser() : findBrowser());
  return chromium.launch({ executablePath, args: [...args, ...more], env: { ...process.env, ...env } });
}
