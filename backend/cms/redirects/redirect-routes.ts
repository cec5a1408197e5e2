import type { PlatformApp } from '../../http/platform';
import { digestOf } from '../documents/document';
import { recordChange } from '../../services/site/change-log';
import { type CmsCall, cmsRoutes, seeOther, show } from '../routes/cms-routes';
import { type RedirectProblem, isTaken, readRedirects, redirectProblem, writeRedirects } from '../store/redirect-table';
import { queueRevalidate } from '../revalidate/revalidate-jobs';
import { lockDocument } from '../store/site-documents';
import { NOTHING_TYPED, type TypedRedirect, redirectsMain } from './redirect-view';
import { readRedirectUses } from '../../services/site/redirect-uses';
import { redirectTable } from '@/lib/domain/content/redirects';
import { readKnownPaths } from '../doctor/known-paths';
import { pathOf, redirectDefect } from '../doctor/site-findings';
import { doneWords } from '../routes/done';

/** Log entry of a change to a redirect. */
function changeOf({ editor, at }: CmsCall, { from }: { readonly from: string }) {
  return { by: editor, at, subject: 'redirect', id: '', name: from } as const;
}

/** /cms/redirects: old addresses and their targets. */
export function registerCmsRedirects(app: PlatformApp): void {
  const routes = cmsRoutes(app);

  const page = async (
    call: CmsCall,
    typed: TypedRedirect = NOTHING_TYPED,
    problem: RedirectProblem | null = null,
  ): Promise<Response> => {
    const { db, editor, at, config } = call;
    const entries = await readRedirects(db);
    const table = redirectTable(entries, config.APP_ORIGIN);
    const isKnown = await readKnownPaths(
      db,
      table,
      at,
      entries.map(({ to }) => pathOf(to)),
    );
    const words = problem && 'The redirect was not added.';
    const shell = {
      title: 'Redirects',
      section: 'redirects',
      problem: words,
      done: doneWords(call.context.req.query('done')),
    } as const;
    return show(
      call,
      shell,
      redirectsMain({
        editor,
        entries,
        typed,
        problem,
        at,
        shopOrigin: config.APP_ORIGIN,
        uses: await readRedirectUses(db),
        defectOf: (entry) => redirectDefect(entry, table, isKnown),
      }),
      problem ? 422 : 200,
    );
  };

  routes.get('/cms/redirects', (call) => page(call));

  routes.post('/cms/redirects', async (call) => {
    const typed = {
      from: (call.form.get('from') ?? '').trim(),
      to: (call.form.get('to') ?? '').trim(),
      prefix: call.form.get('prefix') === 'on',
    };
    const entry = { ...typed, changed_at: call.at.toISOString() };
    const problem = await call.db.transaction(async (tx): Promise<RedirectProblem | null> => {
      await lockDocument(tx, 'redirects');
      const others = await readRedirects(tx);
      const wrong = redirectProblem(entry, others, call.config.APP_ORIGIN);
      if (wrong !== null) return wrong;
      if (await isTaken(tx, entry.from, call.at))
        return { field: 'from', words: 'A page has this address. Move it or take it off the site first.' };
      await writeRedirects(tx, [...others, entry]);
      await recordChange(tx, { ...changeOf(call, entry), action: 'Added', before: {}, after: typed });
      await queueRevalidate(tx, ['site'], call.at);
      return null;
    });
    if (problem !== null) return page(call, typed, problem);
    await call.wakeRevalidator();
    return seeOther(call.context, '/cms/redirects?done=added');
  });

  routes.post('/cms/redirects/remove', async (call) => {
    const wanted = call.form.get('entry') ?? '';
    await call.db.transaction(async (tx) => {
      await lockDocument(tx, 'redirects');
      const entries = await readRedirects(tx);
      const removed = entries.find((entry) => digestOf(entry) === wanted);
      if (!removed) return;
      await writeRedirects(
        tx,
        entries.filter((entry) => entry !== removed),
      );
      const { from, to, prefix } = removed;
      await recordChange(tx, {
        ...changeOf(call, removed),
        action: 'Removed',
        before: { from, to, prefix },
        after: {},
      });
      await queueRevalidate(tx, ['site'], call.at);
    });
    await call.wakeRevalidator();
    return seeOther(call.context, '/cms/redirects?done=redirect-removed');
  });
}
