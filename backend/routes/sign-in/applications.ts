import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { applications, users } from '../../db/schema/account/account';
import type { HttpEnv, PlatformApp } from '../../http/platform';
import { applicationPage, linkOverPage } from './application-page';
import { changeTerms, lockCustomer } from '../../services/account/customers/change-customer';
import { createListFromShortlist } from '../../services/orders/lists/create-list-from-shortlist';
import { DECISIONS, decideApplication } from '../../services/sign-in/decide-application';
import { REVIEW_LINK_DAYS } from '../../services/sign-in/letters';
import { readApplicationToken } from '../../services/sign-in/tokens/links';
import { sendPage } from '../../http/pages/page';
import { type InvoiceDays, readTerms } from '../../rules/checkout/payment-terms';
import { PlatformError } from '../../system/refusals/platform-error';

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

  /** `seen` are the terms that the page showed. @returns why they were not changed; null if they were */
  const setTerms = async (id: number, seen: InvoiceDays, days: InvoiceDays): Promise<string | null> => {
    try {
      await deps.db.transaction(async (tx) => {
        const { creditLimit, priceLevelId: level } = await lockCustomer(tx, id);
        const request = { id, by: BY, at: deps.now() };
        await changeTerms(tx, request, { days: seen, creditLimit, level }, { days, creditLimit, level });
      });
      return null;
    } catch (error) {
      if (error instanceof PlatformError && error.status === 409) return error.message;
      throw error;
    }
  };

  const show = async (context: Context<HttpEnv>, token: string, problem = ''): Promise<Response> => {
    const found = await open(token);
    if (found === null) return sendPage(context, deps.db, applicationPage(null, ''), { status: 404 });
    if (isOver(found.application)) return sendPage(context, deps.db, linkOverPage(), { status: 410 });
    const { application, account } = found;
    const page = applicationPage(application, `/applications/${token}`, account?.invoiceDays, problem);
    return sendPage(context, deps.db, page, { status: problem === '' ? 200 : 409 });
  };

  router.get('/applications/:token', (context) => show(context, context.req.param('token')));

  router.post('/applications/:token', async (context) => {
    const token = context.req.param('token');
    const found = await open(token);
    if (found === null) return sendPage(context, deps.db, applicationPage(null, ''), { status: 404 });
    const { application, account } = found;
    if (isOver(application)) return sendPage(context, deps.db, linkOverPage(), { status: 410 });
    const { action, terms: typed = '', seen: shown = '' } = await context.req.parseBody();
    const [terms, seen] = [readTerms(typed), readTerms(shown)];
    const decision = DECISIONS.find((one) => one === action);
    if (decision && terms !== undefined) {
      const decided = { id: application.id, decision, terms, by: BY };
      await decideApplication(deps, decided, deps.now(), createListFromShortlist);
    }
    if (
      action === 'terms' &&
      terms !== undefined &&
      seen !== undefined &&
      application.state === 'approved' &&
      account
    ) {
      const problem = await setTerms(account.id, seen, terms);
      if (problem !== null) return show(context, token, problem);
    }
    // A reload then shows the page without deciding again.
    return context.redirect(`/applications/${token}`, 303);
  });
}
