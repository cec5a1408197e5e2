import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logs } from './logs';
import { Refusal } from './terminal';

let dataDir: string;
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'stockist-logs-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

it('explains a failure by what the service printed in this run', async () => {
  appendFileSync(new Logs(dataDir).open('build'), 'an earlier error\n');
  const logs = new Logs(dataDir);
  appendFileSync(logs.open('build'), `${'a line\n'.repeat(100)}the cause\n`);
  const failed = logs.explain('build', Promise.reject(new Refusal('It could not be built.')));
  await expect(failed).rejects.toThrow(
    /^It could not be built\.\nThe end of .*build\.log:\n\n(a line\n){59}the cause$/,
  );
});

it('has nothing to add about a service that prints to the terminal', async () => {
  appendFileSync(new Logs(dataDir).open('platform'), 'an earlier error\n');
  const failed = new Logs(dataDir).explain('platform', Promise.reject(new Refusal('It ended.')));
  await expect(failed).rejects.toThrow(/^It ended\.$/);
});

it('begins a file anew when it has grown large', () => {
  const file = new Logs(dataDir).open('platform');
  writeFileSync(file, Buffer.alloc(11 * 1024 * 1024));
  appendFileSync(new Logs(dataDir).open('platform'), 'new');
  expect(readFileSync(file, 'utf8')).toBe('new');
});
