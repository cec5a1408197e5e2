import { and, eq } from 'drizzle-orm';
import { applications, users } from '../../db/schema/account/account';
import { changes } from '../../db/schema/changes';
import type { Db } from '../../db/client';
import type { ServiceDeps } from '../deps';
import { queueMail } from '../mail/queue-mail';
import { PlatformError } from '../../system/refusals/platform-error';
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

/** Opens an account. @returns its id; null if the address has an account already, which is not changed */
async function openAccount(
  tx: Db,
  { email, firstName, lastName, companyName, abn, dateOfBirth }: typeof applications.$inferSelect,
  terms: Pick<typeof users.$inferInsert, 'invoiceDays' | 'creditLimit' | 'priceLevelId'>,
  at: Date,
): Promise<number | null> {
  const [opened] = await tx
    .insert(users)
    .values({ email, firstName, lastName, companyName, abn, dateOfBirth, ...terms, createdAt: at })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  return opened?.id ?? null;
}

/**
 * Opens an account with these payment terms, or declines the application, and notifies the applicant. Does nothing when
 * the application is already decided. @returns who has decided it; null for nobody
 * @throws PlatformError 409 for terms of an address that has an account already, 422
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
    let approved = {};
    if (decision === 'approve') {
      await requireLevel(tx, level);
      const wanted = { invoiceDays: terms, creditLimit, priceLevelId: level };
      const opened = await openAccount(tx, application, wanted, at);
      if (opened !== null) {
        await makeList(tx, opened, readShortlist(application.shortlist), at);
        approved = { payment_terms_days: terms, credit_limit_cents: creditLimit, price_level: level };
      } else if (Object.values(wanted).some((one) => one !== null))
        throw new PlatformError(
          409,
          'CHANGED',
          'This address has an account already, which keeps its terms. Nothing was decided: please look again.',
        );
    }
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
