import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { form } from '@/lib/contract/forms/form';
import { type FormInput, formParts, isInput } from '@/lib/domain/forms/form-field';
import { FormInputField } from './form-input.client';

const labels = {
  required: 'Required',
  select: '-- Select --',
  dateHint: 'dd/mm/yyyy',
  currencySign: '$',
  percentSign: '%',
  file: 'One file.',
  passwordHint: 'Choose one.',
  passwordShow: 'Show password',
  passwordHide: 'Hide password',
  passwordSuggest: 'Suggest a password',
  passwordSuggested: 'Filled in.',
};
const words = Object.fromEntries(
  [
    'missing',
    'unticked',
    'choose',
    'choice',
    'email',
    'phone',
    'number',
    'currency',
    'percent',
    'low',
    'high',
    'step',
    'date',
    'datetime',
    'time',
    'mask',
    'long',
    'fileLarge',
    'fileType',
    'fileEmpty',
  ].map((problem) => [problem, `It is ${problem}.`]),
);

function fieldOf(given: object): FormInput {
  const found = formParts(form.parse({ id: 1, ...given })).find(isInput);
  if (!found) throw new Error('no field');
  return found;
}
const question = (field_type: string, more: object = {}) =>
  fieldOf({ questions: [{ id: 1, name: 'it', label: 'It', field_type, ...more }] });

function show(field: FormInput, more: Partial<Parameters<typeof FormInputField>[0]> = {}) {
  const props = {
    field,
    words,
    id: 'field',
    name: 'f1.it',
    value: field.value,
    error: null,
    attempt: 0,
    labels,
    first: false,
    ...more,
  };
  const { rerender } = render(<FormInputField {...props} />);
  return {
    control: screen.getByLabelText(/^It/),
    again: (next: Partial<typeof props>) => rerender(<FormInputField {...props} {...next} />),
  };
}

it.each([
  ['text', { tagName: 'INPUT', type: 'text' }],
  ['textarea', { tagName: 'TEXTAREA' }],
  ['email', { type: 'email', inputMode: 'email', autocomplete: 'email' }],
  ['phone', { type: 'tel', inputMode: 'tel', autocomplete: 'tel' }],
  ['currency', { type: 'text', inputMode: 'decimal' }],
  ['percent', { type: 'text', inputMode: 'decimal' }],
  ['number', { type: 'number', inputMode: 'decimal', step: 'any' }],
  ['password', { type: 'password', autocomplete: 'new-password' }],
  ['date', { type: 'text', inputMode: 'numeric' }],
  ['datetime', { type: 'datetime-local' }],
  ['time', { type: 'time' }],
  ['checkbox', { type: 'checkbox', value: '1' }],
  ['file', { type: 'file', accept: '.pdf,.jpg,.jpeg,.png,.webp,.heic,.txt,.csv,.docx,.xlsx' }],
])('a %s is rendered as %j, and marked as required by an asterisk with a title', (type, expected) => {
  const { control } = show(question(type, { required: true }));
  const attributes = Object.fromEntries(
    Object.keys(expected).map((name) => [name, name === 'tagName' ? control.tagName : control.getAttribute(name)]),
  );
  expect(attributes).toEqual(expected);
  expect(control).toBeRequired();
  expect(control).toHaveAttribute('name', 'f1.it');
  expect(control).toHaveAccessibleName(/^It ?\*? ?Required$/);
  expect(screen.getByTitle('Required')).toHaveTextContent('*');
});

it('a number has its limits and steps', () => {
  const { control } = show(question('number', { min: 1, max: 5, step: 0.5 }));
  expect(control).toHaveAttribute('min', '1');
  expect(control).toHaveAttribute('max', '5');
  expect(control).toHaveAttribute('step', '0.5');
});

it('a list starts with a prompt, or with its placeholder', () => {
  const list = (placeholder: string) =>
    fieldOf({ data: [{ type: 'select', name: 'it', label: 'It', placeholder, values: ['a', 'b'] }] });
  const { control, again } = show(list(''));
  expect([...control.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
    '-- Select --',
    'a',
    'b',
  ]);
  again({ field: list('Which?') });
  expect(control.querySelector('option')).toHaveTextContent('Which?');
});

it.each([
  ['email', 'kim@', 'kim@example.com', 'It is email.'],
  ['phone', '123', '02 5550 1240', 'It is phone.'],
  ['currency', '12.345', '$1,234.50', 'It is currency.'],
  ['percent', 'half', '50%', 'It is percent.'],
])('a %s is validated on blur: %j, and while it is corrected: %j', async (type, wrong, right, problem) => {
  const { control } = show(question(type));
  await userEvent.type(control, wrong);
  expect(control).not.toHaveAttribute('aria-invalid');
  await userEvent.tab();
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription(problem);
  expect(screen.getByRole('alert')).toHaveTextContent(problem);
  await userEvent.clear(control);
  fireEvent.change(control, { target: { value: right } });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('accepts a valid time', () => {
  const { control } = show(question('time'));
  fireEvent.change(control, { target: { value: '09:30' } });
  expect(control).toHaveValue('09:30');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('an empty field shows no error before the form is sent', async () => {
  const { control, again } = show(question('text', { required: true }));
  await userEvent.click(control);
  await userEvent.tab();
  expect(screen.queryByRole('alert')).toBeNull();
  again({ error: 'Please fill this in.', attempt: 1 });
  expect(control).toHaveAccessibleDescription('Please fill this in.');
  await userEvent.click(control);
  await userEvent.tab();
  expect(control).toHaveAccessibleDescription('It is missing.');
  await userEvent.type(control, 'x');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a date gets its slashes, and must exist', async () => {
  const { control } = show(question('date'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  await userEvent.type(control, '30022026');
  expect(control).toHaveValue('30/02/2026');
  await userEvent.tab();
  expect(control).toHaveAccessibleDescription('dd/mm/yyyy It is date.');
  await userEvent.clear(control);
  await userEvent.type(control, '91');
  expect(control).toHaveValue('1');
  await userEvent.clear(control);
  await userEvent.type(control, '٠٣٠٤٢٠٢٦');
  expect(control).toHaveValue('03/04/2026');
});

it('a masked text accepts only what its mask allows', async () => {
  const { control } = show(question('text', { mask: '@@-##*' }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  await userEvent.type(control, '1ab2c3d4');
  expect(control).toHaveValue('ab-23d');
});

it('an initial date is shown in the format of typed dates', () => {
  expect(show(question('date', { value: '2026-04-03' })).control).toHaveValue('03/04/2026');
});

it('an invalid file is reported immediately', () => {
  const { control } = show(question('file'));
  const choose = (file: File) => fireEvent.change(control, { target: { files: [file] } });
  choose(new File(['x'], 'page.html'));
  expect(control).toHaveAccessibleDescription('One file. It is fileType.');
  choose(new File(['%PDF-'], 'bill.pdf'));
  expect(control).toHaveAccessibleDescription('One file.');
});

it('an uploaded file need not be chosen again', () => {
  const { control } = show(question('file', { required: true }), {
    attached: { note: 'Kept: bill.pdf.', name: 'k1.it', value: '{"id":"7"}' },
  });
  expect(control).not.toBeRequired();
  expect(screen.getByText('Kept: bill.pdf.')).toBeInTheDocument();
  expect(document.querySelector('input[name="k1.it"]')).toHaveValue('{"id":"7"}');
});

it('a checkbox is validated when it changes, until the next response to the form', async () => {
  const { control, again } = show(question('checkbox', { required: true }), {
    error: 'Please tick this box.',
    attempt: 1,
  });
  expect(control).toBeInvalid();
  await userEvent.click(control);
  expect(screen.queryByRole('alert')).toBeNull();
  again({ attempt: 2, error: 'Please tick this box.' });
  expect(screen.getByRole('alert')).toHaveTextContent('Please tick this box.');
});

it('a password can be suggested, and is never filled in by the page', async () => {
  const { control } = show(question('password', { value: 'from the editor' }));
  expect(control).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Suggest a password' }));
  expect((control as HTMLInputElement).value.length).toBeGreaterThanOrEqual(20);
});
