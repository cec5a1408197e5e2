import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AddedLine } from '@/lib/contract/cart/cart.contract';
import type { CallResult } from '@/lib/browser/result';
import type { PadSku } from '@/lib/domain/cart/order-pad/pad-sku';
import { templates } from '@/lib/i18n/client-words';
import { OrderSuggestions } from './order-suggestions.client';

type Added = CallResult<readonly AddedLine[]>;
const push = jest.fn();
const suggestCodes = jest.fn<Promise<readonly PadSku[] | null>, [string]>();
const add = jest.fn<Promise<Added>, [readonly { sku: string; qty: number }[], string, string]>();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }), usePathname: () => '/shop' }));
jest.mock('@/lib/browser/catalogue/search', () => ({
  findSuggestions: async (query: string) => ({ query, corrected: '', total: 9, more: false, products: [] }),
}));
jest.mock('@/lib/browser/cart/pad-calls', () => ({ suggestCodes: (typed: string) => suggestCodes(typed) }));
jest.mock('@/lib/browser/cart/cart.client', () => ({
  addLinesToCart: (...args: [readonly { sku: string; qty: number }[], string, string]) => add(...args),
  goToLogin: jest.fn(),
}));

const sku = (code: string, over: Partial<PadSku> = {}): PadSku => ({
  skuId: code.length > 3 ? '2' : '1',
  code,
  name: `Soap ${code}`,
  options: '500 mL',
  slug: code.toLowerCase(),
  group: 'soaps',
  barcode: '',
  priceEach: 1580,
  inStock: true,
  available: 40,
  cartonQty: 12,
  minQty: 1,
  qtyStep: 1,
  breaks: [],
  ...over,
});

const labels = {
  list: 'Suggestions',
  ...templates('en', { found: '{count} found', none: 'Nothing found', all: 'All {count} for {query}' }),
};
const order = {
  ...templates('en', {
    found: '{count} found, Enter leads to the quantity',
    quantityOf: 'Quantity of {name}',
    add: 'Add {name}',
    added: '{count} added',
    stock: 'In stock: {count}',
    least: 'Sold from {count}',
    multiple: 'Sold in multiples of {count}',
    short: 'Only {count} in stock',
  }),
  inStock: 'In stock',
  outOfStock: 'Out of stock',
  noQuantity: 'No quantity',
  network: 'Network Error',
  wrong: 'Something went wrong',
};

/** Renders the field before its suggestions are loaded. */
function show() {
  const form = (suggestions: boolean) => (
    <form aria-label="Search">
      <label htmlFor="q">Search products</label>
      <input id="q" name="q" type="search" />
      {suggestions && <OrderSuggestions field="q" labels={labels} order={order} plain={() => <p>Plain</p>} />}
    </form>
  );
  render(form(false)).rerender(form(true));
}

const field = () => screen.getByLabelText('Search products');
const quantity = (code: string) => screen.getByRole('textbox', { name: `Quantity of Soap ${code}, 500 mL` });
const accepted = (lines: readonly { qty: number }[]): Added => ({
  ok: true,
  value: lines.map(({ qty }) => ({ sku: '1', added: qty, message: '' })),
});

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  push.mockReset();
  suggestCodes.mockReset().mockResolvedValue([sku('AB'), sku('AB-6', { minQty: 6, qtyStep: 6 })]);
  add.mockReset().mockImplementation(async (lines) => accepted(lines));
});

it('adds by keyboard only, and returns to the field for the next product', async () => {
  show();
  await userEvent.type(field(), 'ab');
  await screen.findByRole('grid', { name: 'Suggestions' });
  expect(field()).toHaveAttribute('aria-haspopup', 'grid');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(quantity('AB')).toHaveFocus();
  await userEvent.keyboard('12{Enter}');
  expect(add).toHaveBeenCalledWith([{ sku: '1', qty: 12 }], expect.stringMatching(/^\w{36}$/), '/api/cart/pad/add');
  expect(await screen.findByText('12 added')).toHaveRole('status');
  expect(field()).toHaveFocus();
  expect(push).not.toHaveBeenCalled();
});

it('moves between quantities by the arrow keys, and back to the field', async () => {
  show();
  await userEvent.type(field(), 'ab');
  await screen.findByRole('grid');
  await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}');
  expect(quantity('AB-6')).toHaveFocus();
  expect(quantity('AB-6')).toHaveValue('6');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(field()).toHaveFocus();
  await userEvent.keyboard('{End}{Enter}');
  expect(push).toHaveBeenCalledWith('/search/ab');
});

it('reports an invalid quantity before anything is sent', async () => {
  show();
  await userEvent.type(field(), 'ab');
  await userEvent.clear(await screen.findByRole('textbox', { name: /AB-6/ }));
  await userEvent.type(quantity('AB-6'), '8');
  await userEvent.click(screen.getByRole('button', { name: 'Add Soap AB-6, 500 mL' }));
  expect(screen.getByText('Sold in multiples of 6')).toBeInTheDocument();
  expect(quantity('AB-6')).toBeInvalid();
  expect(add).not.toHaveBeenCalled();
});

it('retries a quantity under the same key after a lost reply, and uses a new key for another quantity', async () => {
  add.mockResolvedValue({ ok: false, error: { kind: 'network' } });
  show();
  await userEvent.type(field(), 'ab');
  const button = await screen.findByRole('button', { name: 'Add Soap AB, 500 mL' });
  await userEvent.click(button);
  await userEvent.click(button);
  expect(screen.getByText('Network Error')).toBeInTheDocument();
  await userEvent.type(quantity('AB'), '2', { initialSelectionStart: 0, initialSelectionEnd: 1 });
  await userEvent.click(button);
  const [first, second, third] = add.mock.calls.map(([, key]) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('opens the page of a sku that is out of stock', async () => {
  suggestCodes.mockResolvedValue([sku('AB', { inStock: false, available: 0 })]);
  show();
  await userEvent.type(field(), 'ab');
  await screen.findByText(/Out of stock/);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(push).toHaveBeenCalledWith('/product/ab');
});

it('suggests only products if the platform suggests no skus', async () => {
  suggestCodes.mockResolvedValue(null);
  show();
  await userEvent.type(field(), 'ab');
  await waitFor(() => expect(suggestCodes).toHaveBeenCalled());
  expect(screen.getByText('Plain')).toBeInTheDocument();
  expect(screen.queryByRole('grid')).toBeNull();
});
