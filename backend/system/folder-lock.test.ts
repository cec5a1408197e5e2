import { spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { lockFolder } from './folder-lock';

const ROUNDS = 20;

const LOCKING = `
  const { lockFolder } = await import('./backend/system/folder-lock.ts');
  await lockFolder(process.env.FOLDER).catch((error) => console.log(error.message));
`;

/** For each folder that it reads: whether it got the lock. Both processes have the line at the same moment. */
const RACING = `
  const { createInterface } = await import('node:readline');
  const { lockFolder } = await import('./backend/system/folder-lock.ts');
  console.log('ready');
  for await (const folder of createInterface({ input: process.stdin }))
    console.log(await lockFolder(folder).then(() => 'locked', (error) => error.message));
`;

let folder: string;
let lock: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stockist-lock-'));
  lock = join(folder, 'platform.lock');
});
afterEach(() => rm(folder, { recursive: true }));

const ownerOf = async (file: string) => Number.parseInt(await readFile(file, 'utf8'), 10);

it('locks a folder until it is released', async () => {
  const unlock = await lockFolder(folder);
  expect(await ownerOf(lock)).toBe(process.pid);
  await unlock();
  await expect(readFile(lock)).rejects.toMatchObject({ code: 'ENOENT' });
});

it('refuses a folder that another process has', async () => {
  await writeFile(lock, String(process.ppid));
  await expect(lockFolder(folder)).rejects.toThrow(`is in use by process ${process.ppid}`);
});

it.each([
  ['of a process that has ended', '999999999'],
  ['of a process whose number another has now', `${process.ppid} 1`],
  ['that was cut off while it was written', ''],
])('takes over a lock %s', async (_, text) => {
  await writeFile(lock, text);
  await lockFolder(folder);
  expect(await ownerOf(lock)).toBe(process.pid);
});

it('refuses the folder to others while it is locked', async () => {
  const unlock = await lockFolder(folder);
  const other = spawnSync(process.execPath, ['--import', 'tsx', '--eval', LOCKING], {
    env: { ...process.env, NODE_OPTIONS: '', FOLDER: folder },
    encoding: 'utf8',
  });
  expect(other.stdout).toContain(`is in use by process ${process.pid}`);
  await unlock();
});

it('is got by one of two that start at the same moment, also over the lock of a process that was killed', async () => {
  const racers = [1, 2].map(() => {
    const racer = spawn(process.execPath, ['--import', 'tsx', '--eval', RACING], {
      env: { ...process.env, NODE_OPTIONS: '' },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: racer.stdout })[Symbol.asyncIterator]();
    return { racer, line: async () => String((await lines.next()).value) };
  });
  try {
    for (const { line } of racers) expect(await line()).toBe('ready');
    for (let round = 0; round < ROUNDS; round += 1) {
      const one = join(folder, String(round));
      await mkdir(one);
      if (round % 2 === 0) await writeFile(join(one, 'platform.lock'), '999999999 1');
      for (const { racer } of racers) racer.stdin.write(`${one}\n`);
      const outcomes = await Promise.all(racers.map(({ line }) => line()));
      expect(outcomes.toSorted()).toEqual([expect.stringContaining('is in use by process'), 'locked']);
    }
  } finally {
    for (const { racer } of racers) racer.kill();
  }
});

it('refuses a folder that is a file in a sentence', async () => {
  await writeFile(lock, '');
  await expect(lockFolder(lock)).rejects.toThrow(`The data folder ${lock} cannot be written (EEXIST).`);
});

it('waits for the owner of a lock that is being written', async () => {
  await writeFile(lock, '');
  const locking = lockFolder(folder);
  await writeFile(lock, String(process.ppid));
  await expect(locking).rejects.toThrow('is in use');
});
