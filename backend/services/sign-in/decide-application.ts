import { and, eq, inArray } from 'drizzle-orm';
import { applications, users } from '../../db/schema/account';
import type { ServiceDeps } from '../deps';
import { queueMail } from '../mail/queue-mail';
import type { InvoiceDays } from '../../rules/checkout/payment-terms';

export const DECISIONS = ['approve', 'decline'] as const;
export type Decision = (typeof DECISIONS)[number];

/**
 * Opens the account, with these payment terms, or declines it, and tells the applicant; an application that is decided
 * stays as it is.
 */
export async function decideApplication(
  deps: Pick<ServiceDeps, 'db' | 'wakeMailer'>,
  { id, decision, terms }: { id: number; decision: Decision; terms: InvoiceDays },
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
        .values({ email, firstName, lastName, companyName, abn, dateOfBirth, invoiceDays: terms, createdAt: at })
        .onConflictDoNothing({ target: users.email });
    }
    await queueMail(tx, { kind: 'application-decided', applicationId: id }, at);
  });
  deps.wakeMailer();
}

/** Changes the payment terms of the account that came of an application; orders that are placed keep theirs. */
export async function changeTerms(db: ServiceDeps['db'], id: number, terms: InvoiceDays): Promise<void> {
  const approved = db
    .select({ email: applications.email })
    .from(applications)
    .where(and(eq(applications.id, id), eq(applications.state, 'approved')));
  await db.update(users).set({ invoiceDays: terms }).where(inArray(users.email, approved));
}
