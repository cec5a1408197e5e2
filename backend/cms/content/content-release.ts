import { recordId } from '../../rules/values/record-id';
import { type CmsCall, type CmsPost, byEditor, seeOther } from '../routes/cms-routes';
import { addRecord, openItem } from '../store/release-store';
import { requireValid } from './content-change';
import type { ReadContent } from './content-form';
import type { ContentType, Document } from './content-type';
import type { InRelease } from './content-view';

interface ReleasedForm {
  readonly settings: Document;
  readonly into: InRelease;
}

/** A release's copy of a record, if the address requests one by `item`; null otherwise. */
export async function releasedForm(call: CmsCall, type: ContentType): Promise<ReleasedForm | null> {
  const item = recordId(call.context.req.query('item'));
  if (item === null) return null;
  const found = await openItem(call.db, item);
  const { document } = found.kind === type.name ? type.parse(found.document) : {};
  return document ? { settings: document, into: { releaseId: found.releaseId, item } } : null;
}

/** Stores a form in the release it was saved into; null when it is saved at once. @throws PlatformError 404, 422 */
export async function addToRelease(
  call: CmsPost,
  type: ContentType,
  id: number | null,
  { base, document }: ReadContent,
): Promise<Response | null> {
  const release = recordId(call.form.get('into'));
  if (release === null || type.area !== 'content') return null;
  const { db } = call;
  await requireValid(db, type, id, document);
  const put = {
    kind: type.name,
    recordId: id,
    item: recordId(call.form.get('item')),
    base: id === null ? null : base,
    document,
  };
  await addRecord(db, release, put, byEditor(call));
  return seeOther(call.context, `/cms/releases/${release}?done=included`);
}
