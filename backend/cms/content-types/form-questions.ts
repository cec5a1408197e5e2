import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type Question, question } from '@/lib/contract/forms/form';
import { type FormInput, formParts, isInput } from '@/lib/domain/forms/form-field';
import { compareDecimals } from '@/lib/domain/values/decimal';
import { flag, htmlText, line, lines, oneOf } from '../content/fields';
import { slugOf } from '../content/fresh-slug';

const KINDS = {
  text: 'A line of text',
  textarea: 'Several lines of text',
  email: 'E-mail address',
  phone: 'Telephone number',
  select: 'One of several choices',
  checkbox: 'A box to tick',
  number: 'Number',
  currency: 'Amount in dollars',
  percent: 'Percentage',
  date: 'Date',
  datetime: 'Date and time',
  time: 'Time',
  file: 'File',
  password: 'Password',
  content: 'No question: text between questions',
  submit: 'No question: the button that sends',
};

/** A question in the editor; its id and name, which answers refer to, never change. */
export const editedQuestion = z.looseObject({
  label: line({ title: 'Question' }, 500),
  field_type: oneOf('Kind', KINDS, 'text'),
  required: flag('Must be answered'),
  choices: lines({ title: 'Choices', description: 'One on each line, for one of several choices' }, 10_000),
  placeholder: line({ title: 'Example in the empty field' }),
  min: line({ title: 'Least', description: 'A number, so many characters, or a day such as 2026-07-01' }, 30),
  max: line({ title: 'Most' }, 30),
  mask: line({ title: 'Pattern', description: '# for a digit, @ for a letter, * for either, such as @@-#####' }, 60),
  content: htmlText({ title: 'Text between questions' }),
});
type EditedQuestion = z.output<typeof editedQuestion>;

const MARK = ' | ';

/**
 * Converts a stored question to form values: one choice per line, prefixed by its value where it differs from the
 * label.
 */
export function questionOf({ values, ...rest }: Question): Record<string, unknown> {
  const choices = values.map(({ value, label }) => (value === label ? label : `${value}${MARK}${label}`));
  return { ...rest, choices: choices.join('\n') };
}

function choicesOf(text: string): Question['values'] {
  return text
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => {
      const [value = one, ...label] = one.split(MARK);
      return { value: value.trim(), label: label.length === 0 ? one : label.join(MARK).trim() };
    });
}

/** Stored questions: a new one gets an id, and a name from its label. */
export function storedQuestions(edited: readonly EditedQuestion[]): unknown[] {
  const numbers = edited.map(({ id }) => (/^\d{1,9}$/.test(String(id)) ? Number(id) : 0));
  let last = Math.max(0, ...numbers);
  const names = new Set(edited.map(({ name }) => name));
  return edited.map(({ choices, ...rest }, index) => {
    const isNew = numbers[index] === 0;
    if (isNew) last += 1;
    const named = typeof rest['name'] === 'string' && rest['name'] !== '';
    // A label without Latin letters gives none. Numbers are given again, and answers to who had it stay.
    let name = slugOf(rest.label).replaceAll('-', '_').slice(0, 40) || `question_${randomBytes(4).toString('hex')}`;
    if (!named && names.has(name)) name = `${name}_${last}`;
    names.add(name);
    return {
      ...rest,
      id: isNew ? last : numbers[index],
      name: named ? rest['name'] : name,
      min: rest.min.trim(),
      max: rest.max.trim(),
      values: choicesOf(choices),
    };
  });
}

type Bound = 'min' | 'max';

/** How a least or most is typed, for answers that have them. */
const BOUND_WORDS: Readonly<Partial<Record<FormInput['kind'], string>>> = {
  number: 'Type digits alone, such as 1000 or 2.50.',
  currency: 'Type digits alone, such as 1000 or 2.50.',
  percent: 'Type digits alone, such as 10 or 2.5.',
  date: 'Type a day, such as 1/7/2026.',
  datetime: 'Type a day and a time, such as 1/7/2026 9:30.',
  time: 'Type a time, such as 9:30.',
  text: 'Type so many characters, such as 20.',
  textarea: 'Type so many characters, such as 200.',
  email: 'Type so many characters, such as 20.',
  phone: 'Type so many characters, such as 20.',
};

/**
 * Errors of a question's least and most: the shop ignores what it cannot read, and nobody could answer where the most
 * is below the least.
 */
export function boundProblems(edited: EditedQuestion): Readonly<Record<string, string>> {
  const typed = { min: edited.min.trim(), max: edited.max.trim() };
  const declared = question.parse({ ...edited, ...typed, id: 1, values: [] });
  const part = formParts({ questions: [declared], data: [] }).find(isInput);
  const words = part && BOUND_WORDS[part.kind];
  if (!words) return {};
  const isRead = (name: Bound): boolean =>
    typed[name] === '' || ('min' in part ? part[name] !== '' : /^\d{1,5}$/.test(typed[name]));
  const wrong = (['min', 'max'] as const).filter((name) => !isRead(name));
  if (wrong.length > 0) return Object.fromEntries(wrong.map((name) => [name, words]));
  return isInOrder(part) ? {} : { max: 'This is below the least: nobody could answer.' };
}

function isInOrder(part: FormInput): boolean {
  if ('shortest' in part) return part.shortest <= part.longest;
  if (!('min' in part) || part.min === '' || part.max === '') return true;
  return 'step' in part ? compareDecimals(part.min, part.max) <= 0 : part.min <= part.max;
}
