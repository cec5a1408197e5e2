import '@/components/widgets/testing/test-server';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { allWidgets, findWidget } from './page/find-widget';
import { WIDGET_SETTINGS } from './widget-settings';

jest.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
jest.mock('@/lib/i18n/current-view', () => ({ currentView: async () => ({ locale: 'en', live: false }) }));

/** app/api/widgets/route.ts finds the sample by the folder's name. */
it('finds each widget by its outer name, which its folder has', () => {
  for (const widget of allWidgets()) {
    expect(findWidget(widget.outer)).toBe(widget);
    const folder = join('components/widgets', widget.outer.toLowerCase().replaceAll(/[/_]/g, '-'));
    expect([folder, existsSync(folder)]).toEqual([folder, true]);
  }
});

it('has the settings of each widget without its component, for the platform and the middleware', () => {
  expect(WIDGET_SETTINGS.map(({ outer, schema, readsSegments = false }) => [outer, schema, readsSegments])).toEqual(
    allWidgets().map(({ outer, schema, leadsTo }) => [outer, schema, leadsTo !== undefined]),
  );
});

/** The demonstration page with links to all widgets (README). */
it('shows every widget on a page that /demo_asdf links to', () => {
  const pages = 'backend/db/seed/data/pages';
  const index = readFileSync(join(pages, 'demo_asdf.json'), 'utf8');
  const linked = readdirSync(pages)
    .filter((file) => file !== 'demo_asdf.json' && index.includes(`\\"/${file.replace('.json', '')}\\"`))
    .map((file) => readFileSync(join(pages, file), 'utf8'))
    .join('\n');
  const names = allWidgets().map(({ outer }) => outer);
  expect(names.filter((outer) => !linked.includes(`"${outer}"`))).toEqual([]);
});
