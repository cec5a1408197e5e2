import { blockSettings, row } from '../../contract/content/page';
import { blockVisibility, pageShownAt, previewVisibility, shownAt, widgetVisibility } from './schedule';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const SECOND = 1000;
const at = (seconds: number) => new Date(NOW + seconds * SECOND).toISOString();

it('shows a block without settings', () => {
  expect(blockVisibility(undefined, NOW)).toBe('shown');
});

it.each([
  [{}, 'shown'],
  [{ hidden: true }, 'hidden'],
  [{ hidden: '1' }, 'hidden'],
  [{ deleted: true, hidden: true }, 'deleted'],
  [{ start_time: '2026-11-21T10:00:00Z' }, 'shown'],
  [{ start_time: '2026-11-21T10:00:01Z' }, 'scheduled'],
  [{ start_time: '2026-11-21T21:00:00+11:00' }, 'shown'],
  [{ start_time: '2026-11-21 10:00:01' }, 'scheduled'],
  [{ start_time: '2026-11-22' }, 'scheduled'],
  [{ end_time: '2026-11-21T10:00:00Z' }, 'shown'],
  [{ end_time: '2026-11-21T20:59:59+11:00' }, 'expired'],
  [{ start_time: '2026-11-01T00:00:00Z', end_time: '2026-12-01T00:00:00Z' }, 'shown'],
  [{ start_time: 1_795_255_200 }, 'shown'],
  [{ start_time: '1795255201' }, 'scheduled'],
  [{ end_time: 1_795_255_199_999 }, 'expired'],
  [{ start_time: 'nonsense', end_time: null }, 'shown'],
])('block %j is %s', (settings, showing) => {
  expect(blockVisibility(blockSettings.parse(settings), NOW)).toBe(showing);
});

it.each([
  [{ editing: true, hidden: true }, 'shown', 'hidden'],
  [{ editing: '1', start_time: '2026-11-22' }, 'shown', 'scheduled'],
  [{ editing: 1, deleted: true }, 'deleted', 'deleted'],
  [{ editing: false, hidden: true }, 'hidden', 'hidden'],
  [{ editing: true }, 'shown', 'shown'],
])('block %j is %s to an editor, and %s to everybody else', (given, editors, others) => {
  const settings = blockSettings.parse(given);
  expect([previewVisibility(settings, NOW), blockVisibility(settings, NOW)]).toEqual([editors, others]);
});

it.each([
  [{}, 'shown'],
  [{ is_visible: 0 }, 'hidden'],
  [{ is_visible: '0' }, 'hidden'],
  [{ is_visible: false }, 'hidden'],
  [{ is_visible: 1 }, 'shown'],
  [{ is_visible: null }, 'shown'],
  [{ hidden_before: '2026-11-22T00:00:00Z' }, 'scheduled'],
  [{ hidden_after: '2026-11-20T00:00:00Z' }, 'expired'],
  [{ hidden_before: 1_795_255_201 }, 'scheduled'],
  [{ hidden_before: '', hidden_after: 'nonsense' }, 'shown'],
  [{ hidden_before: 12, hidden_after: {} }, 'shown'],
])('widget %j is %s', (settings, showing) => {
  expect(widgetVisibility(settings, NOW)).toBe(showing);
});

describe('shownAt', () => {
  const widget = (words: string, settings = {}) => ({ outer: 'core/html', templatevar: { html: words, ...settings } });
  const rows = [
    row.parse({
      id: 1,
      blocks: [
        {
          id: 1,
          settings: { end_time: at(20) },
          widgets: [widget('ends'), widget('begins', { hidden_before: at(5) })],
        },
      ],
    }),
    row.parse({ id: 2, blocks: [{ id: 2, settings: { start_time: at(10) }, widgets: [widget('later')] }] }),
    row.parse({ id: 3, blocks: [{ id: 3, settings: { hidden: true }, widgets: [widget('never')] }] }),
  ];
  const wordsAt = (seconds: number) => {
    const { rows: shown, until } = shownAt(rows, NOW + seconds * SECOND);
    return {
      words: shown.flatMap(({ blocks }) =>
        blocks.flatMap(({ widgets }) => widgets.map(({ templatevar }) => templatevar.html)),
      ),
      until: until === null ? null : (until - NOW) / SECOND,
    };
  };

  it('omits what is not shown, and returns when that changes', () => {
    expect(wordsAt(0)).toEqual({ words: ['ends'], until: 5 });
    expect(wordsAt(5)).toEqual({ words: ['ends', 'begins'], until: 10 });
    expect(wordsAt(10)).toEqual({ words: ['ends', 'begins', 'later'], until: 20.001 });
    expect(wordsAt(20)).toEqual({ words: ['ends', 'begins', 'later'], until: 20.001 });
    expect(wordsAt(20.001)).toEqual({ words: ['later'], until: null });
  });

  it('omits rows without blocks', () => {
    expect(shownAt(rows, NOW).rows.map(({ id }) => id)).toEqual(['1']);
  });
});

it('removes the settings of a block whose widgets are all hidden, not of one without widgets', () => {
  const settings = { background_colour: 'blk', padding_top: 96 };
  const widgets = [{ outer: 'core/html', templatevar: { html: 'x', is_visible: 0 } }];
  const [blocks] = shownAt(
    [
      row.parse({
        id: 1,
        blocks: [
          { id: 1, settings, widgets },
          { id: 2, settings },
          { id: 3, settings, widgets: [...widgets, { outer: 'core/html' }] },
        ],
      }),
    ],
    NOW,
  ).rows.map((one) => one.blocks);
  expect(blocks?.map((block) => [block.widgets.length, block.settings?.background_colour])).toEqual([
    [0, undefined],
    [0, 'blk'],
    [1, 'blk'],
  ]);
});

describe('a page as a whole', () => {
  const rows = [row.parse({ id: 'r', blocks: [{ id: 'b', widgets: [], settings: { end_time: at(50) } }] })];
  const seen = (start_time: string | null, end_time: string | null) => {
    const { showing, until, rows: shown } = pageShownAt({ rows, start_time, end_time }, NOW);
    return [showing, until === null ? null : (until - NOW) / SECOND, shown.length];
  };

  it('is shown from its start to its end, and returns when that changes next', () => {
    expect(seen(null, null)).toEqual(['shown', 50.001, 1]);
    expect(seen(at(20), null)).toEqual(['scheduled', 20, 0]);
    expect(seen(at(-20), at(30))).toEqual(['shown', 30.001, 1]);
    expect(seen(at(-20), at(90))).toEqual(['shown', 50.001, 1]);
    expect(seen(null, at(-1))).toEqual(['expired', null, 0]);
    expect(seen('', 'nonsense')).toEqual(['shown', 50.001, 1]);
  });
});
