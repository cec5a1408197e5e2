import 'server-only';
import type { Answer } from '../../contract/forms/form';
import type { SiteForm } from '../../data/forms/forms';
import { readAnswer } from '../../domain/forms/form-answer';
import { isInput } from '../../domain/forms/form-field';
import { readFile } from './form-files';
import type { KeptFile } from '../../domain/forms/kept-file';
import { inputName } from './form-submit-state';
import { textOf } from '../form-state';
import { type FormWords, problemMessage } from './form-words';

/** The typed values by field name, without passwords. */
export function typedValues(form: SiteForm, data: FormData): Record<string, string> {
  const shown = form.parts.filter(isInput).filter(({ kind }) => kind !== 'password' && kind !== 'file');
  return Object.fromEntries(shown.map(({ name }) => [name, textOf(data, inputName(form.id, name))]));
}

export interface Typed {
  readonly files: Readonly<Record<string, KeptFile>>;
  /** Values for the request to the platform. */
  readonly answers: Readonly<Record<string, Answer>>;
  /** Hash of the contents, files included. */
  readonly contents: string;
  /** Messages by field name. */
  readonly errors: Readonly<Record<string, string>>;
}

/** Parses and validates a submitted form. Files are stored on the way. @throws UpstreamError */
export async function readTyped(
  form: SiteForm,
  data: FormData,
  { t, visitor }: { t: FormWords; visitor: string },
): Promise<Typed> {
  const files = new Map<string, KeptFile>();
  const answers = new Map<string, Answer>();
  const marks: [string, string][] = [];
  const errors = new Map<string, string>();
  for (const field of form.parts.filter(isInput)) {
    const { name, kind } = field;
    if (kind === 'file') {
      const file = await readFile(form, field, data, visitor);
      if (typeof file === 'string') errors.set(name, problemMessage(t, field, file));
      else if (file) {
        const { mark, ...attached } = file;
        files.set(name, file);
        answers.set(name, attached);
        marks.push([name, mark ?? attached.uuid]);
      } else if (field.required) errors.set(name, problemMessage(t, field, 'noFile'));
      continue;
    }
    const read = readAnswer(field, textOf(data, inputName(form.id, name)));
    if (!read.ok) errors.set(name, problemMessage(t, field, read.problem));
    else if (read.answer !== '') {
      answers.set(name, read.answer);
      marks.push([name, String(read.answer)]);
    }
  }
  return {
    files: Object.fromEntries(files),
    answers: Object.fromEntries(answers),
    errors: Object.fromEntries(errors),
    contents: JSON.stringify(marks),
  };
}
