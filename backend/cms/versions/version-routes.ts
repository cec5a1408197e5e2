import type { PlatformApp } from '../../http/platform';
import { PlatformError, notFound } from '../../system/refusals/platform-error';
import { describeChanges } from '../compare/describe-changes';
import { isRevalidationOpen } from '../revalidate/revalidate-jobs';
import { type CmsPost, cmsRoutes, seeOther, show } from '../routes/cms-routes';
import { doneWords } from '../routes/done';
import { pageIdOf, versionNumberOf } from '../routes/page-id';
import { byOf } from '../routes/part-of';
import { Conflict, openPage } from '../store/page-store';
import { bringBack, listVersions, publishPage, publishVersion, readVersion, unpublish } from '../store/publish';
import { versionMain, versionsMain } from './version-views';

/** /cms/pages/{id}/publish, versions and take-off. */
export function registerCmsVersions(app: PlatformApp): void {
  const routes = cmsRoutes(app);
  /** Notifies the storefronts of a publication; false when it has to be retried. */
  const tell = async ({ db, config, wakeRevalidator }: CmsPost, job: number): Promise<boolean> => {
    await wakeRevalidator();
    return config.REVALIDATE_SECRET !== undefined && !(await isRevalidationOpen(db, job));
  };

  routes.post('/cms/pages/:id/publish', async (call) => {
    const id = pageIdOf(call.context);
    const publish = async (): Promise<number> => {
      try {
        return await publishPage(call.db, id, Number(call.form.get('revision')), byOf(call));
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
    const isAnnounced = await tell(call, await publish());
    return seeOther(call.context, `/cms/pages/${id}?done=${isAnnounced ? 'published' : 'unannounced'}`);
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

  routes.get('/cms/pages/:id/versions/:number', async (call) => {
    const page = await openPage(call.db, pageIdOf(call.context));
    const number = versionNumberOf(call.context);
    const version = (await listVersions(call.db, page.id)).find((one) => one.number === number);
    if (!version) throw notFound('This version');
    const changes = describeChanges(await readVersion(call.db, page.id, number), page.document);
    const main = versionMain({ editor: call.editor, page, version, changes });
    return show(call, { title: `Version ${number} of ${page.document.name}`, section: 'pages' }, main);
  });

  routes.post('/cms/pages/:id/versions/:number/draft', async (call) => {
    const { id } = await bringBack(call.db, pageIdOf(call.context), versionNumberOf(call.context), byOf(call));
    return seeOther(call.context, `/cms/pages/${id}?done=back`);
  });

  routes.post('/cms/pages/:id/versions/:number/publish', async (call) => {
    const id = pageIdOf(call.context);
    const isAnnounced = await tell(call, await publishVersion(call.db, id, versionNumberOf(call.context), byOf(call)));
    return seeOther(call.context, `/cms/pages/${id}/versions?done=${isAnnounced ? 'again' : 'unannounced'}`);
  });

  routes.post('/cms/pages/:id/take-off', async (call) => {
    const id = pageIdOf(call.context);
    await unpublish(call.db, id, byOf(call));
    await call.wakeRevalidator();
    return seeOther(call.context, `/cms/pages/${id}/versions?done=off`);
  });
}
