import type { ProductFilter } from '@/lib/domain/catalogue/product-filter';
import { generateMetadata } from './shop/[[...path]]/page';

const mockQuery = jest.fn(() => '');

jest.mock('next/navigation', () => ({ notFound: jest.fn() }));
jest.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
jest.mock('@/components/catalogue/filter/filtered-list', () => ({ FilteredList: () => null }));
jest.mock('@/components/catalogue/shop-header', () => ({ ShopHeader: () => null }));
jest.mock('@/components/catalogue/group-tiles', () => ({ GroupTiles: () => null }));
jest.mock('@/lib/i18n/current-view', () => ({ currentView: async () => ({ locale: 'en', live: true }) }));
jest.mock('@/lib/data/content/page-address', () => ({ pageQuery: async () => new URLSearchParams(mockQuery()) }));
jest.mock('@/lib/data/content/pages', () => ({ getPage: async () => null }));
jest.mock('@/lib/data/catalogue/groups', () => ({}));
jest.mock('@/lib/data/catalogue/list-metadata', () => ({ listMetadata: async (facts: object) => facts }));
jest.mock('@/lib/data/catalogue/products', () => ({ getProducts: async () => ({ items: [], pageCount: 10 }) }));
jest.mock('@/lib/data/catalogue/filtered-products', () => ({
  getListedProducts: async (_: object, { brands }: ProductFilter) => ({
    page: { items: [{}], pageCount: brands.length + 1 },
  }),
}));

const props = { params: Promise.resolve({ path: ['page', '2'] }) };

it.each([
  ['', 10],
  ['brand=Dustyfoot', 2],
])('counts the pages of the list as it is shown: "%s"', async (query, pageCount) => {
  mockQuery.mockReturnValue(query);
  expect(await generateMetadata(props)).toMatchObject({
    page: 2,
    pageCount,
    filtered: query !== '',
    empty: query === '',
  });
});
