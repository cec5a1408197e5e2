import type { PlatformApp } from '../../http/platform';
import { queryRegister, readCachedReply } from '../../services/sign-in/register/abn-register';
import { createListFromShortlist } from '../../services/orders/lists/create-list-from-shortlist';
import { type Decided, decideApplication } from '../../services/sign-in/decide-application';
import { notFound, PlatformError } from '../../system/refusals/platform-error';
import { requireText } from '../form/required-text';
import { type Refused, idIn, refusedForm, showRecord, shownAgain } from '../record/record-page';
import { type CmsCall, type CmsPost, cmsRoutes, seeOther } from '../routes/cms-routes';
import { applicationMain } from './application-view';
import { readLevels, readTermsForm } from './customer-fields';
import { markOpened, readApplication } from './find-customers';

const REASON = { name: 'reason', most: 1_000, missing: 'Say why, as the applicant reads it.' } as const;

const applicationIdOf = (call: CmsCall): number => idIn(call, 'application', 'This application');

async function showApplication(call: CmsCall, refused: Refused | null = null): Promise<Response> {
  const found = await readApplication(call.db, applicationIdOf(call));
  if (found === null) throw notFound('This application');
  await markOpened(call.db, found.application, call.at);
  const place = { title: `Application of ${found.application.companyName}`, section: 'customers' } as const;
  const main = applicationMain({
    editor: call.editor,
    ...found,
    register: await readCachedReply(call.db, found.application.abn),
    canAsk: call.config.ABR_GUID !== undefined,
    ...shownAgain(refused),
    levels: await readLevels(call.db),
  });
  return showRecord(call, place, refused, main);
}

/** /cms/customers/applications: applications for a trade account, and their decisions. */
export function registerApplicationPages(app: PlatformApp): void {
  const routes = cmsRoutes(app);

  const decide = async (call: CmsPost, read: () => Omit<Decided, 'by'>): Promise<Response> => {
    const id = applicationIdOf(call);
    try {
      const decision = { id, ...read(), by: call.editor };
      const author = await decideApplication(call, decision, call.at, createListFromShortlist);
      // Who decides second must not take the page of the first decision for their own.
      if (author !== null && author.userId !== call.editor.userId)
        throw new PlatformError(409, 'DECIDED', `This was decided already (${author.name}). Nothing was changed.`);
    } catch (error) {
      return showApplication(call, refusedForm(error, call));
    }
    return seeOther(call.context, `/cms/customers/applications/${id}?done=decided`);
  };

  routes.get('/cms/customers/applications/:application', (call) => showApplication(call));
  routes.post('/cms/customers/applications/:application/register', async (call) => {
    const found = await readApplication(call.db, applicationIdOf(call));
    if (found === null) throw notFound('This application');
    try {
      await queryRegister(call, found.application.abn, call.at);
    } catch (error) {
      return showApplication(call, refusedForm(error, call, [404, 503]));
    }
    return seeOther(call.context, `/cms/customers/applications/${found.application.id}?done=asked`);
  });
  routes.post('/cms/customers/applications/:application/approve', (call) =>
    decide(call, () => {
      const { days, creditLimit, level } = readTermsForm(call.form);
      return { decision: 'approve', terms: days, creditLimit, level };
    }),
  );
  routes.post('/cms/customers/applications/:application/decline', (call) =>
    decide(call, () => ({ decision: 'decline', terms: null, reason: requireText(call.form, REASON) })),
  );
}
