import { TIME_ZONE } from '@/lib/config/constants';
import { zonedInstant } from '@/lib/domain/values/zoned-time';
import type { PlatformApp } from '../../http/platform';
import { recordId } from '../../rules/values/record-id';
import { difference } from '../../services/site/change-log';
import { PlatformError } from '../../system/refusals/platform-error';
import { findRecord } from '../content/content-store';
import { CONTENT_TYPES } from '../content-types/content-types';
import { pageDocument, textIn } from '../documents/document';
import { mergeSettings } from '../documents/merge-settings';
import { idIn } from '../record/record-page';
import { type CmsCall, byEditor, cmsRoutes, seeOther, show } from '../routes/cms-routes';
import { type Done, doneWords } from '../routes/done';
import { openPreview } from '../routes/open-preview';
import { type EditedPage, listPages } from '../store/page-store';
import { stateOf } from '../views/editor';
import { findMoments } from './calendar';
import { namesOf } from './item-words';
import { leaveOut } from './leave-out';
import { publishRelease } from './publish-release';
import {
  type ReleaseItem,
  addPage,
  createRelease,
  deleteRelease,
  itemsOf,
  listReleases,
  openRelease,
  planRelease,
} from '../store/release-store';
import { publishedSince } from '../store/published-since';
import { type ShownItem, releaseMain, releasesMain } from './release-view';

const idOf = (call: CmsCall): number => idIn(call, 'id', 'This release');

/** A page in a release, and whether its draft was changed or it was published since. */
function pageItem(item: ReleaseItem, pages: readonly EditedPage[], since: ReadonlySet<number>): ShownItem {
  const page = pages.find(({ id }) => id === item.recordId);
  const document = pageDocument.parse(item.document);
  return {
    id: item.id,
    ...namesOf(item),
    address: `/cms/pages/${item.recordId}`,
    slug: document.slug,
    pageId: item.recordId,
    missing: page === undefined,
    older: page !== undefined && page.revision !== item.revision,
    changes: [],
    undoes: since.has(item.id) ? 'takes back what was published since it was put in' : '',
  };
}

async function recordItem({ db }: CmsCall, item: ReleaseItem): Promise<ShownItem> {
  const type = CONTENT_TYPES.find(({ name }) => name === item.kind);
  const now = type && item.recordId !== null ? await findRecord(db, type, item.recordId) : null;
  const labels = new Map(type?.sections.flatMap(({ fields }) => fields).map(({ name, label }) => [name, label]));
  const words = (names: readonly string[]): string[] =>
    [...new Set(names.map((name) => name.split('.')[0] ?? name))].map((name) => labels.get(name) ?? name);
  const [base, document] = [type?.parse(item.base).document ?? null, type?.parse(item.document).document];
  const { mine, conflicts } = mergeSettings(base, now?.document ?? {}, document ?? item.document);
  const where = item.recordId === null ? 'new' : String(item.recordId);
  return {
    id: item.id,
    ...namesOf(item),
    address: `/cms/${item.kind}/${where}?item=${item.id}`,
    slug: null,
    pageId: null,
    missing: item.recordId !== null && now === null,
    older: false,
    changes: item.recordId === null ? ['new'] : words(Object.keys(difference(now?.document ?? {}, mine).after)),
    undoes:
      base && now && conflicts.length > 0 ? `takes back what has changed since: ${words(conflicts).join(', ')}` : '',
  };
}

/** /cms/releases: releases and the publishing calendar. */
export function registerReleases(app: PlatformApp): void {
  const routes = cmsRoutes(app);
  const done = (call: CmsCall, id: number, word: Done) => seeOther(call.context, `/cms/releases/${id}?done=${word}`);

  routes.get('/cms/releases', async (call) => {
    const { db, at, editor, context } = call;
    const main = releasesMain({ editor, at, releases: await listReleases(db), calendar: await findMoments(db, at) });
    return show(call, { title: 'Publishing', section: 'releases', done: doneWords(context.req.query('done')) }, main);
  });

  routes.post('/cms/releases', async (call) => {
    const name = (call.form.get('name') ?? '').trim().slice(0, 100);
    if (name === '') throw new PlatformError(422, 'INVALID', 'Every release has a name.');
    return done(call, await createRelease(call.db, name, byEditor(call)), 'added');
  });

  const one = async (call: CmsCall, problem: string | null = null, typed?: string): Promise<Response> => {
    const { db, editor, at, context } = call;
    const release = await openRelease(db, idOf(call));
    const pages = await listPages(db);
    const items = await itemsOf(db, release.id);
    const since = new Set((await publishedSince(db)).map(({ item }) => item));
    const shown = await Promise.all(
      items.map(async (item) => (item.kind === 'page' ? pageItem(item, pages, since) : recordItem(call, item))),
    );
    const inIt = new Set(shown.map(({ pageId }) => pageId));
    const addable = pages.filter((page) => stateOf(page) !== 'published' && !inIt.has(page.id));
    const main = releaseMain({ editor, at, release, items: shown, addable, typed });
    const shell = {
      title: release.name,
      section: 'releases',
      problem,
      done: doneWords(context.req.query('done')),
    } as const;
    return show(call, shell, main, problem === null ? 200 : 422);
  };

  routes.get('/cms/releases/:id', (call) => one(call));

  routes.post('/cms/releases/:id/pages', async (call) => {
    const id = idOf(call);
    await addPage(call.db, id, recordId(call.form.get('page')) ?? 0, byEditor(call));
    return done(call, id, 'included');
  });

  routes.post('/cms/releases/:id/items/:item/remove', async (call) => {
    const id = idOf(call);
    await leaveOut(call.db, id, idIn(call, 'item', 'This change'), byEditor(call));
    return done(call, id, 'left-out');
  });

  routes.post('/cms/releases/:id/plan', async (call) => {
    const id = idOf(call);
    const typed = (call.form.get('at') ?? '').trim();
    const at = zonedInstant(typed, TIME_ZONE);
    if (at === null) return one(call, 'Say when, by date and time.', typed);
    try {
      await planRelease(call.db, id, at, byEditor(call));
    } catch (error) {
      if (!(error instanceof PlatformError) || error.status !== 422) throw error;
      return one(call, error.message, typed);
    }
    return done(call, id, 'planned');
  });

  routes.post('/cms/releases/:id/unplan', async (call) => {
    const id = idOf(call);
    await planRelease(call.db, id, null, byEditor(call));
    return done(call, id, 'unplanned');
  });

  routes.post('/cms/releases/:id/publish', async (call) => {
    const id = idOf(call);
    try {
      await publishRelease(call.db, id, call.form.get('seen') ?? null, byEditor(call));
    } catch (error) {
      if (!(error instanceof PlatformError) || error.status === 409) throw error;
      return one(call, `Nothing was published: ${error.message}`);
    }
    await call.wakeRevalidator();
    return done(call, id, 'out');
  });

  routes.post('/cms/releases/:id/delete', async (call) => {
    await deleteRelease(call.db, idOf(call), byEditor(call));
    return seeOther(call.context, '/cms/releases?done=gone');
  });

  /** Preview at the time of the release: of the requested page, or of the first one in it. */
  routes.get('/cms/releases/:id/preview', async (call) => {
    const release = await openRelease(call.db, idOf(call));
    const first = (await itemsOf(call.db, release.id)).find(({ kind }) => kind === 'page');
    const slug = call.context.req.query('page') ?? textIn(first?.document['slug']);
    const known = /^[\w-]{0,80}$/.test(slug) ? slug : '';
    return openPreview(call, known, `release-${release.id}`, release.at?.getTime() ?? null);
  });
}
