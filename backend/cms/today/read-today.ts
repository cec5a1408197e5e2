import { count, eq, gt } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { applications } from '../../db/schema/account';
import { mailJobs } from '../../db/schema/mail';

/** What waits for somebody, by how many there are. */
export interface Today {
  readonly applications: number;
  /** Mail that the mail server did not take, and that is tried again. */
  readonly failedMail: number;
}

export async function readToday(db: Db): Promise<Today> {
  const [waiting] = await db.select({ total: count() }).from(applications).where(eq(applications.state, 'pending'));
  const [failed] = await db.select({ total: count() }).from(mailJobs).where(gt(mailJobs.attempts, 1));
  return { applications: waiting?.total ?? 0, failedMail: failed?.total ?? 0 };
}
