import { screen, within } from '@testing-library/react';
import { renderOnServer } from '@/components/widgets/testing/test-server';
import type { Shortlisted } from '@/lib/data/catalogue/shortlist.server';
import { ShortlistView } from '@/components/cart/shortlist/shortlist-view';
import type { ShortlistOutcome } from '@/components/cart/shortlist/shortlist-notice';

const PRODUCT = { slug: 'bowl', name: 'Steel Bowl', blurb: 'For water.', picture: null };
const bowl = { slug: 'bowl', qty: 3, product: PRODUCT } as Shortlisted;
const gone: Shortlisted = { slug: 'old-mat', qty: 1, product: null };
const NOTHING: ShortlistOutcome = { added: undefined, removed: undefined, qty: undefined, full: false, saved: false };

const show = async (
  items: readonly Shortlisted[],
  {
    outcome = {},
    signedIn = false,
    back = null as string | null,
  }: { outcome?: Partial<ShortlistOutcome>; signedIn?: boolean; back?: string | null } = {},
) => renderOnServer(await ShortlistView({ items, signedIn, outcome: { ...NOTHING, ...outcome }, back }));

it('shows products with their wanted quantities, and products no longer sold', async () => {
  await show([bowl, gone]);
  expect(screen.getByRole('spinbutton', { name: 'Quantity of Steel Bowl' })).toHaveValue(3);
  expect(screen.getAllByRole('spinbutton')).toHaveLength(1);
  const [, line] = screen.getAllByRole('listitem');
  expect(within(line as HTMLElement).getByText('Not sold any more')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove old-mat' })).toHaveAttribute('value', 'old-mat');
});

it('links a visitor to the application, and a customer to their lists', async () => {
  await show([bowl]);
  expect(screen.getByRole('button', { name: 'Apply for an account with this shortlist' })).toHaveAttribute(
    'name',
    'apply',
  );
  await show([bowl], { signedIn: true });
  expect(screen.getByRole('link', { name: 'Make it a list' })).toHaveAttribute('href', '/lists/add?from=shortlist');
});

it.each<[Partial<ShortlistOutcome>, string]>([
  [{ added: 'bowl' }, 'Steel Bowl is on your shortlist.'],
  [{ full: true }, 'There is no more room. Take something off first.'],
  [{ saved: true }, 'Saved.'],
  [{ removed: 'mat' }, 'The line was removed.'],
])('shows for %j: %s', async (outcome, words) => {
  await show([bowl], { outcome });
  expect(screen.getByText(words)).toBeInTheDocument();
});

it('ignores made-up values in the address', async () => {
  await show([bowl], { outcome: { added: 'mat', removed: 'bowl' } });
  expect(screen.queryByRole('status')).toBeNull();
});

it('is empty, and links to the shop', async () => {
  await show([], { outcome: { removed: 'bowl' }, back: '/shop/toys' });
  expect(screen.getByRole('heading', { level: 1, name: 'Your shortlist is empty' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('value', 'bowl');
  expect(screen.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/shop/toys');
});
