import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { applications } from '../../db/schema/account/account';
import type { JobOf } from '../mail/mail-job';
import type { Application } from './find-by-email';

/**
 * Stores an application to be confirmed by its applicant, replacing an unconfirmed one. Null when the address has one
 * under review.
 */
export async function openApplication(
  db: Db,
  { kind: _kind, ...typed }: JobOf<'register'>,
  at: Date,
): Promise<Application | null> {
  const [application] = await db
    .insert(applications)
    .values({ ...typed, state: 'unconfirmed', createdAt: at })
    .onConflictDoUpdate({
      target: applications.email,
      targetWhere: sql`${applications.state} in ('unconfirmed', 'pending')`,
      set: { ...typed, createdAt: at },
      setWhere: sql`${applications.state} = 'unconfirmed'`,
    })
    .returning();
  return application ?? null;
}
