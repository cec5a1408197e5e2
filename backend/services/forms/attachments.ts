import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Attachment, Form } from '@/lib/contract/forms/form';
import { ATTACHMENT_BYTES } from '@/lib/contract/limits';
import { formParts, isInput } from '@/lib/domain/forms/form-field';
import { type FileProblem, fileBytesProblem, safeFileName } from '@/lib/domain/forms/form-file';
import type { Db } from '../../db/client';
import { formAttachments, formSubmissions } from '../../db/schema/content/forms';
import { PlatformError } from '../../system/refusals/platform-error';
import { refuseFields } from '../../system/refusals/refuse-fields';
import { digest } from '../../system/digest';
import { recordId } from '../../rules/values/record-id';

const UNCLAIMED_MS = 86_400_000;
const MODEL = 'form';
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const WORDS: Readonly<Record<Exclude<FileProblem, 'fileLarge'>, string>> = {
  fileEmpty: 'This file is empty.',
  fileType: 'Files of this kind are not taken. Please send a PDF, a picture, a text, or a Word or Excel file.',
};

interface Handed {
  readonly form: Form;
  readonly field: string;
  readonly name: string;
  readonly content: string;
}

function readBytes({ name, content }: Handed): Buffer {
  const bytes = /^[A-Za-z\d+/]*={0,2}$/.test(content) ? Buffer.from(content, 'base64') : Buffer.alloc(0);
  const problem = fileBytesProblem(safeFileName(name), bytes);
  if (problem === null) return bytes;
  if (problem !== 'fileLarge') throw refuseFields({ content: WORDS[problem] });
  throw new PlatformError(413, 'TOO_LARGE', `A file may have ${ATTACHMENT_BYTES / 1024 / 1024} MB at most.`);
}

/**
 * Stores a file for a form field; deleted if no submission claims it within a day. Throws 422 and 413 for an invalid
 * file, 404 for a field that is not a file field.
 */
export async function keepAttachment(db: Db, handed: Handed, at: Date): Promise<Attachment> {
  const { form, field } = handed;
  const takes = formParts(form).some((part) => isInput(part) && part.kind === 'file' && part.name === field);
  if (!takes) throw new PlatformError(404, 'NOT_FOUND', 'This form has no such field for a file.');
  const bytes = readBytes(handed);
  const key = randomBytes(32).toString('base64url');
  const [row] = await db
    .insert(formAttachments)
    .values({
      uuid: randomUUID(),
      keyHash: digest(key),
      formId: Number(form.id),
      field,
      name: safeFileName(handed.name),
      bytes,
      createdAt: at,
    })
    .returning({ id: formAttachments.id, uuid: formAttachments.uuid, name: formAttachments.name });
  if (!row) throw new Error('The file was not stored');
  return { id: String(row.id), model: MODEL, uuid: row.uuid, name: row.name, key };
}

interface Claim {
  readonly formId: number;
  readonly field: string;
  readonly submissionId: number;
}

/**
 * Assigns a file to a submission, once. One that is not paid for keeps its file, as it may still be: another, with
 * answers corrected instead of paying, gets a copy. Null if the file is unknown, deleted or already claimed, or its key
 * does not match.
 */
export async function claimAttachment(
  tx: Db,
  { id, uuid, key }: Attachment,
  { formId, field, submissionId }: Claim,
): Promise<{ id: number; name: string } | null> {
  const number = recordId(id);
  if (number === null || !UUID.test(uuid)) return null;
  const given = and(
    eq(formAttachments.id, number),
    eq(formAttachments.uuid, uuid),
    eq(formAttachments.keyHash, digest(key)),
    eq(formAttachments.formId, formId),
    eq(formAttachments.field, field),
  );
  const own = { id: formAttachments.id, name: formAttachments.name };
  const [claimed] = await tx
    .update(formAttachments)
    .set({ submissionId })
    .where(and(given, isNull(formAttachments.submissionId)))
    .returning(own);
  if (claimed) return claimed;
  const [unpaid] = await tx
    .select({ name: formAttachments.name, bytes: formAttachments.bytes, createdAt: formAttachments.createdAt })
    .from(formAttachments)
    .innerJoin(formSubmissions, eq(formSubmissions.id, formAttachments.submissionId))
    .where(and(given, eq(formSubmissions.status, 'awaiting-payment')));
  if (!unpaid) return null;
  const copy = { ...unpaid, uuid: randomUUID(), keyHash: digest(key), formId, field, submissionId };
  const [copied] = await tx.insert(formAttachments).values(copy).returning(own);
  return copied ?? null;
}

/** A claimed file by the contract's id, or null. */
export async function readAttachment(db: Db, id: string): Promise<{ name: string; bytes: Buffer } | null> {
  const number = recordId(id);
  if (number === null) return null;
  const [row] = await db.select().from(formAttachments).where(eq(formAttachments.id, number));
  return row && row.submissionId !== null ? { name: row.name, bytes: row.bytes } : null;
}

/** Deletes files not claimed by a submission within UNCLAIMED_MS. */
export async function dropUnclaimed(db: Db, at: Date): Promise<void> {
  await db
    .delete(formAttachments)
    .where(
      and(isNull(formAttachments.submissionId), lt(formAttachments.createdAt, new Date(at.getTime() - UNCLAIMED_MS))),
    );
}
