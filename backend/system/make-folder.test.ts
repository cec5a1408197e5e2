import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from './make-folder';
import { StartRefused } from './start-refused';

let parent: string;
beforeEach(async () => (parent = await mkdtemp(join(tmpdir(), 'stockist-folder-'))));
afterEach(() => rm(parent, { recursive: true }));

const made = (path: string) => makeFolder({ path, name: 'folder of pictures', setting: 'MEDIA_CACHE_DIR' });

it('makes a folder, and takes one that is there', async () => {
  const path = join(parent, 'a', 'b');
  await made(path);
  await made(path);
  expect((await stat(path)).isDirectory()).toBe(true);
});

it.each([
  ['a file', 'file'],
  ['a folder in a file', 'file/cache'],
])('refuses %s in a sentence', async (_, path) => {
  await writeFile(join(parent, 'file'), '');
  const making = made(join(parent, path));
  await expect(making).rejects.toThrow(StartRefused);
  await expect(making).rejects.toThrow(/^The folder of pictures .* cannot be written \(E\w+\)\..* MEDIA_CACHE_DIR to/);
});
