import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EndedFile } from './ended-file';

const DAY_MS = 24 * 3600 * 1000;
const NOON = Date.parse('2026-11-22T12:00:00Z');

let folder: string;
let now: number;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'stockist-ended-')), 'ended-sessions');
  now = NOON;
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

const instance = (most?: number) =>
  new EndedFile(folder, { days: 32, now: () => now, ...(most !== undefined && { most }) });

async function knows(file: EndedFile, id: string): Promise<boolean> {
  await file.follow();
  return file.knows(id);
}

it('knows no id while the folder does not exist', async () => {
  expect(await knows(instance(), 'a')).toBe(false);
});

it('shares ids with all other instances, whether they run already or start later', async () => {
  const [one, two] = [instance(), instance()];
  expect(await knows(two, 'first')).toBe(false);
  await one.add('first');
  expect(await knows(two, 'first')).toBe(true);
  await two.add('second');
  await one.add('third');
  expect([await knows(one, 'second'), await knows(two, 'third'), await knows(instance(), 'first')]).toEqual([
    true,
    true,
    true,
  ]);
});

it('stores all ids of concurrent writers', async () => {
  const instances = Array.from({ length: 4 }, () => instance());
  const ids = Array.from({ length: 400 }, () => randomUUID());
  await Promise.all(ids.map(async (id, index) => instances[index % 4]?.add(id)));
  for (const file of [...instances, instance()]) {
    await file.follow();
    expect(ids.filter((id) => !file.knows(id))).toEqual([]);
  }
});

it('keeps ids for the given days, across midnight, then removes them from memory and disk', async () => {
  const file = instance();
  now = Date.parse('2026-11-22T23:59:59.990Z');
  await file.add('late');
  const other = instance();
  expect(await knows(other, 'late')).toBe(true);
  now += 5_000;
  appendFileSync(join(folder, '2026-11-22'), '\nlater\n');
  expect(await knows(other, 'later')).toBe(true);
  now = NOON + 31 * DAY_MS;
  expect([await knows(file, 'late'), await knows(instance(), 'late')]).toEqual([true, true]);
  now += DAY_MS;
  expect([await knows(file, 'late'), await knows(instance(), 'late'), readdirSync(folder)]).toEqual([false, false, []]);
});

it('lists ids with the end of their day', async () => {
  const file = instance();
  await file.add('first');
  now += DAY_MS;
  await instance().add('second');
  await file.follow();
  expect([...file.entries()]).toEqual([
    ['first', Date.parse('2026-11-23')],
    ['second', Date.parse('2026-11-24')],
  ]);
});

it('skips incomplete lines, and rejects invalid ids', async () => {
  const file = instance();
  await file.add('whole');
  const path = join(folder, '2026-11-22');
  appendFileSync(path, 'half');
  expect([await knows(instance(), 'whole'), await knows(instance(), 'half')]).toEqual([true, false]);
  await instance().add('next');
  expect(await knows(file, 'next')).toBe(true);
  await expect(file.add('a\nb')).rejects.toThrow(TypeError);
});

it('reads a file anew that took the place of a longer one', async () => {
  const [one, two] = [instance(), instance()];
  await one.add('before-that');
  expect(await knows(two, 'before-that')).toBe(true);
  rmSync(join(folder, '2026-11-22'));
  await one.add('since');
  expect([await knows(two, 'since'), two.knows('before-that')]).toEqual([true, true]);
});

it('limits the number of ids, and drops the oldest', async () => {
  const file = instance(3);
  for (const id of ['a', 'b']) await file.add(id);
  now += DAY_MS;
  for (const id of ['c', 'd', 'e']) await file.add(id);
  expect(['a', 'b', 'c', 'd', 'e'].filter((id) => file.knows(id))).toEqual(['c', 'd', 'e']);
});

it('throws if the folder cannot be used, and creates files readable only by their owner', async () => {
  writeFileSync(folder, 'a file');
  await expect(instance().add('a')).rejects.toThrow(/EEXIST|ENOTDIR/);
  rmSync(folder);
  await instance().add('a');
  expect([statSync(folder).mode & 0o777, statSync(join(folder, '2026-11-22')).mode & 0o777]).toEqual([0o700, 0o600]);
});
