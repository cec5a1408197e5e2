import 'server-only';
import { createHash } from 'node:crypto';
import { type Attachment, attachment, formAttach } from '../../contract/content/form';
import type { SiteForm } from '../../data/content/forms';
import type { FormInput } from '../../domain/form/form-field';
import { type FileProblem, fileBytesProblem, fileProblem } from '../../domain/form/form-file';
import { UpstreamError } from '../../upstream/errors';
import { sessionWrite } from '../../upstream/session-call';
import { inputName, keptName } from './form-submit-state';
import { textOf } from '../form-state';

export interface SentFile {
  readonly attachment: Attachment;
  /** Tells one file from another, however often it is sent. */
  readonly mark: string;
}

function parseKept(text: string): Attachment | null {
  if (text === '' || text.length > 2_000) return null;
  try {
    return attachment.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * The file of a field: a new one is handed to the platform at once, so that it is not lost when something else is wrong; else the one
 * that is kept from before. Null without any, or what is wrong with it. @throws UpstreamError
 */
export async function readFile(
  form: SiteForm,
  field: FormInput,
  data: FormData,
  visitor: string,
): Promise<SentFile | FileProblem | null> {
  const sent = data.get(inputName(form.id, field.name));
  // A field without a file sends one without a byte, under whatever name.
  if (!(sent instanceof File) || sent.size === 0) {
    const kept = parseKept(textOf(data, keptName(form.id, field.name)));
    return kept && { attachment: kept, mark: kept.uuid };
  }
  const early = fileProblem(sent);
  if (early) return early;
  const bytes = Buffer.from(await sent.arrayBuffer());
  const problem = fileBytesProblem(sent.name, bytes);
  if (problem) return problem;
  try {
    const { item } = await sessionWrite(
      formAttach,
      {
        params: { id: form.id },
        body: { field: field.name, name: sent.name.slice(-500), content: bytes.toString('base64') },
      },
      { visitor },
    );
    return { attachment: item, mark: `${sent.name} ${createHash('sha256').update(bytes).digest('base64url')}` };
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 413) return 'fileLarge';
    if (error instanceof UpstreamError && error.fieldErrors.content !== undefined) return 'fileType';
    throw error;
  }
}
