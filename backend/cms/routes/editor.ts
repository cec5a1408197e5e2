import type { PlatformApp } from '../../http/platform';
import { PlatformError } from '../../system/refusals/platform-error';
import { type PageDocument, textIn } from '../documents/document';
import { type CmsCall, type CmsPost, cmsRoutes, seeOther, sendHtml, show } from './cms-routes';
import { libraryChoices } from '../store/media-library';
import { Conflict, type EditedPage, changePage, openPage } from '../store/page-store';
import { type Part, partName, partValue, readPart } from '../documents/parts';
import { inputName } from '../form/paths';
import { applyListAction, readForm } from '../form/read-form';
import { slugProblem } from '../documents/slug';
import type { WidgetCatalogue } from '../documents/widget-catalogue';
import { type EditorView, editorMain, savedFragment } from '../views/editor';
import { fieldProblems } from '../views/problem';
import { clockTime } from '../views/time';
import { doneWords } from './done';
import { pageIdOf } from './page-id';
import { sectionsOf, settingsOf, withSettings } from './part-settings';

interface Shown {
  readonly page: EditedPage;
  readonly part: Part;
  readonly settings?: Record<string, unknown>;
  readonly errors?: Readonly<Record<string, string>>;
  readonly conflict?: boolean;
}

/** /cms/pages/{id}: the editor, and its forms that save the draft. */
export function registerCmsEditor(app: PlatformApp, catalogue: WidgetCatalogue): void {
  const routes = cmsRoutes(app);

  const view = async (
    call: CmsCall & Partial<CmsPost>,
    { page, part, settings, errors, conflict = false }: Shown,
  ): Promise<EditorView> => {
    const widgets = await catalogue();
    const gone = partValue(page.document, part) === undefined;
    return {
      editor: call.editor,
      page,
      part,
      conflict,
      gone,
      seen: conflict ? call.form?.get('seen') : undefined,
      at: call.at,
      storefront: call.config.APP_ORIGIN,
      sections: gone ? [] : sectionsOf(page.document, part, widgets),
      widgets: [...widgets.keys()].toSorted(),
      state: {
        settings: settings ?? (gone ? {} : settingsOf(page.document, part)),
        errors,
        typed: errors || conflict ? call.form : undefined,
        pictures: await libraryChoices(call.db),
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

  routes.get('/cms/pages/:id', async (call) => {
    const page = await openPage(call.db, pageIdOf(call.context));
    const part = readPart(call.context.req.query('part') ?? 'page') ?? { kind: 'page' };
    return whole(call, { page, part }, 200, { done: doneWords(call.context.req.query('done')) });
  });

  routes.post('/cms/pages/:id/parts/:part', async (call) => {
    const id = pageIdOf(call.context);
    const part = readPart(call.context.req.param('part') ?? '');
    if (!part) throw new PlatformError(404, 'NOT_FOUND', 'There is no such part.');
    const before = await openPage(call.db, id);
    if (partValue(before.document, part) === undefined)
      return refuse(call, { page: before, part, conflict: true }, 'Somebody removed this.', 409);
    if (![...call.form.keys()].some((name) => name.startsWith(inputName(''))))
      throw new PlatformError(422, 'OLD_FORM', 'This form is of an older back office. Please load the page again.');
    const fields = sectionsOf(before.document, part, await catalogue()).flatMap((section) => section.fields);
    const { settings, errors } = readForm(fields, call.form, settingsOf(before.document, part));
    const problems = part.kind === 'page' ? { ...errors, ...pageProblems(settings, before.document) } : errors;
    if (Object.keys(problems).length > 0)
      return refuse(
        call,
        { page: before, part, errors: problems },
        'Not saved: please look at the fields with a message.',
        422,
      );
    const pressed = call.form.get('press') ?? '';
    const wanted = pressed === '' ? settings : applyListAction(fields, pressed, settings);
    const seen = call.form.get('force') === '1' ? undefined : { part, digest: call.form.get('seen') ?? '' };
    try {
      const page = await changePage(
        call.db,
        id,
        { userId: call.editor.userId, at: call.at },
        (document) => withSettings(document, part, wanted),
        seen,
      );
      if (call.partial)
        return await sendHtml(
          call.context,
          call,
          savedFragment(await view(call, { page, part }), `Draft saved at ${clockTime(call.at)}.`, false),
        );
      return seeOther(call.context, `/cms/pages/${id}?part=${encodeURIComponent(partName(part))}&done=saved#form`);
    } catch (error) {
      if (error instanceof Conflict)
        return refuse(
          call,
          { page: error.theirs, part, conflict: true },
          `Not saved: ${error.theirs.changedBy || 'somebody else'} changed this in the meantime. Press “Save draft” ` +
            `to choose.`,
          409,
        );
      if (!(error instanceof PlatformError) || error.status !== 422) throw error;
      return refuse(call, { page: before, part, errors: error.errors }, error.message, 422);
    }
  });

  /** Shows the form again as it was typed; to a form that saves itself only what is wrong. */
  const refuse = async (call: CmsPost, shown: Shown, words: string, status: 409 | 422): Promise<Response> => {
    if (call.partial) return sendHtml(call.context, call, savedFragment(await view(call, shown), words, true), status);
    return whole(call, shown, status, shown.conflict ? {} : { problem: words });
  };
}

function pageProblems(settings: Record<string, unknown>, before: PageDocument): Record<string, string> {
  const problem = slugProblem(textIn(settings['slug']), before.slug === '');
  return {
    ...(textIn(settings['name']).trim() === '' ? { name: 'Every page has a name.' } : {}),
    ...(problem ? { slug: problem } : {}),
  };
}
