import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type MatrixOffer, matrixOf } from '@/lib/domain/catalogue/matrix';
import { loadMessages } from '@/lib/i18n/messages';
import { type MatrixLabels, matrixLabels } from './matrix-labels';
import { OrderMatrixForm } from './order-matrix.client';

const addLinesToCart = jest.fn();
const goToLogin = jest.fn();
jest.mock('@/lib/actions/cart/matrix', () => ({ addMatrix: jest.fn() }));
jest.mock('@/lib/browser/cart/cart.client', () => ({
  addLinesToCart: (...args: unknown[]) => addLinesToCart(...args),
  goToLogin: () => goToLogin(),
}));

let labels: MatrixLabels;
beforeAll(async () => {
  labels = matrixLabels('en', await loadMessages('en'));
});

const offer = (skuId: string, options: Record<string, string>, rest: Partial<MatrixOffer> = {}): MatrixOffer => ({
  skuId,
  code: `C-${skuId}`,
  options,
  priceEach: 690,
  fullPriceEach: null,
  inStock: true,
  availableQty: 50,
  minQty: 1,
  qtyStep: 1,
  breaks: [],
  ...rest,
});
const pack = { name: 'Pack', options: ['8 rolls', '20 rolls'], selected: null };
const colour = { name: 'Colour', options: ['Ink', 'Sage', 'Clay'], selected: null };
const offers = [
  offer('1', { Pack: '8 rolls', Colour: 'Ink' }),
  offer('2', { Pack: '8 rolls', Colour: 'Sage' }, { fullPriceEach: 790 }),
  offer('3', { Pack: '20 rolls', Colour: 'Sage' }, { availableQty: 3 }),
  offer('4', { Pack: '8 rolls', Colour: 'Clay' }, { inStock: false, availableQty: 0 }),
];

function show(ordered = 0) {
  const matrix = matrixOf([pack, colour], offers);
  if (!matrix) throw new Error('no matrix');
  return render(
    <OrderMatrixForm slug="bags" matrix={matrix} once="key" ordered={ordered} locale="en" labels={labels} />,
  );
}

const field = (name: string) => screen.getByRole('textbox', { name: `Quantity of ${name}` });
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add all to cart' }));

beforeEach(() => {
  goToLogin.mockReset();
  addLinesToCart.mockReset().mockImplementation(async (lines: { sku: string; qty: number }[]) => ({
    ok: true,
    value: lines.map(({ sku, qty }) => ({ sku, added: qty, message: '' })),
  }));
});

it('shows price, full price and stock of each cell, and no field for unavailable skus', () => {
  show();
  const sage = screen.getByRole('row', { name: /^Sage/ });
  expect(within(sage).getByText('$7.90').closest('s')).not.toBeNull();
  expect(within(sage).getByText('3 in stock')).toBeInTheDocument();
  expect(within(screen.getByRole('row', { name: /^Ink/ })).getByText('Not made')).toBeInTheDocument();
  const clay = screen.getByRole('row', { name: /^Clay/ });
  expect(within(clay).getByText('Out of stock')).toBeInTheDocument();
  expect(within(clay).queryByRole('textbox')).toBeNull();
});

it('adds all typed quantities in one call, once', async () => {
  show();
  await userEvent.type(field('Ink, 8 rolls'), '5');
  await userEvent.type(field('Sage, 20 rolls'), '2');
  expect(screen.getByText('7 pieces')).toBeInTheDocument();
  await add();
  expect(addLinesToCart).toHaveBeenCalledTimes(1);
  expect(addLinesToCart).toHaveBeenCalledWith(
    [
      { sku: '1', qty: 5 },
      { sku: '3', qty: 2 },
    ],
    expect.stringMatching(/^[\da-f]{36}$/),
  );
  expect(await screen.findByText(/Added to the cart: 7/)).toBeInTheDocument();
  expect(screen.getByText('5 added')).toBeInTheDocument();
  expect(field('Ink, 8 rolls')).toHaveValue('');
  expect(screen.getByRole('link', { name: 'Go to the cart' })).toHaveAttribute('href', '/cart');
});

it('shows each error at its cell, and sends nothing', async () => {
  show();
  await userEvent.type(field('Ink, 8 rolls'), 'ten');
  await userEvent.type(field('Sage, 20 rolls'), '4');
  await userEvent.type(field('Sage, 8 rolls'), '1');
  await add();
  expect(addLinesToCart).not.toHaveBeenCalled();
  expect(field('Ink, 8 rolls')).toHaveAccessibleDescription('Enter a number, such as 12.');
  expect(field('Sage, 20 rolls')).toHaveAccessibleDescription('Only 3 in stock.');
  expect(field('Sage, 8 rolls')).toBeValid();
  await waitFor(() => expect(field('Ink, 8 rolls')).toHaveFocus());
  await userEvent.clear(field('Sage, 20 rolls'));
  expect(field('Sage, 20 rolls')).not.toHaveAttribute('aria-invalid');
});

it.each(['0', '-2'])('clears a quantity of %s on blur', async (typed) => {
  show();
  await userEvent.type(field('Ink, 8 rolls'), typed);
  await userEvent.tab();
  expect(field('Ink, 8 rolls')).toHaveValue('');
});

it('preserves refused quantities with the reason, and clears added ones', async () => {
  addLinesToCart.mockResolvedValue({
    ok: true,
    value: [
      { sku: '1', added: 5, message: '' },
      { sku: '2', added: 0, message: 'Only 1 left.' },
    ],
  });
  show();
  await userEvent.type(field('Ink, 8 rolls'), '5');
  await userEvent.type(field('Sage, 8 rolls'), '9');
  await add();
  expect(await screen.findByText(/Not added: 1/)).toBeInTheDocument();
  expect(field('Sage, 8 rolls')).toHaveValue('9');
  expect(field('Sage, 8 rolls')).toHaveAccessibleDescription('Only 1 left.');
  expect(field('Ink, 8 rolls')).toHaveValue('');
});

it('retries a request without a reply under the same key, and uses a new key after a reply', async () => {
  addLinesToCart.mockResolvedValueOnce({ ok: false, error: { kind: 'network' } });
  show();
  await userEvent.type(field('Ink, 8 rolls'), '5');
  await add();
  expect(await screen.findByText(/Network Error/)).toBeInTheDocument();
  expect(field('Ink, 8 rolls')).toHaveValue('5');
  await add();
  await screen.findByText(/Added to the cart: 5/);
  await userEvent.type(field('Ink, 8 rolls'), '5');
  await add();
  const keys = addLinesToCart.mock.calls.map(([, key]: [unknown, string]) => key);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('reports that no quantity was typed, or that the session has ended', async () => {
  show();
  await add();
  expect(screen.getByText('Type a quantity first.')).toBeInTheDocument();
  addLinesToCart.mockResolvedValue({ ok: false, error: { kind: 'signed-out' } });
  await userEvent.type(field('Ink, 8 rolls'), '5');
  await add();
  expect(goToLogin).toHaveBeenCalledTimes(1);
});

it('moves up and down a column with the arrow keys', async () => {
  show();
  await userEvent.click(field('Ink, 8 rolls'));
  await userEvent.keyboard('{ArrowDown}');
  expect(field('Sage, 8 rolls')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(field('Sage, 8 rolls')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(field('Ink, 8 rolls')).toHaveFocus();
});

it('reports the lines added by a form without scripts', () => {
  show(12);
  expect(screen.getByText(/Added to the cart: 12/)).toBeInTheDocument();
});
