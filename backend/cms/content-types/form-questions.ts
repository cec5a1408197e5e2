import { z } from 'zod';
import type { Question } from '@/lib/contract/forms/form';
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
    let name = slugOf(rest.label).replaceAll('-', '_').slice(0, 40) || `question_${last}`;
    if (!named && names.has(name)) name = `${name}_${last}`;
    names.add(name);
    return {
      ...rest,
      id: isNew ? last : numbers[index],
      name: named ? rest['name'] : name,
      values: choicesOf(choices),
    };
  });
}
