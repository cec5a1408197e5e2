import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { WordsProvider } from '@/components/forms/words.client';
import { type ListFormState, NEW_LIST_FORM } from '@/lib/actions/orders/list-forms';
import { addTypedLines, renameList } from '@/lib/actions/orders/lists.action';
import { clientWords } from '@/lib/i18n/client-words';
import { loadMessages } from '@/lib/i18n/messages';
import { ListSettings } from './list-settings.client';
import { TypeOnList } from './type-on-list.client';

jest.mock('@/lib/actions/orders/lists.action', () => ({
  addTypedLines: jest.fn(),
  deleteList: jest.fn(),
  renameList: jest.fn(),
}));

const LIST = { id: '5', name: 'Weekly', shared: false, canShare: false };

it.each([
  ['of settings', renameList, <ListSettings key="" list={LIST} />, 'Save'],
  ['of typed codes', addTypedLines, <TypeOnList key="" list="5" />, 'Add to the list'],
] satisfies [string, typeof renameList, ReactNode, string][])(
  'a form %s reports no earlier success when there is no reply',
  async (_, action, form, button) => {
    const saved: ListFormState = { ...NEW_LIST_FORM, attempt: 1, outcome: 'That was saved.' };
    jest.mocked(action).mockResolvedValueOnce(saved).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    render(
      <WordsProvider locale="en" words={clientWords(await loadMessages('en'))}>
        {form}
      </WordsProvider>,
    );
    const send = () => userEvent.click(screen.getByRole('button', { name: button }));
    await send();
    expect(await screen.findByText('That was saved.')).toBeInTheDocument();
    await send();
    expect(await screen.findByText(/Network Error/)).toBeInTheDocument();
    expect(screen.queryByText('That was saved.')).toBeNull();
  },
);
