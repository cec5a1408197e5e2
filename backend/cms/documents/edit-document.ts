import { type DraftBlock, type DraftRow, type DraftWidget, type PageDocument, pageDocument } from './document';
import { type Part, type Place, type PlacedPart, findRow, placeOf, wholePart } from './parts';

/* Pure functions that change a page. They return null when the part was removed meanwhile. */
type Changed = PageDocument | null;

/** A part with its children. */
export type Piece =
  | { readonly kind: 'row'; readonly value: DraftRow }
  | { readonly kind: 'block'; readonly value: DraftBlock }
  | { readonly kind: 'widget'; readonly value: DraftWidget };

/** The end of a new id, never one that an older form may still refer to. */
const freshEnd = (): string => crypto.randomUUID().slice(0, 8);

const freshId = (kind: PlacedPart['kind'], end = freshEnd()): string => `${kind}-${end}`;

function withRow(document: PageDocument, id: string, change: (row: DraftRow) => DraftRow): Changed {
  if (!findRow(document, id)) return null;
  return { ...document, rows: document.rows.map((row) => (row.id === id ? change(row) : row)) };
}

export function withBlock(document: PageDocument, id: string, change: (block: DraftBlock) => DraftBlock): Changed {
  const row = document.rows.find(({ blocks }) => blocks.some((block) => block.id === id));
  return row
    ? withRow(document, row.id, (found) => ({
        ...found,
        blocks: found.blocks.map((block) => (block.id === id ? change(block) : block)),
      }))
    : null;
}

export function setWidget(document: PageDocument, id: string, change: (widget: DraftWidget) => DraftWidget): Changed {
  const parent = placeOf(document, { kind: 'widget', id })?.parent;
  if (parent?.kind !== 'block') return null;
  return withBlock(document, parent.id, (block) => ({
    ...block,
    widgets: block.widgets.map((widget) => (widget.id === id ? change(widget) : widget)),
  }));
}

/** Inserts before the entry with the id `before`; at the end when it is null or was removed. */
function inserted<T extends { readonly id: string }>(list: readonly T[], entry: T, before: string | null): T[] {
  const place = list.findIndex(({ id }) => id === before);
  return list.toSpliced(place < 0 ? list.length : place, 0, entry);
}

/**
 * Inserts a part into another one, unless it is there already. Null if it is not allowed there, or the parent was
 * removed.
 */
export function insertPart(document: PageDocument, piece: Piece, parent: Part, before: string | null): Changed {
  if (placeOf(document, { kind: piece.kind, id: piece.value.id })) return document;
  if (piece.kind === 'row')
    return parent.kind === 'page' ? { ...document, rows: inserted(document.rows, piece.value, before) } : null;
  if (piece.kind === 'block')
    return parent.kind === 'row'
      ? withRow(document, parent.id, (row) => ({ ...row, blocks: inserted(row.blocks, piece.value, before) }))
      : null;
  return parent.kind === 'block'
    ? withBlock(document, parent.id, (block) => ({ ...block, widgets: inserted(block.widgets, piece.value, before) }))
    : null;
}

/** A part with its children; null if it was removed. */
export function pieceOf(document: PageDocument, part: PlacedPart): Piece | null {
  const value = wholePart(document, part);
  return value === undefined ? null : ({ kind: part.kind, value } as Piece);
}

export function removePart(document: PageDocument, part: PlacedPart): Changed {
  const parent = placeOf(document, part)?.parent;
  if (!parent) return null;
  const without = <T extends { readonly id: string }>(list: readonly T[]): T[] =>
    list.filter(({ id }) => id !== part.id);
  if (parent.kind === 'page') return { ...document, rows: without(document.rows) };
  if (parent.kind === 'row') return withRow(document, parent.id, (row) => ({ ...row, blocks: without(row.blocks) }));
  return withBlock(document, parent.id, (block) => ({ ...block, widgets: without(block.widgets) }));
}

/** Moves a part within its parent or into another one: before the part with the id `before`, or to the end. */
export function movePart(document: PageDocument, part: PlacedPart, parent: Part, before: string | null): Changed {
  const piece = pieceOf(document, part);
  const without = piece && removePart(document, part);
  return without && before !== part.id ? insertPart(without, piece, parent, before) : without && document;
}

/** The rows, or the blocks of all rows, in order, with the ids of what is in them. */
function parentsLike(document: PageDocument, parent: Part): { readonly part: Part; readonly inside: string[] }[] {
  const idsIn = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);
  if (parent.kind === 'row')
    return document.rows.map(({ id, blocks }) => ({ part: { kind: 'row', id }, inside: idsIn(blocks) }));
  if (parent.kind !== 'block') return [];
  return document.rows
    .flatMap(({ blocks }) => blocks)
    .map(({ id, widgets }) => ({ part: { kind: 'block', id }, inside: idsIn(widgets) }));
}

/** Moves a part one place up or down: among its neighbours, and from an end of its parent into the next parent. */
export function stepPart(document: PageDocument, part: PlacedPart, step: 'up' | 'down'): Changed {
  const place = placeOf(document, part);
  if (!place) return null;
  const { siblings, index, parent } = place;
  if (step === 'up' && index > 0) return movePart(document, part, parent, siblings[index - 1] ?? null);
  if (step === 'down' && index < siblings.length - 1)
    return movePart(document, part, parent, siblings[index + 2] ?? null);
  const parents = parentsLike(document, parent);
  const own = parents.findIndex(({ inside }) => inside.includes(part.id));
  const next = parents[own + (step === 'up' ? -1 : 1)];
  return next ? movePart(document, part, next.part, step === 'up' ? null : (next.inside[0] ?? null)) : document;
}

export const emptyBlock = (end?: string): DraftBlock => ({
  id: freshId('block', end),
  width: 12,
  offset: 0,
  title: '',
  settings: {},
  widgets: [],
});

export const emptyRow = (row_type: DraftRow['row_type'], end?: string): DraftRow => ({
  id: freshId('row', end),
  row_type,
  blocks: [emptyBlock()],
});

export const newWidget = (outer: string, variables: DraftWidget['variables'], end?: string): DraftWidget => ({
  id: freshId('widget', end),
  outer,
  type: outer.split('/').at(-1) ?? '',
  variables,
});

/** A copy of the part and its children with new ids; its own one ends with `end`. */
function renamed(piece: Piece, end?: string): Piece {
  const ofWidget = (widget: DraftWidget, own?: string): DraftWidget => ({
    ...structuredClone(widget),
    id: freshId('widget', own),
  });
  const ofBlock = (block: DraftBlock, own?: string): DraftBlock => ({
    ...structuredClone(block),
    id: freshId('block', own),
    widgets: block.widgets.map((widget) => ofWidget(widget)),
  });
  switch (piece.kind) {
    case 'row':
      return {
        kind: 'row',
        value: {
          ...structuredClone(piece.value),
          id: freshId('row', end),
          blocks: piece.value.blocks.map((block) => ofBlock(block)),
        },
      };
    case 'block':
      return { kind: 'block', value: ofBlock(piece.value, end) };
    case 'widget':
      return { kind: 'widget', value: ofWidget(piece.value, end) };
  }
}

/** Inserts a copy behind the original. Its id ends with `end`; a copy that has it is there already. */
export function copyPart(
  document: PageDocument,
  part: PlacedPart,
  end?: string,
): { document: PageDocument; copy: PlacedPart } | null {
  const place = placeOf(document, part);
  const original = pieceOf(document, part);
  if (!place || !original) return null;
  const copy = renamed(original, end);
  const changed = insertPart(document, copy, place.parent, place.siblings[place.index + 1] ?? null);
  return changed && { document: changed, copy: { kind: copy.kind, id: copy.value.id } };
}

/**
 * Restores a part in its place. If that is missing, the part goes to the page's end, in a new row and block. Ids that
 * were used again meanwhile are replaced.
 */
export function restorePart(document: PageDocument, piece: Piece, parent: Part, before: string | null): PageDocument {
  const own = wholePart(document, { kind: piece.kind, id: piece.value.id }) === undefined ? piece : renamed(piece);
  const placed = insertPart(document, own, parent, before);
  return pageDocument.parse(placed ?? { ...document, rows: [...document.rows, rowOf(own)] });
}

/** The id of the next sibling that still exists; null for the end. */
export function nextSibling(
  document: PageDocument,
  { index, siblings }: Pick<Place, 'index' | 'siblings'>,
): string | null {
  const there = new Set(idsOf(document));
  return siblings.slice(index + 1).find((id) => there.has(id)) ?? null;
}

function idsOf(document: PageDocument): string[] {
  const blocks = document.rows.flatMap((row) => row.blocks);
  return [...document.rows, ...blocks, ...blocks.flatMap((block) => block.widgets)].map(({ id }) => id);
}

/** Wraps a piece in a new row. */
function rowOf(piece: Piece): DraftRow {
  if (piece.kind === 'row') return piece.value;
  const block = piece.kind === 'block' ? piece.value : { ...emptyBlock(), widgets: [piece.value] };
  return { ...emptyRow('plain'), blocks: [block] };
}
