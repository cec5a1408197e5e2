import { eq } from 'drizzle-orm';
import { applications, users } from '../../db/schema/account/account';
import type { PlatformApp } from '../../http/platform';
import { applicationPage } from './application-page';
import { createListFromShortlist } from '../../services/orders/lists/create-list-from-shortlist';
import { DECISIONS, changeTerms, decideApplication } from '../../services/sign-in/decide-application';
import { readApplicationToken } from '../../services/sign-in/tokens/links';
import { sendPage } from '../../http/pages/page';
import { readTerms } from '../../rules/checkout/payment-terms';

/**
 * The page of an application, for the wholesale manager: GET shows it, POST decides. The signed address authorises and
 * no cookie is read, so CSRF is not possible.
 */
export function registerApplications({ router, deps }: PlatformApp): void {
  router.get('/applications/:token', async (context) => {
    const token = context.req.param('token');
    const id = readApplicationToken(deps.keyedHash, token);
    const [found] =
      id === null
        ? []
        : await deps.db
            .select({ application: applications, account: users })
            .from(applications)
            .leftJoin(users, eq(users.email, applications.email))
            .where(eq(applications.id, id));
    const page = applicationPage(found?.application ?? null, `/applications/${token}`, found?.account?.invoiceDays);
    return sendPage(context, page, found ? 200 : 404);
  });

  router.post('/applications/:token', async (context) => {
    const token = context.req.param('token');
    const id = readApplicationToken(deps.keyedHash, token);
    if (id === null) return sendPage(context, applicationPage(null, ''), 404);
    const { action, terms: typed = '' } = await context.req.parseBody();
    const terms = readTerms(typed);
    const decision = DECISIONS.find((one) => one === action);
    if (decision && terms !== undefined)
      await decideApplication(deps, { id, decision, terms }, deps.now(), createListFromShortlist);
    if (action === 'terms' && terms !== undefined) await changeTerms(deps.db, id, terms);
    // A reload then shows the page without deciding again.
    return context.redirect(`/applications/${token}`, 303);
  });
}
