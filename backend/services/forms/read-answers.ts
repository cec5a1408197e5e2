import type { Answer, Attachment } from '@/lib/contract/forms/form';
import { answerProblem, plainAnswer } from '@/lib/domain/forms/form-answer';
import { type FormPart, isInput } from '@/lib/domain/forms/form-field';
import { problemMessage } from './problem-words';
import type { StoredAnswer } from './stored-answer';

export interface ReadAnswers {
  readonly answers: readonly StoredAnswer[];
  /** Attachments by field name. */
  readonly files: ReadonlyMap<string, Attachment>;
  /** Error texts by field name. */
  readonly errors: Readonly<Record<string, string>>;
}

function isAttachment(answer: Answer | undefined): answer is Attachment {
  return typeof answer === 'object' && answer !== null;
}

/** Validates untrusted input. Returns answers in the order of the form's fields; unknown fields are ignored. */
export function readAnswers(parts: readonly FormPart[], data: Readonly<Record<string, Answer>>): ReadAnswers {
  const answers: StoredAnswer[] = [];
  const files = new Map<string, Attachment>();
  const errors = new Map<string, string>();
  for (const field of parts.filter(isInput)) {
    const { name, label, kind } = field;
    const given = Object.hasOwn(data, name) ? data[name] : undefined;
    if (kind === 'file' && isAttachment(given)) {
      files.set(name, given);
      continue;
    }
    const value = kind === 'file' ? '' : plainAnswer(field, given);
    const problem = answerProblem(field, value);
    if (problem !== null) errors.set(name, problemMessage(field, problem));
    else if (value !== '') answers.push({ name, label, kind, value });
  }
  return { answers, files, errors: Object.fromEntries(errors) };
}
