import 'server-only';
import { createHash } from 'node:crypto';
import { formAttach } from '../../contract/forms/form';
import type { SiteForm } from '../../data/forms/forms';
import type { FormInput } from '../../domain/forms/form-field';
import { type FileProblem, fileBytesProblem, fileProblem, safeFileName } from '../../domain/forms/form-file';
import { UpstreamError } from '../../upstream/errors';
import { sessionWrite } from '../../upstream/session-call';
import { type KeptFile, keptFile } from '../../domain/forms/kept-file';
import { parseJson } from '../../domain/values/parse-json';
import { inputName, attachedName } from './form-submit-state';
import { textOf } from '../form-state';

function parseKept(text: string): KeptFile | null {
  if (text === '' || text.length > 2_000) return null;
  const kept = keptFile.safeParse(parseJson(text)).data;
  return kept ? { ...kept, name: safeFileName(kept.name) } : null;
}

/**
 * The file of a field. A new one is stored on the platform at once, so that an error elsewhere does not lose it;
 * without one, the file attached before. @returns null without a file, or the problem @throws UpstreamError
 */
export async function readFile(
  form: SiteForm,
  field: FormInput,
  data: FormData,
  visitor: string,
): Promise<KeptFile | FileProblem | null> {
  const sent = data.get(inputName(form.id, field.name));
  // Browsers send an empty file for a file field without one, under any name.
  if (!(sent instanceof File) || sent.size === 0) {
    return parseKept(textOf(data, attachedName(form.id, field.name)));
  }
  const name = safeFileName(sent.name);
  const early = fileProblem({ name, size: sent.size });
  if (early) return early;
  const bytes = Buffer.from(await sent.arrayBuffer());
  const problem = fileBytesProblem(name, bytes);
  if (problem) return problem;
  try {
    const body = { field: field.name, name, content: bytes.toString('base64') };
    const { item } = await sessionWrite(formAttach, { params: { id: form.id }, body }, { visitor });
    const mark = createHash('sha256').update(`${name}\n`).update(bytes).digest('base64url');
    return { ...item, name: safeFileName(item.name), mark };
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 413) return 'fileLarge';
    if (error instanceof UpstreamError && error.fieldErrors.content !== undefined) return 'fileType';
    throw error;
  }
}
