import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Messages, loadMessages } from '@/lib/i18n/messages';
import { ADDED_NOTICE_MS } from '@/lib/config/constants';
import { EMPTY_CART } from '@/lib/domain/buying/cart';
import type { SkuOffer } from '@/lib/domain/catalogue/catalogue';
import { CartPanelForm } from './cart-panel.client';

let english: Messages;
beforeAll(async () => {
  english = await loadMessages('en');
});

const addToCart = jest.fn();
const findOffer = jest.fn();
jest.mock('@/lib/actions/cart/cart', () => ({ addToCart: jest.fn() }));
jest.mock('@/lib/browser/cart/cart', () => ({
  addToCart: (...args: unknown[]) => addToCart(...args),
  goToLogin: jest.fn(),
}));
jest.mock('@/lib/browser/cart/cart-calls', () => ({ findOffer: (...args: unknown[]) => findOffer(...args) }));

const product = {
  slug: 'soap',
  name: 'Soap',
  variations: [{ name: 'Size', options: ['250 mL', '1 L'], selected: null }],
  skus: [
    { id: '1', code: 'S-250', variations: [{ name: 'Size', value: '250 mL' }], inStock: true },
    { id: '2', code: 'S-1000', variations: [{ name: 'Size', value: '1 L' }], inStock: false },
  ],
  addons: [{ id: '7', name: 'Testers', type: 'Qty' as const, options: [], minQty: 10, maxQty: 20, selected: null }],
};
const offer: SkuOffer = {
  skuId: '1',
  code: 'S-250',
  priceEach: 990,
  fullPriceEach: 1200,
  inStock: true,
  availableQty: 40,
};
const none = { offer: null, chosen: [], addons: [], added: false };
const chosen = { ...none, offer, chosen: [{ name: 'Size', value: '250 mL' }] };

function show(initial: typeof none | typeof chosen) {
  return render(<CartPanelForm product={product} initial={initial} locale="en" labels={english.panel} />);
}

const quantity = () => screen.getByRole('spinbutton', { name: 'Quantity' });

beforeEach(() => {
  addToCart.mockReset().mockResolvedValue({ ok: true, value: EMPTY_CART });
  findOffer.mockReset().mockResolvedValue({ ok: true, value: offer });
  window.history.replaceState(null, '', '/product/soap');
});

it('says Select options and leads to them', async () => {
  show(none);
  await userEvent.click(screen.getByRole('button', { name: 'Select options' }));
  expect(addToCart).not.toHaveBeenCalled();
  expect(screen.getByRole('radio', { name: '250 mL' })).toHaveFocus();
});

it('shows price, full price and stock of what is chosen, and keeps the choice in the address', async () => {
  show(none);
  await userEvent.click(screen.getByRole('radio', { name: '250 mL' }));
  expect(await screen.findByText('$9.90')).toBeInTheDocument();
  expect(screen.getByText('$12.00').closest('s')).not.toBeNull();
  expect(screen.getByText('40 in stock')).toBeInTheDocument();
  expect(window.location.search).toBe('?option.Size=250+mL');
});

it('marks what is out of stock', () => {
  show(none);
  expect(screen.getByRole('radio', { name: '1 L , out of stock' })).toBeInTheDocument();
});

it('says Out of stock and does not add', () => {
  show({ ...chosen, offer: { ...offer, inStock: false } });
  expect(screen.getByRole('button', { name: 'Out of stock' })).toBeDisabled();
});

it.each([
  ['0', 'The smallest quantity is 1.'],
  ['-1', 'The smallest quantity is 1.'],
  ['1.5', 'Enter a whole number.'],
  ['1000000000', 'The largest quantity is 9999.'],
  ['41', 'Only 40 in stock.'],
])('says what is wrong with %s next to the field', async (typed, words) => {
  show(chosen);
  await userEvent.clear(quantity());
  await userEvent.type(quantity(), typed);
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(quantity()).toHaveAccessibleDescription(words);
  expect(quantity()).toHaveValue(Number(typed));
  expect(addToCart).not.toHaveBeenCalled();
});

it('adds once, says so for three seconds, and keeps Checkout now', async () => {
  show(chosen);
  await userEvent.clear(quantity());
  await userEvent.type(quantity(), '12');
  const waiting = Promise.withResolvers<unknown>();
  addToCart.mockReturnValue(waiting.promise);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Add to cart' }));
  expect(await screen.findByRole('button', { name: 'Adding to cart' })).toHaveAttribute('aria-busy', 'true');
  jest.useFakeTimers();
  await act(async () => waiting.resolve({ ok: true, value: EMPTY_CART }));
  expect(addToCart).toHaveBeenCalledTimes(1);
  expect(addToCart).toHaveBeenCalledWith({ sku: '1', qty: 12, addons: [] });
  expect(screen.getByRole('button', { name: 'Added to cart' })).toBeInTheDocument();
  await act(async () => jest.advanceTimersByTime(ADDED_NOTICE_MS));
  jest.useRealTimers();
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Checkout now' })).toHaveAttribute('href', '/checkout');
});

it('keeps what was typed when the platform refuses', async () => {
  addToCart.mockResolvedValue({
    ok: false,
    error: { kind: 'refused', code: 'OUT_OF_STOCK', message: 'Only 5 left.', fieldErrors: {}, retryAfter: null },
  });
  show(chosen);
  await userEvent.clear(quantity());
  await userEvent.type(quantity(), '9');
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Only 5 left.');
  expect(quantity()).toHaveValue(9);
});

it('adds the sku of the latest choice, also when its price is still on its way', async () => {
  const waiting = Promise.withResolvers<unknown>();
  findOffer.mockReturnValue(waiting.promise);
  show(chosen);
  await userEvent.click(screen.getByRole('radio', { name: '1 L , out of stock' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(addToCart).not.toHaveBeenCalled();
  await act(async () => waiting.resolve({ ok: true, value: { ...offer, skuId: '2' } }));
  await waitFor(() => expect(addToCart).toHaveBeenCalledWith({ sku: '2', qty: 1, addons: [] }));
});

it('holds an extra to its quantities', async () => {
  show(chosen);
  await userEvent.type(screen.getByLabelText('Testers'), '5');
  expect(screen.getByRole('alert')).toHaveTextContent('At least 10.');
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(addToCart).not.toHaveBeenCalled();
});

it('does not wait for a price that is not asked for any more', async () => {
  show(chosen);
  const testers = screen.getByRole('textbox', { name: /Testers/ });
  await userEvent.type(testers, '9');
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  await userEvent.clear(testers);
  await userEvent.type(testers, '12');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add to cart' })).not.toHaveAttribute('aria-busy'));
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(addToCart).toHaveBeenCalledWith({ sku: '1', qty: 1, addons: [{ id: '7', value: '12' }] }));
});
