import { homeOf } from '../access/sections';
import type { PlatformApp } from '../../http/platform';
import { PlatformError } from '../../system/refusals/platform-error';
import { pageDocument } from '../documents/document';
import { readPageFilter } from '../documents/page-filter';
import { type CmsCall, cmsRoutes, seeOther, show } from './cms-routes';
import { failedReleases } from '../store/failed-releases';
import { createPage, listPages, openPage } from '../store/page-store';
import { readVersion } from '../store/publish';
import { failedRevalidations, retryRevalidate } from '../revalidate/revalidate-jobs';
import { slugProblem } from '../documents/slug';
import { pageListMain } from '../views/page-list';
import { doneWords } from './done';
import { openPreview } from './open-preview';
import { pageIdOf, versionNumberOf } from './page-id';

/** /cms and /cms/pages: the list, new pages, and opening a preview. */
export function registerCmsPages(app: PlatformApp): void {
  const routes = cmsRoutes(app);

  const list = async (
    call: CmsCall,
    typed = { name: '', slug: '' },
    errors: Readonly<Record<string, string>> = {},
  ): Promise<Response> => {
    const { db, config, context, editor } = call;
    const main = pageListMain({
      editor,
      typed,
      errors,
      pages: await listPages(db),
      filter: readPageFilter((name) => context.req.query(name)),
      failed: await failedRevalidations(db),
      failedReleases: await failedReleases(db),
      connected: config.REVALIDATE_SECRET !== undefined,
    });
    const problem = Object.keys(errors).length > 0 ? 'The page was not made.' : null;
    return show(
      call,
      { title: 'Pages', section: 'pages', problem, done: doneWords(context.req.query('done')) },
      main,
      problem ? 422 : 200,
    );
  };

  routes.get('/cms', async ({ context, editor }) => seeOther(context, homeOf(editor.role)));
  routes.get('/cms/pages', (call) => list(call));

  routes.post('/cms/pages', async (call) => {
    const typed = {
      name: (call.form.get('name') ?? '').trim(),
      slug: (call.form.get('slug') ?? '').trim().toLowerCase(),
    };
    const slug = slugProblem(typed.slug, null);
    const errors = { ...(typed.name === '' ? { name: 'Every page has a name.' } : {}), ...(slug ? { slug } : {}) };
    if (Object.keys(errors).length > 0) return list(call, typed, errors);
    try {
      const id = await createPage(call.db, pageDocument.parse(typed), {
        userId: call.editor.userId,
        at: call.at,
      });
      return seeOther(call.context, `/cms/pages/${id}`);
    } catch (error) {
      if (!(error instanceof PlatformError) || error.status !== 422) throw error;
      return list(call, typed, error.errors);
    }
  });

  routes.post('/cms/revalidate', async ({ context, db, at, wakeRevalidator }) => {
    await retryRevalidate(db, at);
    await wakeRevalidator();
    return seeOther(context, '/cms/pages');
  });

  routes.get('/cms/pages/:id/preview', async (call) => {
    const { document } = await openPage(call.db, pageIdOf(call.context));
    const at = Number(call.context.req.query('at'));
    return openPreview(call, document.slug, 'draft', Number.isSafeInteger(at) && at > 0 ? at : null);
  });
  routes.get('/cms/pages/:id/versions/:number/preview', async (call) => {
    const { id } = await openPage(call.db, pageIdOf(call.context));
    const number = versionNumberOf(call.context);
    return openPreview(call, (await readVersion(call.db, id, number)).slug, `${id}-${number}`);
  });
}
