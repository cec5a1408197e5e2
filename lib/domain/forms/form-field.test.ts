import { FIELD_TYPES, LEGACY_TYPES, form } from '../../contract/forms/form';
import { type FormInput, formParts, isInput, plainLabel, isTicked } from './form-field';

const parts = (given: object) => formParts(form.parse({ id: 1, ...given }));
const inputs = (given: object) => parts(given).filter(isInput);

it('parses every type of question', () => {
  const questions = FIELD_TYPES.map((field_type, id) => ({
    id,
    name: field_type,
    label: `A ${field_type}`,
    field_type,
    content: '<p>Hello</p>',
  }));
  expect(parts({ questions }).map(({ kind }) => kind)).toEqual([
    'content',
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
    'submit',
    'file',
    'select',
  ]);
});

it('offers the values of a question as options', () => {
  const questions = [
    { id: 1, name: 'day', field_type: 'select', values: ['Monday', { label: 'Tuesday', value: 'tue' }] },
  ];
  expect(parts({ questions })).toMatchObject([
    {
      kind: 'select',
      options: [
        { label: 'Monday', value: 'Monday' },
        { label: 'Tuesday', value: 'tue' },
      ],
    },
  ]);
});

it('parses every legacy type', () => {
  const data = LEGACY_TYPES.map((type) => ({
    type,
    name: type,
    label: `A ${type}`,
    values: ['a', { label: 'B', value: 'b' }, 3],
  }));
  expect(parts({ data }).map(({ kind }) => kind)).toEqual([
    'text',
    'textarea',
    'number',
    'date',
    'select',
    'paragraph',
    'heading',
    'submit',
  ]);
  expect(parts({ data }).find(({ kind }) => kind === 'select')).toMatchObject({
    options: [
      { label: 'a', value: 'a' },
      { label: 'B', value: 'b' },
      { label: '3', value: '3' },
    ],
  });
});

it.each([
  [{ type: 'text', subtype: 'email' }, { kind: 'email' }],
  [{ type: 'text', subtype: 'tel' }, { kind: 'phone' }],
  [{ type: 'text', subtype: 'password' }, { kind: 'password' }],
  [{ type: 'text', subtype: 'color' }, { kind: 'text' }],
  [{ type: 'date', subtype: 'datetime-local' }, { kind: 'datetime' }],
  [{ type: 'date', subtype: 'time' }, { kind: 'time' }],
  [{ type: 'starRating' }, { kind: 'text' }],
  [
    { type: 'header', subtype: 'h1', label: 'Hi' },
    { kind: 'heading', level: 2, text: 'Hi' },
  ],
  [
    { type: 'header', subtype: 'h3', label: 'Hi' },
    { kind: 'heading', level: 3, text: 'Hi' },
  ],
  [
    { type: 'header', subtype: 'h6', label: 'Hi' },
    { kind: 'heading', level: 4, text: 'Hi' },
  ],
  [
    { type: 'paragraph', subtype: 'blockquote', label: 'Hi' },
    { kind: 'paragraph', text: 'Hi' },
  ],
  [
    { type: 'button', subtype: 'reset', label: 'Again' },
    { kind: 'reset', label: 'Again' },
  ],
  [
    { type: 'button', subtype: 'submit', label: 'Go' },
    { kind: 'submit', label: 'Go' },
  ],
  [
    { type: 'number', min: 1, max: '5', step: '0.5' },
    { kind: 'number', min: '1', max: '5', step: '0.5' },
  ],
  [
    { type: 'number', min: 'few', max: null },
    { kind: 'number', min: '', max: '' },
  ],
  [
    { type: 'date', min: '01/02/2026', max: 'whenever' },
    { kind: 'date', min: '2026-02-01', max: '' },
  ],
  [
    { type: 'text', min: 3, max: 8 },
    { shortest: 3, longest: 8 },
  ],
  [{ type: 'text', max: 100_000 }, { longest: 1_000 }],
])('legacy %j is %j', (field, expected) => {
  expect(parts({ data: [{ name: 'x', ...field }] })[0]).toMatchObject(expected);
});

it.each([
  ['First\nname', 'First name'],
  ['First\r\n\r\n  name ', 'First name'],
  ['First<br>name<BR />', 'First name'],
  ['First\u2028name', 'First name'],
  ['<b>bold</b>', '<b>bold</b>'],
])('strips the line breaks of %j', (label, plain) => {
  expect(plainLabel(label)).toBe(plain);
});

it.each([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  ['required', true],
  [false, false],
  [0, false],
  ['0', false],
  ['', false],
  [null, false],
  [undefined, false],
])('required %j is %j', (required, expected) => {
  expect(inputs({ questions: [{ id: 1, name: 'a', field_type: 'text', required }] })[0]?.required).toBe(expected);
});

it('gives every field a unique name', () => {
  const names = inputs({
    questions: [
      { id: 7, field_type: 'text' },
      { id: 8, name: 'name', field_type: 'text' },
      { id: 9, name: 'name', field_type: 'email' },
      { id: 10, name: 'x'.repeat(300), field_type: 'text' },
    ],
    data: [{ type: 'text', name: 'name' }, { type: 'text' }],
  }).map(({ name }: FormInput) => name);
  expect(names).toEqual(['q7', 'name', 'name-2', 'x'.repeat(200), 'name-3', 'field2']);
});

it('parses legacy fields from JSON, and drops invalid ones', () => {
  expect(inputs({ data: JSON.stringify([{ type: 'text', name: 'a', label: 'A' }, 7, null, 'x']) })).toHaveLength(1);
  for (const data of ['', 'nonsense', '{}', null, []]) expect(parts({ data })).toEqual([]);
});

it('parses the cost to cents', () => {
  expect([88, '88.00', 0.1 + 0.2, null, ''].map((cost) => form.parse({ id: 1, cost }).cost)).toEqual([
    8_800, 8_800, 30, 0, 0,
  ]);
  expect(form.safeParse({ id: 1, cost: 'a lot' }).success).toBe(false);
  expect(form.safeParse({ id: 1, cost: -5 }).success).toBe(false);
});

it('ticks a checkbox by the values of a ticked one alone', () => {
  expect(['1', 'true', 'Yes', 'on', '', '0', 'no', 'false'].map(isTicked)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
