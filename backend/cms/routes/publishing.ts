import type { PlatformApp } from '../../http/platform';
import { PlatformError } from '../../system/refusals/platform-error';
import { type CmsPost, cmsRoutes, seeOther, show } from './cms-routes';
import { Conflict, openPage } from '../store/page-store';
import { goBack, listVersions, publishPage, takeOff } from '../store/publish';
import { isRevalidationOpen } from '../revalidate/revalidate-jobs';
import { versionsMain } from '../views/versions';
import { doneWords } from './done';
import { pageIdOf } from './page-id';

/** /cms/pages/{id}/publish, versions and take-off. */
export function registerCmsPublishing(app: PlatformApp): void {
  const routes = cmsRoutes(app);
  /** Tells the storefront of a publication; false when that has to be tried again. */
  const tell = async ({ db, config, wakeRevalidator }: CmsPost, job: number): Promise<boolean> => {
    await wakeRevalidator();
    return config.REVALIDATE_SECRET !== undefined && !(await isRevalidationOpen(db, job));
  };
  const by = ({ editor, at }: CmsPost) => ({ userId: editor.userId, at });

  routes.post('/cms/pages/:id/publish', async (call) => {
    const id = pageIdOf(call.context);
    const publish = async (): Promise<number> => {
      try {
        return await publishPage(call.db, id, Number(call.form.get('revision')), by(call));
      } catch (error) {
        if (!(error instanceof Conflict)) throw error;
        throw new PlatformError(
          409,
          'CHANGED',
          `Not published: ${error.theirs.changedBy || 'somebody'} changed this page since you looked at it. Please ` +
            `open it again, see what changed, and publish then.`,
        );
      }
    };
    const isTold = await tell(call, await publish());
    return seeOther(call.context, `/cms/pages/${id}?done=${isTold ? 'published' : 'untold'}`);
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
    const isTold = await tell(call, await goBack(call.db, id, Number(number), by(call)));
    return seeOther(call.context, `/cms/pages/${id}/versions?done=${isTold ? 'back' : 'untold'}`);
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
