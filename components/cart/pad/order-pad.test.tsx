import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { orderPad } from '@/lib/actions/cart/order-pad.action';
import { NEW_PAD, type PadState } from '@/lib/actions/cart/pad-form';
import { addLinesToCart } from '@/lib/browser/cart/cart.client';
import type { PadSku } from '@/lib/domain/cart/order-pad/pad-sku';
import { clientWords } from '@/lib/i18n/client-words';
import { type Messages, loadMessages } from '@/lib/i18n/messages';
import { OrderPadArea } from './order-pad-area.client';

jest.mock('@/lib/actions/cart/order-pad.action', () => ({ orderPad: jest.fn() }));
jest.mock('@/lib/browser/cart/cart.client', () => ({ addLinesToCart: jest.fn(), goToLogin: jest.fn() }));
jest.mock('@/lib/browser/cart/pad-calls', () => ({
  suggestCodes: async (typed: string) => (typed === 'SH' ? [sku('SH-1'), sku('SH-2')] : null),
  findCodes: async (wanted: readonly { code: string }[]) => ({
    ok: true,
    value: wanted.map(({ code }) => ({
      match: code === 'NEAR' ? 'near' : code === 'NONE' ? 'none' : 'exact',
      skus: code === 'NONE' ? [] : [sku(code)],
    })),
  }),
}));

const sku = (code: string): PadSku => ({
  skuId: code,
  code,
  name: `Name of ${code}`,
  options: '',
  slug: code,
  group: '',
  barcode: '',
  priceEach: 100,
  inStock: true,
  available: null,
  cartonQty: 1,
  minQty: 1,
  qtyStep: 1,
  breaks: [],
});

let english: Messages;
beforeAll(async () => {
  english = await loadMessages('en');
});
beforeEach(() => {
  jest.mocked(addLinesToCart).mockReset();
  jest.mocked(orderPad).mockReset();
  render(
    <OrderPadArea
      words={clientWords(english)}
      owner=""
      once="once"
      locale="en"
      lists={[{ id: '7', name: 'Monday' }]}
      shelf={null}
    />,
  );
});

const code = (row: number) => screen.getByRole('combobox', { name: `Code, row ${row}` });
const quantity = (row: number) => screen.getByRole('textbox', { name: `Quantity, row ${row}` });
const name = () => screen.getByLabelText('Name of the new list');

async function type(row: number, typed: string, qty: string): Promise<void> {
  await userEvent.type(code(row), typed);
  await userEvent.type(quantity(row), qty);
  // Rows are looked up after they were left.
  await userEvent.click(document.body);
  await screen.findAllByText(new RegExp(`Name of ${typed}|We do not know this code`));
}

const answer = (rest: Partial<PadState>) =>
  jest.mocked(orderPad).mockResolvedValueOnce({ ...NEW_PAD, attempt: 1, ...rest });

it('keeps rows apart after some of them were added', async () => {
  await type(1, 'SOAP', '2');
  await type(3, 'NONE', '1');
  jest.mocked(addLinesToCart).mockResolvedValue({ ok: true, value: [{ sku: 'SOAP', added: 2, message: '' }] });
  await userEvent.click(screen.getByRole('button', { name: 'Add all to cart' }));
  await screen.findByText(/2 pieces are in your cart/);
  expect(code(1)).toHaveValue('NONE');
  for (const row of [2, 3, 4, 5]) await userEvent.type(code(row), `C${row}`);
  expect([1, 2, 3, 4, 5].map((row) => (code(row) as HTMLInputElement).value)).toEqual(['NONE', 'C2', 'C3', 'C4', 'C5']);
});

it('sends the rows once while they are added, and leaves those that were changed or typed since', async () => {
  await type(1, 'SOAP', '2');
  await type(2, 'COMB', '3');
  let reply: (result: Awaited<ReturnType<typeof addLinesToCart>>) => void = () => undefined;
  jest.mocked(addLinesToCart).mockReturnValue(new Promise((resolve) => (reply = resolve)));
  fireEvent.keyDown(code(1), { key: 'Enter', ctrlKey: true });
  fireEvent.keyDown(code(1), { key: 'Enter', ctrlKey: true });
  await screen.findByRole('button', { name: 'Adding to cart' });
  fireEvent.keyDown(code(1), { key: 'Enter', ctrlKey: true });
  expect(addLinesToCart).toHaveBeenCalledTimes(1);
  await userEvent.clear(quantity(2));
  await userEvent.type(quantity(2), '5');
  await type(3, 'SOAP', '2');
  await act(async () =>
    reply({
      ok: true,
      value: [
        { sku: 'SOAP', added: 2, message: '' },
        { sku: 'COMB', added: 3, message: '' },
      ],
    }),
  );
  expect(screen.getByText('5 pieces are in your cart.')).toBeInTheDocument();
  expect([code(1), quantity(1), code(2), quantity(2)].map((field) => (field as HTMLInputElement).value)).toEqual([
    'COMB',
    // Of the five, what was added is taken off.
    '2',
    'SOAP',
    '2',
  ]);
});

it('does not say that nothing was added if the reply was lost', async () => {
  await type(1, 'SOAP', '2');
  jest.mocked(addLinesToCart).mockResolvedValue({ ok: false, error: { kind: 'network' } });
  await userEvent.click(screen.getByRole('button', { name: 'Add all to cart' }));
  expect(await screen.findByText(english.forms.noReply)).toBeVisible();
  expect(code(1)).toHaveValue('SOAP');
});

it('shows the suggestion that the arrows have come to', async () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  await userEvent.type(code(1), 'SH');
  const second = await screen.findByRole('option', { name: /^SH-2/ });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(second).toHaveAttribute('aria-selected', 'true');
  expect(scrolled.mock.contexts.at(-1)).toBe(second);
});

it('saves by Enter in the name of a list, and takes no suggestion', async () => {
  await type(1, 'NEAR', '2');
  answer({ savedTo: '9', notice: '1 line is on the list now.' });
  await userEvent.type(name(), 'Friday{Enter}');
  expect(await screen.findByText('1 line is on the list now.')).toBeInTheDocument();
  const sent = jest.mocked(orderPad).mock.calls[0]?.[1];
  expect([sent?.get('intent'), sent?.get('listName'), sent?.get('row.0.pick')]).toEqual(['save', 'Friday', null]);
  expect(screen.getByText('Did you mean this?')).toBeInTheDocument();
});

it('has a button first that neither takes a suggestion nor adds, for Enter without scripts', async () => {
  await type(1, 'NEAR', '2');
  const [first] = document.querySelectorAll('form button[type="submit"]');
  expect(first).toHaveAttribute('value', 'check');
  expect(first).not.toHaveAttribute('name', 'row.0.pick');
});

it('reports a lost connection beside the list, and saves the same again', async () => {
  await type(1, 'SOAP', '2');
  jest.mocked(orderPad).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await userEvent.type(name(), 'Friday{Enter}');
  expect(await screen.findByText(/Network Error/)).toBeInTheDocument();
  expect(name()).toHaveValue('Friday');
  expect(code(1)).toHaveValue('SOAP');
  answer({ savedTo: '9', notice: '1 line is on the list now.' });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('1 line is on the list now.')).toBeInTheDocument();
  expect(screen.queryByText(/Network Error/)).toBeNull();
  const keys = jest.mocked(orderPad).mock.calls.map(([, data]) => data.get('key'));
  expect(keys).toEqual(['once.0', 'once.0']);
});

it('announces how many rows have to be looked at, once they are checked', async () => {
  await type(1, 'NONE', '1');
  expect(screen.getByText('1 row to look at').closest('[role="status"]')).not.toBeNull();
});

it('keeps the focus by the rows when a button goes away', async () => {
  await type(1, 'NEAR', '2');
  screen.getByRole('button', { name: 'Use NEAR' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('list', { name: english.quickOrder.table })).toHaveFocus();
  // The row after it is blank and has nothing to remove.
  screen.getByRole('button', { name: 'Remove row 1' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(code(1)).toHaveFocus();
  await type(1, 'SOAP', '2');
  screen.getByRole('button', { name: english.quickOrder.clear }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('list', { name: english.quickOrder.table })).toHaveFocus();
});
