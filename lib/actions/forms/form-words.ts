import 'server-only';
import type { getTranslations } from 'next-intl/server';
import { type FormProblem, possibleProblems } from '../../domain/forms/form-answer';
import type { FileProblem } from '../../domain/forms/form-file';
import type { FormInput } from '../../domain/forms/form-field';
import { fitsMask } from '../../domain/forms/mask';
import { showDate } from '../../domain/account/typed-date';

export type FormWords = Awaited<ReturnType<typeof getTranslations<'formWidget'>>>;
export type FieldProblem = FormProblem | FileProblem;

const FILE_PROBLEMS: readonly FileProblem[] = ['fileLarge', 'fileEmpty', 'fileType'];

/** A limit, formatted like the field's value. */
function shown(field: FormInput, value: string): string {
  switch (field.kind) {
    case 'currency':
      return `$${value}`;
    case 'percent':
      return `${value}%`;
    case 'date':
    case 'datetime':
      return value.split('T').map(showDate).join(' ');
    default:
      return value;
  }
}

/** The message for an invalid field, in the visitor's language. */
export function problemMessage(t: FormWords, field: FormInput, problem: FieldProblem): string {
  const bounds = 'min' in field ? { min: shown(field, field.min), max: shown(field, field.max) } : { min: '', max: '' };
  switch (problem) {
    case 'short':
      return t('problem.short', { min: 'shortest' in field ? field.shortest : 0 });
    case 'long':
      return t('problem.long', { max: 'longest' in field ? field.longest : 200 });
    case 'mask':
      if (!('mask' in field)) return t('problem.missing');
      return fitsMask(field.mask, field.placeholder)
        ? t('problem.maskExample', { example: field.placeholder })
        : t('problem.mask', { mask: field.mask });
    case 'low':
      return t('problem.low', { min: bounds.min });
    case 'early':
      return t('problem.early', { min: bounds.min });
    case 'high':
      return t('problem.high', { max: bounds.max });
    case 'late':
      return t('problem.late', { max: bounds.max });
    case 'step':
      return t('problem.step', { step: 'step' in field ? field.step : '' });
    default:
      return t(`problem.${problem}`);
  }
}

/** All error messages of a field, so that the browser needs no dictionary. */
export function wordsOf(t: FormWords, field: FormInput): Partial<Record<FieldProblem, string>> {
  const problems: FieldProblem[] = [...possibleProblems(field), ...(field.kind === 'file' ? FILE_PROBLEMS : [])];
  return Object.fromEntries(problems.map((problem) => [problem, problemMessage(t, field, problem)]));
}
