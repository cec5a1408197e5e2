import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import type { Node as ContentNode, MarkType, NodeType } from 'prosemirror-model';
import { redo, undo } from 'prosemirror-history';
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  toggleHeaderRow,
} from 'prosemirror-tables';
import { schema } from './schema';

const { nodes, marks } = schema;

/** A button of the toolbar. */
export interface Tool {
  readonly label: string;
  readonly run: Command;
  /** Whether the button is pressed for the selection. */
  readonly isOn?: (state: EditorState) => boolean;
  /** Whether the button is shown for the selection; always by default. */
  readonly isShown?: (state: EditorState) => boolean;
}

function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
}

function isWithin({ selection: { $from } }: EditorState, type: NodeType): boolean {
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type === type) return true;
  return false;
}

const markTool = (label: string, type: MarkType): Tool => ({
  label,
  run: toggleMark(type),
  isOn: (state) => hasMark(state, type),
});

/** The innermost list around the selection. */
function listAround({
  selection: { $from },
}: EditorState): { readonly node: ContentNode; readonly pos: number } | null {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type === nodes.bullet_list || node.type === nodes.ordered_list) return { node, pos: $from.before(depth) };
  }
  return null;
}

/** Wraps the selection in a list, lifts it out of one, or changes the other kind of list. */
const listTool = (label: string, type: NodeType): Tool => ({
  label,
  run: (state, dispatch) => {
    const around = listAround(state);
    if (!around) return wrapInList(type)(state, dispatch);
    if (around.node.type === type) return liftListItem(nodes.list_item)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(around.pos, type, around.node.attrs));
    return true;
  },
  isOn: (state) => listAround(state)?.node.type === type,
});

const insertRule: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.horizontal_rule.create()).scrollIntoView());
  return true;
};

const ROWS = 3;
const COLUMNS = 2;

const insertTable: Command = (state, dispatch) => {
  const row = (type: NodeType) =>
    nodes.table_row.create(
      null,
      Array.from({ length: COLUMNS }, () => type.createAndFill()).filter((cell) => cell !== null),
    );
  const rows = Array.from({ length: ROWS }, (_, index) => row(index === 0 ? nodes.table_header : nodes.table_cell));
  const change = state.tr.replaceSelectionWith(nodes.table.create(null, rows));
  // Typing continues in the first cell.
  const start = change.mapping.map(state.selection.from, -1);
  dispatch?.(change.setSelection(TextSelection.near(change.doc.resolve(start))).scrollIntoView());
  return true;
};

const inTable = (label: string, run: Command): Tool => ({ label, run, isShown: isInTable });
const inList = (label: string, run: Command): Tool => ({
  label,
  run,
  isShown: (state) => isWithin(state, nodes.list_item),
});

/** The buttons after link and picture. */
export const TOOLS: readonly Tool[] = [
  markTool('Bold', marks.strong),
  markTool('Italic', marks.em),
  listTool('List', nodes.bullet_list),
  listTool('Numbered list', nodes.ordered_list),
  inList('Further in', sinkListItem(nodes.list_item)),
  inList('Further out', liftListItem(nodes.list_item)),
  {
    label: 'Quote',
    run: (state, dispatch) => (isWithin(state, nodes.blockquote) ? lift : wrapIn(nodes.blockquote))(state, dispatch),
    isOn: (state) => isWithin(state, nodes.blockquote),
  },
  { label: 'Line', run: insertRule },
  { label: 'Table', run: insertTable, isShown: (state) => !isInTable(state) },
  inTable('Add row', addRowAfter),
  inTable('Add column', addColumnAfter),
  inTable('Heading row', toggleHeaderRow),
  inTable('Remove row', deleteRow),
  inTable('Remove column', deleteColumn),
  inTable('Remove table', deleteTable),
  { label: 'Undo', run: undo },
  { label: 'Redo', run: redo },
];

/** Paragraph styles: option value and label. */
export const KINDS: Readonly<Record<string, string>> = {
  p: 'Paragraph',
  h2: 'Heading',
  h3: 'Smaller heading',
  h4: 'Smallest heading',
  pre: 'Code',
};

export function setKind(kind: string): Command {
  const level = /^h(\d)$/.exec(kind)?.[1];
  if (level !== undefined) return setBlockType(nodes.heading, { level: Number(level) });
  return setBlockType(kind === 'pre' ? nodes.code_block : nodes.paragraph);
}

export function kindOf({ selection: { $from } }: EditorState): string {
  const { type, attrs } = $from.parent;
  if (type === nodes.heading) return `h${Number(attrs['level'])}`;
  return type === nodes.code_block ? 'pre' : 'p';
}

/** The address of the selected link; null without a link. */
export function linkAt({ selection, doc }: EditorState): string | null {
  const { $from, from, to } = selection;
  const around = marks.link.isInSet($from.marks());
  let found = around;
  doc.nodesBetween(from, to, (node) => {
    found ??= marks.link.isInSet(node.marks);
  });
  const href: unknown = found?.attrs['href'];
  return found ? (typeof href === 'string' ? href : '') : null;
}

/** The whole link that the caret is in. */
function linkAround({ selection: { $from, empty } }: EditorState) {
  const link = empty ? marks.link.isInSet($from.marks()) : undefined;
  if (!link) return null;
  const { parent } = $from;
  let [first, end] = [$from.index(), $from.index()];
  while (first > 0 && link.isInSet(parent.child(first - 1).marks)) first -= 1;
  while (end < parent.childCount && link.isInSet(parent.child(end).marks)) end += 1;
  return { from: $from.posAtIndex(first), to: $from.posAtIndex(end), attrs: link.attrs };
}

/**
 * Links the selection, changes the link that the caret is in, or else inserts the address as a link; '' removes the
 * link.
 */
export function setLink(href: string): Command {
  return (state, dispatch) => {
    const around = linkAround(state);
    const { from, to } = around ?? state.selection;
    if (!dispatch) return true;
    const link = marks.link.create({ ...around?.attrs, href });
    if (href === '') dispatch(state.tr.removeMark(from, to, marks.link));
    else if (from === to) dispatch(state.tr.insert(from, schema.text(href, [link])));
    else dispatch(state.tr.removeMark(from, to, marks.link).addMark(from, to, link));
    return true;
  };
}

export interface ChosenPicture {
  readonly src: string;
  readonly alt: string;
  readonly width: string;
  readonly height: string;
}

export function insertPicture(picture: ChosenPicture): Command {
  return (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.image.create({ ...picture })).scrollIntoView());
    return true;
  };
}
