import { renderOnServer } from '@/components/widgets/testing/test-server';
import { getFacets, getListedProducts } from '@/lib/data/catalogue/filtered-products';
import SearchPage from './search/[[...query]]/page';

jest.mock('next/navigation', () => ({ notFound: jest.fn() }));
jest.mock('@/lib/i18n/current-view', () => ({ currentView: async () => ({ locale: 'en', live: true }) }));
jest.mock('@/components/catalogue/filter/filtered-list', () => ({ FilteredList: () => null }));
jest.mock('@/components/catalogue/group-tiles', () => ({ GroupTiles: () => null }));
jest.mock('@/components/site/search/search-form', () => ({ SearchForm: () => null }));
jest.mock('@/lib/data/content/page-metadata', () => ({ metadataOf: jest.fn() }));
jest.mock('@/lib/data/catalogue/groups', () => ({ getTopGroups: async () => [] }));
jest.mock('@/lib/data/catalogue/filtered-products', () => ({
  getFacets: jest.fn(async () => null),
  getListedProducts: jest.fn(async () => ({ page: { items: [{}], total: 1, corrected: '' } })),
}));

const show = async (searchParams: Record<string, string>) =>
  renderOnServer(
    await SearchPage({ params: Promise.resolve({ query: ['bags'] }), searchParams: Promise.resolve(searchParams) }),
  );

it('offers the filters of the results in the chosen category', async () => {
  await show({});
  expect(getFacets).toHaveBeenLastCalledWith({ search: 'bags' });
  await show({ category: 'dog-treats', brand: 'Dustyfoot' });
  expect(getFacets).toHaveBeenLastCalledWith({ search: 'bags', group: 'dog-treats' });
  expect(getListedProducts).toHaveBeenLastCalledWith(
    { search: 'bags', page: 1 },
    expect.objectContaining({ category: 'dog-treats' }),
  );
});
