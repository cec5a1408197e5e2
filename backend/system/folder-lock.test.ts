import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './folder-lock';

let folder: string;
let lock: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stockist-lock-'));
  lock = join(folder, 'platform.lock');
});
afterEach(() => rm(folder, { recursive: true }));

it('locks a folder until it is released', async () => {
  const unlock = await lockFolder(folder);
  expect(await readFile(lock, 'utf8')).toBe(String(process.pid));
  await unlock();
  await expect(readFile(lock)).rejects.toMatchObject({ code: 'ENOENT' });
});

it('refuses a folder that another process has', async () => {
  await writeFile(lock, String(process.ppid));
  await expect(lockFolder(folder)).rejects.toThrow(`is in use by process ${process.ppid}`);
});

it.each([
  ['of a process that has ended', '999999999'],
  ['that was cut off while it was written', ''],
])('takes over a lock %s', async (_, text) => {
  await writeFile(lock, text);
  await lockFolder(folder);
  expect(await readFile(lock, 'utf8')).toBe(String(process.pid));
});

it('waits for the owner of a lock that is being written', async () => {
  await writeFile(lock, '');
  const locking = lockFolder(folder);
  await writeFile(lock, String(process.ppid));
  await expect(locking).rejects.toThrow('is in use');
});
