import type { FormInput } from '@/lib/domain/forms/form-field';
import type { FormProblem } from '@/lib/domain/forms/form-answer';
import { showDate } from '@/lib/domain/account/typed-date';

/** The error text of an answer, for API clients; the storefront has its own, in the visitor's language. */
export function problemMessage(field: FormInput, problem: FormProblem): string {
  const min = 'min' in field ? field.min : '';
  const max = 'max' in field ? field.max : '';
  switch (problem) {
    case 'missing':
      return `Please fill in ${field.label}.`;
    case 'unticked':
      return `Please tick ${field.label}.`;
    case 'choose':
    case 'choice':
      return `Please choose one of the answers to ${field.label}.`;
    case 'noFile':
      return `Please add a file to ${field.label}.`;
    case 'short':
      return `${field.label} is too short.`;
    case 'long':
      return `${field.label} is too long.`;
    case 'mask':
      return `${field.label} does not have the right form.`;
    case 'email':
      return `${field.label} is not an e-mail address.`;
    case 'phone':
      return `${field.label} is not a telephone number.`;
    case 'number':
    case 'currency':
    case 'percent':
      return `${field.label} is not a number.`;
    case 'low':
      return `${field.label} must be at least ${min}.`;
    case 'high':
      return `${field.label} must be at most ${max}.`;
    case 'step':
      return `${field.label} must be in steps of ${'step' in field ? field.step : ''}.`;
    case 'date':
    case 'datetime':
      return `${field.label} is not a date that exists.`;
    case 'time':
      return `${field.label} is not a time.`;
    case 'early':
      return `${field.label} must not be before ${showDate(min)}.`;
    case 'late':
      return `${field.label} must not be after ${showDate(max)}.`;
  }
}
