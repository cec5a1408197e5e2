import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './folder-lock';

const LOCKING = `
  const { lockFolder } = await import('./backend/system/folder-lock.ts');
  await lockFolder(process.env.FOLDER).catch((error) => console.log(error.message));
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
