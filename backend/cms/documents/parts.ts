import type { DraftBlock, DraftRow, DraftWidget, PageDocument } from './document';

/** A part of a page that has a form of its own. */
export type Part =
  | { readonly kind: 'page' }
  | { readonly kind: 'row'; readonly row: string }
  | { readonly kind: 'block'; readonly block: string }
  | { readonly kind: 'widget'; readonly block: string; readonly index: number };

/** How an address names a part: `page`, `row:r1`, `block:r1b2`, `widget:r1b2:0`. */
export function partName(part: Part): string {
  switch (part.kind) {
    case 'page':
      return 'page';
    case 'row':
      return `row:${part.row}`;
    case 'block':
      return `block:${part.block}`;
    case 'widget':
      return `widget:${part.block}:${part.index}`;
  }
}

/** Null for what names no part. */
export function readPart(name: string): Part | null {
  if (name === 'page') return { kind: 'page' };
  const [, kind, id = '', index] = /^(row|block|widget):([\w-]{1,80})(?::(\d{1,3}))?$/.exec(name) ?? [];
  if (kind === 'widget') return index === undefined ? null : { kind, block: id, index: Number(index) };
  if (index !== undefined) return null;
  if (kind === 'row') return { kind, row: id };
  return kind === 'block' ? { kind, block: id } : null;
}

function findRow(document: PageDocument, id: string): DraftRow | undefined {
  return document.rows.find((row) => row.id === id);
}

export function findBlock(document: PageDocument, id: string): DraftBlock | undefined {
  return document.rows.flatMap((row) => row.blocks).find((block) => block.id === id);
}

export function findWidget(document: PageDocument, id: string, index: number): DraftWidget | undefined {
  return findBlock(document, id)?.widgets[index];
}

/**
 * What a part's form edits: of a row and a block without what stands in it. Undefined when the page has no such part
 * any more.
 */
export function partValue(document: PageDocument, part: Part): unknown {
  switch (part.kind) {
    case 'page': {
      const { rows: _, ...own } = document;
      return own;
    }
    case 'row': {
      const found = findRow(document, part.row);
      return found && { row_type: found.row_type };
    }
    case 'block': {
      const found = findBlock(document, part.block);
      if (!found) return undefined;
      const { widgets: _, ...own } = found;
      return own;
    }
    case 'widget':
      return findWidget(document, part.block, part.index);
  }
}
