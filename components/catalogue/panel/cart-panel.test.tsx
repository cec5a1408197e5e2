import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Messages, loadMessages } from '@/lib/i18n/messages';
import { ADDED_NOTICE_MS } from '@/lib/config/constants';
import { EMPTY_CART } from '@/lib/domain/cart/cart';
import type { SkuOffer } from '@/lib/domain/catalogue/catalogue';
import { cartPanelLabels } from './cart-panel-labels';
import { CartPanelForm } from './cart-panel.client';
import type { PanelInitial } from './panel-types';

let english: Messages;
beforeAll(async () => {
  english = await loadMessages('en');
});

const addToCart = jest.fn();
const findOffer = jest.fn();
const askForStock = jest.fn();
jest.mock('@/lib/actions/cart/cart.action', () => ({ addToCart: jest.fn() }));
jest.mock('@/lib/browser/cart/cart.client', () => ({
  addToCart: (...args: unknown[]) => addToCart(...args),
  goToLogin: jest.fn(),
}));
jest.mock('@/lib/browser/catalogue/stock-calls', () => ({ askForStock: (...args: unknown[]) => askForStock(...args) }));
jest.mock('@/lib/browser/cart/cart-calls', () => ({ findOffer: (...args: unknown[]) => findOffer(...args) }));

const product = {
  slug: 'soap',
  address: '/product/soap',
  key: 'key-of-the-form',
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
  minQty: 1,
  qtyStep: 1,
  breaks: [],
};
const none: PanelInitial = {
  known: [],
  soldOut: false,
  offer: null,
  chosen: [],
  addons: [],
  qty: null,
  added: false,
  stockRequested: false,
};
const chosen = { ...none, offer, chosen: [{ name: 'Size', value: '250 mL' }] };

function show(initial: PanelInitial, shown = product) {
  return render(
    <CartPanelForm
      product={shown}
      initial={initial}
      shelf={null}
      group={null}
      locale="en"
      labels={cartPanelLabels('en', english)}
    />,
  );
}

const quantity = () => screen.getByRole('spinbutton', { name: 'Quantity' });

beforeEach(() => {
  addToCart.mockReset().mockResolvedValue({ ok: true, value: EMPTY_CART });
  findOffer.mockReset().mockResolvedValue({ ok: true, value: offer });
  askForStock.mockReset().mockResolvedValue({ ok: true, value: true });
  window.history.replaceState(null, '', '/product/soap');
});

it("shows 'Select options' and focuses them", async () => {
  show(none);
  await userEvent.click(screen.getByRole('button', { name: 'Select options' }));
  expect(addToCart).not.toHaveBeenCalled();
  expect(screen.getByRole('radio', { name: '250 mL' })).toHaveFocus();
});

it('shows price, full price and stock of the choice, and stores the choice in the address', async () => {
  show(none);
  await userEvent.click(screen.getByRole('radio', { name: '250 mL' }));
  expect(await screen.findByText('$9.90')).toBeInTheDocument();
  expect(screen.getByText('$12.00').closest('s')).not.toBeNull();
  expect(screen.getByText('40 in stock')).toBeInTheDocument();
  expect(window.location.search).toBe('?option.Size=250+mL');
});

it('marks options that are out of stock', () => {
  show(none);
  expect(screen.getByRole('radio', { name: '1 L , out of stock' })).toBeInTheDocument();
});

it("shows 'Out of stock' and does not add", () => {
  show({ ...chosen, offer: { ...offer, inStock: false } });
  expect(screen.getByRole('button', { name: 'Out of stock' })).toBeDisabled();
});

it.each([
  ['0', 'The smallest quantity is 1.'],
  ['-1', 'The smallest quantity is 1.'],
  ['1.5', 'Enter a whole number.'],
  ['1000000000', 'The largest quantity is 9999.'],
  ['41', 'Only 40 in stock.'],
])('shows the error of %s next to the field', async (typed, words) => {
  show(chosen);
  await userEvent.clear(quantity());
  await userEvent.type(quantity(), typed);
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(quantity()).toHaveAccessibleDescription(words);
  expect(quantity()).toHaveValue(Number(typed));
  expect(addToCart).not.toHaveBeenCalled();
});

it("adds once, confirms it for three seconds, and still shows 'Checkout now'", async () => {
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
  expect(addToCart).toHaveBeenCalledWith({ sku: '1', qty: 12, addons: [] }, expect.any(String));
  expect(screen.getByRole('button', { name: 'Added to cart' })).toBeInTheDocument();
  await act(async () => jest.advanceTimersByTime(ADDED_NOTICE_MS));
  jest.useRealTimers();
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Checkout now' })).toHaveAttribute('href', '/checkout');
});

it('adds again under the same key until a reply comes', async () => {
  addToCart.mockResolvedValueOnce({ ok: false, error: { kind: 'network' } });
  show(chosen);
  for (let time = 0; time < 2; time += 1) await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(addToCart.mock.calls[1]).toEqual(addToCart.mock.calls[0]);
});

it('starts at the minimum quantity, steps by its multiples, and refuses values between them', async () => {
  show({ ...chosen, offer: { ...offer, minQty: 6, qtyStep: 6 } });
  expect(quantity()).toHaveValue(6);
  await userEvent.click(screen.getByRole('button', { name: english.panel.more }));
  expect(quantity()).toHaveValue(12);
  await userEvent.clear(quantity());
  await userEvent.type(quantity(), '8');
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(await screen.findByText('Sold in multiples of 6.')).toBeVisible();
  expect(addToCart).not.toHaveBeenCalled();
});

it('follows the minimum quantity of the choice, unless a quantity was typed', async () => {
  findOffer.mockResolvedValue({ ok: true, value: { ...offer, minQty: 6, qtyStep: 6 } });
  show(none);
  expect(quantity()).toHaveValue(1);
  await userEvent.click(screen.getByRole('radio', { name: '250 mL' }));
  await waitFor(() => expect(quantity()).toHaveValue(6));
});

it('shows why an extra is refused next to it, and a refused choice as what it is', async () => {
  const refused = (fieldErrors: Record<string, string>) => ({
    ok: false,
    error: { kind: 'refused', code: 'INVALID_INPUT', message: 'Testers are gone.', fieldErrors, retryAfter: null },
  });
  findOffer.mockResolvedValue(refused({ 7: 'Testers: in tens.' }));
  show(chosen);
  const testers = screen.getByRole('textbox', { name: 'Testers' });
  await userEvent.type(testers, '12');
  expect(await screen.findByText('Testers: in tens.')).toBeInTheDocument();
  expect(testers).toHaveAccessibleDescription(expect.stringContaining('Testers: in tens.'));
  expect(screen.queryByText(/Network Error/)).toBeNull();

  findOffer.mockResolvedValue(refused({}));
  await userEvent.type(testers, '{Backspace}3');
  expect(await screen.findByText('Testers are gone.')).toBeInTheDocument();
  findOffer.mockResolvedValue({ ok: true, value: offer });
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(await screen.findByText('$9.90')).toBeInTheDocument();
  expect(addToCart).not.toHaveBeenCalled();
});

it('preserves the typed quantity when the platform refuses', async () => {
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

it('adds the sku of the latest choice even while its price is loading', async () => {
  const waiting = Promise.withResolvers<unknown>();
  findOffer.mockReturnValue(waiting.promise);
  show(chosen);
  await userEvent.click(screen.getByRole('radio', { name: '1 L , out of stock' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(addToCart).not.toHaveBeenCalled();
  await act(async () => waiting.resolve({ ok: true, value: { ...offer, skuId: '2' } }));
  await waitFor(() => expect(addToCart.mock.lastCall?.[0]).toMatchObject({ sku: '2', qty: 1 }));
});

it('restricts an extra to its allowed quantities', async () => {
  show(chosen);
  await userEvent.type(screen.getByLabelText('Testers'), '5');
  expect(screen.getByRole('alert')).toHaveTextContent('At least 10.');
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(addToCart).not.toHaveBeenCalled();
});

it('does not wait for a price that is no longer needed', async () => {
  show(chosen);
  const testers = screen.getByRole('textbox', { name: /Testers/ });
  await userEvent.type(testers, '9');
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  await userEvent.clear(testers);
  await userEvent.type(testers, '12');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add to cart' })).not.toHaveAttribute('aria-busy'));
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(addToCart.mock.lastCall?.[0]).toMatchObject({ addons: [{ id: '7', value: '12' }] }));
});

it.each(['0', '-3'])('corrects a quantity of %s on blur', async (typed) => {
  show(chosen);
  await userEvent.clear(quantity());
  await userEvent.type(quantity(), typed);
  await userEvent.tab();
  expect(quantity()).toHaveValue(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('with all skus on the page', () => {
  const known = [
    {
      skuId: '1',
      code: 'S-250',
      options: { Size: '250 mL' },
      priceEach: 880,
      fullPriceEach: null,
      inStock: true,
      availableQty: 7,
      minQty: 1,
      qtyStep: 1,
      breaks: [],
    },
    {
      skuId: '2',
      code: 'S-1000',
      options: { Size: '1 L' },
      priceEach: 2500,
      fullPriceEach: null,
      inStock: false,
      availableQty: 0,
      minQty: 1,
      qtyStep: 1,
      breaks: [],
    },
  ];

  it("shows the price of a choice at once, then the platform's reply", async () => {
    const waiting = Promise.withResolvers<unknown>();
    findOffer.mockReturnValue(waiting.promise);
    show({ ...none, known });
    await userEvent.click(screen.getByRole('radio', { name: '250 mL' }));
    expect(screen.getByText('$8.80')).toBeInTheDocument();
    expect(screen.getByText('Only 7 left')).toBeInTheDocument();
    expect(screen.getByText('$8.80').closest('[aria-live]')).toHaveAttribute('aria-busy', 'false');
    await act(async () => waiting.resolve({ ok: true, value: offer }));
    expect(screen.getByText('$9.90')).toBeInTheDocument();
    expect(screen.queryByText('$8.80')).toBeNull();
  });

  it('waits for the platform if extras have a price', async () => {
    findOffer.mockReturnValue(Promise.withResolvers<unknown>().promise);
    show({ ...none, known, addons: [{ id: '7', value: '12' }] });
    await userEvent.click(screen.getByRole('radio', { name: '250 mL' }));
    expect(screen.queryByText('$8.80')).toBeNull();
  });
});

describe('out of stock', () => {
  const gone = { ...chosen, soldOut: true, offer: { ...offer, inStock: false, availableQty: 0 } };
  const tell = () => screen.getByRole('button', { name: 'Tell me when it is back' });

  it('shows it at once, without a quantity and with a disabled button', () => {
    show({ ...none, soldOut: true });
    expect(screen.getByText('Out of stock', { selector: 'span' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Out of stock' })).toBeDisabled();
    expect(screen.queryByRole('spinbutton', { name: 'Quantity' })).toBeNull();
    expect(tell()).toBeEnabled();
  });

  it('requests a mail once, and confirms it', async () => {
    const waiting = Promise.withResolvers<unknown>();
    askForStock.mockReturnValue(waiting.promise);
    show(gone);
    await userEvent.dblClick(tell());
    await act(async () => waiting.resolve({ ok: true, value: true }));
    expect(askForStock).toHaveBeenCalledTimes(1);
    expect(askForStock).toHaveBeenCalledWith('1');
    // It has the focus of the button, which is gone.
    expect(document.activeElement).toHaveTextContent(/^You will get one e-mail/);
    expect(addToCart).not.toHaveBeenCalled();
  });

  it('asks for the missing options first', async () => {
    show({ ...none, soldOut: true });
    await userEvent.click(tell());
    expect(screen.getByText('Choose which one first.')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '250 mL' })).toHaveFocus();
    expect(askForStock).not.toHaveBeenCalled();
  });

  it('reports a platform without stock requests, and removes the button', async () => {
    askForStock.mockResolvedValue({ ok: false, error: { kind: 'not-found', message: '' } });
    show(gone);
    await userEvent.click(tell());
    expect(await screen.findByText(/cannot send a message/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Tell me when it is back' })).toBeNull();
  });

  it('requests the offer again when the sku is back in stock', async () => {
    askForStock.mockResolvedValue({ ok: true, value: false });
    show(gone);
    await userEvent.click(tell());
    expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeEnabled();
    expect(quantity()).toBeInTheDocument();
  });
});

it('starts with the quantity in the address', () => {
  show({ ...chosen, qty: 6 });
  expect(screen.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue(6);
});
