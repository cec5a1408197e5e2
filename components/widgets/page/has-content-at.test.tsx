import '@/components/widgets/testing/test-server';
import { getArticle, getArticles } from '@/lib/data/content/articles';
import { getProduct, getProducts } from '@/lib/data/catalogue/products';
import { getGalleries } from '@/lib/data/content/galleries';
import { getPeople } from '@/lib/data/content/people';
import { row } from '@/lib/contract/content/page';
import { hasContentAt } from './has-content-at';

jest.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
jest.mock('@/lib/i18n/current-view', () => ({ currentView: async () => ({ locale: 'en', live: false }) }));
jest.mock('@/lib/data/content/page-address', () => ({ pageQuery: async () => new URLSearchParams() }));
jest.mock('@/lib/data/content/galleries', () => ({ getGalleries: jest.fn(), getGallery: jest.fn() }));
jest.mock('@/lib/data/content/people', () => ({ getPeople: jest.fn() }));
jest.mock('@/lib/data/catalogue/products', () => ({
  toListQuery: () => ({}),
  getProduct: jest.fn(),
  getProducts: jest.fn(),
}));
jest.mock('@/lib/data/site/site', () => ({ getSite: async () => ({ redirects: [] }) }));
jest.mock('@/lib/config/env', () => ({ env: () => ({ APP_ORIGIN: 'https://shop.example' }) }));
jest.mock('@/lib/data/content/articles', () => ({ getArticle: jest.fn(), getArticles: jest.fn() }));

const rows = (...widgets: readonly { outer: string; templatevar?: object }[]) => [
  row.parse({ id: 'r', blocks: [{ id: 'b', widgets }] }),
];
const twoPages = async ({ group, page = 1 }: { group?: string; page?: number } = {}) =>
  ({ items: page <= 2 && group !== 'none' ? [{}] : [], pageCount: 2, total: null }) as never;

beforeEach(() => {
  jest.mocked(getGalleries).mockResolvedValue([
    { url: 'one', slides: [{}] },
    { url: 'two', slides: [{}] },
  ] as never);
  jest.mocked(getPeople).mockImplementation(twoPages);
  jest.mocked(getProducts).mockImplementation(twoPages);
  jest.mocked(getArticles).mockImplementation(twoPages);
  jest
    .mocked(getProduct)
    .mockImplementation(async (slug) => (slug.toLowerCase() === 'shampoo' ? { slug: 'shampoo' } : null) as never);
  jest.mocked(getArticle).mockImplementation(async (slug) => (slug === 'groom' ? { slug } : null) as never);
});

const html = { outer: 'core/html', templatevar: { html: 'x' } };
const galleries = { outer: 'core/gallery_group', templatevar: { group: 'shops' } };
const people = { outer: 'core/person_list' };
const products = { outer: 'Sell/product_list', templatevar: { pager: true } };
const ofOneGroup = { outer: 'Sell/product_list', templatevar: { pager: true, group: 'soap' } };

it.each([
  ['a page without such widgets', rows(html), [[]], [['x'], ['2'], ['x', '2']]],
  [
    'a group of galleries',
    rows(html, galleries),
    [[], ['one'], ['two']],
    [['three'], ['2'], ['one', '2'], ['one', 'x']],
  ],
  ['people', rows(people), [['2']], [['3'], ['1'], ['0'], ['02'], ['x'], ['x', '2', 'y']]],
  [
    'galleries and people',
    rows(galleries, people),
    [['one'], ['2'], ['one', '2']],
    [
      ['three', '2'],
      ['one', '3'],
      ['one', '1'],
    ],
  ],
  ['products', rows(products), [['2'], ['soap'], ['soap', '2']], [['3'], ['none'], ['none', '2'], ['soap', '3']]],
  ['products of one group', rows(ofOneGroup), [['2']], [['soap'], ['x', '2'], ['3']]],
  ['products without a pager', rows({ outer: 'Sell/product_list' }), [[]], [['2'], ['soap']]],
  [
    'articles',
    rows({ outer: 'Blog/article_list', templatevar: { pager: true } }),
    [['2'], ['news', '2']],
    [['3'], ['none']],
  ],
  [
    'a product of the address',
    rows({ outer: 'Sell/product_view' }),
    [['shampoo']],
    [['SHAMPOO'], ['x'], ['shampoo', '2']],
  ],
  [
    'a product of the settings',
    rows({ outer: 'Sell/product_view', templatevar: { product: 'shampoo' } }),
    [[]],
    [['shampoo']],
  ],
  ['an article of the address', rows({ outer: 'Blog/article_view' }), [['groom']], [['x'], ['groom', 'y']]],
])('finds the addresses with content of %s', async (_, shown, somewhere, nowhere) => {
  for (const segments of somewhere) expect([segments, await hasContentAt(shown, segments)]).toEqual([segments, true]);
  for (const segments of nowhere) expect([segments, await hasContentAt(shown, segments)]).toEqual([segments, false]);
});
