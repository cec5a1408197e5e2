import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WordsProvider } from '@/components/forms/words.client';
import { type Cart, EMPTY_CART } from '@/lib/domain/cart/cart';
import { clientWords } from '@/lib/i18n/client-words';
import { loadMessages } from '@/lib/i18n/messages';
import { CheckoutButton } from './checkout-button.client';
import { CART_FORM } from './lines/cart-lines.client';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));
jest.mock('@/lib/actions/cart/cart-lines', () => ({ updateCart: jest.fn() }));

const LINE: Cart['lines'][number] = {
  id: '1',
  slug: 'soap',
  name: 'Soap',
  options: '',
  code: 'SOAP',
  skuId: '1',
  addons: [],
  qty: 1,
  price: 100,
  picture: null,
  subtotal: 100,
  available: 9,
  minQty: 1,
  qtyStep: 1,
  extrasGone: false,
};

it('saves what is typed without scripts while it is blocked, and does nothing with them', async () => {
  const sent = jest.fn((event: Event) => event.preventDefault());
  const words = clientWords(await loadMessages('en'));
  render(
    <WordsProvider locale="en" words={words}>
      <form id={CART_FORM} ref={(form) => form?.addEventListener('submit', sent)} />
      <CheckoutButton cart={{ ...EMPTY_CART, lines: [LINE], missing: 5_000 }} flush={async () => true} />
    </WordsProvider>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Checkout' });
  expect([button.type, button.form?.id, button.name, button.value]).toEqual(['submit', CART_FORM, 'intent', 'save']);
  await userEvent.click(button);
  expect(sent).not.toHaveBeenCalled();
});
