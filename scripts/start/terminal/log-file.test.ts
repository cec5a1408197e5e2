import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logFile } from './log-file';

const folder = mkdtempSync(join(tmpdir(), 'stockist-log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('goes on when a file cannot be written, reports it once, and writes again later', async () => {
  const path = join(folder, 'gone', 'shop.log');
  const lost: string[] = [];
  const log = logFile(path, (reason) => lost.push(reason));
  const write = (line: string) =>
    new Promise<void>((resolve, reject) => {
      log.write(line, (error) => (error ? reject(error) : resolve()));
    });
  await write('lost\n');
  await write('lost too\n');
  expect(lost).toEqual(['ENOENT']);
  const other = mkdtempSync(join(tmpdir(), 'stockist-log-'));
  renameSync(other, join(folder, 'gone'));
  await write('there\n');
  expect(readFileSync(path, 'utf8')).toBe('there\n');
  rmSync(join(folder, 'gone'), { recursive: true });
  await write('lost again\n');
  expect(lost).toEqual(['ENOENT', 'ENOENT']);
});
