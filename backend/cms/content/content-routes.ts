import { randomUUID } from 'node:crypto';
import type { PlatformApp } from '../../http/platform';
import { PlatformError } from '../../system/refusals/platform-error';
import { type Posted, leavesOf, pictureKeys } from '../form/read-form';
import { openReleases } from '../store/release-store';
import { idIn } from '../record/record-page';
import { widgetUses } from '../references/record-uses';
import { readReferences } from '../references/references';
import { type CmsCall, type CmsPost, type PageStatus, byEditor, cmsRoutes, seeOther, show } from '../routes/cms-routes';
import { doneWords } from '../routes/done';
import { libraryChoices } from '../references/find-pictures';
import type { FormState } from '../views/fields';
import { fieldProblems } from '../views/problem';
import { deleteRecord } from './content-bin';
import { originOf, readContent } from './content-form';
import { revisionsOf } from './content-history';
import { addToRelease, elsewhere, intoIn, releasedForm } from './content-release';
import { contentListMain } from './content-list-view';
import { createRecord, findRecord, goBack, moveRecord, openRecord, saveRecord } from './content-store';
import type { ContentType, Document } from './content-type';
import { type RecordView, recordMain } from './content-view';

const PAGE_SIZE = 100;

type Shown = Partial<Pick<RecordView, 'base' | 'origin' | 'seen' | 'key' | 'unsaved' | 'conflict' | 'into'>> &
  Pick<FormState, 'typed' | 'errors'> & {
    readonly settings: Document;
    readonly status?: PageStatus;
    readonly problem?: string;
  };

async function showForm(
  call: CmsCall,
  type: ContentType,
  types: readonly ContentType[],
  id: number | null,
  { settings, typed, errors = {}, status = 200, problem, ...rest }: Shown,
): Promise<Response> {
  const { db, config, context, editor } = call;
  const fields = type.sections.flatMap((section) => section.fields);
  const leaves = leavesOf(fields, settings);
  const choices = await readReferences(db, leaves, settings);
  const pictures = leaves.some(({ kind }) => kind === 'picture')
    ? await libraryChoices(db, pictureKeys(leaves, settings))
    : [];
  const path = id === null ? null : type.path(settings);
  const { isShownBy } = type;
  const uses = id === null || !isShownBy ? [] : await widgetUses(db, (widget) => isShownBy(id, settings, widget));
  const title = id === null ? `New ${type.one}` : type.nameOf(settings) || 'Untitled';
  const main = recordMain({
    editor,
    type,
    types,
    id,
    title,
    state: { settings, typed, errors, pictures, choices },
    base: rest.base ?? settings,
    origin: rest.origin ?? '',
    seen: rest.seen ?? 0,
    key: rest.key ?? randomUUID(),
    unsaved: rest.unsaved ?? false,
    conflict: rest.conflict ?? null,
    releases: type.area === 'content' ? await openReleases(db) : [],
    into: rest.into ?? null,
    revisions: id === null ? [] : await revisionsOf(db, type, id),
    uses,
    shopAddress: path === null ? null : `${config.APP_ORIGIN}${path}`,
  });
  const isWrong = Object.keys(errors).length > 0;
  return show(
    call,
    {
      title,
      section: type.area,
      problem: problem ?? (isWrong ? 'Not saved: please look at the fields with a message.' : null),
      problems: fieldProblems(type.sections, { settings, errors }),
      done: status === 200 && !isWrong ? doneWords(context.req.query('done')) : null,
    },
    main,
    status,
  );
}

/** What a form carries besides its fields, to be shown again. */
function carriedBy(form: Posted): Pick<Shown, 'origin' | 'seen' | 'key' | 'into'> {
  return {
    origin: form.get('origin') || (form.get('base') ?? ''),
    seen: Number(form.get('seen')) || 0,
    key: form.get('key') ?? '',
    into: intoIn(form),
  };
}

/** Errors by field of a refused form; rethrows anything else. */
function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  if (error instanceof PlatformError && error.status === 422 && Object.keys(error.errors).length > 0)
    return error.errors;
  throw error;
}

/** /cms/{name} and below: list, records and actions of one kind of content. */
export function registerContent(app: PlatformApp, type: ContentType, types: readonly ContentType[]): void {
  const routes = cmsRoutes(app);
  const home = `/cms/${type.name}`;
  const done = (call: CmsCall, address: string, word: string) => seeOther(call.context, `${address}?done=${word}`);
  const idOf = (call: CmsCall): number => idIn(call, 'id', `This ${type.one}`);

  routes.get(home, async (call) => {
    if (type.single) return seeOther(call.context, `${home}/1`);
    const { db, context, editor } = call;
    const q = (context.req.query('q') ?? '').trim().slice(0, 100);
    const page = Math.max(1, Math.trunc(Number(context.req.query('page'))) || 1);
    const found = await type.store.list(db, { q, limit: PAGE_SIZE + 1, offset: (page - 1) * PAGE_SIZE });
    const entries = found.slice(0, PAGE_SIZE);
    const main = contentListMain({ editor, type, types, entries, q, page, more: found.length > PAGE_SIZE });
    const words = doneWords(context.req.query('done'));
    return show(call, { title: type.title, section: type.area, done: words }, main);
  });

  /** The response to a submitted form that cannot be saved; null when it can. */
  const notYet = (call: CmsPost, id: number | null, read: ReturnType<typeof readContent>): Promise<Response> | null => {
    const { form } = call;
    const carried = carriedBy(form);
    if (read.isListAction)
      return showForm(call, type, types, id, { ...carried, settings: read.document, unsaved: true });
    if (Object.keys(read.errors).length === 0) return null;
    const { base, errors } = read;
    return showForm(call, type, types, id, { ...carried, settings: base, base, typed: form, errors, status: 422 });
  };

  const refused = (call: CmsPost, id: number | null, document: Document, error: unknown): Promise<Response> =>
    showForm(call, type, types, id, {
      ...carriedBy(call.form),
      settings: document,
      errors: fieldErrors(error),
      unsaved: true,
      status: 422,
    });

  if (!type.single) {
    routes.get(`${home}/new`, async (call) =>
      showForm(call, type, types, null, (await releasedForm(call, type)) ?? { settings: type.blank }),
    );

    routes.post(home, async (call) => {
      const read = readContent(type, call.form, type.blank);
      const shown = notYet(call, null, read);
      if (shown) return shown;
      try {
        const put = await addToRelease(call, type, null, read);
        if (put) return put;
        const key = (call.form.get('key') ?? '').slice(0, 40);
        const id = await elsewhere(call, type, null, async (tx, leave) => {
          const made = await createRecord(tx, type, read.document, key, byEditor(call));
          await leave();
          return made;
        });
        await call.wakeRevalidator();
        return done(call, `${home}/${id}`, 'added');
      } catch (error) {
        return refused(call, null, read.document, error);
      }
    });

    routes.post(`${home}/:id/copy`, async (call) => {
      const { document } = await openRecord(call.db, type, idOf(call));
      return showForm(call, type, types, null, { settings: type.copyOf(document), unsaved: true });
    });

    routes.post(`${home}/:id/delete`, async (call) => {
      await deleteRecord(call.db, type, idOf(call), byEditor(call));
      await call.wakeRevalidator();
      return done(call, home, 'deleted');
    });
  }

  routes.get(`${home}/:id`, async (call) => {
    const { id, document, revision } = await openRecord(call.db, type, idOf(call));
    const released = await releasedForm(call, type);
    const origin = released ? JSON.stringify(document) : '';
    return showForm(call, type, types, id, { settings: document, ...released, origin, seen: revision });
  });

  /** The record was deleted meanwhile: shows the form again, to save it as a new record. */
  const deletedMeanwhile = (call: CmsPost): Promise<Response> => {
    const { document } = readContent(type, call.form, type.blank);
    const problem = `Somebody deleted this ${type.one} meanwhile. Saving what you have here makes a new one.`;
    const into = intoIn(call.form);
    return showForm(call, type, types, null, { settings: document, into, unsaved: true, problem, status: 409 });
  };

  routes.post(`${home}/:id`, async (call) => {
    const id = idOf(call);
    const stored = await findRecord(call.db, type, id);
    if (!stored) return deletedMeanwhile(call);
    const read = readContent(type, call.form, stored.document);
    const shown = notYet(call, id, read);
    if (shown) return shown;
    const seen = Number(call.form.get('seen')) || 0;
    const force = call.form.get('force') === 'mine';
    try {
      const put = await addToRelease(call, type, id, read);
      if (put) return put;
      const origin = originOf(type, call.form);
      const saved = await elsewhere(call, type, null, async (tx, leave) => {
        const form = { document: read.document, origin, seen, force };
        const outcome = await saveRecord(tx, type, id, form, byEditor(call));
        if (outcome.kind === 'saved') await leave();
        return outcome;
      });
      if (saved.kind === 'conflict') {
        const [last] = await revisionsOf(call.db, type, id);
        const { mine, theirs, conflicts: fields } = saved;
        const conflict = { who: last?.by || 'Somebody else', fields, theirs, mine };
        return await showForm(call, type, types, id, {
          ...carriedBy(call.form),
          settings: mine,
          conflict,
          unsaved: true,
          status: 409,
        });
      }
    } catch (error) {
      if (error instanceof PlatformError && error.status === 404) return deletedMeanwhile(call);
      return refused(call, id, read.document, error);
    }
    await call.wakeRevalidator();
    return done(call, `${home}/${id}`, 'saved');
  });

  routes.post(`${home}/:id/back`, async (call) => {
    const id = idOf(call);
    const [revision, seen] = [Number(call.form.get('revision')) || 0, Number(call.form.get('seen')) || 0];
    await goBack(call.db, type, id, { revision, seen }, byEditor(call));
    await call.wakeRevalidator();
    return done(call, `${home}/${id}`, 'undone');
  });

  if (type.store.move)
    routes.post(`${home}/:id/move`, async (call) => {
      const direction = call.form.get('direction') === 'up' ? 'up' : 'down';
      const moved = await moveRecord(call.db, type, idOf(call), direction, byEditor(call));
      await call.wakeRevalidator();
      const page = Math.trunc(Number(call.form.get('page'))) || 1;
      return seeOther(call.context, `${home}?page=${page}&done=${moved ? 'moved' : 'unmoved'}`);
    });
}
