import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WordsProvider } from '@/components/forms/words.client';
import { clientWords } from '@/lib/i18n/client-words';
import type { BookState } from '@/lib/actions/account/address-book-form';
import { readBookForm } from '@/lib/actions/account/address-book-form';
import type { Address } from '@/lib/domain/account/address';
import { type Messages, loadMessages } from '@/lib/i18n/messages';
import { AddressBook } from './address-book.client';

const changeBook = jest.fn();
jest.mock('@/lib/actions/account/address-book', () => ({ changeBook: (...args: unknown[]) => changeBook(...args) }));

let english: Messages;
beforeAll(async () => {
  english = await loadMessages('en');
});

function address(id: string, more: Partial<Address> = {}): Address {
  return {
    id,
    enabled: true,
    displayName: `Shop ${id}`,
    firstName: 'Luca',
    lastName: 'Bernardi',
    email: '',
    phone: '',
    company: '',
    streetAddress: '3/34A Tannery Lane',
    streetAddress1: '',
    postcode: '3056',
    city: 'Brunswick',
    state: 'VIC',
    country: 'AU',
    ...more,
  };
}

const book = (current: Address[], removed: Address[] = [], usual: string | null = '2') => (
  <WordsProvider locale="en" words={clientWords({ addressBook: english.addressBook, forms: english.forms })}>
    <AddressBook current={current} removed={removed} usual={usual} />
  </WordsProvider>
);

beforeEach(() => {
  changeBook.mockReset();
  changeBook.mockImplementation(async (previous: BookState, data: FormData) => {
    const wanted = readBookForm(data);
    return {
      ...previous,
      attempt: previous.attempt + 1,
      outcome: wanted && { ...wanted, wasUsual: data.get('usual-now') === wanted.id },
    };
  });
});

it('puts the default address first and marks only that one', () => {
  render(book([address('1'), address('2'), address('3')]));
  const [first, ...others] = within(screen.getByRole('list', { name: 'Addresses' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('Shop 2');
  expect(first).toHaveTextContent('Usual address');
  expect(within(first as HTMLElement).queryByRole('button', { name: /Use as usual/ })).toBeNull();
  for (const other of others)
    expect(within(other).getByRole('button', { name: /Use as usual address/ })).toBeInTheDocument();
});

it('reports a removal, and undoes it', async () => {
  const { rerender } = render(book([address('1'), address('2')]));
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Shop 1' }));
  rerender(book([address('2')], [address('1', { enabled: false })]));
  const notice = await screen.findByRole('status');
  expect(notice).toHaveTextContent('Removed: Shop 1');
  expect(notice).toHaveFocus();
  await userEvent.click(within(notice).getByRole('button', { name: 'Undo' }));
  expect(changeBook.mock.lastCall?.[1].get('restore')).toBe('1');
});

it('undoes the removal of the default address completely', async () => {
  render(book([address('1'), address('2')]));
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Shop 2' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(changeBook.mock.lastCall?.[1].get('restore-usual')).toBe('2');
});

it('lists removed addresses separately, for restoring', async () => {
  render(book([], [address('9', { enabled: false, displayName: '', company: 'Old shed' })]));
  expect(screen.getByText('Removed addresses (1)')).toBeInTheDocument();
  await userEvent.click(screen.getByText('Removed addresses (1)'));
  await userEvent.click(screen.getByRole('button', { name: 'Use again: Old shed' }));
  expect(changeBook.mock.lastCall?.[1].get('restore')).toBe('9');
});

it('shows markup as plain text', () => {
  render(book([address('1', { displayName: '<script>alert(1)</script>' })]));
  expect(screen.getByText('<script>alert(1)</script>')).toBeInTheDocument();
});
