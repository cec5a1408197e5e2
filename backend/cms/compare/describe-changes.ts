import { plainText, shorten } from '@/lib/domain/content/plain-text';
import type { DraftBlock, DraftWidget, PageDocument } from '../documents/document';
import { digestOf } from '../documents/document';
import {
  type Part,
  type PlacedPart,
  findBlock,
  findRow,
  findWidget,
  partName,
  partValue,
  placeOf,
  wholePart,
} from '../documents/parts';
import { labelOf } from '../form/field';
import { isRecord } from '../form/paths';
import { widgetWords } from '../form/widget-words';

/** One difference between two states of a page. */
export interface DocumentChange {
  readonly kind: 'added' | 'removed' | 'moved' | 'changed';
  /** The affected part, as addresses name it. */
  readonly part: string;
  /** The setting, as a path; '' for a part as a whole. */
  readonly path: string;
  readonly words: string;
  /** Old and new value of a setting. */
  readonly from: string;
  readonly to: string;
}

const MAX_WORDS = 80;
const ROW_NAMES = { columns: 'Columns', tabs: 'Tabs', plain: 'Row' } as const;

/** The first words of a widget. */
export function excerptOf({ variables }: Pick<DraftWidget, 'variables'>): string {
  const texts = ['heading', 'text', 'title', 'html', 'content', 'subheading', 'button_text'].map(
    (name) => variables[name],
  );
  const text = texts.find((value) => typeof value === 'string' && value !== '');
  return typeof text === 'string' ? shorten(plainText(text), 48) : '';
}

export const blockTitle = (block: DraftBlock): string => block.title || `Block, ${block.width} of 12`;

/** A readable name of a part, from its content and place. */
export function partTitle(document: PageDocument, part: Part): string {
  switch (part.kind) {
    case 'page':
      return 'Page settings';
    case 'row': {
      const row = findRow(document, part.id);
      return row ? `${ROW_NAMES[row.row_type]} ${document.rows.indexOf(row) + 1}` : 'A row';
    }
    case 'block': {
      const block = findBlock(document, part.id);
      return block ? blockTitle(block) : 'A block';
    }
    case 'widget': {
      const widget = findWidget(document, part.id);
      const excerpt = widget ? excerptOf(widget) : '';
      return `${widget ? widgetWords(widget.outer).name : 'A widget'}${excerpt ? ` “${excerpt}”` : ''}`;
    }
  }
}

function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'number') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `“${shorten(plainText(text) || text, MAX_WORDS)}”`;
}

/** The settings that differ, by path; lists and texts count as one value each. */
function settingChanges(before: unknown, after: unknown, path = ''): { path: string; from: unknown; to: unknown }[] {
  if (digestOf(before) === digestOf(after)) return [];
  if (!isRecord(before) || !isRecord(after)) return [{ path, from: before, to: after }];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
    settingChanges(before[name], after[name], path === '' ? name : `${path}.${name}`),
  );
}

/** The longest common subsequence of ids: parts outside it were moved. */
function unmoved(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const lengths = before.map(() => after.map(() => 0));
  const at = (a: number, b: number): number => lengths[a]?.[b] ?? 0;
  for (let a = before.length - 1; a >= 0; a -= 1)
    for (let b = after.length - 1; b >= 0; b -= 1) {
      const row = lengths[a];
      if (row) row[b] = before[a] === after[b] ? at(a + 1, b + 1) + 1 : Math.max(at(a + 1, b), at(a, b + 1));
    }
  const inPlace = new Set<string>();
  for (let a = 0, b = 0; a < before.length && b < after.length;) {
    const id = before[a];
    if (id !== undefined && id === after[b]) {
      inPlace.add(id);
      a += 1;
      b += 1;
    } else if (at(a + 1, b) >= at(a, b + 1)) a += 1;
    else b += 1;
  }
  return inPlace;
}

const partsOf = (document: PageDocument): PlacedPart[] =>
  document.rows.flatMap((row) => [
    { kind: 'row' as const, id: row.id },
    ...row.blocks.flatMap((block) => [
      { kind: 'block' as const, id: block.id },
      ...block.widgets.map(({ id }) => ({ kind: 'widget' as const, id })),
    ]),
  ]);

/** Tells which parts were moved; the siblings of each parent are compared once. */
function movesBetween(before: PageDocument, after: PageDocument): (part: PlacedPart) => boolean {
  const inPlace = new Map<string, ReadonlySet<string>>();
  const common = (ids: readonly string[], others: readonly string[]) => ids.filter((id) => others.includes(id));
  return (part) => {
    const [was, is] = [placeOf(before, part), placeOf(after, part)];
    if (!was || !is) return false;
    const parent = partName(is.parent);
    if (partName(was.parent) !== parent) return true;
    const stayed = inPlace.get(parent) ?? unmoved(common(was.siblings, is.siblings), common(is.siblings, was.siblings));
    inPlace.set(parent, stayed);
    return !stayed.has(part.id);
  };
}

/** Whether the part's parent was added or removed with it: then only that is reported. */
function isReported(document: PageDocument, other: PageDocument, part: PlacedPart): boolean {
  const parent = placeOf(document, part)?.parent;
  return parent !== undefined && parent.kind !== 'page' && wholePart(other, parent) === undefined;
}

const whole = (kind: DocumentChange['kind'], part: PlacedPart, words: string): DocumentChange => ({
  kind,
  part: partName(part),
  path: '',
  words,
  from: '',
  to: '',
});

/** The changes of a page between two states as sentences, from top to bottom. */
export function describeChanges(before: PageDocument, after: PageDocument): DocumentChange[] {
  const [was, is] = [partsOf(before), partsOf(after)];
  const removed = was
    .filter((part) => wholePart(after, part) === undefined && !isReported(before, after, part))
    .map((part) => whole('removed', part, `${partTitle(before, part)} removed`));
  const settingsOf = (document: PageDocument, part: Part): unknown => {
    const value = partValue(document, part);
    if (part.kind === 'widget' && isRecord(value)) return value['variables'];
    return value;
  };
  const isMoved = movesBetween(before, after);
  const changed = [{ kind: 'page' } as const, ...is].flatMap((part): DocumentChange[] => {
    if (part.kind !== 'page' && wholePart(before, part) === undefined)
      return isReported(after, before, part) ? [] : [whole('added', part, `${partTitle(after, part)} added`)];
    const settings = settingChanges(settingsOf(before, part), settingsOf(after, part)).map(({ path, from, to }) => ({
      kind: 'changed' as const,
      part: partName(part),
      path,
      words: `${labelOf(path)} of ${part.kind === 'page' ? 'the page' : partTitle(after, part)}`,
      from: textOf(from),
      to: textOf(to),
    }));
    const isElsewhere = part.kind !== 'page' && isMoved(part);
    return isElsewhere ? [whole('moved', part, `${partTitle(after, part)} moved`), ...settings] : settings;
  });
  return [...removed, ...changed];
}

/** A summary in one line. */
export function changesInWords(changes: readonly DocumentChange[]): string {
  const [first, second, ...more] = changes.map(({ kind, words }) => (kind === 'changed' ? `${words} changed` : words));
  if (first === undefined) return 'Nothing changed';
  return second === undefined ? first : `${first}, and ${more.length + 1} more`;
}
