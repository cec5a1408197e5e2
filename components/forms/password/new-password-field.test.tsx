import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { passwordProblem } from '@/lib/domain/account/password';
import { NewPasswordField } from './new-password-field.client';

const labels = {
  label: 'New password',
  hint: 'At least 10 characters.',
  show: 'Show password',
  hide: 'Hide password',
  suggest: 'Suggest a password',
  suggested: 'Filled in. Keep it safe.',
};
const field = () => screen.getByLabelText<HTMLInputElement>('New password');

it('fills in and shows a valid password, a different one each time', async () => {
  render(<NewPasswordField name="newpassword" labels={labels} />);
  expect(field()).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Suggest a password' }));
  const first = field().value;
  expect(passwordProblem(first)).toBeNull();
  expect(field()).toHaveAttribute('type', 'text');
  expect(screen.getByRole('status')).toHaveTextContent('Filled in. Keep it safe.');
  await userEvent.click(screen.getByRole('button', { name: 'Suggest a password' }));
  expect(field().value).not.toBe(first);
});

it('removes the note about the suggestion once it is edited', async () => {
  render(<NewPasswordField name="newpassword" labels={labels} />);
  await userEvent.click(screen.getByRole('button', { name: 'Suggest a password' }));
  await userEvent.type(field(), 'x');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('is a new password to browsers, described by its rule and its error', () => {
  render(<NewPasswordField name="newpassword" labels={labels} error="Too short." />);
  expect(field()).toHaveAttribute('autocomplete', 'new-password');
  expect(field()).toHaveAccessibleDescription('At least 10 characters. Too short.');
  expect(field()).toBeInvalid();
});
