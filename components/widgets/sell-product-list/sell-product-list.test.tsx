import { render, screen } from '@testing-library/react';
import { VISITOR, widgetData } from '@/components/widgets/testing/test-context';
import { getCardPrices } from '@/lib/data/catalogue/prices';
import { getProducts } from '@/lib/data/catalogue/products';
import { UpstreamError } from '@/lib/upstream/errors';
import { sellProductList } from '.';
import sample from './sample.json';

jest.mock('@/lib/data/catalogue/products', () => ({ getProducts: jest.fn() }));
jest.mock('@/lib/data/site/site', () => ({
  getSite: async () => ({
    redirects: [{ from: '/shop/dogs', to: '/shop/dog-treats', prefix: false, changed_at: null }],
  }),
}));
jest.mock('@/lib/config/env', () => ({ env: () => ({ APP_ORIGIN: 'https://shop.example' }) }));
jest.mock('@/lib/data/catalogue/prices', () => ({ getCardPrices: jest.fn() }));
jest.mock('@/components/catalogue/product-grid', () => ({
  ProductGrid: ({ products }: { products: { name: string }[] }) => (
    <ul>
      {products.map(({ name }) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  ),
}));

const prepare = (settings: Record<string, unknown>) =>
  sellProductList.prepare(widgetData('Sell/product_list', settings), VISITOR);

beforeEach(() => {
  jest.mocked(getProducts).mockResolvedValue({ items: [{ name: 'Kangaroo Bites' }], pageCount: 1, total: 1 } as never);
  jest.mocked(getCardPrices).mockResolvedValue(new Map());
});

it('requests the products of the sample and shows them below its heading', async () => {
  render(await prepare(sample));
  expect(getProducts).toHaveBeenCalledWith({ group: 'dog-treats', order: 'newest', pageSize: 6 });
  expect(screen.getByRole('heading', { name: 'New in treats' })).toBeInTheDocument();
  expect(screen.getByRole('listitem')).toHaveTextContent('Kangaroo Bites');
});

it.each([
  ['12', 12],
  [0, 1],
  [1000, 100],
  [null, 9],
  ['many', 9],
])('a limit of %p requests %p', async (limit, pageSize) => {
  await prepare({ limit });
  expect(getProducts).toHaveBeenLastCalledWith({ pageSize, order: 'default' });
});

it('fails with its page where the platform failed in a cached read, of whose error only the digest is left', async () => {
  const { digest } = new UpstreamError('unavailable', '', { status: 503 });
  jest.mocked(getProducts).mockRejectedValue(Object.assign(new Error('An error occurred'), { digest }));
  await expect(prepare(sample)).rejects.toThrow('An error occurred');
});

it('shows no heading without products', async () => {
  jest
    .mocked(getProducts)
    .mockResolvedValue({ items: [], pageCount: 0, total: 0, more: false, corrected: '', suggestions: [] });
  expect(render(await prepare(sample)).container).toBeEmptyDOMElement();
});

it('follows a group to its new address', async () => {
  const found = { items: [{ name: 'Kangaroo Bites' }], pageCount: 1, total: 1 };
  const none = { items: [], pageCount: 0, total: 0 };
  jest.mocked(getProducts).mockImplementation(async ({ group } = {}) => (group === 'dogs' ? none : found) as never);
  render(await prepare({ group: 'dogs', limit: 6 }));
  expect(screen.getByRole('listitem')).toHaveTextContent('Kangaroo Bites');
  expect(getProducts).toHaveBeenLastCalledWith({ group: 'dog-treats', order: 'default', pageSize: 6 });
  const list = widgetData('Sell/product_list', { group: 'dogs', limit: 6, pager: true });
  expect(await sellProductList.leadsTo?.(list, { item: '', page: 2 })).toBe(true);
});
