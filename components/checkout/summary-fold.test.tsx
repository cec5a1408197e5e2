import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WordsProvider } from '@/components/forms/words.client';
import { clientWords } from '@/lib/i18n/client-words';
import type { CheckoutQuote } from '@/lib/domain/checkout/checkout';
import { loadMessages } from '@/lib/i18n/messages';
import { SummaryFold } from './summary-fold.client';

const quote: CheckoutQuote = {
  addresses: [],
  options: null,
  promotion: null,
  block: null,
  paymentTypes: [],
  totals: {
    count: 10,
    subtotal: 38_500,
    discount: 0,
    shipping: 1_200,
    surcharge: 0,
    tax: 3_970,
    total: 43_670,
    credit: { balance: 8_000, used: 8_000 },
    payable: 35_670,
    minimum: 0,
    missing: 0,
  },
};

it('shows the amount to pay, and the lines and totals once opened', async () => {
  const messages = await loadMessages('en');
  const { container } = render(
    <WordsProvider locale="en" words={clientWords(messages)}>
      <SummaryFold quote={quote} pending={false} locale="en" lines={<p>Ten bags</p>} />
    </WordsProvider>,
  );
  const [fold, summary] = [container.querySelector('details'), container.querySelector('summary')];
  expect(summary).toHaveTextContent('Your order10 items$356.70');
  expect(fold).not.toHaveAttribute('open');
  await userEvent.click(summary ?? document.body);
  expect(fold).toHaveAttribute('open');
  expect(screen.getByText('Ten bags')).toBeVisible();
  expect(screen.getByText('Total, incl. GST')).toBeVisible();
});
