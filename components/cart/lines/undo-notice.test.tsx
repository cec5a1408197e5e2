import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import userEvent from '@testing-library/user-event';
import { WordsProvider } from '@/components/forms/words.client';
import { clientWords } from '@/lib/i18n/client-words';
import { type Messages, loadMessages } from '@/lib/i18n/messages';
import type { CallError } from '@/lib/browser/result';
import { UndoNotice } from './undo-notice.client';

jest.mock('@/lib/actions/cart/cart-lines', () => ({ restoreLine: jest.fn() }));

let english: Messages;
beforeAll(async () => {
  english = await loadMessages('en');
});

const removed = { id: '1', name: 'Soap', sku: '11', qty: 12, addons: '[]', key: '', saved: null };
const shown = (gone: boolean, restore: () => Promise<CallError | null>) => (
  <WordsProvider locale="en" words={clientWords(english)}>
    <UndoNotice removed={removed} gone={gone} restore={restore} onDismiss={() => undefined} />
  </WordsProvider>
);

it('restores once on a double click', async () => {
  let answer: (error: null) => void = () => undefined;
  const restore = jest.fn(() => new Promise<null>((resolve) => (answer = resolve)));
  render(shown(true, restore));
  await userEvent.dblClick(screen.getByRole('button', { name: 'Undo' }));
  expect(restore).toHaveBeenCalledTimes(1);
  await act(async () => answer(null));
});

it('takes the focus once the line is gone with its button, and no other focus', () => {
  const none = async () => null;
  const { rerender } = render(shown(false, none));
  expect(document.body).toHaveFocus();
  rerender(shown(true, none));
  expect(screen.getByRole('status')).toHaveFocus();
  rerender(shown(false, none));
  screen.getByRole('button', { name: 'Undo' }).focus();
  rerender(shown(true, none));
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
});

it('leaves its focus to the page’s content when it is dismissed', () => {
  const page = (notice: ReactNode) => (
    <main id="content" tabIndex={-1}>
      {notice}
    </main>
  );
  const { rerender } = render(page(shown(true, async () => null)));
  screen.getByRole('button', { name: 'Dismiss' }).focus();
  rerender(page(null));
  expect(screen.getByRole('main')).toHaveFocus();
});
