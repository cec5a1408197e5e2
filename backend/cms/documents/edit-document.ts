import type { DraftBlock, DraftRow, DraftWidget, PageDocument } from './document';

/* Changes of a page as pure functions. Null: the page has no such part any more, somebody removed it. */
type Changed = PageDocument | null;

/** Moves one entry of a list; places outside are brought inside. */
function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  const entry = list[from];
  if (entry === undefined) return [...list];
  return rest.toSpliced(Math.min(Math.max(to, 0), rest.length), 0, entry);
}

/** An id that no row or block of the page has. */
function freshId(document: PageDocument, letter: string): string {
  const taken = new Set(document.rows.flatMap((row) => [row.id, ...row.blocks.map((block) => block.id)]));
  let number = 1;
  while (taken.has(`${letter}${number}`)) number += 1;
  return `${letter}${number}`;
}

const indexOfRow = (document: PageDocument, id: string): number => document.rows.findIndex((row) => row.id === id);
const rowOfBlock = (document: PageDocument, id: string): DraftRow | undefined =>
  document.rows.find((row) => row.blocks.some((block) => block.id === id));

function withRow(document: PageDocument, id: string, change: (row: DraftRow) => DraftRow): Changed {
  if (indexOfRow(document, id) < 0) return null;
  return { ...document, rows: document.rows.map((row) => (row.id === id ? change(row) : row)) };
}

export function withBlock(document: PageDocument, id: string, change: (block: DraftBlock) => DraftBlock): Changed {
  const row = rowOfBlock(document, id);
  return row
    ? withRow(document, row.id, (found) => ({
        ...found,
        blocks: found.blocks.map((block) => (block.id === id ? change(block) : block)),
      }))
    : null;
}

/** A new row at the end, with one empty block. */
export function addRow(
  document: PageDocument,
  row_type: DraftRow['row_type'],
): { document: PageDocument; row: string } {
  const id = freshId(document, 'row');
  const added = { ...document, rows: [...document.rows, { id, row_type, blocks: [] }] };
  return { document: addBlock(added, id)?.document ?? added, row: id };
}

export function moveRow(document: PageDocument, id: string, to: number): Changed {
  const from = indexOfRow(document, id);
  return from < 0 ? null : { ...document, rows: moved(document.rows, from, to) };
}

export function removeRow(document: PageDocument, id: string): Changed {
  return indexOfRow(document, id) < 0 ? null : { ...document, rows: document.rows.filter((row) => row.id !== id) };
}

export function addBlock(document: PageDocument, row: string): { document: PageDocument; block: string } | null {
  const id = freshId(document, 'block');
  const changed = withRow(document, row, (found) => ({
    ...found,
    blocks: [...found.blocks, { id, width: 12, offset: 0, title: '', settings: {}, widgets: [] }],
  }));
  return changed && { document: changed, block: id };
}

/** Moves a block within its row, or into another one. */
export function moveBlock(document: PageDocument, id: string, row: string, to: number): Changed {
  const from = rowOfBlock(document, id);
  const block = from?.blocks.find((candidate) => candidate.id === id);
  if (!from || !block || indexOfRow(document, row) < 0) return null;
  const without = withRow(document, from.id, (found) => ({
    ...found,
    blocks: found.blocks.filter((candidate) => candidate.id !== id),
  }));
  return (
    without &&
    withRow(without, row, (found) => ({
      ...found,
      blocks: found.blocks.toSpliced(Math.min(Math.max(to, 0), found.blocks.length), 0, block),
    }))
  );
}

export function removeBlock(document: PageDocument, id: string): Changed {
  const row = rowOfBlock(document, id);
  return row
    ? withRow(document, row.id, (found) => ({ ...found, blocks: found.blocks.filter((block) => block.id !== id) }))
    : null;
}

/** A copy behind the original. */
export function copyBlock(document: PageDocument, id: string): { document: PageDocument; block: string } | null {
  const row = rowOfBlock(document, id);
  const place = row?.blocks.findIndex((block) => block.id === id) ?? -1;
  const original = row?.blocks[place];
  if (!row || !original) return null;
  const copy = { ...structuredClone(original), id: freshId(document, 'block') };
  const changed = withRow(document, row.id, (found) => ({
    ...found,
    blocks: found.blocks.toSpliced(place + 1, 0, copy),
  }));
  return changed && { document: changed, block: copy.id };
}

export function addWidget(document: PageDocument, block: string, widget: DraftWidget): Changed {
  return withBlock(document, block, (found) => ({ ...found, widgets: [...found.widgets, widget] }));
}

/** Moves a widget within its block, or into another one. */
export function moveWidget(
  document: PageDocument,
  from: { block: string; index: number },
  to: { block: string; index: number },
): Changed {
  const widget = rowOfBlock(document, from.block)?.blocks.find((block) => block.id === from.block)?.widgets[from.index];
  if (!widget || !rowOfBlock(document, to.block)) return null;
  const without = removeWidget(document, from.block, from.index);
  return (
    without &&
    withBlock(without, to.block, (found) => ({
      ...found,
      widgets: found.widgets.toSpliced(Math.min(Math.max(to.index, 0), found.widgets.length), 0, widget),
    }))
  );
}

export function setWidget(document: PageDocument, block: string, index: number, widget: DraftWidget): Changed {
  return withBlock(document, block, (found) => ({
    ...found,
    widgets: found.widgets.map((old, place) => (place === index ? widget : old)),
  }));
}

export function removeWidget(document: PageDocument, block: string, index: number): Changed {
  return withBlock(document, block, (found) => ({
    ...found,
    widgets: found.widgets.filter((_, place) => place !== index),
  }));
}
