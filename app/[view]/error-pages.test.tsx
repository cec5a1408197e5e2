import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import AccountError from './(account)/error';
import SiteError from './(site)/error';
import ViewError from './error';

/** What Next passes to an error page: `reset` shows the same failed page again, `retry` asks for it anew. */
interface ErrorPageProps {
  error: Error;
  reset: () => void;
  retry: () => void;
}

const pages: readonly [string, ComponentType<ErrorPageProps>][] = [
  ['any page', ViewError],
  ['the shop', SiteError],
  ['the account', AccountError],
];

it.each(pages)('the error page of %s asks for the page anew', async (_, Page) => {
  const [reset, retry] = [jest.fn(), jest.fn()];
  render(<Page error={new Error('Network Error')} reset={reset} retry={retry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(reset).not.toHaveBeenCalled();
});
