import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Suggestions } from '@/lib/domain/catalogue/suggestions';
import { templates } from '@/lib/i18n/client-words';
import { SearchSuggestions } from './search-suggestions.client';

const push = jest.fn();
const findSuggestions = jest.fn<Promise<Suggestions | null>, [string, AbortSignal]>();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }), usePathname: () => '/shop' }));
jest.mock('@/lib/browser/catalogue/search', () => ({
  findSuggestions: (typed: string, signal: AbortSignal) => findSuggestions(typed, signal),
}));

const labels = {
  list: 'Suggestions',
  ...templates('en', {
    found: '{count} found for “{query}”',
    none: 'Nothing found for “{query}”',
    all: 'All {count} for “{query}”',
  }),
};
const product = (slug: string, code = '') => ({ slug, name: `The ${slug}`, brand: 'Stray Gum', code, picture: null });
const found = (query: string): Suggestions => ({
  query,
  corrected: '',
  total: 12,
  more: false,
  products: [product('bags', 'SG-1'), product('tin')],
});

/** Renders the field before its suggestions are loaded. */
function show() {
  const form = (suggestions: boolean) => (
    <form action="/search" aria-label="Search">
      <label htmlFor="q">Search products</label>
      <input id="q" name="q" type="search" />
      {suggestions && <SearchSuggestions field="q" labels={labels} />}
    </form>
  );
  render(form(false)).rerender(form(true));
}

const input = () => screen.getByLabelText('Search products');
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  push.mockReset();
  findSuggestions.mockReset().mockImplementation(async (typed) => (typed.length < 2 ? null : found(typed)));
});

it('makes the field a combobox and lists products, also by the typed code, and a link to all results', async () => {
  show();
  expect(input()).toHaveAttribute('role', 'combobox');
  expect(input()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.type(input(), 'ba');
  expect(await screen.findByRole('listbox', { name: 'Suggestions' })).toHaveAttribute(
    'id',
    input().getAttribute('aria-controls'),
  );
  expect(options()).toEqual(['The bagsSG-1', 'The tinStray Gum', 'All 12 for “ba”']);
  expect(input()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('12 found for “ba”');
});

it('is controlled by the arrow keys, Home and End while the field has the focus; Enter opens the product', async () => {
  show();
  await userEvent.type(input(), 'ba');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('The tin');
  expect(input()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('All 12');
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('The bags');
  expect(input()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(push).toHaveBeenCalledWith('/product/bags');
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('searches on Enter if no product is chosen', async () => {
  show();
  await userEvent.type(input(), 'waste bags{Enter}');
  expect(push).toHaveBeenCalledWith('/search/waste%20bags');
});

it('closes on Escape without changing the field, and opens again with the arrow', async () => {
  show();
  await userEvent.type(input(), 'ba');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(input()).toHaveValue('ba');
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findByRole('listbox')).toBeInTheDocument();
});

it('opens a clicked suggestion, and closes on a click elsewhere', async () => {
  show();
  await userEvent.type(input(), 'ba');
  await userEvent.click(await screen.findByRole('option', { name: /All 12/ }));
  expect(push).toHaveBeenCalledWith('/search/ba');
  await userEvent.type(input(), 'g');
  await screen.findByRole('listbox');
  await userEvent.click(document.body);
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
});

it('requests once typing pauses, and aborts outdated requests', async () => {
  let answer: (value: Suggestions | null) => void = () => undefined;
  findSuggestions.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  show();
  await userEvent.type(input(), 'kang');
  await waitFor(() => expect(findSuggestions).toHaveBeenCalledWith('kang', expect.anything()));
  await userEvent.type(input(), 'a');
  expect(findSuggestions.mock.calls[0]?.[1].aborted).toBe(true);
  await act(async () => answer(found('kang')));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('12 found for “kanga”'));
  expect(findSuggestions).toHaveBeenCalledTimes(2);
});

it('reports that nothing was found, and shows nothing without a reply', async () => {
  findSuggestions
    .mockResolvedValueOnce({ query: 'zz', corrected: '', total: 0, more: false, products: [] })
    .mockResolvedValue(null);
  show();
  await userEvent.type(input(), 'zz');
  expect((await screen.findAllByText('Nothing found for “zz”')).length).toBeGreaterThan(0);
  expect(input()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.type(input(), 'z');
  await waitFor(() => expect(screen.queryByText('Nothing found for “zz”')).toBeNull());
});
