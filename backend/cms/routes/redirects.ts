import type { RedirectEntry } from '@/lib/contract/site/site';
import type { PlatformApp } from '../../http/platform';
import { digestOf } from '../document';
import { type CmsCall, cmsRoutes, seeOther, show } from '../http';
import { readRedirects, redirectProblem, writeRedirects } from '../redirect-table';
import { queueRevalidate } from '../publish/revalidate-jobs';
import { lockDocument } from '../site-documents';
import { redirectsMain } from '../views/redirects';
import { doneWords } from './done';

/** /cms/redirects: old addresses and where they lead. */
export function registerCmsRedirects(app: PlatformApp): void {
  const routes = cmsRoutes(app);

  const page = async (
    call: CmsCall,
    typed: RedirectEntry = { from: '', to: '' },
    problem: string | null = null,
  ): Promise<Response> => {
    const entries = await readRedirects(call.db);
    const shell = {
      title: 'Redirects',
      section: 'redirects',
      problem,
      done: doneWords(call.context.req.query('done')),
    } as const;
    return show(call, shell, redirectsMain(call.editor, entries, typed), problem ? 422 : 200);
  };

  routes.get('/cms/redirects', (call) => page(call));

  routes.post('/cms/redirects', async (call) => {
    const entry = { from: (call.form.get('from') ?? '').trim(), to: (call.form.get('to') ?? '').trim() };
    const problem = await call.db.transaction(async (tx) => {
      await lockDocument(tx, 'redirects');
      const others = await readRedirects(tx);
      const wrong = redirectProblem(entry, others);
      if (wrong !== null) return wrong;
      await writeRedirects(tx, [...others, entry]);
      await queueRevalidate(tx, ['site'], call.at);
      return null;
    });
    if (problem !== null) return page(call, entry, problem);
    await call.wakeRevalidator();
    return seeOther(call.context, '/cms/redirects?done=added');
  });

  routes.post('/cms/redirects/remove', async (call) => {
    const wanted = call.form.get('entry') ?? '';
    await call.db.transaction(async (tx) => {
      await lockDocument(tx, 'redirects');
      await writeRedirects(
        tx,
        (await readRedirects(tx)).filter((entry) => digestOf(entry) !== wanted),
      );
      await queueRevalidate(tx, ['site'], call.at);
    });
    await call.wakeRevalidator();
    return seeOther(call.context, '/cms/redirects?done=removed');
  });
}
