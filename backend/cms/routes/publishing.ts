import type { PlatformApp } from '../../http/platform';
import { PlatformError } from '../../http/refusals/platform-error';
import { type CmsPost, cmsRoutes, seeOther, show } from '../http';
import { Conflict, openPage } from '../page-store';
import { goBack, listVersions, publishPage, takeOff } from '../publish/publish';
import { isRevalidationOpen } from '../publish/revalidate-jobs';
import { versionsMain } from '../views/versions';
import { doneWords } from './done';
import { pageIdOf } from './page-id';

/** /cms/pages/{id}/publish, versions and take-off. */
export function registerCmsPublishing(app: PlatformApp): void {
  const routes = cmsRoutes(app);
  const isTold = async ({ db, config }: CmsPost): Promise<boolean> =>
    config.REVALIDATE_SECRET !== undefined && !(await isRevalidationOpen(db));
  const by = ({ editor, at }: CmsPost) => ({ userId: editor.userId, at });

  routes.post('/cms/pages/:id/publish', async (call) => {
    const id = pageIdOf(call.context);
    try {
      await publishPage(call.db, id, Number(call.form.get('revision')), by(call));
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      throw new PlatformError(
        409,
        'CHANGED',
        `Not published: ${error.theirs.changedBy || 'somebody'} changed this page since you looked at it. Please open it again, see what changed, and publish then.`,
      );
    }
    await call.wakeRevalidator();
    return seeOther(call.context, `/cms/pages/${id}?done=${(await isTold(call)) ? 'published' : 'untold'}`);
  });

  routes.get('/cms/pages/:id/versions', async (call) => {
    const page = await openPage(call.db, pageIdOf(call.context));
    const main = versionsMain(call.editor, page, await listVersions(call.db, page.id));
    return show(
      call,
      { title: `Versions of ${page.document.name}`, section: 'pages', done: doneWords(call.context.req.query('done')) },
      main,
    );
  });

  routes.post('/cms/pages/:id/versions/:number/back', async (call) => {
    const id = pageIdOf(call.context);
    const number = call.context.req.param('number') ?? '';
    if (!/^[1-9]\d{0,8}$/.test(number)) throw new PlatformError(404, 'NOT_FOUND', 'There is no such version.');
    await goBack(call.db, id, Number(number), by(call));
    await call.wakeRevalidator();
    return seeOther(call.context, `/cms/pages/${id}/versions?done=${(await isTold(call)) ? 'back' : 'untold'}`);
  });

  routes.post('/cms/pages/:id/take-off', async (call) => {
    const id = pageIdOf(call.context);
    const { document } = await openPage(call.db, id);
    if (document.slug === '') throw new PlatformError(422, 'HOME', 'The home page cannot be taken off the site.');
    await takeOff(call.db, id, by(call));
    await call.wakeRevalidator();
    return seeOther(call.context, `/cms/pages/${id}/versions?done=off`);
  });
}
