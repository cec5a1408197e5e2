import { z } from 'zod';
import type { PlatformApp } from '../../http/platform';
import { once } from '../../http/remember-reply';
import { cmsRoutes, seeOther, show } from '../routes/cms-routes';
import { doneWords } from '../routes/done';
import { pageIdOf } from '../routes/page-id';
import { byOf } from '../routes/part-of';
import { listDeletedPages } from '../store/page-store';
import { binMain } from './bin-view';
import { deletePage, deletePageForGood, duplicatePage, emptyBin, restorePage } from '../store/deleted-pages';
import { emptyContentBin, listDeletedRecords } from '../content/content-bin';
import { idIn, registerBinForms } from './record-bin';
import { CONTENT_TYPES } from '../content-types/content-types';
import { deletePartForGood, listRemovedParts, restoreRemovedPart } from '../store/removed-parts';

/** /cms/bin, and /cms/pages/{id}/duplicate and delete. */
export function registerCmsBin(app: PlatformApp): void {
  const routes = cmsRoutes(app);

  routes.get('/cms/bin', async (call) => {
    const { db, editor, at, context } = call;
    await emptyBin(db, at);
    await emptyContentBin(db, CONTENT_TYPES, at);
    const titles = new Map(CONTENT_TYPES.map(({ name, title }) => [name, title]));
    const records = (await listDeletedRecords(db, CONTENT_TYPES)).map((one) => ({
      ...one,
      where: titles.get(one.type) ?? one.type,
    }));
    const main = binMain({ editor, at, pages: await listDeletedPages(db), parts: await listRemovedParts(db), records });
    return show(call, { title: 'Bin', section: 'pages', done: doneWords(context.req.query('done')) }, main);
  });

  // Once for each form: it is sent again when its reply was lost.
  routes.post('/cms/pages/:id/duplicate', async (call) => {
    const page = pageIdOf(call.context);
    const by = byOf(call);
    const key = call.form.get('key') || null;
    const request = { userId: by.userId, key, body: { duplicate: page }, reply: z.int(), at: by.at };
    const id = await call.db.transaction((tx) => once(tx, request, () => duplicatePage(tx, page, by)));
    return seeOther(call.context, `/cms/pages/${id}?done=copied`);
  });

  routes.post('/cms/pages/:id/delete', async (call) => {
    await deletePage(call.db, pageIdOf(call.context), byOf(call));
    await call.wakeRevalidator();
    return seeOther(call.context, '/cms/pages?done=deleted');
  });

  routes.post('/cms/bin/pages/restore', async (call) => {
    const id = idIn(call);
    await restorePage(call.db, id, byOf(call));
    return seeOther(call.context, `/cms/pages/${id}?done=restored`);
  });

  routes.post('/cms/bin/pages/delete', async (call) => {
    await deletePageForGood(call.db, idIn(call));
    return seeOther(call.context, '/cms/bin?done=gone');
  });

  routes.post('/cms/bin/parts/restore', async (call) => {
    const page = await restoreRemovedPart(call.db, idIn(call), byOf(call));
    return seeOther(call.context, `/cms/pages/${page}?done=restored`);
  });

  routes.post('/cms/bin/parts/delete', async (call) => {
    await deletePartForGood(call.db, idIn(call));
    return seeOther(call.context, '/cms/bin?done=gone');
  });

  registerBinForms(app, '/cms/bin/content', '/cms/bin', CONTENT_TYPES);
}
