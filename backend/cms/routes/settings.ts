import { isMatomoSite, matomoAddress } from '@/lib/domain/web/third-parties';
import { MAX_HOME_SCREEN_NAME_LENGTH } from '@/lib/domain/web/home-screen-name';
import type { PlatformApp } from '../../http/platform';
import { textIn } from '../documents/document';
import { mergeSettings } from '../documents/merge-settings';
import { readCarried } from '../form/carried';
import { isRecord } from '../form/paths';
import { SITE_SECTIONS } from '../form/site-fields';
import { type Posted, leavesOf, pictureKeys, readForm } from '../form/read-form';
import { storedSettings } from '../../services/site/site-documents';
import { libraryChoices } from '../references/find-pictures';
import { recordChange } from '../../services/site/change-log';
import { type CmsCall, type CmsPost, cmsRoutes, seeOther, show } from './cms-routes';
import { queueRevalidate } from '../revalidate/revalidate-jobs';
import { lockDocument, writeDocument } from '../store/site-documents';
import { fieldProblems } from '../views/problem';
import { settingsMain } from '../views/settings';
import { doneWords } from './done';

type Outcome =
  | { readonly kind: 'saved' }
  | {
      readonly kind: 'refused';
      readonly settings: Record<string, unknown>;
      readonly errors: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: 'conflict';
      readonly settings: Record<string, unknown>;
      /** Names of the fields that two editors changed. */
      readonly conflicts: readonly string[];
    };

/** CSS colours of three numbers, perhaps with an opacity. With any other one no button of the shop has a colour. */
const COLOUR =
  /^(#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(rgb|hsl|oklch|oklab)\(-?[\d.]+(%|deg)?([\s,/]+-?[\d.]+(%|deg)?){2,3}\))?$/i;

const FIELDS = SITE_SECTIONS.flatMap(({ fields }) => fields);

/** The settings that the form was rendered from; null when it does not carry them. */
function baseOf(form: Posted): Record<string, unknown> | null {
  const carried = readCarried(form.get('base'));
  return isRecord(carried) ? carried : null;
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

async function save({ db, form, at, editor }: CmsPost): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const before = asRecord(await lockDocument(tx, 'settings'));
    const base = baseOf(form);
    const { settings: typed, errors } = readForm(FIELDS, form, base ?? before);
    const { mine: settings, conflicts } = mergeSettings(base, before, typed);
    if (conflicts.length > 0 && form.get('force') !== '1') return { kind: 'conflict', settings: before, conflicts };
    const parsed = storedSettings.safeParse(settings);
    const wrong: Record<string, string> = { ...errors };
    for (const issue of parsed.error?.issues ?? []) wrong[issue.path.join('.')] ??= 'This cannot be so.';
    for (const name of ['theme_colour', 'dark_theme_colour'])
      if (!COLOUR.test(textIn(settings[name]))) wrong[name] ??= 'This is no colour, such as #a4402f.';
    const counting = [textIn(settings['analytics_site_url']), textIn(settings['analytics_site_id']).trim()] as const;
    if (counting[0] !== '' && matomoAddress(counting[0]) === null)
      wrong['analytics_site_url'] ??= 'This is no https address of a server, such as https://stats.example.com/.';
    if (counting[1] !== '' && !isMatomoSite(counting[1]))
      wrong['analytics_site_id'] ??= 'This is no number, such as 1.';
    if (textIn(settings['name']).trim() === '') wrong['name'] ??= 'The site has a name.';
    if ([...textIn(settings['short_name']).trim()].length > MAX_HOME_SCREEN_NAME_LENGTH) {
      wrong['short_name'] ??= `Home screens cut what is longer than ${MAX_HOME_SCREEN_NAME_LENGTH} characters.`;
    }
    if (Object.keys(wrong).length > 0) return { kind: 'refused', settings: before, errors: wrong };
    await writeDocument(tx, 'settings', settings);
    const change = { by: editor, at, subject: 'settings', id: '', name: 'Site settings', action: 'Changed' } as const;
    await recordChange(tx, { ...change, before, after: settings });
    await queueRevalidate(tx, ['site'], at);
    return { kind: 'saved' };
  });
}

/** /cms/settings: site-wide settings. */
export function registerCmsSettings(app: PlatformApp): void {
  const routes = cmsRoutes(app);

  interface Shown {
    readonly settings: Record<string, unknown>;
    readonly errors?: Readonly<Record<string, string>>;
    readonly typed?: Posted;
    readonly conflicts?: readonly string[];
  }
  const page = async (
    call: CmsCall & Partial<CmsPost>,
    { settings, errors, typed, conflicts }: Shown,
    status: 200 | 409 | 422,
  ): Promise<Response> => {
    const problem = status === 422 ? 'Not saved: please look at the fields with a message.' : null;
    const leaves = leavesOf(FIELDS, settings);
    const pictures = await libraryChoices(call.db, pictureKeys(leaves, settings));
    const main = settingsMain({
      editor: call.editor,
      state: { settings, errors, typed, pictures },
      // A form that is shown again was made from what its editor saw.
      base: call.form?.get('base') ?? JSON.stringify(settings),
      conflicts,
    });
    return show(
      call,
      {
        title: 'Site settings',
        section: 'settings',
        problem,
        problems: fieldProblems(SITE_SECTIONS, { settings, errors }),
        done: doneWords(call.context.req.query('done')),
      },
      main,
      status,
    );
  };

  routes.get('/cms/settings', async (call) =>
    page(call, { settings: asRecord(await call.db.transaction((tx) => lockDocument(tx, 'settings'))) }, 200),
  );

  routes.post('/cms/settings', async (call) => {
    const outcome = await save(call);
    if (outcome.kind === 'refused') return page(call, { ...outcome, typed: call.form }, 422);
    if (outcome.kind === 'conflict') return page(call, { ...outcome, typed: call.form }, 409);
    await call.wakeRevalidator();
    return seeOther(call.context, '/cms/settings?done=saved');
  });
}
