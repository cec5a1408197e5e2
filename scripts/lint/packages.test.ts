import { readFileSync } from 'node:fs';
import { z } from 'zod';

const lock = z.object({ packages: z.record(z.string(), z.object({ hasInstallScript: z.boolean().optional() })) });
const manifest = z.object({ allowScripts: z.record(z.string(), z.boolean()) });
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

it('allows or refuses the install script of every package that has one', () => {
  const { packages } = lock.parse(read('package-lock.json'));
  const scripted = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.split('node_modules/').at(-1));
  expect(new Set(Object.keys(manifest.parse(read('package.json')).allowScripts))).toEqual(new Set(scripted));
});
