import type { PreviewOf } from '@/lib/domain/content/preview/preview-address';
import { previewLink, signToken } from '@/lib/domain/content/preview/preview-token';
import { homeOf } from '../access/sections';
import type { PlatformApp } from '../../http/platform';
import { PlatformError } from '../../system/refusals/platform-error';
import { platformOrigin } from '../../system/platform-origin';
import { pageDocument } from '../documents/document';
import { readPageFilter } from '../documents/page-filter';
import { type CmsCall, cmsRoutes, seeOther, show } from './cms-routes';
import { createPage, listPages, openPage } from '../store/page-store';
import { readVersion } from '../store/publish';
import { failedRevalidations, retryRevalidate } from '../revalidate/revalidate-jobs';
import { slugProblem } from '../documents/slug';
import { pageListMain } from '../views/page-list';
import { doneWords } from './done';
import { pageIdOf, versionNumberOf } from './page-id';

const LINK_MS = 60_000;

/** /cms and /cms/pages: the list, new pages, and the way into a preview. */
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
    const slug = slugProblem(typed.slug, false);
    const errors = { ...(typed.name === '' ? { name: 'Every page has a name.' } : {}), ...(slug ? { slug } : {}) };
    if (Object.keys(errors).length > 0) return list(call, typed, errors);
    try {
      const id = await createPage(call.db, pageDocument.parse({ ...typed, title: typed.name }), {
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

  // A link is made when it is followed, so that it can end soon.
  const openPreview = (call: CmsCall, slug: string, of: PreviewOf): Response => {
    const { context, config, editor, at } = call;
    if (config.REVALIDATE_SECRET === undefined)
      throw new PlatformError(503, 'NO_PREVIEW', 'Previews are off: REVALIDATE_SECRET is not set.');
    const link = { path: `/${slug}`, frame: platformOrigin(config), grant: editor.grant, of };
    const token = signToken(previewLink, config.REVALIDATE_SECRET, link, at.getTime() + LINK_MS);
    context.header('Referrer-Policy', 'no-referrer');
    return seeOther(context, `${config.APP_ORIGIN}/api/preview?token=${encodeURIComponent(token)}`);
  };
  routes.get('/cms/pages/:id/preview', async (call) => {
    const { document } = await openPage(call.db, pageIdOf(call.context));
    return openPreview(call, document.slug, 'draft');
  });
  routes.get('/cms/pages/:id/versions/:number/preview', async (call) => {
    const { id } = await openPage(call.db, pageIdOf(call.context));
    const number = versionNumberOf(call.context);
    return openPreview(call, (await readVersion(call.db, id, number)).slug, `${id}-${number}`);
  });
}
