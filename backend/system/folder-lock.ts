import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from '../../lib/domain/values/error-code';
import { StartRefused } from './start-refused';

/** How long another process may take to write the file that it created; after that its end was a power cut. */
const WRITING_MS = 500;

/**
 * Locks a data folder: two processes on one PGlite folder would destroy it. @returns a function that releases the lock.
 * Throws when another process has it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'platform.lock');
  let owner = await readOwner(path);
  if (owner === 'unwritten') {
    await pause(WRITING_MS);
    owner = await readOwner(path);
  }
  if (typeof owner === 'number' && isRunning(owner))
    throw new StartRefused(
      `The data folder ${folder} is in use by process ${owner}. Stop that one, or set DATA_DIR to another folder.`,
    );
  if (owner !== null) await rm(path, { force: true });
  const file = await open(path, 'wx', 0o600);
  await file.writeFile(String(process.pid));
  await file.sync();
  await file.close();
  return () => rm(path, { force: true });
}

/** The process that has the lock; 'unwritten' if its file does not say, null without a file. */
async function readOwner(path: string): Promise<number | 'unwritten' | null> {
  try {
    return Number.parseInt(await readFile(path, 'utf8'), 10) || 'unwritten';
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return null;
    throw cause;
  }
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return codeOf(cause) === 'EPERM';
  }
}
