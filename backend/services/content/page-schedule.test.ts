import { row } from '@/lib/contract/content/page';
import { shownAt } from '@/lib/domain/content/schedule';
import { rowsForStorefronts } from './page-schedule';

const AT = new Date('2026-11-22T00:00:00Z');
const secondsLater = (seconds: number): string => new Date(AT.getTime() + seconds * 1000).toISOString();

const widget = (words: string, settings: object = {}) => ({
  outer: 'core/html',
  templatevar: { html: `<p>${words}</p>`, ...settings },
});

/** A page with a block for each of these settings. */
const rowsOf = (...blocks: { settings?: object; widgets: object[] }[]) => [
  row.parse({ id: 1, row_type: 'tabs', blocks: blocks.map((block, id) => ({ id, title: `Title ${id}`, ...block })) }),
];

const sent = (rows: ReturnType<typeof rowsOf>): string => JSON.stringify(rowsForStorefronts(rows, AT));

test.each([
  ['hidden', { hidden: true }],
  ['deleted', { deleted: true }],
  ['scheduled', { start_time: secondsLater(60), anchor_name: 'secret' }],
  ['expired', { end_time: secondsLater(-60) }],
])('nothing of a block that is %s is sent, except when it is shown', (_, settings) => {
  const rows = rowsOf({ settings, widgets: [widget('secret')] }, { widgets: [widget('public')] });
  expect(sent(rows)).not.toMatch(/secret|Title 0/);
  expect(sent(rows)).toMatch(/Title 1.*public/);
  expect(rowsForStorefronts(rows, AT)[0]?.blocks[0]?.settings).toMatchObject(
    Object.fromEntries(Object.entries(settings).filter(([name]) => name !== 'anchor_name')),
  );
});

test.each([
  ['hidden', { is_visible: '0' }],
  ['scheduled', { hidden_before: secondsLater(60) }],
  ['expired', { hidden_after: secondsLater(-60) }],
])('nothing of a widget that is %s is sent, except when it is shown', (_, settings) => {
  const rows = rowsOf({ widgets: [widget('secret', settings), widget('public')] });
  expect(sent(rows)).not.toContain('secret');
  expect(rowsForStorefronts(rows, AT)[0]?.blocks[0]?.widgets[0]?.templatevar).toMatchObject(settings);
});

it('shows the same at that moment, until the same one', () => {
  const rows = rowsOf(
    { settings: { padding_top: 8 }, widgets: [widget('a'), widget('b', { hidden_before: secondsLater(90) })] },
    { settings: { start_time: secondsLater(60) }, widgets: [widget('c', { hidden_after: secondsLater(30) })] },
    { settings: { hidden: true }, widgets: [widget('d')] },
  );
  expect(shownAt(rowsForStorefronts(rows, AT), AT.getTime())).toEqual(shownAt(rows, AT.getTime()));
});

it('sends parts whole a few seconds before their beginning and after their end, since clocks differ', () => {
  const rows = rowsOf(
    { settings: { start_time: secondsLater(4) }, widgets: [widget('soon', { hidden_before: secondsLater(4) })] },
    { settings: { end_time: secondsLater(-4) }, widgets: [widget('until now')] },
  );
  expect(rowsForStorefronts(rows, AT)).toEqual(rows);
});
