import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { question } from '@/lib/contract/forms/form';
import { forms } from '../../db/schema/content/forms';
import { deleteAnswers } from '../../services/forms/delete-answers';
import { readAmount } from '../../rules/orders/refunds';
import { mapRows } from '../content/each-stored';
import { textIn } from '../documents/document';
import { type ContentStore, type Document, defineContent } from '../content/content-type';
import { flag, line, needed, several } from '../content/fields';
import { freshSlug } from '../content/fresh-slug';
import { tableStore } from '../content/table-store';
import { boundProblems, editedQuestion, questionOf, storedQuestions } from './form-questions';

const questionList = several('Questions', editedQuestion, 100);
const storedList = z.array(question.loose());

const table = tableStore({
  table: forms,
  id: forms.id,
  name: forms.name,
  deletedAt: forms.deletedAt,
  detail: sql<string>`(select count(*) from form_submissions
    where form_submissions.form_id = forms.id and form_submissions.status = 'received') || ' answers'`,
  made: ({ name }) => ({ url: freshSlug(textIn(name)) }),
});

/** Converts form values to a row: cost in cents, and questions as in the contract. */
const rowOf = ({ cost, questions, ...rest }: Document): Document => ({
  ...rest,
  cost: readAmount(textIn(cost)) ?? 0,
  questions: storedQuestions(questionList.parse(questions)),
});

const store: ContentStore = {
  ...table,
  read: async (db, ids) =>
    mapRows(await table.read(db, ids), (row) => {
      const cost = Number(row['cost']);
      return {
        ...row,
        cost: cost === 0 ? '' : (cost / 100).toFixed(2),
        questions: storedList.parse(row['questions']).map(questionOf),
      };
    }),
  insert: (tx, document, given) => table.insert(tx, rowOf(document), given),
  update: (tx, id, document, at) => table.update(tx, id, rowOf(document), at),
  // Nobody could read or delete them any more.
  purge: async (tx, id, at) => {
    await deleteAnswers(tx, id, at);
  },
};

/** Errors of a form's questions, by field. */
function questionProblems(questions: unknown): Record<string, string> {
  const wrong: Record<string, string> = {};
  for (const [index, edited] of questionList.parse(questions).entries()) {
    const { field_type: kind, label, choices } = edited;
    for (const [name, words] of Object.entries(boundProblems(edited))) wrong[`questions.${index}.${name}`] = words;
    if (kind !== 'content' && label.trim() === '') wrong[`questions.${index}.label`] = 'This cannot be empty.';
    if (kind === 'select' && choices.trim() === '') wrong[`questions.${index}.choices`] = 'Write one choice at least.';
  }
  return wrong;
}

function costProblem({ cost, questions, mustBeLoggedOn }: Document): Record<string, string> {
  const typed = textIn(cost).trim();
  if (typed === '') return {};
  const cents = readAmount(typed);
  if (cents === null) return { cost: 'Type dollars, such as 25 or 12.50.' };
  const asks = mustBeLoggedOn === true || questionList.parse(questions).some((one) => one.field_type === 'email');
  return cents === 0 || asks
    ? {}
    : { cost: 'A form that costs something asks for an e-mail address: the invoice goes there.' };
}

/** Forms that visitors fill in. */
export const FORMS = defineContent({
  name: 'forms',
  subject: 'form',
  title: 'Forms',
  one: 'form',
  use: 'Shown by the widget “Form”. What is sent is mailed to the shop, and kept here.',
  schema: z.object({
    name: needed({ title: 'Name', description: 'Stands in the mail that tells of an answer' }),
    cost: line(
      { title: 'Cost with GST, in dollars', description: 'Paid by card before it is sent; empty for none' },
      12,
    ),
    mustBeLoggedOn: flag('Only for customers who are logged in'),
    useCaptcha: flag('Kept from robots', 'Visitors’ browsers do a small sum before it is sent'),
    questions: questionList,
  }),
  store,
  tags: () => ['forms'],
  problems: async (_tx, _id, document) => ({ ...questionProblems(document['questions']), ...costProblem(document) }),
  isShownBy: (id, _document, { outer, variables: { form } }) =>
    outer === 'core/form' && (form === id || form === String(id)),
  pages: { answers: 'Answers' },
  takesAlong: 'Its answers are in the bin with it, and deleted with it after 30 days. What was paid for stays.',
});
