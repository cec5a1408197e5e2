import type { Db } from '../../db/client';
import { digestOf, type PageDocument } from '../documents/document';
import { mergeSettings } from '../documents/merge-settings';
import { settingsOf, withSettings } from '../documents/part-settings';
import { nextSibling, pieceOf, restorePart } from '../documents/edit-document';
import { type Part, type PlacedPart, partValue, placeOf, wholePart } from '../documents/parts';
import { type By, documentAt, isOwnChange, noteStep } from './history';
import { Conflict, type EditedPage, lockPage, storeDraft, writeDraft } from './page-store';

type Settings = Record<string, unknown>;

/** The revision and form that an editor saw. */
export interface Seen {
  readonly revision: number;
  readonly form: string;
}

/** Which change wins when two editors changed the same setting; 'ask' throws Conflict. */
export type Winner = 'ask' | 'mine' | 'theirs';

/** The draft that an editor saw; null when it is no longer stored. */
export async function seenDocument(db: Db, page: EditedPage, { revision, form }: Seen): Promise<PageDocument | null> {
  if (await isOwnChange(db, page, revision, form)) return page.document;
  return documentAt(db, page, revision);
}

/** The draft with a removed part restored; null when its place is unknown. */
function putBack(document: PageDocument, base: PageDocument, part: PlacedPart): PageDocument | null {
  const piece = pieceOf(base, part);
  const place = placeOf(base, part);
  if (!piece || !place) return null;
  return restorePart(document, piece, place.parent, nextSibling(document, place));
}

/**
 * Saves a part's settings. Another editor's changes are kept, unless both changed the same setting: then `winner`
 * decides, and the other value stays in the history.
 * @throws Conflict, PlatformError 404, 422
 */
export async function savePart(
  db: Db,
  {
    id,
    part,
    mine,
    base: shown = null,
    seen,
    winner,
    by,
  }: {
    id: number;
    part: Part;
    mine: Settings;
    /** The settings that the form showed, where they are not those of the seen revision. */
    base?: Settings | null;
    seen: Seen;
    winner: Winner;
    by: By;
  },
): Promise<EditedPage> {
  return db.transaction(async (tx) => {
    const page = await lockPage(tx, id);
    const base = await seenDocument(tx, page, seen);
    if (partValue(page.document, part) === undefined) {
      const again = winner === 'mine' && part.kind !== 'page' && base ? putBack(page.document, base, part) : null;
      if (!again) throw new Conflict(page);
      return storeDraft(tx, page, withSettings(again, part, mine) ?? again, by);
    }
    const before = shown ?? (base && partValue(base, part) !== undefined ? settingsOf(base, part) : null);
    const merged = mergeSettings(before, settingsOf(page.document, part), mine);
    if (winner === 'ask' && merged.conflicts.length > 0) throw new Conflict(page, merged.conflicts);
    const store = (from: EditedPage, settings: Settings, apart: boolean): Promise<EditedPage> =>
      storeDraft(tx, from, withSettings(from.document, part, settings) ?? from.document, { ...by, apart });
    const saved = await store(page, merged.mine, merged.conflicts.length > 0);
    // The losing values are saved first, so that undo restores them.
    return winner === 'theirs' ? store(saved, merged.theirs, true) : saved;
  });
}

/** The settings that a form shows after it was saved; null if they are the draft's: others have changed no more. */
export function outdatedSettings({ document }: EditedPage, part: Part, mine: Settings): Settings | null {
  const shown = settingsOf(withSettings(document, part, mine) ?? document, part);
  return digestOf(shown) === digestOf(settingsOf(document, part)) ? null : shown;
}

/** Changes the structure of a draft. @throws Conflict when a part was removed, PlatformError 404, 422 */
export async function changePage(
  db: Db,
  id: number,
  by: By,
  change: (document: PageDocument, tx: Db) => PageDocument | null | Promise<PageDocument | null>,
): Promise<EditedPage> {
  return db.transaction(async (tx) => {
    const page = await lockPage(tx, id);
    const changed = await change(page.document, tx);
    if (changed === null) throw new Conflict(page);
    return storeDraft(tx, page, changed, by);
  });
}

/** Refuses to remove a part that changed since the editor saw it. @throws Conflict */
export async function requireUnchangedSince(tx: Db, page: EditedPage, part: PlacedPart, seen: Seen): Promise<void> {
  const now = wholePart(page.document, part);
  const base = await seenDocument(tx, page, seen);
  if (now === undefined || !base || digestOf(wholePart(base, part)) !== digestOf(now)) throw new Conflict(page);
}

/**
 * Undoes or redoes a change. Null if there is none.
 * @throws Conflict, PlatformError 404, 422
 */
export async function stepPage(
  db: Db,
  id: number,
  direction: 'undo' | 'redo',
  revision: number,
  by: By,
): Promise<EditedPage | null> {
  return db.transaction(async (tx) => {
    const page = await lockPage(tx, id);
    if (page.revision !== revision) throw new Conflict(page);
    const document = await noteStep(tx, page, direction, by);
    return document && writeDraft(tx, page, document, by);
  });
}
