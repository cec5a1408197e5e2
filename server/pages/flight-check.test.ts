import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refuseUnknownFlight } from './flight-check';

const KNOWN = [
  '<html><body><script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"a"])</script><script>(globalThis["TURBOPACK"] || ',
  '(globalThis["TURBOPACK"] = [])).push({"otherChunks":[],"runtimeModuleIds":[1]})</script></body></html>',
].join('');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stockist-flight-'));
  mkdirSync(join(folder, 'en'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, page: string) => writeFileSync(join(folder, name), page);

it('accepts pages in the known format, whatever else is in the folder', async () => {
  write('en/about.html', KNOWN);
  write('static.html', '<p>No scripts</p>');
  await expect(refuseUnknownFlight(folder)).resolves.toBeUndefined();
});

it.each([
  ['one page has another format', () => write('b.html', KNOWN.replace('push([1', 'add([1')), 'A page of the build'],
  ['no page has flight data', () => rmSync(join(folder, 'en/about.html')), 'No page of the build'],
])('throws a readable error when %s', async (_, change, words) => {
  write('en/about.html', KNOWN);
  change();
  const refusal = refuseUnknownFlight(folder);
  await expect(refusal).rejects.toThrow(words);
  await expect(refusal).rejects.toThrow('FLIGHT_FILES=off');
});
