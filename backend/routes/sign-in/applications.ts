import { eq } from 'drizzle-orm';
import { applications, users } from '../../db/schema/account/account';
import type { PlatformApp } from '../../http/platform';
import { applicationPage, linkOverPage } from './application-page';
import { changeTerms, lockCustomer } from '../../services/account/customers/change-customer';
import { createListFromShortlist } from '../../services/orders/lists/create-list-from-shortlist';
import { DECISIONS, decideApplication } from '../../services/sign-in/decide-application';
import { REVIEW_LINK_DAYS } from '../../services/sign-in/letters';
import { readApplicationToken } from '../../services/sign-in/tokens/links';
import { sendPage } from '../../http/pages/page';
import { type InvoiceDays, readTerms } from '../../rules/checkout/payment-terms';

const DAY_MS = 86_400_000;
/** The link names nobody: its mail may have been passed on. */
const BY = { userId: null, name: 'Link in a mail' } as const;

/**
 * The page of an application, for the wholesale manager: GET shows it, POST decides. The signed address authorises, for
 * a time, and no cookie is read, so CSRF is not possible.
 */
export function registerApplications({ router, deps }: PlatformApp): void {
  /** The application of a link; null for an unknown one. */
  const open = async (token: string) => {
    const id = readApplicationToken(deps.keyedHash, token);
    if (id === null) return null;
    const [found] = await deps.db
      .select({ application: applications, account: users })
      .from(applications)
      .leftJoin(users, eq(users.email, applications.email))
      .where(eq(applications.id, id));
    return found ?? null;
  };
  const isOver = ({ confirmedAt, createdAt }: typeof applications.$inferSelect): boolean =>
    deps.now().getTime() > (confirmedAt ?? createdAt).getTime() + REVIEW_LINK_DAYS * DAY_MS;

  const setTerms = (id: number, days: InvoiceDays): Promise<void> =>
    deps.db.transaction(async (tx) => {
      const { invoiceDays, creditLimit, priceLevelId: level } = await lockCustomer(tx, id);
      const seen = { days: invoiceDays, creditLimit, level };
      await changeTerms(tx, { id, by: BY, at: deps.now() }, seen, { ...seen, days });
    });

  router.get('/applications/:token', async (context) => {
    const token = context.req.param('token');
    const found = await open(token);
    if (found === null) return sendPage(context, deps.db, applicationPage(null, ''), { status: 404 });
    if (isOver(found.application)) return sendPage(context, deps.db, linkOverPage(), { status: 410 });
    const { application, account } = found;
    const page = applicationPage(application, `/applications/${token}`, account?.invoiceDays);
    return sendPage(context, deps.db, page, { status: 200 });
  });

  router.post('/applications/:token', async (context) => {
    const token = context.req.param('token');
    const found = await open(token);
    if (found === null) return sendPage(context, deps.db, applicationPage(null, ''), { status: 404 });
    const { application, account } = found;
    if (isOver(application)) return sendPage(context, deps.db, linkOverPage(), { status: 410 });
    const { action, terms: typed = '' } = await context.req.parseBody();
    const terms = readTerms(typed);
    const decision = DECISIONS.find((one) => one === action);
    if (decision && terms !== undefined) {
      const decided = { id: application.id, decision, terms, by: BY };
      await decideApplication(deps, decided, deps.now(), createListFromShortlist);
    }
    if (action === 'terms' && terms !== undefined && application.state === 'approved' && account)
      await setTerms(account.id, terms);
    // A reload then shows the page without deciding again.
    return context.redirect(`/applications/${token}`, 303);
  });
}
