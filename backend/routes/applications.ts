import { eq } from 'drizzle-orm';
import { applications } from '../db/schema/account';
import type { PlatformApp } from '../http/platform';
import { applicationPage } from '../identity/application/application-page';
import { DECISIONS, decideApplication } from '../identity/application/decide-application';
import { readApplicationToken } from '../identity/tokens/links';
import { sendPage } from '../pages/page';

/**
 * The page of an application, for the wholesale manager: GET shows it, POST decides. Knowing the signed address is the right to, so
 * a forged form has nothing to send; no cookie is read.
 */
export function registerApplications({ router, deps }: PlatformApp): void {
  router.get('/applications/:token', async (context) => {
    const token = context.req.param('token');
    const id = readApplicationToken(deps.keyedHash, token);
    const [application] = id === null ? [] : await deps.db.select().from(applications).where(eq(applications.id, id));
    return sendPage(context, applicationPage(application ?? null, `/applications/${token}`), application ? 200 : 404);
  });

  router.post('/applications/:token', async (context) => {
    const token = context.req.param('token');
    const id = readApplicationToken(deps.keyedHash, token);
    if (id === null) return sendPage(context, applicationPage(null, ''), 404);
    const { action } = await context.req.parseBody();
    const decision = DECISIONS.find((one) => one === action);
    if (decision) await decideApplication(deps, id, decision, deps.now());
    // So that a reload shows the page and decides nothing.
    return context.redirect(`/applications/${token}`, 303);
  });
}
