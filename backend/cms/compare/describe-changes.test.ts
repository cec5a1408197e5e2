import { pageDocument } from '../documents/document';
import {
  copyPart,
  insertPart,
  movePart,
  newWidget,
  removePart,
  setWidget,
  withBlock,
} from '../documents/edit-document';
import { present } from '../../system/present';
import { changesInWords, describeChanges } from './describe-changes';

const heading = (id: string, words: string) => ({ id, outer: 'core/heading', variables: { heading: words } });
const page = pageDocument.parse({
  slug: 'p',
  name: 'P',
  rows: [
    { id: 'r1', row_type: 'columns', blocks: [{ id: 'b1', widgets: [heading('w1', 'One'), heading('w2', 'Two')] }] },
    { id: 'r2', row_type: 'plain', blocks: [{ id: 'b2', title: 'Below', widgets: [heading('w3', 'Three')] }] },
  ],
});
const described = (after: Parameters<typeof describeChanges>[1] | null) =>
  describeChanges(page, present(after)).map(({ kind, words, from, to }) => [kind, words, from, to]);

it('reports nothing for equal documents', () => {
  expect(describeChanges(page, structuredClone(page))).toEqual([]);
  expect(changesInWords([])).toBe('Nothing changed');
});

it('reports an added part once, with everything in it', () => {
  const widget = { kind: 'widget', value: newWidget('core/html', { html: '<p>Some <b>words</b></p>' }) } as const;
  expect(described(insertPart(page, widget, { kind: 'block', id: 'b2' }, null))).toEqual([
    ['added', 'Text “Some words” added', '', ''],
  ]);
  expect(described(copyPart(page, { kind: 'row', id: 'r1' })?.document ?? null)).toEqual([
    ['added', 'Columns 2 added', '', ''],
  ]);
});

it('reports a removed part once, with everything in it', () => {
  expect(described(removePart(page, { kind: 'row', id: 'r2' }))).toEqual([['removed', 'Row 2 removed', '', '']]);
  expect(described(removePart(page, { kind: 'widget', id: 'w1' }))).toEqual([
    ['removed', 'Heading “One” removed', '', ''],
  ]);
});

it('reports only the moved part, not the siblings that made room', () => {
  expect(described(movePart(page, { kind: 'widget', id: 'w1' }, { kind: 'block', id: 'b1' }, null))).toHaveLength(1);
  expect(described(movePart(page, { kind: 'widget', id: 'w1' }, { kind: 'block', id: 'b2' }, 'w3'))).toEqual([
    ['moved', 'Heading “One” moved', '', ''],
  ]);
  expect(described(movePart(page, { kind: 'row', id: 'r2' }, { kind: 'page' }, 'r1'))).toHaveLength(1);
});

it('reports changed settings with their old and new values', () => {
  const after = setWidget(page, 'w2', (widget) => ({ ...widget, variables: { heading: 'Deux', centred: true } }));
  expect(described(after)).toEqual([
    ['changed', 'Heading of Heading “Deux”', '“Two”', '“Deux”'],
    ['changed', 'Centred of Heading “Deux”', 'nothing', 'on'],
  ]);
  expect(described({ ...page, title: 'T' })).toEqual([['changed', 'Title of the page', 'nothing', '“T”']]);
  const timed = withBlock(page, 'b2', (block) => ({ ...block, settings: { start_time: 'x' } }));
  expect(described(timed)).toEqual([['changed', 'Start time of Below', 'nothing', '“x”']]);
});

it('summarises several changes in one line', () => {
  const after = present(removePart({ ...page, title: 'T', name: 'N' }, { kind: 'row', id: 'r2' }));
  expect(changesInWords(describeChanges(page, after))).toBe('Row 2 removed, and 2 more');
});

it('compares a thousand siblings once, not for each of them', () => {
  const ids = Array.from({ length: 1_000 }, (_, index) => `w${index}`);
  const long = pageDocument.parse({
    slug: 'p',
    name: 'P',
    rows: [{ id: 'r1', blocks: [{ id: 'b1', widgets: ids.map((id) => heading(id, id)) }] }],
  });
  const block = { kind: 'block', id: 'b1' } as const;
  const moved = present(movePart(long, { kind: 'widget', id: 'w999' }, block, 'w0'));
  const from = performance.now();
  expect(describeChanges(long, moved).map(({ words }) => words)).toEqual(['Heading “w999” moved']);
  expect(performance.now() - from).toBeLessThan(5_000);
});
