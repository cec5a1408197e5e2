import { z } from 'zod';
import { boundProblems, editedQuestion, storedQuestions } from './form-questions';

const problems = (field_type: string, min: string, max: string) =>
  Object.keys(boundProblems(editedQuestion.parse({ label: 'How many?', field_type, min, max })));

it.each([
  ['number', '1', ' 1000 '],
  ['currency', '2.50', ''],
  ['percent', '-5', '5'],
  ['number', '9', '10'],
  ['date', '2026-07-01', '1/8/2026'],
  ['datetime', '1/7/2026 9:30', '2026-07-02T09:00'],
  ['time', '9:30', '17:00'],
  ['text', '0', '20'],
  ['text', '5', '5'],
  ['select', 'few', 'many'],
  ['content', 'few', 'many'],
])('of a %s may have least %j and most %j', (kind, min, max) => expect(problems(kind, min, max)).toEqual([]));

it.each([
  ['currency', '$10', '', ['min']],
  ['number', '1,000', 'many', ['min', 'max']],
  ['percent', '', '10%', ['max']],
  ['date', 'July', '31/2/2026', ['min', 'max']],
  ['datetime', '1/7/2026', '', ['min']],
  ['textarea', 'few', '20 words', ['min', 'max']],
  ['number', '10', '9', ['max']],
  ['date', '2/7/2026', '1/7/2026', ['max']],
  ['text', '30', '20', ['max']],
])('of a %s may not have least %j and most %j', (kind, min, max, names) =>
  expect(problems(kind, min, max)).toEqual(names),
);

it('names a new question without Latin letters like none that was there before', () => {
  const named = (...labels: readonly string[]): string[] =>
    z
      .array(z.object({ name: z.string() }))
      .parse(storedQuestions(labels.map((label) => editedQuestion.parse({ label }))))
      .map(({ name }) => name);
  const [telephone] = named('電話');
  const [address, colour] = named('住所', 'Colour');
  expect(telephone).toMatch(/^question_\w+$/);
  expect(address).not.toBe(telephone);
  expect(colour).toBe('colour');
});
