import { readFileSync } from 'node:fs';

/** Where settings are declared: one line of a schema each. */
const SCHEMAS = ['lib/config/env.ts', 'backend/system/config.ts', 'scripts/start/settings.ts'];
/** Read straight from the environment. */
const READERS = ['next.config.ts', 'server/main.ts'];
/** Set by the tools that start a process, not by people. */
const NOT_SETTINGS = new Set(['NODE_ENV', 'NEXT_PHASE', 'NEXT_RUNTIME', 'STARTED_BY']);

function namesIn(file: string, pattern: RegExp): string[] {
  return [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => name);
}

const SETTINGS = [
  ...new Set([
    ...SCHEMAS.flatMap((file) => namesIn(file, /^ {2}([A-Z][A-Z\d_]+):/gm)),
    ...READERS.flatMap((file) => namesIn(file, /process\.env\.([A-Z][A-Z\d_]+)/g)),
  ]),
].filter((name) => !NOT_SETTINGS.has(name));

it('reads the schemas', () => {
  expect(SETTINGS).toEqual(expect.arrayContaining(['APP_ORIGIN', 'JWT_SECRET', 'PORT', 'PAGES_ON_DISK']));
});

it.each(SETTINGS)('%s is described in docs/settings.md and stands in .env.example', (name) => {
  expect(readFileSync('docs/settings.md', 'utf8')).toMatch(new RegExp(`^\\|[^|]*\`${name}\``, 'm'));
  expect(readFileSync('.env.example', 'utf8')).toMatch(new RegExp(`^# ${name}=`, 'm'));
});
