import { act, render, screen } from '@testing-library/react';
import { loadMessages } from '@/lib/i18n/messages';
import { codeLabels } from '../labels';
import { ResendButton } from './resend-button.client';

it('leaves its focus to the page’s content while another mail cannot be asked for', async () => {
  jest.useFakeTimers();
  const { auth } = await loadMessages('en');
  const page = (againAt: number) => (
    <main id="content" tabIndex={-1}>
      <ResendButton againAt={againAt} busy={false} labels={codeLabels('en', auth)} />
    </main>
  );
  const { rerender } = render(page(0));
  screen.getByRole('button', { name: 'Send again' }).focus();
  rerender(page(Date.now() + 60_000));
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('button', { name: /^Send again in/ })).toBeDisabled();
  expect(screen.getByRole('main')).toHaveFocus();
  jest.useRealTimers();
});
