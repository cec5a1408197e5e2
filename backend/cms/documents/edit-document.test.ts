import { present } from '../../system/present';
import { type PageDocument, digestOf, pageDocument } from './document';
import {
  addBlock,
  addRow,
  copyBlock,
  moveBlock,
  moveRow,
  moveWidget,
  removeBlock,
  removeRow,
  removeWidget,
  setWidget,
} from './edit-document';

const page = pageDocument.parse({
  slug: 'p',
  name: 'P',
  future: 'kept',
  rows: [
    {
      id: 'r1',
      row_type: 'columns',
      blocks: [
        {
          id: 'b1',
          width: 6,
          widgets: [
            { outer: 'core/html', variables: { n: 1 }, extra: true },
            { outer: 'core/heading', variables: { n: 2 } },
          ],
        },
        { id: 'b2', width: 6 },
      ],
    },
    { id: 'r2', row_type: 'plain', blocks: [] },
  ],
});
const blocks = (document: PageDocument | null) => document?.rows.map((row) => row.blocks.map((block) => block.id));
const widgets = (document: PageDocument | null, id: string) =>
  document?.rows
    .flatMap((row) => row.blocks)
    .find((block) => block.id === id)
    ?.widgets.map((widget) => widget.variables['n']);

it('keeps what it does not know', () => {
  const changed = present(setWidget(page, 'b1', 1, { outer: 'core/heading', type: '', variables: { n: 9 } }));
  expect(changed).toMatchObject({ future: 'kept' });
  expect(changed.rows[0]?.blocks[0]?.widgets[0]).toMatchObject({ extra: true });
  expect(widgets(changed, 'b1')).toEqual([1, 9]);
});

it('adds rows and blocks under ids that nothing has', () => {
  const { document, row } = addRow(page, 'tabs');
  expect(document.rows.at(-1)).toMatchObject({ id: row, row_type: 'tabs', blocks: [{ width: 12 }] });
  const again = present(addBlock(document, row));
  const ids = again.document.rows.flatMap((one) => [one.id, ...one.blocks.map((block) => block.id)]);
  expect(new Set(ids).size).toBe(ids.length);
});

it('moves rows, and what is outside counts as the end', () => {
  expect(moveRow(page, 'r2', 0)?.rows.map((row) => row.id)).toEqual(['r2', 'r1']);
  expect(moveRow(page, 'r1', 99)?.rows.map((row) => row.id)).toEqual(['r2', 'r1']);
});

it('moves blocks within a row and into another one', () => {
  expect(blocks(moveBlock(page, 'b2', 'r1', 0))).toEqual([['b2', 'b1'], []]);
  expect(blocks(moveBlock(page, 'b1', 'r2', 0))).toEqual([['b2'], ['b1']]);
});

it('moves widgets within a block and into another one', () => {
  expect(widgets(moveWidget(page, { block: 'b1', index: 0 }, { block: 'b1', index: 1 }), 'b1')).toEqual([2, 1]);
  const changed = moveWidget(page, { block: 'b1', index: 0 }, { block: 'b2', index: 0 });
  expect([widgets(changed, 'b1'), widgets(changed, 'b2')]).toEqual([[2], [1]]);
});

it('copies a block behind itself, on its own', () => {
  const { document, block } = present(copyBlock(page, 'b1'));
  expect(blocks(document)).toEqual([['b1', block, 'b2'], []]);
  expect(widgets(document, block)).toEqual([1, 2]);
});

it('removes', () => {
  expect(blocks(removeBlock(page, 'b1'))).toEqual([['b2'], []]);
  expect(removeRow(page, 'r1')?.rows.map((row) => row.id)).toEqual(['r2']);
  expect(widgets(removeWidget(page, 'b1', 0), 'b1')).toEqual([2]);
});

it.each([
  ['a row', () => moveRow(page, 'gone', 0)],
  ['a block', () => moveBlock(page, 'gone', 'r1', 0)],
  ['its new row', () => moveBlock(page, 'b1', 'gone', 0)],
  ['a widget', () => moveWidget(page, { block: 'b1', index: 7 }, { block: 'b2', index: 0 })],
  ['what to remove', () => removeBlock(page, 'gone')],
])('says when %s is not there any more', (_, change) => expect(change()).toBeNull());

it('names content, whatever the order of its keys', () => {
  expect(digestOf({ a: 1, b: { c: [1, 2], d: null } })).toBe(digestOf({ b: { d: null, c: [1, 2] }, a: 1 }));
  expect(digestOf({ a: 1 })).not.toBe(digestOf({ a: 2 }));
});
