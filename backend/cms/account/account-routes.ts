import { and, desc, eq } from 'drizzle-orm';
import { cmsSecondFactors, cmsSessions } from '../../db/schema/content/cms';
import { users } from '../../db/schema/account/account';
import type { PlatformApp } from '../../http/platform';
import { base32, setupAddress } from '../../rules/sign-in/totp';
import { recordId } from '../../rules/values/record-id';
import { notFound } from '../../system/refusals/platform-error';
import { type Refused, refusedForm, showRecord, shownAgain } from '../record/record-page';
import { type CmsCall, cmsRoutes, seeOther } from '../routes/cms-routes';
import { accountMain } from '../second-factor/factor-view';
import { confirmFactor, dropFactor, prepareFactor, removeFactor, secretOf } from '../second-factor/second-factor';

const ISSUER = 'Back office';

/** A refused form, which switches the second factor on or off. */
interface RefusedSwitch extends Refused {
  readonly wanted: 'on' | 'off';
}

async function showAccount(
  call: CmsCall,
  refused: RefusedSwitch | null = null,
  codes: readonly string[] = [],
): Promise<Response> {
  const { db, editor, keyedHash } = call;
  const factor = await prepareFactor(db, editor.userId);
  const secret = secretOf(keyedHash, factor);
  const sessions = await db
    .select({ grant: cmsSessions.tokenHash, createdAt: cmsSessions.createdAt, usedAt: cmsSessions.usedAt })
    .from(cmsSessions)
    .where(eq(cmsSessions.userId, editor.userId))
    .orderBy(desc(cmsSessions.usedAt));
  // Switched in another tab meanwhile, the page has the other form.
  const isThere = refused?.wanted === (factor.confirmedAt === null ? 'on' : 'off');
  const main = accountMain({
    editor,
    sessions,
    since: factor.confirmedAt,
    recoveryLeft: factor.recoveryHashes.length,
    setup:
      factor.confirmedAt === null ? { key: base32(secret), address: setupAddress(secret, ISSUER, editor.email) } : null,
    ...shownAgain(isThere ? refused : null),
    codes,
  });
  return showRecord(call, { title: 'Your sign-in' }, refused, main);
}

/** /cms/account: the user's own sign-in, second factor and sessions. */
export function registerAccount(app: PlatformApp): void {
  const routes = cmsRoutes(app);

  routes.get('/cms/account', (call) => showAccount(call));

  routes.post('/cms/account/second-factor', async (call) => {
    try {
      const codes = await confirmFactor(call, call.editor, call.form.get('code') ?? '');
      return await showAccount(call, null, codes);
    } catch (error) {
      return showAccount(call, { ...refusedForm(error, call, [409, 422, 429]), wanted: 'on' });
    }
  });

  routes.post('/cms/account/second-factor/off', async (call) => {
    try {
      await dropFactor(call, call.editor, call.form.get('code') ?? '');
    } catch (error) {
      return showAccount(call, { ...refusedForm(error, call, [409, 422, 429]), wanted: 'off' });
    }
    return seeOther(call.context, '/cms/account?done=saved');
  });

  routes.post('/cms/account/sessions/end', async (call) => {
    await call.db
      .delete(cmsSessions)
      .where(and(eq(cmsSessions.userId, call.editor.userId), eq(cmsSessions.tokenHash, call.form.get('grant') ?? '')));
    return seeOther(call.context, '/cms/account?done=saved');
  });

  routes.post('/cms/staff/:id/second-factor/off', async (call) => {
    const id = recordId(call.context.req.param('id') ?? '') ?? 0;
    const [member] = await call.db
      .select({ userId: users.id, name: users.email })
      .from(users)
      .innerJoin(cmsSecondFactors, eq(cmsSecondFactors.userId, users.id))
      .where(eq(users.id, id));
    if (!member) throw notFound('This second factor');
    await removeFactor(call.db, call.editor, member, call.at);
    return seeOther(call.context, '/cms/staff?done=saved');
  });
}
