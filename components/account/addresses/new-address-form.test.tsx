import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity } from 'react';
import { WordsProvider } from '@/components/forms/words.client';
import { addAddress } from '@/lib/actions/account/address-book';
import { type NewAddressState, NO_VALUES } from '@/lib/actions/account/address-book-form';
import { NEW_FORM } from '@/lib/actions/form-state';
import { clientWords } from '@/lib/i18n/client-words';
import { type Messages, loadMessages } from '@/lib/i18n/messages';
import { NewAddressForm } from './new-address-form.client';

jest.mock('@/lib/actions/account/address-book', () => ({ addAddress: jest.fn() }));

let english: Messages;
beforeAll(async () => {
  english = await loadMessages('en');
});

const INITIAL: NewAddressState = { ...NEW_FORM, values: NO_VALUES, key: 'key', outcome: null };

const page = (mode: 'visible' | 'hidden') => (
  <Activity mode={mode}>
    <WordsProvider locale="en" words={clientWords(english)}>
      <NewAddressForm initial={INITIAL} />
    </WordsProvider>
  </Activity>
);
const company = () => screen.getByLabelText(/^Company/);
const state = () => screen.getByLabelText(/^State/);
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add address' }));

beforeEach(() => {
  jest
    .mocked(addAddress)
    .mockReset()
    .mockImplementation(async ({ attempt }) => ({ ...INITIAL, attempt: attempt + 1, key: 'next', outcome: 'added' }));
});

it('is emptied after an address was added, and not again when the router shows the page again', async () => {
  const { rerender } = render(page('visible'));
  await userEvent.type(company(), 'First');
  await add();
  expect(await screen.findByText(english.addressBook.outcome.added)).toBeInTheDocument();
  expect(company()).toHaveValue('');
  // user-event does not know that a form was reset, and would add to the former text.
  fireEvent.change(company(), { target: { value: 'Second' } });
  rerender(page('hidden'));
  rerender(page('visible'));
  expect(company()).toHaveValue('Second');
});

it('keeps a second address when there is no reply', async () => {
  render(page('visible'));
  await add();
  await screen.findByText(english.addressBook.outcome.added);
  jest.mocked(addAddress).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await userEvent.type(company(), 'Second');
  await userEvent.selectOptions(state(), 'NSW');
  await add();
  expect(await screen.findByText(/Network Error/)).toBeInTheDocument();
  expect(screen.queryByText(english.addressBook.outcome.added)).toBeNull();
  expect(company()).toHaveValue('Second');
  expect(state()).toHaveValue('NSW');
});
