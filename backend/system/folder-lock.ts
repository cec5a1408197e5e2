import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../../lib/domain/values/error-code';
import { StartRefused } from './start-refused';

/**
 * Locks a data folder: two processes on one PGlite folder would destroy it. @returns a function that releases the lock.
 * Throws when another process has it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'platform.lock');
  const owner = await readOwner(path);
  if (owner !== null) {
    if (isRunning(owner))
      throw new StartRefused(
        `The data folder ${folder} is in use by process ${owner}. Stop that one, or set DATA_DIR to another folder.`,
      );
    await rm(path, { force: true });
  }
  const file = await open(path, 'wx', 0o600);
  await file.writeFile(String(process.pid));
  await file.close();
  return () => rm(path, { force: true });
}

async function readOwner(path: string): Promise<number | null> {
  try {
    return Number.parseInt(await readFile(path, 'utf8'), 10) || null;
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
