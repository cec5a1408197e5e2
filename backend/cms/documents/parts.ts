import { readPartName } from '@/lib/domain/content/preview/part-name';
import type { DraftBlock, DraftRow, DraftWidget, PageDocument } from './document';

/** A part of a page with its own form. */
export type Part =
  | { readonly kind: 'page' }
  | { readonly kind: 'row'; readonly id: string }
  | { readonly kind: 'block'; readonly id: string }
  | { readonly kind: 'widget'; readonly id: string };
/** A part with a position: it can be moved, copied and removed. */
export type PlacedPart = Exclude<Part, { kind: 'page' }>;

export const PAGE: Part = { kind: 'page' };

/** A part's name in addresses: `page`, `row:r1`, `block:r1b2`, `widget:widget-1a2b3c4d`. */
export function partName(part: Part): string {
  return part.kind === 'page' ? 'page' : `${part.kind}:${part.id}`;
}

/** Null for an invalid name. */
export function readPart(name: string): Part | null {
  return name === 'page' ? PAGE : readPartName(name);
}

const blocksOf = (document: PageDocument): DraftBlock[] => document.rows.flatMap((row) => row.blocks);

export function findRow(document: PageDocument, id: string): DraftRow | undefined {
  return document.rows.find((row) => row.id === id);
}

export function findBlock(document: PageDocument, id: string): DraftBlock | undefined {
  return blocksOf(document).find((block) => block.id === id);
}

export function findWidget(document: PageDocument, id: string): DraftWidget | undefined {
  return blocksOf(document)
    .flatMap((block) => block.widgets)
    .find((widget) => widget.id === id);
}

/** A part with its children; undefined when it was removed. */
export function wholePart(document: PageDocument, part: PlacedPart): DraftRow | DraftBlock | DraftWidget | undefined {
  if (part.kind === 'row') return findRow(document, part.id);
  return part.kind === 'block' ? findBlock(document, part.id) : findWidget(document, part.id);
}

/**
 * The value that a part's form edits, for rows and blocks without their children. Undefined when the part was removed.
 */
export function partValue(document: PageDocument, part: Part): unknown {
  switch (part.kind) {
    case 'page': {
      const { rows: _, ...own } = document;
      return own;
    }
    case 'row': {
      const found = findRow(document, part.id);
      return found && { row_type: found.row_type };
    }
    case 'block': {
      const found = findBlock(document, part.id);
      if (!found) return undefined;
      const { widgets: _, ...own } = found;
      return own;
    }
    case 'widget':
      return findWidget(document, part.id);
  }
}

export interface Place {
  readonly parent: Part;
  readonly index: number;
  /** Ids of the parent's children, in order. */
  readonly siblings: readonly string[];
}

/** The position of a part; null when it was removed. */
export function placeOf(document: PageDocument, part: PlacedPart): Place | null {
  const among = (parent: Part, list: readonly { readonly id: string }[]): Place | null => {
    const index = list.findIndex(({ id }) => id === part.id);
    return index < 0 ? null : { parent, index, siblings: list.map(({ id }) => id) };
  };
  if (part.kind === 'row') return among(PAGE, document.rows);
  const parents =
    part.kind === 'block'
      ? document.rows.map((row) => among({ kind: 'row', id: row.id }, row.blocks))
      : blocksOf(document).map((block) => among({ kind: 'block', id: block.id }, block.widgets));
  return parents.find((place) => place !== null) ?? null;
}
