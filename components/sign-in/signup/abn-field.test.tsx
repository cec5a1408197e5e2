import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AbnField } from './abn-field.client';

const labels = {
  label: 'ABN',
  hint: '11 digits.',
  length: 'An ABN has 11 digits.',
  checksum: 'Check the digits.',
  valid: 'This can be an ABN.',
};
const field = () => screen.getByLabelText<HTMLInputElement>(/ABN/);

it('shows no error while it is typed, and confirms a valid number', async () => {
  render(<AbnField name="abn" defaultValue="" labels={labels} />);
  await userEvent.type(field(), '5182475355');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.type(field(), '6');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('This can be an ABN.');
});

it('reports a wrong checksum with the eleventh digit', async () => {
  render(<AbnField name="abn" defaultValue="" labels={labels} />);
  await userEvent.type(field(), '51824753557');
  expect(screen.getByRole('alert')).toHaveTextContent('Check the digits.');
});

it('reports too few digits on blur, and removes the error while typing', async () => {
  render(<AbnField name="abn" defaultValue="" labels={labels} />);
  await userEvent.type(field(), '5182');
  await userEvent.tab();
  expect(screen.getByRole('alert')).toHaveTextContent('An ABN has 11 digits.');
  await userEvent.type(field(), '4');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('formats the number on blur', async () => {
  render(<AbnField name="abn" defaultValue="" labels={labels} />);
  await userEvent.type(field(), '51-824753556');
  await userEvent.tab();
  expect(field()).toHaveValue('51 824 753 556');
  expect(field().closest('[dir="ltr"]')).not.toBeNull();
});

it("shows the server's error until the value changes", async () => {
  render(<AbnField name="abn" defaultValue="" error="Enter the ABN of your business." labels={labels} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Enter the ABN of your business.');
  await userEvent.type(field(), '5');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows the same error again after another response, and preserves the typed value', async () => {
  const props = { name: 'abn', defaultValue: '', error: 'Enter the ABN of your business.', labels };
  const { rerender } = render(<AbnField {...props} answer={1} />);
  await userEvent.type(field(), '5182');
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<AbnField {...props} answer={2} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Enter the ABN of your business.');
  expect(field()).toHaveValue('5182');
});
