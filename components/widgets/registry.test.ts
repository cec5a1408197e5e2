import '@/components/widgets/testing/test-server';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { allWidgets } from './page/find-widget';
import { WIDGET_SCHEMAS } from './schemas';

jest.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
jest.mock('@/lib/i18n/current-view', () => ({ currentView: async () => ({ locale: 'en', live: false }) }));

const HERE = 'components/widgets';
const SHARED: ReadonlySet<string> = new Set(['page', 'parts', 'testing']);
const registry = readFileSync(join(HERE, 'registry.ts'), 'utf8');
const folders = readdirSync(HERE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !SHARED.has(entry.name))
  .map(({ name }) => name);

it.each(folders)('%s is one folder, with all its parts, and one line', (folder) => {
  for (const part of ['schema.ts', 'index.tsx', 'sample.json', `${folder}.test.tsx`]) {
    expect([part, existsSync(join(HERE, folder, part))]).toEqual([part, true]);
  }
  expect(registry.split('\n').filter((line) => line.includes(`'./${folder}'`))).toHaveLength(1);
});

it('finds each widget in the folder of its name', () => {
  const named = allWidgets().map(({ outer }) => outer.toLowerCase().replaceAll(/[/_]/g, '-'));
  expect(new Set(named)).toEqual(new Set(folders));
  expect(named).toHaveLength(folders.length);
});

it('has the settings of each widget under its name, for the platform', () => {
  expect(new Map(allWidgets().map(({ outer, schema }) => [outer, schema]))).toEqual(new Map(WIDGET_SCHEMAS));
  for (const { outer, schema } of allWidgets()) expect(WIDGET_SCHEMAS.get(outer)).toBe(schema);
});

/** The demonstration's page that leads to every widget, said in the README. */
it('shows every widget on a page that /demo_asdf leads to', () => {
  const pages = 'backend/db/seed/data/pages';
  const index = readFileSync(join(pages, 'demo_asdf.json'), 'utf8');
  const linked = readdirSync(pages)
    .filter((file) => file !== 'demo_asdf.json' && index.includes(`\\"/${file.replace('.json', '')}\\"`))
    .map((file) => readFileSync(join(pages, file), 'utf8'))
    .join('\n');
  const names = allWidgets().map(({ outer }) => outer);
  expect(names.filter((outer) => !linked.includes(`"${outer}"`))).toEqual([]);
});
