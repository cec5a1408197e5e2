import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PageFolder } from './page-folder';

const BLOCK = 4_096;
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stockist-pages-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Three files of one block each. */
function write(page: string): void {
  for (const name of [`${page}.html`, `${page}.meta`, `${page}.segments/deep/_full.segment.rsc`]) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), 'x');
  }
}
const isThere = (page: string): boolean[] =>
  ['.html', '.meta', '.segments'].map((ending) => existsSync(join(root, page + ending)));
/** Waits until a page is evicted, which happens in the background. */
async function untilGone(page: string): Promise<void> {
  while (isThere(page).includes(true)) await new Promise((resolve) => setTimeout(resolve, 5));
}

it('counts the disk usage of pages, and deletes the least recently used beyond the limit', async () => {
  const folder = new PageFolder(root, 9 * BLOCK);
  await folder.ready();
  for (const page of ['en/a', 'en/b', 'en/c']) {
    write(page);
    await folder.written(page);
  }
  expect(folder.bytes).toBe(9 * BLOCK);
  folder.used('en/a');
  write('en/d');
  await folder.written('en/d');
  await untilGone('en/b');
  expect(isThere('en/b')).toEqual([false, false, false]);
  for (const page of ['en/a', 'en/c', 'en/d']) expect(isThere(page)).toEqual([true, true, true]);
  expect(folder.bytes).toBe(9 * BLOCK);
});

it('starts empty, since pages of an earlier process may be stale', async () => {
  write('en/old');
  const folder = new PageFolder(root, 9 * BLOCK);
  await folder.ready();
  expect([isThere('en/old'), folder.bytes]).toEqual([[false, false, false], 0]);
  write('en/new');
  await folder.ready();
  expect(isThere('en/new')).toEqual([true, true, true]);
});

it('deletes a removed page, counts a rewritten page once, and stores no page beyond the whole limit', async () => {
  const folder = new PageFolder(root, 3 * BLOCK);
  await folder.ready();
  write('en/a');
  await folder.written('en/a');
  await folder.written('en/a');
  expect(folder.bytes).toBe(3 * BLOCK);
  await folder.remove('en/a');
  expect([isThere('en/a'), folder.bytes]).toEqual([[false, false, false], 0]);
  write('en/large');
  writeFileSync(join(root, 'en/large.html'), 'x'.repeat(2 * BLOCK));
  await folder.written('en/large');
  expect([isThere('en/large'), folder.bytes]).toEqual([[false, false, false], 0]);
});
