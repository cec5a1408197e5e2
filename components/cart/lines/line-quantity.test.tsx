import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WordsProvider } from '@/components/forms/words.client';
import { clientWords } from '@/lib/i18n/client-words';
import { type Messages, loadMessages } from '@/lib/i18n/messages';
import type { CartLine } from '@/lib/domain/cart/cart';
import { LineQuantity } from './line-quantity.client';

let english: Messages;
beforeAll(async () => {
  english = await loadMessages('en');
});

const line: CartLine = {
  id: '1',
  slug: 'soap',
  name: 'Soap',
  options: '',
  skuId: '9',
  code: 'S-1',
  addons: [],
  qty: 4,
  price: 100,
  subtotal: 400,
  available: 10,
  minQty: 1,
  qtyStep: 1,
  extrasGone: false,
  picture: null,
};

function show(props: Partial<Parameters<typeof LineQuantity>[0]> = {}) {
  const handlers = { onQuantity: jest.fn(), onForget: jest.fn(), onRemove: jest.fn() };
  render(
    <WordsProvider locale="en" words={clientWords(english)}>
      <LineQuantity
        line={line}
        pending={false}
        error={null}
        typedBefore={null}
        problemBefore={null}
        {...handlers}
        {...props}
      />
    </WordsProvider>,
  );
  return { ...handlers, field: screen.getByRole('spinbutton', { name: 'Quantity of Soap' }) };
}

it('saves a typed quantity', async () => {
  const { field, onQuantity } = show();
  await userEvent.clear(field);
  await userEvent.type(field, '12');
  expect(onQuantity).toHaveBeenLastCalledWith('1', 12);
});

it('removes the line at 0, but only on blur', async () => {
  const { field, onQuantity, onRemove } = show();
  await userEvent.clear(field);
  await userEvent.type(field, '0');
  expect(onRemove).not.toHaveBeenCalled();
  expect(field).toHaveValue(0);
  await userEvent.tab();
  expect(onRemove).toHaveBeenCalledWith(line);
  expect(onQuantity).not.toHaveBeenCalled();
});

it('reports an invalid quantity and leaves it in the field', async () => {
  const { field, onQuantity } = show();
  await userEvent.clear(field);
  await userEvent.type(field, '1.5');
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a whole number.');
  expect(field).toHaveValue(1.5);
  expect(onQuantity).not.toHaveBeenCalledWith('1', 1.5);
});

it("shows the platform's message", () => {
  show({
    error: { kind: 'refused', code: 'OUT_OF_STOCK', message: 'Only 5 left.', fieldErrors: {}, retryAfter: null },
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Only 5 left.');
});

it('saves immediately on Enter, and steps by one', async () => {
  const { field, onQuantity } = show();
  await userEvent.clear(field);
  await userEvent.type(field, '7{Enter}');
  expect(onQuantity).toHaveBeenLastCalledWith('1', 7, true);
  await userEvent.click(screen.getByRole('button', { name: 'One more of Soap' }));
  expect(onQuantity).toHaveBeenLastCalledWith('1', 5);
});

it('shows the typed value and error of a form sent without scripts', () => {
  const { field } = show({ typedBefore: '99', problemBefore: 'Only 5 left.' });
  expect(field).toHaveValue(99);
  expect(screen.getByRole('alert')).toHaveTextContent('Only 5 left.');
});

it('corrects a negative quantity on blur', async () => {
  const { field, onQuantity, onRemove } = show();
  await userEvent.clear(field);
  await userEvent.type(field, '-3');
  await userEvent.tab();
  expect(onQuantity).toHaveBeenLastCalledWith('1', 1);
  expect(onRemove).not.toHaveBeenCalled();
});

it('corrects it to the least that the sku is sold in', async () => {
  const { field, onQuantity } = show({ line: { ...line, qty: 18, minQty: 12, qtyStep: 6 } });
  await userEvent.clear(field);
  await userEvent.type(field, '-3');
  await userEvent.tab();
  expect(onQuantity).toHaveBeenLastCalledWith('1', 12);
});

it('steps as the sku is sold, not below its minimum', async () => {
  const { onQuantity } = show({ line: { ...line, qty: 12, minQty: 12, qtyStep: 6 } });
  const less = screen.getByRole('button', { name: 'One less of Soap' });
  expect(less).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(less);
  expect(onQuantity).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'One more of Soap' }));
  expect(onQuantity).toHaveBeenLastCalledWith('1', 18);
});

it('leaves the focus on the button that has come to the minimum', async () => {
  show({ line: { ...line, qty: 2 }, pending: true });
  const less = screen.getByRole('button', { name: 'One less of Soap' });
  await userEvent.click(less);
  expect(less).toHaveAttribute('aria-disabled', 'true');
  // A browser takes the focus from a disabled button.
  expect(less).toBeEnabled();
  expect(less).toHaveFocus();
});
