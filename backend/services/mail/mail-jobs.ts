import { and, gt, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { mailJobs } from '../../db/schema/mail';
import { LEASE_MS, type StoredJob, jobQueue, later } from '../jobs/job-queue';
import { type MailJob, type MailKind, mailJob } from './mail-job';

export type StoredMail = typeof mailJobs.$inferSelect;

const PAUSES = [2, 10, 60, 300, 1_800, 3_600, 7_200, 14_400, 28_800, 57_600] as const;
/** Longer than any weekend without a mail server. By age, since the staff may try as often as they like (retryMail). */
const TRIED_MS = 7 * 86_400_000;
/** A code is not mailed any more after this time: its recipient has requested another by then. */
const CODE_TRIED_MS = { 'sign-in': 1_800_000, recover: 1_800_000 } as const satisfies Partial<Record<MailKind, number>>;

function isTimed(kind: string): kind is keyof typeof CODE_TRIED_MS {
  return kind in CODE_TRIED_MS;
}

function ownRow(row: StoredJob): StoredMail {
  if (!('payload' in row)) throw new TypeError('This is no row of mail_jobs');
  return row;
}

/** Mail to be sent. */
export const mailQueue = jobQueue({
  table: mailJobs,
  own: ownRow,
  pauses: PAUSES,
  // Somebody waits for a code, and hundreds may be told at once of what is back in stock.
  first: inArray(mailJobs.kind, Object.keys(CODE_TRIED_MS)),
  uselessAt: ({ kind, createdAt }) => later(createdAt, isTimed(kind) ? CODE_TRIED_MS[kind] : TRIED_MS),
});

/** Makes failed mail due now, but none that a worker is sending. */
export async function retryMail(db: Db, at: Date): Promise<void> {
  await db
    .update(mailJobs)
    .set({ nextAt: at })
    .where(and(gt(mailJobs.attempts, 1), gt(mailJobs.nextAt, later(at, LEASE_MS))));
}

/** The same for each attempt at a job, and of no other: ids begin anew in a new database. */
export const jobKey = ({ id, createdAt }: StoredMail): string => `${id}.${createdAt.getTime()}`;

/** Throws for a payload that does not match its kind, such as one written by a later version. */
export function readMail({ kind, payload }: StoredMail): MailJob {
  return mailJob.parse({ ...(typeof payload === 'object' ? payload : {}), kind });
}
