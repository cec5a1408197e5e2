import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareShop } from '../../testing/prepared-shop';
import { PASSWORD } from './client';

export interface OwnPlatform {
  readonly address: string;
  readonly dataDir: string;
  /** Output and log so far. */
  output(): string;
  /** Asks it to stop; resolves with its exit code. */
  stop(): Promise<number | null>;
}

type Env = Readonly<Record<string, string>>;

function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'stockist-own-'));
}

/** A data folder with the demonstration shop, for tests that do not cover the first start. */
export async function filledFolder(): Promise<string> {
  const folder = await temporaryFolder();
  await prepareShop(folder, { password: PASSWORD });
  return folder;
}

export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}

/** The bundle that the stage has made (scripts/test/stages.ts): loading file by file takes longer than the start. */
function bundle(): string {
  const path = process.env['PLATFORM_BUNDLE'];
  if (!path) throw new Error('PLATFORM_BUNDLE is not set: run these tests with "npm test -- contract".');
  return path;
}

function run(env: Env) {
  const child = spawn(process.execPath, [bundle()], {
    env: { ...process.env, NODE_OPTIONS: '', BACKEND_PORT: '0', LOG_LEVEL: 'warn', DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const ready = new Promise<string>((resolve) => {
    const listen = (chunk: Buffer): void => {
      output += chunk.toString();
      const address = /platform ready on (\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
  });
  return { child, exited, ready, output: () => output };
}

/** A separate platform, for settings and faults that the shared one cannot have. */
export async function startOwn(dataDir: string, env: Env = {}): Promise<OwnPlatform> {
  const { child, exited, ready, output } = run({ DATA_DIR: dataDir, ...env });
  const address = await Promise.race([
    ready,
    exited.then(() => Promise.reject(new Error(`The platform ended: ${output()}`))),
  ]);
  return {
    address,
    dataDir,
    output,
    stop: () => {
      child.kill('SIGTERM');
      return exited;
    },
  };
}

/** Starts a platform that must refuse to start. Resolves with its exit code and what it output. */
export async function expectStartFailure(env: Env): Promise<{ code: number | null; output: string }> {
  const { child, exited, ready, output } = run(env);
  void ready.then(() => child.kill());
  return { code: await exited, output: output() };
}
