import type { Db } from '../../db/client';
import { recordId } from '../../rules/values/record-id';
import { PlatformError } from '../../system/refusals/platform-error';
import { capitalised } from '../form/capitalised';
import type { Posted } from '../form/read-form';
import { type CmsCall, type CmsPost, byEditor, seeOther } from '../routes/cms-routes';
import { addRecord, lockRelease, openItem } from '../store/release-store';
import { releaseOf, takeOut } from '../store/take-out';
import { requireValid } from './content-change';
import { type ReadContent, originOf } from './content-form';
import type { ContentType, Document } from './content-type';
import type { InRelease } from './content-view';

interface ReleasedForm {
  readonly settings: Document;
  readonly into: InRelease;
}

/** Where a submitted form is to be saved, and the item that it was opened from. */
export function intoIn(form: Posted): InRelease {
  return { releaseId: recordId(form.get('into')), item: recordId(form.get('item')) };
}

/** A release's copy of a record, if the address requests one by `item`; null otherwise. */
export async function releasedForm(call: CmsCall, type: ContentType): Promise<ReleasedForm | null> {
  const item = recordId(call.context.req.query('item'));
  if (item === null) return null;
  const found = await openItem(call.db, item);
  const { document } = found.kind === type.name ? type.parse(found.document) : {};
  return document ? { settings: document, into: { releaseId: found.releaseId, item } } : null;
}

/**
 * Stores a form in the release it was saved into; null when it is saved at once.
 * @throws PlatformError 422 with `errors` by field, `into` if the release is out or deleted
 */
export async function addToRelease(
  call: CmsPost,
  type: ContentType,
  id: number | null,
  { base, document }: ReadContent,
): Promise<Response | null> {
  const { db, form } = call;
  const { releaseId, item } = intoIn(form);
  if (releaseId === null || type.area !== 'content') return null;
  await requireValid(db, type, id, document);
  // Not the form's base, which contains what list buttons and a refusal have changed already.
  const stored = id === null ? null : (originOf(type, form) ?? base);
  try {
    await elsewhere(call, type, releaseId, async (tx, leave) => {
      await addRecord(tx, releaseId, { kind: type.name, recordId: id, item, base: stored, document }, byEditor(call));
      await leave();
    });
  } catch (error) {
    if (!(error instanceof PlatformError) || (error.status !== 404 && error.status !== 409)) throw error;
    throw new PlatformError(422, 'INVALID', error.message, { errors: { into: error.message } });
  }
  return seeOther(call.context, `/cms/releases/${releaseId}?done=included`);
}

/**
 * Saves a form that may be of a release's copy of a record. `leave` takes that copy out of its release when the form
 * was saved elsewhere, where `target` is null for the shop: what was moved must not come out again, or be made twice.
 */
export async function elsewhere<T>(
  call: CmsPost,
  type: ContentType,
  target: number | null,
  save: (tx: Db, leave: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const { item } = intoIn(call.form);
  if (item === null) return save(call.db, async () => {});
  return call.db.transaction(async (tx) => {
    const from = await releaseOf(tx, item, type.name);
    if (from === null || from === target) return save(tx, async () => {});
    // Before the record, as whoever publishes a release locks them.
    const release = await lockRelease(tx, from);
    const words = (document: Document): string => `${capitalised(type.one)} “${type.nameOf(document) || 'Untitled'}”`;
    return save(tx, () => takeOut(tx, release, item, (one) => words(one.document), byEditor(call)));
  });
}
