import type { Db } from '../../db/client';
import { refusingTransaction } from '../../db/is-conflict';
import { difference } from '../../services/site/change-log';
import { notFound, PlatformError } from '../../system/refusals/platform-error';
import { mergeSettings } from '../documents/merge-settings';
import { withGivenIds } from './given-ids';
import { lockRecord, requireValid, logAndQueueRevalidation } from './content-change';
import { type By, documentAt, madeBy, noteRevision, revisionOf } from './content-history';
import type { ContentType, Document } from './content-type';

export interface OpenRecord {
  readonly id: number;
  readonly document: Document;
  readonly revision: number;
}

export type Saved =
  | { readonly kind: 'saved' }
  | {
      readonly kind: 'conflict';
      /** Both editors' changes; the form's where both changed the same field. */
      readonly mine: Document;
      /** Both editors' changes; the stored value where both changed the same field. */
      readonly theirs: Document;
      /** Fields that both editors changed. */
      readonly conflicts: readonly string[];
    };

function documentIn(type: ContentType, stored: object): Document {
  const { document } = type.parse(stored);
  // Invalid records, stored by other means, still open in their form, which shows the errors.
  const known = Object.entries(stored).filter(([name]) => Object.hasOwn(type.blank, name));
  return document ?? { ...type.blank, ...Object.fromEntries(known) };
}

/** The existing records of these ids, in the order of the ids. */
export async function readDocuments(
  db: Db,
  type: ContentType,
  ids: readonly number[],
): Promise<{ readonly id: number; readonly document: Document }[]> {
  const found = await type.store.read(db, ids);
  return ids.flatMap((id) => {
    const stored = found.get(id);
    return typeof stored === 'object' && stored !== null ? [{ id, document: documentIn(type, stored) }] : [];
  });
}

/** A record and its revision; null when absent. */
export async function findRecord(db: Db, type: ContentType, id: number): Promise<OpenRecord | null> {
  const [found] = await readDocuments(db, type, [id]);
  return found ? { ...found, revision: await revisionOf(db, type, id) } : null;
}

const labelsOf = (type: ContentType, names: readonly string[]): string =>
  type.sections
    .flatMap(({ fields }) => fields)
    .filter(({ name }) => names.includes(name))
    .map(({ label }) => label)
    .join(', ');

interface Stored {
  readonly type: ContentType;
  readonly id: number;
  readonly before: Document | null;
  readonly action: string;
  readonly words?: string;
  readonly form?: string;
}

/** @throws PlatformError 404 */
export async function openRecord(db: Db, type: ContentType, id: number): Promise<OpenRecord> {
  const found = await findRecord(db, type, id);
  if (!found) throw notFound(`This ${type.one}`);
  return found;
}

/**
 * Writes history and log, and queues the revalidation, inside the transaction of the change. What is noted is what was
 * stored: it has the ids of new list entries, without which they would be new again when it is brought back.
 */
async function note(tx: Db, { type, id, before, action, words = action, form = '' }: Stored, by: By): Promise<void> {
  const { document } = await openRecord(tx, type, id);
  await noteRevision(tx, { type, id, before, after: document, words, form }, by);
  await logAndQueueRevalidation(tx, { type, id, document, action, before: before ?? {} }, by);
}

/** Creates a record, once for each form. @returns its id @throws PlatformError 422 with `errors` by field */
export async function createRecord(
  db: Db,
  type: ContentType,
  document: Document,
  form: string,
  by: By,
): Promise<number> {
  return refusingTransaction(db, async (tx) => {
    await lockRecord(tx, type, form);
    const made = form === '' ? null : await madeBy(tx, form);
    if (made !== null) return made;
    await requireValid(tx, type, null, document);
    const id = await type.store.insert(tx, document, { at: by.at });
    await note(tx, { type, id, before: null, action: 'Made', form }, by);
    return id;
  });
}

async function store(
  tx: Db,
  type: ContentType,
  { id, document: before }: OpenRecord,
  after: Document,
  words: string | null,
  by: By,
): Promise<void> {
  const changed = Object.keys(difference(before, after).after);
  if (changed.length === 0) return;
  await requireValid(tx, type, id, after);
  await type.store.update(tx, id, after, by.at);
  const action = words ?? 'Changed';
  await note(tx, { type, id, before, action, words: words ?? `Changed: ${labelsOf(type, changed) || 'settings'}` }, by);
}

/**
 * Saves a record from a form that was rendered from the revision `seen`. If another editor changed the same field
 * meanwhile, nothing is saved unless `force` is set. @throws PlatformError 404, 422 with `errors` by field
 */
export async function saveRecord(
  db: Db,
  type: ContentType,
  id: number,
  form: {
    readonly document: Document;
    /** The stored document when the form was opened; null when the form does not carry it. */
    readonly origin: Document | null;
    readonly seen: number;
    readonly force: boolean;
  },
  by: By,
): Promise<Saved> {
  return refusingTransaction(db, async (tx) => {
    await lockRecord(tx, type, id);
    const open = await openRecord(tx, type, id);
    // Files, stock and prices change elsewhere without a revision: compare with the values the editor saw.
    const seen = form.seen === open.revision ? open.document : await documentAt(tx, type, id, form.seen);
    const base = form.origin ?? seen;
    const { mine, theirs, conflicts } = mergeSettings(base, open.document, form.document);
    if (conflicts.length > 0 && !form.force) return { kind: 'conflict', mine, theirs, conflicts };
    await store(tx, type, open, mine, null, by);
    return { kind: 'saved' };
  });
}

/**
 * Restores a record's revision. What has changed since without a revision, such as prices by a file, is kept.
 * @throws PlatformError 404, 409 if the same fields have changed so, or `seen` is not the last revision any more, 422
 */
export async function goBack(
  db: Db,
  type: ContentType,
  id: number,
  { revision, seen }: { readonly revision: number; readonly seen: number },
  by: By,
): Promise<void> {
  await refusingTransaction(db, async (tx) => {
    await lockRecord(tx, type, id);
    const open = await openRecord(tx, type, id);
    const document = await documentAt(tx, type, id, revision);
    if (!document) throw new PlatformError(404, 'NOT_FOUND', 'That version is not kept any more.');
    const last = await documentAt(tx, type, id, open.revision);
    const { mine, conflicts } = mergeSettings(
      last && withGivenIds(last, open.document),
      open.document,
      withGivenIds(document, open.document),
    );
    if (conflicts.length > 0) {
      const names = conflicts.map((path) => path.split('.')[0] ?? path);
      const words = `Changed elsewhere since its last version: ${labelsOf(type, names)}. Change it here instead.`;
      throw new PlatformError(409, 'CONFLICT', words);
    }
    // It would take back what somebody else has saved since. A form that is sent twice finds nothing left to change.
    if (seen !== open.revision && Object.keys(difference(open.document, mine).after).length > 0)
      throw new PlatformError(409, 'CHANGED', `This ${type.one} was changed meanwhile: nothing was brought back.`);
    await store(tx, type, open, mine, `Brought back version ${revision}`, by);
  });
}

/** Moves a record one place up or down. @returns whether it had such a place @throws PlatformError 404 */
export async function moveRecord(
  db: Db,
  type: ContentType,
  id: number,
  direction: 'up' | 'down',
  by: By,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockRecord(tx, type, id);
    const { document } = await openRecord(tx, type, id);
    if (!(await type.store.move?.(tx, id, direction))) return false;
    await logAndQueueRevalidation(tx, { type, id, document, action: `Moved ${direction}` }, by);
    return true;
  });
}

interface Proposed {
  /** Null for a new record. */
  readonly id: number | null;
  /** The document when the change was proposed. */
  readonly base: Document | null;
  readonly document: Document;
}

/**
 * Saves an earlier proposal inside a transaction; other editors' changes to other fields are preserved. @returns the
 * record's id @throws PlatformError 404, 422
 */
export async function saveProposed(
  tx: Db,
  type: ContentType,
  { id, base, document }: Proposed,
  words: string,
  by: By,
): Promise<number> {
  if (id === null) {
    await requireValid(tx, type, null, document);
    const made = await type.store.insert(tx, document, { at: by.at });
    await note(tx, { type, id: made, before: null, action: 'Made', words }, by);
    return made;
  }
  await lockRecord(tx, type, id);
  const open = await openRecord(tx, type, id);
  await store(tx, type, open, mergeSettings(base, open.document, document).mine, words, by);
  return id;
}
