import type { PlatformApp } from '../../http/platform';
import { PlatformError } from '../../system/refusals/platform-error';
import { type PageDocument, textIn } from '../documents/document';
import { settingsOf } from '../documents/part-settings';
import { type Part, partValue, readPart } from '../documents/parts';
import { slugProblem } from '../documents/slug';
import type { WidgetCatalogue } from '../documents/widget-catalogue';
import { readCarried } from '../form/carried';
import { WHOLE, inputName, isRecord } from '../form/paths';
import { sectionsOf } from '../form/part-sections';
import { applyListAction, isPosted, leavesOf, listActionOf, pictureKeys, readForm } from '../form/read-form';
import { readReferences } from '../references/references';
import { type Winner, outdatedSettings, savePart, seenDocument } from '../store/change-page';
import { stepsOf } from '../store/history';
import { libraryChoices } from '../references/find-pictures';
import { Conflict, type EditedPage, openPage } from '../store/page-store';
import { takenBackWords } from '../store/published-since';
import { editorMain, savedFragment } from '../views/editor';
import type { EditorView } from '../views/editor-view';
import { fieldProblems } from '../views/problem';
import { clockTime } from '../views/time';
import { type CmsCall, type CmsPost, cmsRoutes, sendHtml, show } from './cms-routes';
import { doneWords } from './done';
import { pageIdOf } from './page-id';
import { byOf, baseRevisionIn, toPart } from './part-of';

interface Shown {
  readonly page: EditedPage;
  readonly part: Part;
  readonly errors?: Readonly<Record<string, string>>;
  /** The settings that another editor also changed. */
  readonly conflicts?: readonly string[];
  /** What the form shows after it was saved, where others have changed more. */
  readonly base?: Readonly<Record<string, unknown>> | null;
}

/** With these a widget's settings are JSON. */
const NO_WIDGETS: Awaited<ReturnType<WidgetCatalogue>> = new Map();

const WINNERS: Readonly<Record<string, Winner>> = { mine: 'mine', theirs: 'theirs' };

/** /cms/pages/{id}: the editor, and its forms that save the draft. */
export function registerCmsEditor(app: PlatformApp, catalogue: WidgetCatalogue): void {
  const routes = cmsRoutes(app);

  const view = async (
    call: CmsCall & Partial<CmsPost>,
    { page, part, errors, conflicts, base }: Shown,
  ): Promise<EditorView> => {
    const widgets = await catalogue();
    const asJson = call.form?.has(inputName(WHOLE)) && (errors ?? conflicts) ? NO_WIDGETS : widgets;
    const gone = partValue(page.document, part) === undefined;
    const sections = gone ? [] : sectionsOf(page.document, part, asJson);
    const settings = gone ? {} : settingsOf(page.document, part);
    const leaves = leavesOf(
      sections.flatMap(({ fields }) => fields),
      settings,
    );
    return {
      editor: call.editor,
      page,
      part,
      conflicts,
      gone,
      seen: conflicts || errors ? call.form?.get('seen') : undefined,
      base: (conflicts || errors ? call.form?.get('base') : base && JSON.stringify(base)) ?? '',
      rendered: call.form?.get('rendered') ?? crypto.randomUUID(),
      steps: await stepsOf(call.db, page),
      at: call.at,
      storefront: call.config.APP_ORIGIN,
      sections,
      widgets: [...widgets.keys()],
      state: {
        settings,
        errors,
        typed: errors || conflicts ? call.form : undefined,
        pictures: await libraryChoices(call.db, pictureKeys(leaves, settings)),
        choices: await readReferences(call.db, leaves, settings),
      },
    };
  };

  const whole = async (
    call: CmsCall,
    shown: Shown,
    status: 200 | 409 | 422,
    words: { done?: string | null; problem?: string | null } = {},
  ): Promise<Response> => {
    const made = await view(call, shown);
    const problems = fieldProblems(made.sections, made.state);
    return show(
      call,
      { title: made.page.document.name, section: 'pages', wide: true, problems, ...words },
      editorMain(made),
      status,
    );
  };

  /** Shows the form again with the typed values; autosave receives only the errors. */
  const refuse = async (call: CmsPost, shown: Shown, words: string, status: 409 | 422): Promise<Response> => {
    if (call.partial) return sendHtml(call.context, call, savedFragment(await view(call, shown), words, true), status);
    return whole(call, shown, status, shown.conflicts ? {} : { problem: words });
  };

  routes.get('/cms/pages/:id', async (call) => {
    const page = await openPage(call.db, pageIdOf(call.context));
    const part = readPart(call.context.req.query('part') ?? 'page') ?? { kind: 'page' };
    const done = call.context.req.query('done');
    const problem = done === 'published' || done === 'unannounced' ? await takenBackWords(call.db, page.id) : null;
    return whole(call, { page, part }, 200, { done: doneWords(done), problem });
  });

  routes.post('/cms/pages/:id/parts/:part', async (call) => {
    const id = pageIdOf(call.context);
    const part = readPart(call.context.req.param('part') ?? '');
    if (!part) throw new PlatformError(404, 'NOT_FOUND', 'There is no such part.');
    if (![...call.form.keys()].some((name) => name.startsWith(inputName(''))))
      throw new PlatformError(422, 'OLD_FORM', 'This form is of an older back office. Please load the page again.');
    const now = await openPage(call.db, id);
    const seen = baseRevisionIn(call);
    // Typed values belong to the settings that the form was rendered from.
    const known = await seenDocument(call.db, now, seen);
    const document = known && partValue(known, part) !== undefined ? known : now.document;
    const carried = readCarried(call.form.get('base'));
    const base = isRecord(carried) ? carried : null;
    // A form of JSON was rendered while the shop could not be asked.
    const widgets = call.form.has(inputName(WHOLE)) ? NO_WIDGETS : await catalogue();
    const fields = sectionsOf(document, part, widgets).flatMap((section) => section.fields);
    const shown = base ?? settingsOf(document, part);
    if (fields.length > 0 && !leavesOf(fields, shown).some((field) => isPosted(field, call.form)))
      throw new PlatformError(503, 'SHOP_AWAY', 'The shop could not be asked for these settings. Please try again.');
    const { settings, errors } = readForm(fields, call.form, shown);
    const problems = part.kind === 'page' ? { ...errors, ...pageProblems(settings, now.document) } : errors;
    if (Object.keys(problems).length > 0)
      return refuse(
        call,
        { page: now, part, errors: problems },
        'Not saved: please look at the fields with a message.',
        422,
      );
    const action = listActionOf(call.form);
    const mine = action === '' ? settings : applyListAction(fields, action, settings);
    const winner = WINNERS[call.form.get('force') ?? ''] ?? 'ask';
    try {
      const page = await savePart(call.db, { id, part, mine, base, seen, winner, by: byOf(call) });
      if (!call.partial) return toPart(call, part, 'saved', action === '' ? '#form' : '');
      const words = `Draft saved at ${clockTime(call.at)}.`;
      // The fields stay as they are: a later save must not take what others changed for a change of this form.
      const saved = await view(call, { page, part, base: outdatedSettings(page, part, mine) });
      return await sendHtml(call.context, call, savedFragment(saved, words, false));
    } catch (error) {
      if (error instanceof Conflict)
        return refuse(
          call,
          { page: error.theirs, part, conflicts: error.paths },
          `Not saved: ${error.theirs.changedBy || 'somebody else'} changed this in the meantime. Press “Save draft” ` +
            `to choose.`,
          409,
        );
      if (!(error instanceof PlatformError) || error.status !== 422) throw error;
      return refuse(call, { page: now, part, errors: error.errors }, error.message, 422);
    }
  });
}

function pageProblems(settings: Record<string, unknown>, before: PageDocument): Record<string, string> {
  const problem = slugProblem(textIn(settings['slug']), before.slug);
  return {
    ...(textIn(settings['name']).trim() === '' ? { name: 'Every page has a name.' } : {}),
    ...(problem ? { slug: problem } : {}),
    ...(before.slug === ''
      ? Object.fromEntries(
          (['shownFrom', 'shownUntil'] as const)
            .filter((name) => textIn(settings[name]) !== '')
            .map((name) => [name, 'The home page is always there.']),
        )
      : {}),
  };
}
