import { screen } from '@testing-library/react';
import { VISITOR, renderWidget } from '@/components/widgets/testing/test-server';
import { widgetData } from '@/components/widgets/testing/test-context';
import { getProduct } from '@/lib/data/catalogue/products';
import { sellProductView } from '.';
import sample from './sample.json';

jest.mock('@/lib/data/catalogue/products', () => ({ getProduct: jest.fn() }));
jest.mock('@/lib/data/content/page-address', () => ({ pageQuery: async () => new URLSearchParams('option.size=250') }));
jest.mock('@/lib/data/content/current-slug', () => ({
  currentSlug: async (_base: string, slug: string) => (slug === 'former' ? 'everyday-oatmeal-shampoo' : slug),
}));
jest.mock('@/components/catalogue/gallery/product-gallery', () => ({ ProductGallery: () => <i>Pictures</i> }));
jest.mock('@/components/catalogue/product-aside', () => ({
  ProductAside: ({ product, query, level }: { product: { name: string }; query: object; level: number }) => (
    <p>
      {`${product.name}, level ${level}`}
      <i>{JSON.stringify(query)}</i>
    </p>
  ),
}));

beforeEach(() => {
  jest
    .mocked(getProduct)
    .mockImplementation(async (slug) =>
      slug === 'everyday-oatmeal-shampoo'
        ? ({ name: 'Everyday Oatmeal Shampoo', pictures: [], content: '<p>Rinses in one pass.</p>' } as never)
        : null,
    );
});

it('shows the sample’s product: pictures, the panel with the address’s options, and its description', async () => {
  const view = await renderWidget(sellProductView, sample);
  expect(view?.container.textContent).toBe(
    'PicturesEveryday Oatmeal Shampoo, level 2{"option.size":"250"}About Everyday Oatmeal ShampooRinses in one pass.',
  );
});

it('shows a product whose address has changed since', async () => {
  await renderWidget(sellProductView, { product: 'former' });
  expect(screen.getByText('Everyday Oatmeal Shampoo, level 2')).toBeInTheDocument();
});

it('shows the product of the address', async () => {
  await renderWidget(sellProductView, {}, { ...VISITOR, params: ['everyday-oatmeal-shampoo'], first: true });
  expect(screen.getByText('Everyday Oatmeal Shampoo, level 1')).toBeInTheDocument();
});

it('renders nothing for an unknown product: the item in the address may be one of another widget', async () => {
  const gone = { ...VISITOR, params: ['gone'] };
  expect((await renderWidget(sellProductView, {}, gone))?.container).toBeEmptyDOMElement();
  expect(await sellProductView.leadsTo?.(widgetData('Sell/product_view', {}), { item: 'gone', page: 1 })).toBe(false);
  expect((await renderWidget(sellProductView, { product: 'gone' }))?.container).toBeEmptyDOMElement();
});
