import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, serial, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytesColumn, instantColumn } from '../columns';
import { users } from '../account/account';

/** Forms created by editors. The contract's schemas parse `questions` and `data` (lib/contract/forms/form.ts). */
export const forms = pgTable('forms', {
  id: serial('id').primaryKey(),
  name: text('name').notNull(),
  url: text('url').notNull().unique(),
  useCaptcha: boolean('use_captcha').notNull().default(false),
  mustBeLoggedOn: boolean('must_be_logged_on').notNull().default(false),
  /** Cents with GST. */
  cost: integer('cost').notNull().default(0),
  questions: jsonb('questions').$type<unknown>().notNull().default([]),
  data: jsonb('data').$type<unknown>().notNull().default([]),
  /** Time of deletion; null when not in the bin. The row stays for its submissions. */
  deletedAt: instantColumn('deleted_at'),
});

/** Submissions. Labels are copied, so that later changes of the form do not alter them. */
export const formSubmissions = pgTable(
  'form_submissions',
  {
    id: serial('id').primaryKey(),
    formId: integer('form_id')
      .notNull()
      .references(() => forms.id),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    status: text('status', { enum: ['awaiting-payment', 'received'] }).notNull(),
    /** services/forms/stored-answer.ts. */
    answers: jsonb('answers').$type<unknown>().notNull(),
    /** The sender's e-mail address, if known; '' otherwise. */
    email: text('email').notNull().default(''),
    /** The page it was submitted from. */
    pageUrl: text('page_url').notNull().default(''),
    /** Cents with GST; 0 for a free form. */
    amount: integer('amount').notNull().default(0),
    /** Assigned without gaps on payment. */
    invoiceNumber: text('invoice_number').unique(),
    /** Idempotency key; null when the caller sent none. */
    idempotencyKey: text('idempotency_key'),
    requestHash: text('request_hash').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    receivedAt: instantColumn('received_at'),
  },
  (table) => [
    uniqueIndex('form_submissions_key').on(table.formId, table.idempotencyKey),
    index('form_submissions_form').on(table.formId, table.createdAt),
    check('form_submissions_status', sql`${table.status} in ('awaiting-payment', 'received')`),
    check('form_submissions_received', sql`(${table.status} = 'received') = (${table.receivedAt} is not null)`),
    check(
      'form_submissions_amount',
      sql`${table.amount} >= 0 and (${table.status} = 'received' or ${table.amount} > 0)`,
    ),
  ],
);

/** Uploaded files of forms. Those not claimed by a submission within a day are deleted. */
export const formAttachments = pgTable(
  'form_attachments',
  {
    id: serial('id').primaryKey(),
    uuid: uuid('uuid').notNull().unique(),
    /** SHA-256, hex, of the key that lets a submission claim it. */
    keyHash: text('key_hash').notNull(),
    formId: integer('form_id')
      .notNull()
      .references(() => forms.id),
    field: text('field').notNull(),
    submissionId: integer('submission_id').references(() => formSubmissions.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    bytes: bytesColumn('bytes').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [
    index('form_attachments_submission').on(table.submissionId),
    index('form_attachments_unclaimed')
      .on(table.createdAt)
      .where(sql`${table.submissionId} is null`),
  ],
);
