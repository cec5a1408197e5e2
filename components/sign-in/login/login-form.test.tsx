import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Messages, loadMessages } from '@/lib/i18n/messages';
import { type FormState, textOf } from '@/lib/actions/form-state';
import { LoginForm } from './login-form.client';

let english: Messages;
beforeAll(async () => {
  english = await loadMessages('en');
});

const signIn = jest.fn();
/** Only the form of an e-mail is sent by the action. */
const mailLink = jest.fn((...args: unknown[]) => signIn(...args));
jest.mock('@/lib/actions/sign-in/session', () => ({ signIn: (...args: unknown[]) => mailLink(...args) }));
jest.mock('./send-sign-in', () => ({ sendSignIn: (...args: unknown[]) => signIn(...args) }));

function refusal(state: Partial<FormState>) {
  signIn.mockImplementation(async (previous: FormState, data: FormData) => ({
    values: { username: textOf(data, 'username') },
    errors: {},
    message: null,
    attempt: previous.attempt + 1,
    ...state,
  }));
}

beforeEach(() => render(<LoginForm next="/checkout" labels={{ ...english.auth, mail: english.auth.mailLink }} />));

it('preserves the e-mail address, clears the password and shows the error', async () => {
  refusal({ message: 'That does not match.' });
  await userEvent.type(screen.getByLabelText(/E-mail address/), 'trade@example.com');
  await userEvent.type(screen.getByLabelText(/^Password/), 'wrong');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('That does not match.');
  expect(screen.getByLabelText(/E-mail address/)).toHaveValue('trade@example.com');
  expect(screen.getByLabelText(/^Password/)).toHaveValue('');
});

it('names required fields in the visitor’s language alone', () => {
  expect(screen.getByRole('textbox')).toHaveAccessibleName('E-mail address');
  expect(screen.getByRole('textbox')).toBeRequired();
});

it('focuses the first invalid field', async () => {
  refusal({ errors: { password: 'Enter your password.' } });
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter your password.');
  expect(screen.getByLabelText(/^Password/)).toHaveFocus();
});

it('sends the target of the sign-in', async () => {
  refusal({});
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  const [, data] = signIn.mock.lastCall as [FormState, FormData];
  expect(data.get('next')).toBe('/checkout');
});

it('requests an e-mail with only the address', async () => {
  refusal({});
  await userEvent.type(screen.getByLabelText(/E-mail address/), 'trade@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'E-mail me a link' }));
  const [, data] = signIn.mock.lastCall as [FormState, FormData];
  expect(Object.fromEntries(data)).toMatchObject({ intent: 'link', username: 'trade@example.com' });
});

it('signs in with the Enter key', async () => {
  refusal({});
  await userEvent.type(screen.getByLabelText(/E-mail address/), 'trade@example.com{Enter}');
  const [, data] = signIn.mock.lastCall as [FormState, FormData];
  expect(data.get('intent')).toBe('password');
});

it('shows and hides the password', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText(/^Password/)).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText(/^Password/)).toHaveAttribute('type', 'password');
});

it('reports a missing reply, preserves the typed values, and sends them again', async () => {
  signIn.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await userEvent.type(screen.getByLabelText(/E-mail address/), 'trade@example.com');
  await userEvent.type(screen.getByLabelText(/^Password/), 'right-password');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Network Error/);
  expect(screen.getByLabelText(/E-mail address/)).toHaveValue('trade@example.com');
  expect(screen.getByLabelText(/^Password/)).toHaveValue('right-password');
  refusal({ message: 'That does not match.' });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const [, data] = signIn.mock.lastCall as [FormState, FormData];
  expect(Object.fromEntries(data)).toEqual({
    intent: 'password',
    next: '/checkout',
    username: 'trade@example.com',
    password: 'right-password',
  });
  expect(await screen.findByText('That does not match.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('offers a retry when the platform did not reply', async () => {
  refusal({ message: 'Network Error.', unavailable: 'failed' });
  await userEvent.type(screen.getByLabelText(/E-mail address/), 'trade@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'E-mail me a link' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  const [, data] = signIn.mock.lastCall as [FormState, FormData];
  expect(data.get('intent')).toBe('link');
});

it('sends once, however often the button is clicked', async () => {
  let answer: (state: FormState) => void = () => undefined;
  signIn.mockReset();
  signIn.mockImplementation(
    () =>
      new Promise<FormState>((resolve) => {
        answer = resolve;
      }),
  );
  await userEvent.dblClick(screen.getByRole('button', { name: 'Log in' }));
  await userEvent.click(screen.getByRole('button', { name: 'E-mail me a link' }));
  expect(screen.getByRole('button', { name: 'Log in' })).toHaveAttribute('aria-busy', 'true');
  answer({ values: {}, errors: {}, message: 'Done.', attempt: 1 });
  expect(await screen.findByText('Done.')).toBeInTheDocument();
  expect(signIn).toHaveBeenCalledTimes(1);
});
