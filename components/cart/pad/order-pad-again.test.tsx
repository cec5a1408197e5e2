import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity } from 'react';
import { addLinesToCart } from '@/lib/browser/cart/cart.client';
import { openDraft } from '@/lib/browser/cart/pad-draft.client';
import type { PadSku } from '@/lib/domain/cart/order-pad/pad-sku';
import { clientWords } from '@/lib/i18n/client-words';
import { loadMessages } from '@/lib/i18n/messages';
import { OrderPadArea } from './order-pad-area.client';

jest.mock('@/lib/actions/cart/order-pad.action', () => ({ orderPad: jest.fn() }));
jest.mock('@/lib/browser/cart/cart.client', () => ({ addLinesToCart: jest.fn(), goToLogin: jest.fn() }));
jest.mock('@/lib/browser/cart/pad-draft.client', () => ({
  openDraft: jest.fn(),
  keepOfflinePad: async () => undefined,
}));
jest.mock('@/lib/browser/cart/pad-calls', () => ({
  suggestCodes: async () => null,
  findCodes: async (wanted: readonly { code: string }[]) => ({
    ok: true,
    value: wanted.map(({ code }) => ({ match: 'exact', skus: [sku(code)] })),
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

/** The draft on the device. */
let stored = '';
let words = '';
const add = jest.mocked(addLinesToCart);
const code = () => screen.getByRole('combobox', { name: 'Code, row 1' });
const keys = () => add.mock.calls.map(([, key]) => key);

function pad(mode: 'visible' | 'hidden' = 'visible') {
  return (
    <Activity mode={mode}>
      <OrderPadArea words={words} owner="1" once="once" locale="en" lists={[]} shelf={null} />
    </Activity>
  );
}

beforeAll(async () => {
  words = clientWords(await loadMessages('en'));
});

beforeEach(() => {
  stored = '';
  add.mockReset();
  jest.mocked(openDraft).mockImplementation(async () => ({
    text: stored,
    save: async (text) => void (stored = text),
  }));
});

const addAll = () => userEvent.click(screen.getByRole('button', { name: 'Add all to cart' }));

it('adds the rows once if the reply was lost, and the page was loaded again', async () => {
  const before = await act(async () => render(pad()));
  await userEvent.type(code(), 'SOAP');
  await userEvent.click(document.body);
  await screen.findByText('Name of SOAP');
  add.mockResolvedValue({ ok: false, error: { kind: 'network' } });
  await addAll();
  before.unmount();

  const after = await act(async () => render(pad()));
  await screen.findByText('Name of SOAP');
  add.mockResolvedValue({ ok: true, value: [{ sku: 'SOAP', added: 1, message: '' }] });
  await addAll();
  after.unmount();
  expect(keys()[1]).toBe(keys()[0]);

  await act(async () => render(pad()));
  expect(code()).toHaveValue('');
  await userEvent.type(code(), 'SOAP');
  await userEvent.click(document.body);
  await screen.findByText('Name of SOAP');
  await addAll();
  expect(keys()[2]).not.toBe(keys()[0]);
});

it('stores what is left also if the reply comes after the page was left', async () => {
  const { rerender, unmount } = await act(async () => render(pad()));
  await userEvent.type(code(), 'SOAP');
  await userEvent.click(document.body);
  await screen.findByText('Name of SOAP');
  let reply: (result: Awaited<ReturnType<typeof addLinesToCart>>) => void = () => undefined;
  add.mockReturnValue(new Promise((resolve) => (reply = resolve)));
  await addAll();
  await act(async () => rerender(pad('hidden')));
  await act(async () => reply({ ok: true, value: [{ sku: 'SOAP', added: 1, message: '' }] }));
  unmount();

  await act(async () => render(pad()));
  expect(code()).toHaveValue('');
});
