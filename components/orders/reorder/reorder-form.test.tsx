import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity } from 'react';
import { WordsProvider } from '@/components/forms/words.client';
import { NEW_REORDER, type ReorderFormState } from '@/lib/actions/orders/reorder-form';
import { reorderLines } from '@/lib/actions/orders/reorder-lines.action';
import type { ReorderLine } from '@/lib/domain/orders/reorder';
import { openDraft } from '@/lib/browser/cart/pad-draft.client';
import { clientWords } from '@/lib/i18n/client-words';
import { type Messages, loadMessages } from '@/lib/i18n/messages';
import { ReorderForm } from './reorder-form.client';

jest.mock('@/lib/actions/orders/reorder-lines.action', () => ({ reorderLines: jest.fn() }));
jest.mock('@/lib/browser/cart/pad-draft.client', () => ({ openDraft: jest.fn() }));

let english: Messages;
beforeAll(async () => {
  english = await loadMessages('en');
});
beforeEach(() => jest.mocked(reorderLines).mockReset());

const line = (id: string, productName: string): ReorderLine => ({
  id,
  productName,
  options: '',
  code: id,
  slug: id,
  qty: 2,
  note: '',
  addons: [],
  priceThen: 100,
  priceNow: 100,
  sku: {
    skuId: id,
    code: id,
    name: productName,
    options: '',
    slug: id,
    group: '',
    barcode: '',
    priceEach: 100,
    inStock: true,
    available: null,
    cartonQty: 1,
    minQty: 1,
    qtyStep: 1,
    breaks: [],
  },
  extrasGone: false,
  instead: [],
  replaced: false,
});
const LINES = [line('1', 'Soap'), line('2', 'Comb')];

const page = (formKey: string, mode: 'visible' | 'hidden' = 'visible', lines = LINES, editable = false) => (
  <Activity mode={mode}>
    <WordsProvider locale="en" words={clientWords(english)}>
      <ReorderForm
        source="order:7"
        lines={lines}
        editable={editable}
        formKey={formKey}
        shelf={null}
        locale="en"
        today="2026-11-27"
      />
    </WordsProvider>
  </Activity>
);

const answer = (rest: Partial<ReorderFormState>) =>
  jest.mocked(reorderLines).mockImplementationOnce(async ({ attempt, turn }) => ({
    ...NEW_REORDER,
    attempt: attempt + 1,
    turn: turn + 1,
    ...rest,
  }));
const quantities = () => screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value);
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));

/** Adds the soap, and not the comb. */
async function addSome(formKey = 'a') {
  answer({ added: ['1'], outcome: 'One added.', message: 'One not.', errors: { 'qty.2': 'None left.' } });
  const { rerender } = render(page(formKey));
  await userEvent.clear(screen.getByRole('textbox', { name: 'Quantity of Comb' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Quantity of Comb' }), '5');
  await add();
  expect(await screen.findByText('One added.')).toBeInTheDocument();
  expect(quantities()).toEqual(['5']);
  return rerender;
}

it('hides lines that were added, also after the page was rendered anew', async () => {
  const rerender = await addSome();
  rerender(page('b'));
  expect(quantities()).toEqual(['5']);
  expect(screen.getByText('One added.')).toBeInTheDocument();
});

it('reports no earlier success when there is no reply', async () => {
  await addSome();
  jest.mocked(reorderLines).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await add();
  expect(await screen.findByText(/Network Error/)).toBeInTheDocument();
  expect(screen.queryByText('One added.')).toBeNull();
  expect(quantities()).toEqual(['5']);
});

it('shows them again after coming back to a page that was requested anew, and keeps what was typed', async () => {
  const rerender = await addSome();
  rerender(page('a', 'hidden'));
  rerender(page('a'));
  expect(quantities()).toEqual(['5']);
  rerender(page('b'));
  expect(quantities()).toEqual(['2', '5']);
  expect(screen.queryByText('One added.')).toBeNull();
  expect(screen.queryByText('None left.')).toBeNull();

  answer({ added: ['2'], outcome: 'Another added.' });
  await add();
  expect(await screen.findByText('Another added.')).toBeInTheDocument();
  const sent = jest.mocked(reorderLines).mock.lastCall?.[1];
  expect([sent?.get('key'), sent?.get('added')]).toEqual(['b-1', '']);
  expect(quantities()).toEqual(['2']);
  rerender(page('c'));
  expect(quantities()).toEqual(['2']);
});

it.each([
  ['what was chosen from an order', false, ['20', '5'], '$5.00'],
  ['nothing of a list, which a colleague may have changed since', true, ['', '2', '', '2'], '$4.00'],
])('gives back after the next sign-in %s', async (_, editable, expected, sum) => {
  let stored = '';
  jest.mocked(openDraft).mockImplementation(async () => ({ text: stored, save: async (text) => void (stored = text) }));
  const open = (session: string) =>
    act(async () =>
      render(
        <div data-account="1" data-session={session}>
          {page(session, 'visible', LINES, editable)}
        </div>,
      ),
    );
  const { unmount } = await open('a');
  await userEvent.type(screen.getByRole('textbox', { name: 'Quantity of Soap' }), '0');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Quantity of Comb' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Quantity of Comb' }), '5');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Order Soap' }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  unmount();
  await open('b');
  expect(quantities()).toEqual(expected);
  expect(screen.getByText(sum, { selector: '.text-lg' })).toBeInTheDocument();
});

it("shows a colleague's quantity in a line that was not typed into, and sends it as shown", async () => {
  const { rerender } = render(page('a', 'visible', LINES, true));
  await userEvent.type(screen.getByRole('textbox', { name: 'Quantity of Comb' }), '0');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Order Soap' }));
  rerender(page('a', 'visible', [{ ...line('1', 'Soap'), qty: 12, note: 'Back door' }, line('2', 'Comb')], true));
  answer({ outcome: 'Saved.' });
  await userEvent.click(screen.getByRole('button', { name: english.reorder.save }));
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  const sent = jest.mocked(reorderLines).mock.lastCall?.[1];
  expect(['qty.1', 'was-qty.1', 'was-note.1', 'qty.2', 'was-qty.2'].map((name) => sent?.get(name))).toEqual([
    '12',
    '12',
    'Back door',
    '20',
    '2',
  ]);
});

it('shows what a reply said that arrived while the page was hidden', async () => {
  let reply: () => void = () => undefined;
  jest.mocked(reorderLines).mockImplementationOnce(async () => {
    await new Promise<void>((resolve) => (reply = resolve));
    return { ...NEW_REORDER, attempt: 1, turn: 1, added: ['1'], outcome: 'One added.' };
  });
  const { rerender } = render(page('a'));
  await add();
  rerender(page('a', 'hidden'));
  await act(async () => reply());
  rerender(page('b'));
  expect(await screen.findByText('One added.')).toBeInTheDocument();
});

it('separates the former price by a space, so that Arabic letters do not join', () => {
  render(page('a', 'visible', [{ ...line('1', 'Soap'), priceThen: 90 }]));
  const { each, was } = english.reorder;
  const former = was.replace('{price}', '$0.90');
  expect(screen.getByText(former).parentElement).toHaveTextContent(`${each} ${former}`, { normalizeWhitespace: false });
});
