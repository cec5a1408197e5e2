import { and, eq } from 'drizzle-orm';
import type { BodyOf, ReplyOf } from '@/lib/contract/endpoint';
import type { Form, formSubmit } from '@/lib/contract/forms/form';
import { formParts } from '@/lib/domain/forms/form-field';
import type { Config } from '../../system/config';
import type { Db } from '../../db/client';
import { formSubmissions } from '../../db/schema/content/forms';
import { users } from '../../db/schema/account/account';
import { PlatformError } from '../../system/refusals/platform-error';
import { SEVERAL } from '../../system/refusals/refuse-fields';
import { hashPassword } from '../sign-in/password';
import { queueMail } from '../mail/queue-mail';
import { createPayment } from '../payments/create-payment';
import { openPaymentAddress } from '../payments/open-payment-address';
import { NO_CARDS, takesCards } from '../payments/takes-cards';
import { RETURN_ADDRESS, readPageAddress } from '../../rules/web/page-address';
import { requestHash } from '../../rules/values/idempotency';
import { claimAttachment } from './attachments';
import { FormRefused } from './form-refused';
import { type ReadAnswers, readAnswers } from './read-answers';
import type { StoredAnswer } from './stored-answer';

type Reply = ReplyOf<typeof formSubmit>;

interface Sent {
  readonly form: Form;
  readonly body: BodyOf<typeof formSubmit>;
  readonly userId: number | null;
  readonly idempotencyKey: string | null;
  readonly at: Date;
}

interface Deps {
  readonly db: Db;
  readonly config: Config;
}

const GONE = 'This file is no longer here. Please add it again.';

/** Replaces passwords by their hashes. */
async function withoutPasswords(answers: readonly StoredAnswer[]): Promise<StoredAnswer[]> {
  return Promise.all(
    answers.map(async (one) =>
      one.kind === 'password' && typeof one.value === 'string' ? { ...one, value: await hashPassword(one.value) } : one,
    ),
  );
}

/** The sender's e-mail address: the first among the answers, else the account's. */
async function senderOf(db: Db, answers: readonly StoredAnswer[], userId: number | null): Promise<string> {
  const typed = answers.find(({ kind }) => kind === 'email')?.value;
  if (typeof typed === 'string') return typed;
  const [user] = userId === null ? [] : await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return user?.email ?? '';
}

/** Claims all files for the submission; throws FormRefused if one is missing. */
async function withFiles(
  tx: Db,
  { files, answers }: ReadAnswers,
  parts: readonly { name: string; label: string }[],
  claim: { formId: number; submissionId: number },
): Promise<StoredAnswer[]> {
  const all = [...answers];
  for (const [name, file] of files) {
    const claimed = await claimAttachment(tx, file, { ...claim, field: name });
    if (!claimed) throw new FormRefused('FILE_GONE', GONE, { [name]: GONE });
    all.push({
      name,
      label: parts.find((part) => part.name === name)?.label ?? name,
      kind: 'file',
      value: claimed.name,
      file: claimed.id,
    });
  }
  return all;
}

/** The response for a stored submission, new or repeated. */
async function replyTo(tx: Db, config: Config, { id, amount }: { id: number; amount: number }): Promise<Reply> {
  const payment = amount > 0 ? await openPaymentAddress(tx, config, { subject: 'form', subjectId: id }) : null;
  return { success: true, error: null, payment, errors: {} };
}

/**
 * Stores a submission, once per form and Idempotency-Key, and queues its mail or creates its payment. Throws
 * FormRefused with messages for the sender, and then stores nothing.
 */
export async function submitForm(
  { db, config }: Deps,
  { form, body, userId, idempotencyKey, at }: Sent,
): Promise<Reply> {
  const formId = Number(form.id);
  const parts = formParts(form);
  const read = readAnswers(parts, body.data);
  if (Object.keys(read.errors).length > 0)
    throw new FormRefused('INVALID_INPUT', SEVERAL, read.errors, { reason: 'SEVERAL' });
  const pageUrl = readPageAddress(body.url, config.APP_ORIGIN);
  if (form.cost > 0 && !takesCards(config)) throw new FormRefused('NO_CARDS', NO_CARDS);
  if (form.cost > 0 && pageUrl === null) throw new FormRefused('RETURN_ADDRESS', RETURN_ADDRESS);
  const answers = await withoutPasswords(read.answers);
  // Files are hashed by name only: a retry after a lost response uploads them again under new ids.
  const hash = requestHash(
    Object.fromEntries(
      Object.entries(body.data).map(([name, one]) => [
        name,
        typeof one === 'object' && one !== null ? { file: one.name } : one,
      ]),
    ),
  );
  // Paid by card, which carries no surcharge (docs/decisions/0042).
  const amount = form.cost;
  const status = amount > 0 ? 'awaiting-payment' : 'received';

  return db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(formSubmissions)
      .values({
        formId,
        userId,
        status,
        answers,
        amount,
        idempotencyKey,
        requestHash: hash,
        createdAt: at,
        pageUrl: pageUrl ?? '',
        email: await senderOf(tx, answers, userId),
        receivedAt: status === 'received' ? at : null,
      })
      .onConflictDoNothing({ target: [formSubmissions.formId, formSubmissions.idempotencyKey] })
      .returning({ id: formSubmissions.id, amount: formSubmissions.amount });
    if (!stored) return repeatOf(tx, config, { formId, idempotencyKey, hash });
    if (read.files.size > 0) {
      const named = parts.flatMap((part) => ('name' in part ? [part] : []));
      const complete = await withFiles(tx, { ...read, answers }, named, { formId, submissionId: stored.id });
      await tx.update(formSubmissions).set({ answers: complete }).where(eq(formSubmissions.id, stored.id));
    }
    if (amount === 0) await queueMail(tx, { kind: 'form-submitted', submissionId: stored.id }, at);
    else {
      await createPayment(tx, {
        subject: 'form',
        subjectId: stored.id,
        description: form.name,
        gateway: 'card',
        amount,
        returnUrl: pageUrl ?? '',
        createdAt: at,
      });
    }
    return replyTo(tx, config, stored);
  });
}

async function repeatOf(
  tx: Db,
  config: Config,
  { formId, idempotencyKey, hash }: { formId: number; idempotencyKey: string | null; hash: string },
): Promise<Reply> {
  const [seen] =
    idempotencyKey === null
      ? []
      : await tx
          .select()
          .from(formSubmissions)
          .where(and(eq(formSubmissions.formId, formId), eq(formSubmissions.idempotencyKey, idempotencyKey)));
  if (!seen) throw new Error('A submission was refused by no other one');
  if (seen.requestHash !== hash)
    throw new PlatformError(422, 'IDEMPOTENCY_KEY_REUSED', 'This request repeats an earlier one with other contents.');
  return replyTo(tx, config, seen);
}
