import { mailJobs } from '../../db/schema/mail';
import { type StoredJob, jobQueue, later } from '../jobs/job-queue';
import { type MailJob, type MailKind, mailJob } from './mail-job';

export type StoredMail = typeof mailJobs.$inferSelect;

/** Longer than the mail server's timeouts (services/mail/send-mail.ts). */
const LEASE_MS = 3 * 60_000;
const PAUSES = [2, 10, 60, 300, 1_800, 3_600, 7_200, 14_400, 28_800, 57_600] as const;
/** After this long a code's recipient has requested another. */
const TRIED_MS = { 'sign-in': 1_800_000, recover: 1_800_000 } as const satisfies Partial<Record<MailKind, number>>;

function isTimed(kind: string): kind is keyof typeof TRIED_MS {
  return kind in TRIED_MS;
}

function ownRow(row: StoredJob): StoredMail {
  if (!('payload' in row)) throw new TypeError('This is no row of mail_jobs');
  return row;
}

/** Mail that is still to be sent. */
export const mailQueue = jobQueue({
  table: mailJobs,
  own: ownRow,
  leaseMs: LEASE_MS,
  pauses: PAUSES,
  uselessAt: ({ kind, createdAt }) => (isTimed(kind) ? later(createdAt, TRIED_MS[kind]) : null),
});

/** Throws for a payload that is not of its kind, such as one that a later version wrote. */
export function readMail({ kind, payload }: StoredMail): MailJob {
  return mailJob.parse({ ...(typeof payload === 'object' ? payload : {}), kind });
}
