import { eq } from 'drizzle-orm';
import { applications } from '../../db/schema/account';
import { users } from '../../db/schema/identity';
import type { Deps } from '../../http/platform';
import { queueMail } from '../../mail/queue-mail';

export const DECISIONS = ['approve', 'decline'] as const;
export type Decision = (typeof DECISIONS)[number];

/** Opens the account or declines it, and tells the applicant; an application that is decided stays as it is. */
export async function decideApplication(
  deps: Pick<Deps, 'db' | 'wakeMailer'>,
  id: number,
  decision: Decision,
  at: Date,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [application] = await tx.select().from(applications).where(eq(applications.id, id)).for('update');
    if (application?.state !== 'pending') return;
    await tx
      .update(applications)
      .set({ state: decision === 'approve' ? 'approved' : 'declined', decidedAt: at })
      .where(eq(applications.id, id));
    if (decision === 'approve') {
      const { email, firstName, lastName, companyName, abn, dateOfBirth } = application;
      // An account that came to be meanwhile stays as it is.
      await tx
        .insert(users)
        .values({ email, firstName, lastName, companyName, abn, dateOfBirth, createdAt: at })
        .onConflictDoNothing({ target: users.email });
    }
    await queueMail(tx, { kind: 'application-decided', applicationId: id }, at);
  });
  deps.wakeMailer();
}
