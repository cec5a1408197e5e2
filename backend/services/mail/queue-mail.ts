import type { Db } from '../../db/client';
import { mailJobs } from '../../db/schema/mail';
import { type MailJob, mailJob } from './mail-job';

/** Queues mail inside the transaction that causes it. Wake the worker after the commit (Deps.wakeMailer). */
export async function queueMail(db: Db, job: MailJob, at: Date): Promise<void> {
  const { kind, ...payload } = mailJob.parse(job);
  await db.insert(mailJobs).values({ kind, payload, nextAt: at, createdAt: at });
}
