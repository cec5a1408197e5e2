import { present } from '../../system/present';
import { type PageDocument, digestOf, pageDocument } from './document';
import {
  copyPart,
  emptyBlock,
  emptyRow,
  insertPart,
  movePart,
  newWidget,
  pieceOf,
  removePart,
  restorePart,
  setWidget,
  stepPart,
} from './edit-document';
import { PAGE, type PlacedPart } from './parts';

const page = pageDocument.parse({
  slug: 'p',
  name: 'P',
  future: 'unknown',
  rows: [
    {
      id: 'r1',
      row_type: 'columns',
      blocks: [
        {
          id: 'b1',
          width: 6,
          widgets: [
            { id: 'w1', outer: 'core/html', variables: { n: 1 }, extra: true },
            { id: 'w2', outer: 'core/heading', variables: { n: 2 } },
          ],
        },
        { id: 'b2', width: 6 },
      ],
    },
    { id: 'r2', row_type: 'plain', blocks: [] },
  ],
});
const row = (id: string): PlacedPart => ({ kind: 'row', id });
const block = (id: string): PlacedPart => ({ kind: 'block', id });
const widget = (id: string): PlacedPart => ({ kind: 'widget', id });
const rows = (document: PageDocument | null) => document?.rows.map(({ id }) => id);
const blocks = (document: PageDocument | null) => document?.rows.map((one) => one.blocks.map(({ id }) => id));
const widgets = (document: PageDocument | null) =>
  document?.rows.flatMap((one) => one.blocks.map((each) => each.widgets.map(({ id }) => id)));
const allIds = (document: PageDocument) =>
  document.rows.flatMap((one) => [
    one.id,
    ...one.blocks.flatMap((each) => [each.id, ...each.widgets.map(({ id }) => id)]),
  ]);

it('keeps unknown members', () => {
  const changed = present(setWidget(page, 'w2', (old) => ({ ...old, variables: { n: 9 } })));
  expect(changed).toMatchObject({ future: 'unknown' });
  expect(changed.rows[0]?.blocks[0]?.widgets).toMatchObject([{ extra: true }, { variables: { n: 9 } }]);
});

it('inserts new parts at the end or before another', () => {
  expect(rows(insertPart(page, { kind: 'row', value: { ...emptyRow('tabs'), id: 'n' } }, PAGE, null))).toEqual([
    'r1',
    'r2',
    'n',
  ]);
  const value = { ...emptyBlock(), id: 'n' };
  expect(blocks(insertPart(page, { kind: 'block', value }, row('r1'), 'b2'))).toEqual([['b1', 'n', 'b2'], []]);
  expect(insertPart(page, { kind: 'block', value }, block('b1'), null)).toBeNull();
});

it('never reuses an id, not even that of a removed part', () => {
  const ids = Array.from({ length: 50 }, () => [emptyRow('plain').id, newWidget('core/html', {}).id]).flat();
  expect(new Set(ids).size).toBe(100);
});

it('moves rows, blocks and widgets, within their parent and into another', () => {
  expect(rows(movePart(page, row('r2'), PAGE, 'r1'))).toEqual(['r2', 'r1']);
  expect(blocks(movePart(page, block('b1'), row('r2'), null))).toEqual([['b2'], ['b1']]);
  expect(widgets(movePart(page, widget('w1'), block('b1'), null))).toEqual([['w2', 'w1'], []]);
  expect(widgets(movePart(page, widget('w1'), block('b2'), null))).toEqual([['w2'], ['w1']]);
  expect(widgets(movePart(page, widget('w2'), block('b1'), 'w2'))).toEqual([['w1', 'w2'], []]);
});

it('moves a part one step up or down, but not beyond the ends of the page', () => {
  expect(widgets(stepPart(page, widget('w2'), 'up'))).toEqual([['w2', 'w1'], []]);
  expect(widgets(stepPart(page, widget('w1'), 'down'))).toEqual([['w2', 'w1'], []]);
  expect(stepPart(page, widget('w1'), 'up')).toBe(page);
  expect(stepPart(page, row('r1'), 'up')).toBe(page);
  expect(stepPart(page, row('r2'), 'down')).toBe(page);
});

it('moves a part at an end of its parent into the next one, and back', () => {
  const moved = present(stepPart(page, widget('w2'), 'down'));
  expect(widgets(moved)).toEqual([['w1'], ['w2']]);
  expect(widgets(stepPart(moved, widget('w1'), 'down'))).toEqual([[], ['w1', 'w2']]);
  expect(widgets(stepPart(moved, widget('w2'), 'up'))).toEqual([['w1', 'w2'], []]);
  const crossed = present(stepPart(page, block('b2'), 'down'));
  expect(blocks(crossed)).toEqual([['b1'], ['b2']]);
  expect(blocks(stepPart(crossed, block('b2'), 'up'))).toEqual([['b1', 'b2'], []]);
});

it.each([row('r1'), block('b1'), widget('w1')])('inserts a copy of %j behind it, with new ids', (part) => {
  const { document, copy } = present(copyPart(page, part));
  expect(new Set(allIds(document)).size).toBe(allIds(document).length);
  expect(copy.kind).toBe(part.kind);
  expect(allIds(document)).toContain(copy.id);
});

it('removes a part, and restores it in its place', () => {
  const piece = present(pieceOf(page, widget('w1')));
  const without = present(removePart(page, widget('w1')));
  expect(widgets(without)).toEqual([['w2'], []]);
  expect(restorePart(without, piece, block('b1'), 'w2')).toEqual(page);
});

it('restores a part at the end when its place is missing, and with a new id when its id exists', () => {
  const piece = present(pieceOf(page, widget('w1')));
  const without = present(removePart(page, row('r1')));
  expect(widgets(restorePart(without, piece, block('b1'), 'w2'))).toEqual([['w1']]);
  const twice = restorePart(page, piece, block('b1'), null);
  expect(new Set(allIds(twice)).size).toBe(allIds(twice).length);
  expect(twice.rows[0]?.blocks[0]?.widgets).toHaveLength(3);
});

it.each([
  ['a row', () => movePart(page, row('gone'), PAGE, null)],
  ['a block', () => movePart(page, block('gone'), row('r1'), null)],
  ['its new row', () => movePart(page, block('b1'), row('gone'), null)],
  ['a widget', () => movePart(page, widget('gone'), block('b2'), null)],
  ['what to remove', () => removePart(page, block('gone'))],
  ['what to step', () => stepPart(page, row('gone'), 'up')],
])('returns null when %s does not exist any more', (_, change) => expect(change()).toBeNull());

it('hashes content independently of key order', () => {
  expect(digestOf({ a: 1, b: { c: [1, 2], d: null } })).toBe(digestOf({ b: { d: null, c: [1, 2] }, a: 1 }));
  expect(digestOf({ a: 1 })).not.toBe(digestOf({ a: 2 }));
});

describe('ids in documents of earlier releases', () => {
  const stored = {
    slug: 'p',
    name: 'P',
    rows: [{ id: 'r1', blocks: [{ id: 'b1', widgets: [{ outer: 'core/html' }, { outer: 'core/html' }] }] }],
  };

  it('are the same on each read, and stay with their parts', () => {
    const first = pageDocument.parse(stored);
    expect(pageDocument.parse(stored)).toEqual(first);
    expect(widgets(first)).toEqual([['b1-w1', 'b1-w2']]);
    const less = present(removePart(first, widget('b1-w1')));
    expect(widgets(pageDocument.parse(less))).toEqual([['b1-w2']]);
  });

  it('are unique', () => {
    const doubled = pageDocument.parse({
      ...stored,
      rows: [...stored.rows, { id: 'b1-w1', blocks: [{ id: 'b1', widgets: [{ id: 'b1', outer: 'x' }] }] }],
    });
    expect(new Set(allIds(doubled)).size).toBe(allIds(doubled).length);
  });
});
