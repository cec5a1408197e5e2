import type { Form, LegacyField, Question } from '../../contract/forms/form';
import { isDecimal } from '../values/decimal';
import { readDate, readDateTime, readTime } from '../account/typed-date';

interface Named {
  /** Unique in its form. */
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
  /** Initial value. */
  readonly value: string;
  readonly placeholder: string;
}

export interface TextInput extends Named {
  readonly kind: 'text' | 'textarea' | 'email' | 'phone';
  /** In characters; 0 for no minimum. */
  readonly shortest: number;
  readonly longest: number;
  /** Syntax: lib/domain/forms/mask. Empty for none. */
  readonly mask: string;
}
/** Bounds and step are decimals, empty for none. */
export interface NumberInput extends Named {
  readonly kind: 'number' | 'currency' | 'percent';
  readonly min: string;
  readonly max: string;
  readonly step: string;
}
/** Bounds are ISO, empty for none. */
export interface DateInput extends Named {
  readonly kind: 'date' | 'datetime' | 'time';
  readonly min: string;
  readonly max: string;
}
export interface SelectInput extends Named {
  readonly kind: 'select';
  readonly options: readonly { readonly value: string; readonly label: string }[];
}
/** A checkbox is initially ticked if `isTicked` says so of its value. */
export interface PlainInput extends Named {
  readonly kind: 'checkbox' | 'password' | 'file';
}

/** True for the values that platforms send for a ticked checkbox; '0', 'no' and the like are none. */
export const isTicked = (value: string): boolean => /^(1|true|yes|on)$/i.test(value);

/** A part of a form that takes an answer. */
export type FormInput = TextInput | NumberInput | DateInput | SelectInput | PlainInput;

/** A part of a form that is only displayed. */
type FormText =
  | { readonly kind: 'content'; readonly html: string }
  | { readonly kind: 'heading'; readonly level: 2 | 3 | 4; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string };

type FormButton = { readonly kind: 'submit' | 'reset'; readonly label: string };

/** A part of a form, however it was declared; everything that parses, validates or shows a form uses this type. */
export type FormPart = FormInput | FormText | FormButton;

const MAX_LENGTH = { text: 1_000, textarea: 10_000, email: 254, phone: 40 } as const;
const MAX_NAME_LENGTH = 200;

export function isInput(part: FormPart): part is FormInput {
  return 'name' in part;
}

/** A label on one line (specification 2, section 5). */
export function plainLabel(label: string): string {
  const lines = label.split(/<br\s*\/?>|[\r\n\u2028\u2029]/i).map((line) => line.trim());
  return lines.filter((line) => line !== '').join(' ');
}

const decimal = (text: string) => (isDecimal(text) ? text : '');
const count = (text: string) => (/^\d{1,5}$/.test(text) ? Number(text) : 0);

const READ = { date: readDate, datetime: readDateTime, time: readTime } as const;
const bound = (kind: DateInput['kind'], text: string): string => READ[kind](text) ?? '';

type Declared = Named & Pick<Question, 'min' | 'max' | 'step' | 'mask'> & { readonly options: SelectInput['options'] };

function toInput(kind: FormInput['kind'], { min, max, step, mask, options, ...named }: Declared): FormInput {
  switch (kind) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'phone':
      return {
        ...named,
        kind,
        mask,
        shortest: count(min),
        longest: Math.min(count(max) || MAX_LENGTH[kind], MAX_LENGTH[kind]),
      };
    case 'number':
    case 'currency':
    case 'percent':
      return { ...named, kind, min: decimal(min), max: decimal(max), step: decimal(step) };
    case 'date':
    case 'datetime':
    case 'time':
      return { ...named, kind, min: bound(kind, min), max: bound(kind, max) };
    case 'select':
      return { ...named, kind, options };
    case 'checkbox':
    case 'password':
    case 'file':
      return { ...named, kind };
  }
}

const QUESTION_KINDS: ReadonlySet<string> = new Set<FormInput['kind']>([
  'text',
  'textarea',
  'email',
  'phone',
  'currency',
  'percent',
  'number',
  'password',
  'date',
  'datetime',
  'time',
  'checkbox',
  'file',
  'select',
]);

function isQuestionKind(type: string): type is FormInput['kind'] {
  return QUESTION_KINDS.has(type);
}

function fromQuestion(question: Question): FormPart {
  const { id, name, value, required, field_type: type, content, placeholder, min, max, step, mask, values } = question;
  const label = plainLabel(question.label);
  if (type === 'content') return { kind: 'content', html: content };
  if (type === 'submit') return { kind: 'submit', label };
  const declared = {
    name: name || `q${id}`,
    label: label || name,
    required,
    value,
    placeholder,
    min,
    max,
    step,
    mask,
    options: values,
  };
  return toInput(isQuestionKind(type) ? type : 'text', declared);
}

/** Kinds by legacy type and subtype. */
const SUBTYPES: Readonly<Record<string, FormInput['kind']>> = {
  'text email': 'email',
  'text tel': 'phone',
  'text password': 'password',
  'date datetime-local': 'datetime',
  'date time': 'time',
};
const LEGACY_KINDS = ['text', 'textarea', 'number', 'date', 'select'] as const;

function fromLegacy(field: LegacyField, index: number): FormPart {
  const { name, type, subtype, required, value, values, placeholder, min, max, step } = field;
  const label = plainLabel(field.label);
  switch (type) {
    case 'paragraph':
      return { kind: 'paragraph', text: label || value };
    case 'header':
      // The page has its own h1.
      return {
        kind: 'heading',
        level: subtype === 'h1' || subtype === 'h2' ? 2 : subtype === 'h3' ? 3 : 4,
        text: label || value,
      };
    case 'button':
      return { kind: subtype === 'reset' ? 'reset' : 'submit', label: label || value };
    default: {
      const kind = SUBTYPES[`${type} ${subtype}`] ?? LEGACY_KINDS.find((known) => known === type) ?? 'text';
      return toInput(kind, {
        name: name || `field${index + 1}`,
        label: label || name,
        required,
        value,
        placeholder,
        min,
        max,
        step,
        mask: '',
        options: values,
      });
    }
  }
}

/**
 * The parts of a form in their order, the legacy fields after the questions. Names are made unique, so that no answer
 * is lost.
 */
export function formParts({ questions, data }: Pick<Form, 'questions' | 'data'>): FormPart[] {
  const taken = new Set<string>();
  return [...questions.map(fromQuestion), ...data.map(fromLegacy)].map((part) => {
    if (!isInput(part)) return part;
    const wanted = part.name.slice(0, MAX_NAME_LENGTH);
    let name = wanted;
    for (let again = 2; taken.has(name); again += 1) name = `${wanted.slice(0, MAX_NAME_LENGTH - 8)}-${again}`;
    taken.add(name);
    return { ...part, name };
  });
}
