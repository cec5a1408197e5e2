import { and, eq } from 'drizzle-orm';
import { applications, users } from '../../db/schema/account/account';
import { changes } from '../../db/schema/changes';
import type { Db } from '../../db/client';
import type { ServiceDeps } from '../deps';
import { queueMail } from '../mail/queue-mail';
import { requireLevel } from './price-level';
import { type ChangeAuthor, recordChange } from '../site/change-log';
import { type ShortlistItems, readShortlist } from '../../rules/account/shortlist';
import type { InvoiceDays } from '../../rules/checkout/payment-terms';

export const DECISIONS = ['approve', 'decline'] as const;
type Decision = (typeof DECISIONS)[number];

export interface Decided {
  readonly decision: Decision;
  readonly terms: InvoiceDays;
  /** Cents; null for none. */
  readonly creditLimit?: number | null;
  /** Price level; null for the general prices. */
  readonly level?: number | null;
  /** The message to a declined applicant. */
  readonly reason?: string;
  readonly by: ChangeAuthor;
}

/** Creates a list from the applicant's shortlist (services/orders/lists/create-list-from-shortlist). */
type MakeList = (tx: Db, userId: number, items: ShortlistItems, at: Date) => Promise<void>;

/** Who decided an application; null for one that is not to be decided. */
async function decidedBy(tx: Db, id: number): Promise<ChangeAuthor | null> {
  const [first] = await tx
    .select({ userId: changes.userId, name: changes.person })
    .from(changes)
    .where(and(eq(changes.subject, 'application'), eq(changes.subjectId, String(id))))
    .limit(1);
  return first ?? null;
}

/**
 * Opens an account with these payment terms, or declines the application, and notifies the applicant. Does nothing when
 * the application is already decided. @returns who has decided it; null for nobody
 */
export async function decideApplication(
  deps: Pick<ServiceDeps, 'db' | 'wakeMailer'>,
  { id, decision, terms, creditLimit = null, level = null, reason = '', by }: Decided & { readonly id: number },
  at: Date,
  makeList: MakeList,
): Promise<ChangeAuthor | null> {
  const author = await deps.db.transaction(async (tx) => {
    const [application] = await tx.select().from(applications).where(eq(applications.id, id)).for('update');
    if (application?.state !== 'pending') return decidedBy(tx, id);
    const state = decision === 'approve' ? 'approved' : 'declined';
    await tx.update(applications).set({ state, decidedAt: at, declineReason: reason }).where(eq(applications.id, id));
    if (decision === 'approve') {
      await requireLevel(tx, level);
      const { email, firstName, lastName, companyName, abn, dateOfBirth } = application;
      // An account opened meanwhile is not changed.
      const [opened] = await tx
        .insert(users)
        .values({
          email,
          firstName,
          lastName,
          companyName,
          abn,
          dateOfBirth,
          invoiceDays: terms,
          creditLimit,
          priceLevelId: level,
          createdAt: at,
        })
        .onConflictDoNothing({ target: users.email })
        .returning({ id: users.id });
      if (opened) await makeList(tx, opened.id, readShortlist(application.shortlist), at);
    }
    const approved = { payment_terms_days: terms, credit_limit_cents: creditLimit, price_level: level };
    await recordChange(tx, {
      by,
      at,
      subject: 'application',
      id: String(id),
      name: application.companyName,
      action: decision === 'approve' ? 'Approved' : 'Declined',
      before: { state: 'pending' },
      after: { state, ...(decision === 'approve' ? approved : { reason }) },
    });
    await queueMail(tx, { kind: 'application-decided', applicationId: id }, at);
    return by;
  });
  deps.wakeMailer();
  return author;
}
