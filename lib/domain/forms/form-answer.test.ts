import { form } from '../../contract/forms/form';
import { answerProblem, plainAnswer, possibleProblems, readAnswer } from './form-answer';
import { type FormInput, formParts, isInput } from './form-field';

function field(field_type: string, more: object = {}): FormInput {
  const found = formParts(
    form.parse({ id: 1, questions: [{ id: 1, name: 'it', label: 'It', field_type, ...more }] }),
  )[0];
  if (!found || !isInput(found)) throw new Error('no field');
  return found;
}
const select = formParts(
  form.parse({ id: 1, data: [{ type: 'select', name: 's', values: ['a', 'b', ' c\t'] }] }),
).filter(isInput)[0] as FormInput;
const read = (of: FormInput, typed: string) => {
  const result = readAnswer(of, typed);
  return result.ok ? result.answer : result.problem;
};

it.each([
  ['text', {}, '  Kim  ', 'Kim'],
  ['text', {}, 'two\nlines\0', 'two lines'],
  ['text', { max: 3 }, 'four', 'long'],
  ['text', { max: 3 }, '💥💥💥', '💥💥💥'],
  ['text', { min: 3 }, 'ab', 'short'],
  ['text', { min: 3 }, '', ''],
  ['text', { mask: '##/@' }, '12/a', '12/a'],
  ['text', { mask: '##/@' }, '1a/2', 'mask'],
  ['text', { mask: '（##）' }, '（١2）', '（12）'],
  ['text', {}, '١２', '١２'],
  ['textarea', {}, 'a\r\nb', 'a\nb'],
  ['email', {}, "Kim.O'Hara+x@Mail.example.com", "Kim.O'Hara+x@Mail.example.com"],
  ['email', {}, 'kim@example', 'email'],
  ['email', {}, 'kim@example.com, lee@example.com', 'email'],
  ['email', {}, 'Kim <kim@example.com>', 'email'],
  ['email', {}, `${'x'.repeat(250)}@example.com`, 'long'],
  ['phone', {}, '+61 2 5550 1240', '+61 2 5550 1240'],
  ['phone', {}, '(02) 5550-1240 ext. 12', '(02) 5550-1240 ext. 12'],
  ['phone', {}, '＋61 ٢ ٥٥٥٠ ١٢٤٠', '+61 2 5550 1240'],
  ['phone', {}, '12345', 'phone'],
  ['phone', {}, 'ring me', 'phone'],
  ['phone', {}, '(((((((', 'phone'],
  ['currency', {}, '$1,234.50', '1234.50'],
  ['currency', {}, '12.345', 'currency'],
  ['currency', { min: 10 }, '9.99', 'low'],
  ['currency', { max: 10 }, '10.01', 'high'],
  ['percent', {}, '12.5%', '12.5'],
  ['percent', {}, '١٢٫٥٪', '12.5'],
  ['percent', {}, 'half', 'percent'],
  ['number', {}, '-3.25', '-3.25'],
  ['number', {}, '1e3', 'number'],
  ['number', { min: 1, max: 5 }, '0', 'low'],
  ['number', { min: 1, max: 5 }, '6', 'high'],
  ['number', { min: 1, step: 2 }, '3', '3'],
  ['number', { min: 1, step: 2 }, '4', 'step'],
  ['number', { step: '0.1' }, '0.3', '0.3'],
  ['password', {}, '  keep blanks  ', '  keep blanks  '],
  ['password', {}, 'x'.repeat(201), 'long'],
  ['date', {}, '3/4/2026', '2026-04-03'],
  ['date', {}, '٣/٤/٢٠٢٦', '2026-04-03'],
  ['date', {}, '30/02/2026', 'date'],
  ['date', { min: '2026-01-01' }, '31/12/2025', 'early'],
  ['date', { max: '2026-01-01' }, '02/01/2026', 'late'],
  ['datetime', {}, '2026-04-03T09:30', '2026-04-03T09:30'],
  ['datetime', {}, '2026-04-31T09:30', 'datetime'],
  ['time', {}, '9:30 pm', '21:30'],
  ['time', {}, '25:00', 'time'],
  ['time', { min: '09:00', max: '17:00' }, '08:59', 'early'],
  ['checkbox', {}, '1', true],
  ['checkbox', {}, '', false],
])('%s %j: %j is %j', (type, more, typed, expected) => {
  expect(read(field(type, more), typed)).toBe(expected);
});

it('accepts only options of a list', () => {
  expect([read(select, 'b'), read(select, 'c'), read(select, '')]).toEqual(['b', 'choice', '']);
  expect([read(select, ' c\t'), plainAnswer(select, ' c\t')]).toEqual([' c\t', ' c\t']);
});

it.each([
  ['text', 'missing'],
  ['textarea', 'missing'],
  ['email', 'missing'],
  ['phone', 'missing'],
  ['currency', 'missing'],
  ['percent', 'missing'],
  ['number', 'missing'],
  ['password', 'missing'],
  ['date', 'missing'],
  ['datetime', 'missing'],
  ['time', 'missing'],
  ['checkbox', 'unticked'],
])('reports an empty required %s as %s', (type, problem) => {
  expect(read(field(type, { required: true }), '')).toBe(problem);
  expect(read(field(type, { required: true }), type === 'password' ? '' : '   ')).toBe(
    type === 'checkbox' ? true : problem,
  );
});

it.each([
  ['date', '2026-04-03', null],
  ['date', '03/04/2026', 'date'],
  ['datetime', '2026-04-03 09:30', 'datetime'],
  ['time', '9:30', 'time'],
  ['number', '1,000', 'number'],
  ['currency', '$5', 'currency'],
])('accepts only the stored format of a %s: %j is %j', (type, answer, problem) => {
  expect(answerProblem(field(type), answer)).toBe(problem);
});

it('normalises any received value', () => {
  expect(
    [true, 1, '1', 'on', 0, '', null, undefined, 'no'].map((given) => plainAnswer(field('checkbox'), given)),
  ).toEqual([true, true, true, true, false, false, false, false, false]);
  expect(plainAnswer(field('number'), 12.5)).toBe('12.5');
  expect(plainAnswer(field('text'), true)).toBe('');
  expect(plainAnswer(field('text'), { id: '1', model: '', uuid: '', name: '', key: '' })).toBe('');
  expect(plainAnswer(field('text'), 'a\ud800b\0')).toBe('a\ufffdb');
});

it('lists every problem that validation can report', () => {
  const hostile = [
    '',
    ' ',
    'x',
    'x'.repeat(20_000),
    '-1',
    '9'.repeat(40),
    '30/02/2026',
    '99:99',
    '1,2,3',
    '\0',
    '💥',
    'a@b',
    '0.000000000001',
    '2026-13-40T25:61',
  ];
  const types = [
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
  ];
  const fields = types.flatMap((type) =>
    [true, false].map((required) => field(type, { min: '5', max: '9', step: '2', mask: '##', required })),
  );
  const surprises = fields
    .flatMap((one) => hostile.map((typed) => ({ one, typed, result: readAnswer(one, typed) })))
    .filter(({ one, result }) => !result.ok && !possibleProblems(one).includes(result.problem));
  expect(surprises).toEqual([]);
});
