import { index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { instantColumn } from './columns';

/** Mail that was not sent because no SMTP server is configured; shown at /outbox. */
export const outbox = pgTable(
  'outbox',
  {
    id: serial('id').primaryKey(),
    /** The job that it was sent for (services/mail/mail-jobs.ts), so that one whose worker was killed sends it once. */
    jobKey: text('job_key').unique(),
    recipient: text('recipient').notNull(),
    /** Reply address; '' for the sender. */
    replyTo: text('reply_to').notNull().default(''),
    subject: text('subject').notNull(),
    textBody: text('text_body').notNull(),
    htmlBody: text('html_body').notNull().default(''),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [index('outbox_created').on(table.createdAt)],
);

/** Pending mail (services/mail/mail-jobs.ts). A job that succeeded or was given up is deleted with its payload. */
export const mailJobs = pgTable(
  'mail_jobs',
  {
    id: serial('id').primaryKey(),
    kind: text('kind').notNull(),
    /** Data of the kind: services/mail/mail-job.ts. */
    payload: jsonb('payload').$type<unknown>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Earliest next attempt; during an attempt the end of its lease. */
    nextAt: instantColumn('next_at').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [index('mail_jobs_next').on(table.nextAt, table.id)],
);
