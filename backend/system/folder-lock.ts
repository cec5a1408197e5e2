import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from '../../lib/domain/values/error-code';
import { type OwnFolder, makeFolder, refuseFolder } from './make-folder';
import { StartRefused } from './start-refused';

/** How long another process may take to write the file that it created; after that its end was a power cut. */
const WRITING_MS = 500;

/** A process by its number, and when it began: after a power cut another one may have the number. */
interface Owner {
  readonly pid: number;
  /** Empty where the system does not say. */
  readonly began: string;
}

/**
 * Locks a data folder: two processes on one PGlite folder would destroy it. @returns a function that releases the lock.
 * Throws when another process has it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const own: OwnFolder = { path: folder, name: 'data folder', setting: 'DATA_DIR' };
  await makeFolder(own);
  const path = join(folder, 'platform.lock');
  let owner = await readOwner(path);
  if (owner === 'unwritten') {
    await pause(WRITING_MS);
    owner = await readOwner(path);
  }
  if (owner !== null && owner !== 'unwritten' && (await isRunning(owner)))
    throw new StartRefused(
      `The data folder ${folder} is in use by process ${owner.pid}. Stop that one, or set DATA_DIR to another folder.`,
    );
  if (owner !== null) await rm(path, { force: true });
  const file = await open(path, 'wx', 0o600).catch((cause: unknown) => refuseFolder(own, cause));
  await file.writeFile(`${process.pid} ${await beginOf(process.pid)}`);
  await file.sync();
  await file.close();
  return () => rm(path, { force: true });
}

/** The process that has the lock; 'unwritten' if its file does not say, null without a file. */
async function readOwner(path: string): Promise<Owner | 'unwritten' | null> {
  try {
    const [pid = '', began = ''] = (await readFile(path, 'utf8')).split(' ');
    return Number.parseInt(pid, 10) ? { pid: Number.parseInt(pid, 10), began } : 'unwritten';
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return null;
    throw cause;
  }
}

/** When a process began, in ticks since the system did; empty where there is no /proc, or no such process. */
async function beginOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // Its second field is the program's name in brackets, which may have spaces; this is the 22nd.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

async function isRunning({ pid, began }: Owner): Promise<boolean> {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (cause) {
    if (codeOf(cause) !== 'EPERM') return false;
  }
  const now = await beginOf(pid);
  return began === '' || now === '' || began === now;
}
