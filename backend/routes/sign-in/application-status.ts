import { eq } from 'drizzle-orm';
import { abnProblem } from '@/lib/domain/account/abn';
import { type ApplicationProgress, applicationStatus, lookUpAbn } from '@/lib/contract/sign-in/application';
import { applications } from '../../db/schema/account/account';
import { handle } from '../../http/handle';
import type { PlatformApp } from '../../http/platform';
import { readShortlist } from '../../rules/account/shortlist';
import { tryRegister } from '../../services/sign-in/register/abn-register';
import { countRegisterQuestion } from '../../services/sign-in/attempts';
import type { Application } from '../../services/sign-in/find-by-email';
import { readApplicationToken } from '../../services/sign-in/tokens/links';
import { notFound } from '../../system/refusals/platform-error';
import { refuseFields } from '../../system/refusals/refuse-fields';

function progressOf({ state, openedAt }: Application): ApplicationProgress {
  if (state !== 'pending') return state;
  return openedAt === null ? 'received' : 'reviewing';
}

/** The status of an application, and the lookup of an ABN before applying. */
export function registerApplicationStatus(app: PlatformApp): void {
  handle(app, applicationStatus, async ({ db, keyedHash, params }) => {
    const id = readApplicationToken(keyedHash, params.token ?? '', 'application-status');
    const [application] = id === null ? [] : await db.select().from(applications).where(eq(applications.id, id));
    if (!application) throw notFound('This application');
    const { openedAt, confirmedAt, decidedAt } = application;
    return {
      item: {
        progress: progressOf(application),
        company_name: application.companyName,
        asked_at: application.createdAt.toISOString(),
        confirmed_at: confirmedAt?.toISOString() ?? null,
        opened_at: openedAt?.toISOString() ?? null,
        decided_at: decidedAt?.toISOString() ?? null,
        reason: application.declineReason,
        product_count: readShortlist(application.shortlist).length,
      },
    };
  });

  handle(app, lookUpAbn, async (call) => {
    const { abn } = call.body;
    if (abnProblem(abn) !== null) throw refuseFields({ abn: 'This is not an ABN: check the digits.' });
    if (call.config.ABR_GUID === undefined) return { item: null, away: false, off: true };
    await countRegisterQuestion(call);
    const known = await tryRegister(call, abn, call.at);
    const answer = known?.answer ?? null;
    return {
      item: answer && { name: answer.name, state: answer.state, active: answer.active },
      away: known === null,
      off: false,
    };
  });
}
