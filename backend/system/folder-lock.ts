import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from '../../lib/domain/values/error-code';
import { type OwnFolder, makeFolder, refuseFolder } from './make-folder';
import { StartRefused } from './start-refused';

/** How long another process may take to write the file that it created; after that its end was a power cut. */
const WRITING_MS = 500;
/** Much longer than from reading the lock of a dead process to removing it. */
const SETTLING_MS = 200;

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
  const text = `${process.pid} ${await beginOf(process.pid)}`;
  for (;;) {
    const isLeft = await isLeftBehind(path, folder);
    if (isLeft) await rm(path, { force: true });
    if (!(await writeLock(own, path, text))) continue;
    // Another start that found the same lock may have removed this one in its place.
    if (isLeft) await pause(SETTLING_MS);
    if (!isLeft || (await textOf(path)) === text) return () => rm(path, { force: true });
  }
}

/** Whether there is a lock of a process that has ended; false without one. Throws for one of a process that runs. */
async function isLeftBehind(path: string, folder: string): Promise<boolean> {
  let owner = await readOwner(path);
  if (owner === 'unwritten') {
    await pause(WRITING_MS);
    owner = await readOwner(path);
  }
  if (owner !== null && owner !== 'unwritten' && (await isRunning(owner)))
    throw new StartRefused(
      `The data folder ${folder} is in use by process ${owner.pid}. Stop that one, or set DATA_DIR to another folder.`,
    );
  return owner !== null;
}

/** False if another process has written its lock meanwhile. */
async function writeLock(own: OwnFolder, path: string, text: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    return true;
  } catch (cause) {
    if (codeOf(cause) === 'EEXIST') return false;
    return refuseFolder(own, cause);
  }
}

/** Null without a file. */
async function textOf(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return null;
    throw cause;
  }
}

/** The process that has the lock; 'unwritten' if its file does not say, null without a file. */
async function readOwner(path: string): Promise<Owner | 'unwritten' | null> {
  const text = await textOf(path);
  if (text === null) return null;
  const [pid = '', began = ''] = text.split(' ');
  return Number.parseInt(pid, 10) ? { pid: Number.parseInt(pid, 10), began } : 'unwritten';
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
