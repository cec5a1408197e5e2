import { globSync, readFileSync } from 'node:fs';

/** Helpers that start a platform of the test's own, with its data in PGlite. */
const BRINGS_ITS_OWN = /support\/(?:in-process-office|office|own-platform)'/;
const ON_POSTGRES = /DATABASE_URL/;

const files = globSync('backend/contract-tests/**/*.test.ts');
const namedSo = (file: string) => file.endsWith('.pglite.test.ts');

it('names tests with their own PGlite so, which do not run again on PostgreSQL', () => {
  expect(files.length).toBeGreaterThan(50);
  const bringsIts = (file: string) => {
    const text = readFileSync(file, 'utf8');
    return BRINGS_ITS_OWN.test(text) && !ON_POSTGRES.test(text);
  };
  expect(files.filter((file) => bringsIts(file) !== namedSo(file))).toEqual([]);
});
