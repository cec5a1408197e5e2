import type { PlatformApp } from '../../http/platform';
import { recordId } from '../../rules/values/record-id';
import { notFound } from '../../system/refusals/platform-error';
import type { Section } from '../access/sections';
import { deleteRecordForGood, emptyContentBin, listDeletedRecords, restoreRecord } from '../content/content-bin';
import type { ContentType } from '../content/content-type';
import { type CmsPost, byEditor, cmsRoutes, seeOther, show } from '../routes/cms-routes';
import { doneWords } from '../routes/done';
import { recordBinMain } from './bin-view';

interface RecordBin {
  readonly address: string;
  readonly section: Section;
  readonly types: readonly ContentType[];
}

/** @throws PlatformError 404 */
export function idIn({ form }: CmsPost): number {
  const id = recordId(form.get('id'));
  if (id === null) throw notFound('This entry');
  return id;
}

/** The routes that restore and purge a binned record. */
export function registerBinForms(app: PlatformApp, address: string, back: string, types: readonly ContentType[]): void {
  const routes = cmsRoutes(app);

  routes.post(`${address}/restore`, async (call) => {
    const restored = await restoreRecord(call.db, types, idIn(call), byEditor(call));
    await call.wakeRevalidator();
    return seeOther(call.context, `${restored}?done=restored`);
  });

  routes.post(`${address}/delete`, async (call) => {
    await deleteRecordForGood(call.db, types, idIn(call), call.at);
    return seeOther(call.context, `${back}?done=gone`);
  });
}

/** A bin limited to some kinds of records. */
export function registerBinOf(app: PlatformApp, { address, section, types }: RecordBin): void {
  const titles = new Map(types.map(({ name, title }) => [name, title]));
  cmsRoutes(app).get(address, async (call) => {
    const { db, editor, at, context } = call;
    await emptyContentBin(db, types, at);
    const deleted = await listDeletedRecords(db, types);
    const records = deleted.map((one) => ({ ...one, where: titles.get(one.type) ?? one.type }));
    const main = recordBinMain({ editor, at, address, records });
    return show(call, { title: 'Bin', section, done: doneWords(context.req.query('done')) }, main);
  });
  registerBinForms(app, address, address, types);
}
