import { cp, mkdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const WAIT_MS = 120_000;
const LOOK_AGAIN_MS = 50;

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Whether this process is the one that creates the folder. */
const isFirst = (lock: string): Promise<boolean> =>
  mkdir(lock).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );

/**
 * Fills the folder `into` with the output of `make`. Creating a database takes seconds of processor time and copying it
 * none, so `make` runs once per `name` for all processes of a test run, which share the folder PREPARED_DATA. Without
 * PREPARED_DATA nothing is shared. Throws what `make` throws, and when another process does not finish.
 */
export async function fillPrepared(name: string, into: string, make: (folder: string) => Promise<void>): Promise<void> {
  const home = process.env['PREPARED_DATA'];
  if (!home) return make(into);
  const prepared = join(home, name);
  await mkdir(home, { recursive: true });
  for (const end = Date.now() + WAIT_MS; !(await exists(prepared));) {
    if (Date.now() > end) throw new Error(`Nobody finished ${prepared}.`);
    if (await isFirst(`${prepared}.lock`)) await makeOnce(prepared, make);
    else await wait(LOOK_AGAIN_MS);
  }
  await cp(prepared, into, { recursive: true });
}

async function makeOnce(prepared: string, make: (folder: string) => Promise<void>): Promise<void> {
  const unfinished = `${prepared}.unfinished`;
  try {
    // Another process may have finished it between the look and the lock.
    if (await exists(prepared)) return;
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished);
    await make(unfinished);
    await rename(unfinished, prepared);
  } finally {
    await rmdir(`${prepared}.lock`);
  }
}
