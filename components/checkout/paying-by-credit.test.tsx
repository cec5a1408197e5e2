import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WordsProvider } from '@/components/forms/words.client';
import { clientWords } from '@/lib/i18n/client-words';
import type { CheckoutQuote } from '@/lib/domain/checkout/checkout';
import { type Messages, loadMessages } from '@/lib/i18n/messages';
import { CheckoutSummary } from './checkout-summary.client';
import { PaymentStep } from './steps/payment-step.client';

let english: Messages;
beforeAll(async () => {
  english = await loadMessages('en');
});

/** A quote with a total of $436.70; amounts in cents. */
function quote(balance: number, used: number): CheckoutQuote {
  return {
    addresses: [],
    options: null,
    promotion: null,
    block: null,
    paymentTypes: [
      { gateway: 'card', name: 'Card', description: '', surcharge: 0 },
      { gateway: 'account', name: 'Invoice', description: '', dueDays: 30, surcharge: 162 },
    ],
    totals: {
      count: 10,
      subtotal: 38_500,
      discount: 0,
      shipping: 1_200,
      surcharge: 0,
      tax: 3_970,
      total: 43_670,
      credit: { balance, used },
      payable: 43_670 - used,
      minimum: 0,
      missing: 0,
    },
  };
}

function show(shown: CheckoutQuote, useCredit: boolean) {
  const onCredit = jest.fn();
  const { container } = render(
    <WordsProvider locale="en" words={clientWords(english)}>
      <PaymentStep
        types={shown.paymentTypes}
        totals={shown.totals}
        useCredit={useCredit}
        chosen="card"
        error={null}
        contact="orders@example.com"
        locale="en"
        onChoose={jest.fn()}
        onCredit={onCredit}
      />
      <CheckoutSummary
        quote={shown}
        promotion=""
        promotionError={null}
        pending={false}
        placing={false}
        attempt={1}
        locale="en"
        lines={null}
      />
    </WordsProvider>,
  );
  const amounts = [...container.querySelectorAll('dl > div')].map((row) => row.textContent);
  return { onCredit, amounts, container };
}

const box = () => screen.queryByRole('checkbox', { name: /^Use my credit/ });

it('says what to do where no way to pay is offered', () => {
  show({ ...quote(0, 0), paymentTypes: [] }, false);
  expect(screen.getByText(/^No way to pay is offered/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'orders@example.com' })).toHaveAttribute('href', 'mailto:orders@example.com');
});

it('does not offer credit without a balance', () => {
  const { amounts } = show(quote(0, 0), false);
  expect(box()).toBeNull();
  expect(amounts.at(-1)).toBe('Total, incl. GST$436.70');
  expect(screen.getByRole('button', { name: 'Place order, $436.70' })).toBeVisible();
});

it('offers the balance, unselected', async () => {
  const { onCredit, amounts } = show(quote(8_000, 0), false);
  expect(box()).toHaveAccessibleName(expect.stringContaining('Use my credit ($80.00)'));
  expect(box()).not.toBeChecked();
  expect(amounts.at(-1)).toBe('Total, incl. GST$436.70');
  await userEvent.click(box() ?? document.body);
  expect(onCredit).toHaveBeenCalledWith(true);
});

it('shows the amount left to pay, also on the button', () => {
  const { amounts } = show(quote(8_000, 8_000), true);
  expect(amounts.slice(-3)).toEqual(['Total, incl. GST$436.70', 'Credit-$80.00', 'To pay$356.70']);
  expect(screen.getByRole('button', { name: 'Place order, $356.70' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Totals updated: $356.70');
  expect(screen.getAllByRole('radio')).toHaveLength(2);
});

it('asks for no payment method when nothing is left to pay', () => {
  const { amounts, container } = show(quote(100_000, 43_670), true);
  expect(amounts.at(-1)).toBe('To pay$0.00');
  expect(screen.queryAllByRole('radio')).toEqual([]);
  expect(container.querySelector<HTMLInputElement>('input[name=gateway]')?.value).toBe('card');
  expect(screen.getByText('Your credit pays for the whole order. Nothing is left to pay.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Place order, paid by credit' })).toBeVisible();
});
