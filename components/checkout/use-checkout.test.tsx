import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UnrecognizedActionError } from 'next/dist/client/components/unrecognized-action-error';
import { AddressFields } from '@/components/account/addresses/address-fields.client';
import { WordsProvider } from '@/components/forms/words.client';
import { checkout } from '@/lib/actions/checkout/checkout';
import type { CheckoutState } from '@/lib/actions/checkout/checkout-form';
import { NEW_ADDRESS, NEW_ADDRESS_PREFIX, NO_ADDRESS } from '@/lib/domain/checkout/checkout';
import { clientWords } from '@/lib/i18n/client-words';
import { type Messages, loadMessages } from '@/lib/i18n/messages';
import { useCheckout } from './use-checkout';

jest.mock('@/lib/actions/checkout/checkout', () => ({ checkout: jest.fn() }));

let english: Messages;
beforeAll(async () => {
  english = await loadMessages('en');
});

const INITIAL: CheckoutState = {
  values: {
    key: 'key',
    sent: false,
    address: NEW_ADDRESS,
    shipping: '',
    promotion: '',
    gateway: '',
    useCredit: false,
    note: '',
    purchaseOrder: '',
    marketing: false,
    newAddress: NO_ADDRESS,
  },
  quote: {
    addresses: [],
    options: null,
    promotion: null,
    block: null,
    paymentTypes: [],
    totals: {
      count: 1,
      subtotal: 100,
      discount: 0,
      shipping: null,
      surcharge: 0,
      tax: 10,
      total: 110,
      credit: { balance: 0, used: 0 },
      payable: 110,
      minimum: 0,
      missing: 0,
    },
  },
  errors: {},
  notice: null,
  attempt: 0,
};

function Form() {
  const { state, form, submit } = useCheckout(INITIAL, { unknownOutcome: 'Unknown.', failed: 'Failed.' });
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <input type="hidden" name="address" value={NEW_ADDRESS} />
      <AddressFields
        prefix={NEW_ADDRESS_PREFIX}
        typed={state.values.newAddress}
        errors={state.errors}
        attempt={state.attempt}
      />
      <button type="submit" name="intent" value="place">
        Place
      </button>
      <p>{state.notice?.message}</p>
    </form>
  );
}

it('keeps a new address that was typed when there is no reply', async () => {
  jest.mocked(checkout).mockRejectedValue(new TypeError('Failed to fetch'));
  render(
    <WordsProvider locale="en" words={clientWords(english)}>
      <Form />
    </WordsProvider>,
  );
  await userEvent.type(screen.getByLabelText(/First name/), 'Kim');
  await userEvent.selectOptions(screen.getByLabelText('State', { exact: false }), 'NSW');
  await userEvent.click(screen.getByRole('button', { name: 'Place' }));
  expect(await screen.findByText('Unknown.')).toBeInTheDocument();
  expect(screen.getByLabelText('State', { exact: false })).toHaveValue('NSW');
  expect(screen.getByLabelText(/First name/)).toHaveValue('Kim');
});

it('knows that nothing was ordered if a newer release does not have its action', async () => {
  jest
    .mocked(checkout)
    .mockRejectedValue(new UnrecognizedActionError('Server Action "x" was not found on the server.'));
  render(
    <WordsProvider locale="en" words={clientWords(english)}>
      <Form />
    </WordsProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Place' }));
  expect(await screen.findByText('Failed.')).toBeInTheDocument();
});
