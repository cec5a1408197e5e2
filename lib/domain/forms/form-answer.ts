import type { Answer } from '../../contract/forms/form';
import { compareDecimals, isDecimal, onStep, readDecimal } from '../values/decimal';
import { plainDigits } from '../values/plain-digits';
import { type DateInput, type FormInput, type NumberInput, type TextInput, isTicked } from './form-field';
import { fitsMask, maskDigits } from './mask';
import { isIsoDate, isIsoDateTime, isIsoTime, readDate, readDateTime, readTime } from '../account/typed-date';

/** Problems of an answer: message keys below `formWidget.problem`. */
export type FormProblem =
  | 'missing'
  | 'unticked'
  | 'choose'
  | 'noFile'
  | 'short'
  | 'long'
  | 'mask'
  | 'email'
  | 'phone'
  | 'number'
  | 'currency'
  | 'percent'
  | 'low'
  | 'high'
  | 'step'
  | 'date'
  | 'datetime'
  | 'time'
  | 'early'
  | 'late'
  | 'choice';

/** An answer in its stored form: exact decimals and ISO dates. Files are validated in form-file. */
export type PlainAnswer = string | boolean;
export type ReadAnswer =
  | { readonly ok: true; readonly answer: PlainAnswer }
  | { readonly ok: false; readonly problem: FormProblem };

const MAX_PASSWORD_LENGTH = 200;
const PLACES = { currency: 2, percent: 4, number: 10 } as const;
const SIGNS = { currency: '$', percent: '%', number: '' } as const;

/** Exactly one address: a mail server would take any addition for further addresses. */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;
const PHONE = /^\+?[\d\s()./-]{6,30}(?:(?:x|ext\.?)\s*\d{1,6})?$/i;

/** True for exactly one e-mail address. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text);
}

/** Removes characters that databases and e-mail cannot hold, and line breaks unless `lines` is true. */
function cleanText(text: string, lines: boolean): string {
  const whole = text.toWellFormed().replaceAll('\0', '');
  if (lines)
    return whole
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/[\u0001-\u0008\u000b-\u001f\u007f]/g, '')
      .trim();
  return whole.replaceAll(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim();
}

/** A text as it is stored. A telephone number, and what a mask asks for, has ASCII digits whatever was typed. */
function cleanAnswer(field: FormInput, text: string): string {
  switch (field.kind) {
    case 'select':
      // One of the form's own values, which may have spaces at its ends.
      return text;
    case 'phone':
      return cleanText(plainDigits(text), false);
    case 'text':
      return cleanText(field.mask === '' ? text : maskDigits(text), false);
    default:
      return cleanText(text, field.kind === 'textarea');
  }
}

const TYPED = { date: readDate, datetime: readDateTime, time: readTime } as const;
const STORED_FORMAT = { date: isIsoDate, datetime: isIsoDateTime, time: isIsoTime } as const;

/** Parses a typed value, or the submitted value of a checkbox, without validating it. */
function readTyped(field: FormInput, typed: string): ReadAnswer {
  switch (field.kind) {
    case 'checkbox':
      return { ok: true, answer: typed !== '' };
    case 'password':
      return { ok: true, answer: typed };
    case 'number':
    case 'currency':
    case 'percent': {
      if (typed.trim() === '') return { ok: true, answer: '' };
      const read = readDecimal(typed, { sign: SIGNS[field.kind], places: PLACES[field.kind] });
      return read === null ? { ok: false, problem: field.kind } : { ok: true, answer: read };
    }
    case 'date':
    case 'datetime':
    case 'time': {
      if (typed.trim() === '') return { ok: true, answer: '' };
      const read = TYPED[field.kind](typed);
      return read === null ? { ok: false, problem: field.kind } : { ok: true, answer: read };
    }
    case 'text':
    case 'textarea':
    case 'email':
    case 'phone':
    case 'select':
    case 'file':
      return { ok: true, answer: cleanAnswer(field, typed) };
  }
}

/** Parses and validates a typed value. */
export function readAnswer(field: FormInput, typed: string): ReadAnswer {
  const read = readTyped(field, typed);
  const problem = read.ok ? answerProblem(field, read.answer) : null;
  return problem === null ? read : { ok: false, problem };
}

/** Normalises a received answer: a value of another type becomes text, or ''. */
export function plainAnswer(field: FormInput, given: Answer | undefined): PlainAnswer {
  if (field.kind === 'checkbox') return given === true || given === 1 || (typeof given === 'string' && isTicked(given));
  if (field.kind === 'password') return typeof given === 'string' ? given.toWellFormed().replaceAll('\0', '') : '';
  const text = typeof given === 'string' || typeof given === 'number' ? String(given) : '';
  return cleanAnswer(field, text);
}

/** The error of a normalised answer; null when valid. Used by the form and by its receiver. */
export function answerProblem(field: FormInput, answer: PlainAnswer): FormProblem | null {
  if (typeof answer === 'boolean') return field.required && !answer ? 'unticked' : null;
  if (answer === '') return field.required ? MISSING[field.kind] : null;
  switch (field.kind) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'phone':
      return textProblem(field, answer);
    case 'number':
    case 'currency':
    case 'percent':
      return numberProblem(field, answer);
    case 'date':
    case 'datetime':
    case 'time':
      return dateProblem(field, answer);
    case 'select':
      return field.options.some(({ value }) => value === answer) ? null : 'choice';
    case 'password':
      return answer.length > MAX_PASSWORD_LENGTH ? 'long' : null;
    case 'checkbox':
    case 'file':
      return null;
  }
}

const MISSING: Readonly<Record<FormInput['kind'], FormProblem>> = {
  text: 'missing',
  textarea: 'missing',
  email: 'missing',
  phone: 'missing',
  number: 'missing',
  currency: 'missing',
  percent: 'missing',
  password: 'missing',
  date: 'missing',
  datetime: 'missing',
  time: 'missing',
  checkbox: 'unticked',
  select: 'choose',
  file: 'noFile',
};

function textProblem({ kind, shortest, longest, mask }: TextInput, answer: string): FormProblem | null {
  const length = [...answer].length;
  if (length > longest) return 'long';
  if (kind === 'email' && !EMAIL.test(answer)) return 'email';
  if (kind === 'phone' && (!PHONE.test(answer) || answer.replaceAll(/\D/g, '').length < 6)) return 'phone';
  if (mask !== '' && !fitsMask(mask, answer)) return 'mask';
  return length < shortest ? 'short' : null;
}

function numberProblem({ kind, min, max, step }: NumberInput, answer: string): FormProblem | null {
  const [, fraction = ''] = answer.split('.');
  if (!isDecimal(answer) || fraction.length > PLACES[kind]) return kind;
  if (min !== '' && compareDecimals(answer, min) < 0) return 'low';
  if (max !== '' && compareDecimals(answer, max) > 0) return 'high';
  return step !== '' && !onStep(answer, step, min || '0') ? 'step' : null;
}

/** ISO dates and times sort as text. */
function dateProblem({ kind, min, max }: DateInput, answer: string): FormProblem | null {
  if (!STORED_FORMAT[kind](answer)) return kind;
  if (min !== '' && answer < min) return 'early';
  return max !== '' && answer > max ? 'late' : null;
}

/** All problems that an answer to this field can have, so that their messages can be rendered in advance. */
export function possibleProblems(field: FormInput): FormProblem[] {
  const of: FormProblem[] = field.required ? [MISSING[field.kind]] : [];
  switch (field.kind) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'phone':
      of.push('long');
      if (field.kind === 'email' || field.kind === 'phone') of.push(field.kind);
      if (field.mask !== '') of.push('mask');
      if (field.shortest > 0) of.push('short');
      return of;
    case 'number':
    case 'currency':
    case 'percent':
      of.push(field.kind);
      if (field.min !== '') of.push('low');
      if (field.max !== '') of.push('high');
      if (field.step !== '') of.push('step');
      return of;
    case 'date':
    case 'datetime':
    case 'time':
      of.push(field.kind);
      if (field.min !== '') of.push('early');
      if (field.max !== '') of.push('late');
      return of;
    case 'select':
      of.push('choice');
      return of;
    case 'password':
      of.push('long');
      return of;
    case 'checkbox':
    case 'file':
      return of;
  }
}
