import { readPartName } from './part-name';

/*
 * Messages between the back office and the page in its frame. Each accepts only the other's origin, and still parses
 * what it receives.
 */

/** An editable text of the selected part, with its value in the form. */
export interface EditedText {
  /** Name of the form control. */
  readonly field: string;
  readonly text: string;
  /** Maximum length in characters; absent without a limit. */
  readonly most?: number;
}

interface EditWords {
  readonly insert: string;
  readonly drag: string;
  readonly type: string;
}

/** State for editing parts in the page itself. */
export interface Editing {
  /** Off: the page is only viewed, and its links work. */
  readonly on: boolean;
  /** Labels of the parts, by part name. */
  readonly names: Readonly<Record<string, string>>;
  readonly selected: string;
  readonly texts: readonly EditedText[];
  readonly words: EditWords;
  /** Scrolls to the selected part. */
  readonly show: boolean;
}

export type ToFrame =
  /** Requests another 'shown' message. */
  | { readonly stockist: 'ask' }
  /** Reload: the draft was saved. */
  | { readonly stockist: 'refresh' }
  | { readonly stockist: 'edit'; readonly editing: Editing };

export type ToOffice =
  | { readonly stockist: 'shown'; readonly path: string; readonly version: string }
  /** A text is being edited, or a part dragged: the reload is deferred. */
  | { readonly stockist: 'busy' }
  | { readonly stockist: 'select'; readonly part: string }
  /** Inserts a new part into `to`, before `before`; '' for its end. */
  | { readonly stockist: 'insert'; readonly to: string; readonly before: string }
  | { readonly stockist: 'move'; readonly part: string; readonly to: string; readonly before: string }
  | { readonly stockist: 'text'; readonly part: string; readonly field: string; readonly text: string };

type Fields = Readonly<Record<string, unknown>>;

const MAX_TEXT = 20_000;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, MAX_TEXT) : '');
/** 'page' is the parent of rows. */
const isParent = (value: unknown): value is string => value === 'page' || readPartName(value) !== null;
const isPart = (value: unknown): value is string => readPartName(value) !== null;
const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{0,80}$/.test(value);

/** Parses a message from the frame; null when invalid. */
export function readToOffice(data: unknown): ToOffice | null {
  if (!isFields(data)) return null;
  const { part, to, before } = data;
  switch (data.stockist) {
    case 'shown':
      return { stockist: 'shown', path: text(data.path), version: text(data.version) };
    case 'busy':
      return { stockist: 'busy' };
    case 'select':
      return isParent(part) ? { stockist: 'select', part } : null;
    case 'insert':
      return isParent(to) && isId(before) ? { stockist: 'insert', to, before } : null;
    case 'move':
      return isPart(part) && isParent(to) && isId(before) ? { stockist: 'move', part, to, before } : null;
    case 'text':
      return isPart(part) && typeof data.text === 'string'
        ? { stockist: 'text', part, field: text(data.field), text: text(data.text) }
        : null;
    default:
      return null;
  }
}

function readText(value: unknown): EditedText[] {
  if (!isFields(value) || typeof value.field !== 'string' || typeof value.text !== 'string') return [];
  const { field, most } = value;
  return [{ field, text: value.text, ...(typeof most === 'number' && { most }) }];
}

function readEditing(value: unknown): Editing | null {
  if (!isFields(value)) return null;
  const names = Object.entries(isFields(value.names) ? value.names : {}).filter(([part]) => isPart(part));
  const words: Fields = isFields(value.words) ? value.words : {};
  return {
    on: value.on === true,
    names: Object.fromEntries(names.map(([part, name]) => [part, text(name)])),
    selected: text(value.selected),
    texts: Array.isArray(value.texts) ? value.texts.flatMap(readText) : [],
    words: { insert: text(words.insert), drag: text(words.drag), type: text(words.type) },
    show: value.show === true,
  };
}

/** Parses a message from the back office; null when invalid. */
export function readToFrame(data: unknown): ToFrame | null {
  if (!isFields(data)) return null;
  if (data.stockist === 'ask' || data.stockist === 'refresh') return { stockist: data.stockist };
  const editing = data.stockist === 'edit' ? readEditing(data.editing) : null;
  return editing && { stockist: 'edit', editing };
}
