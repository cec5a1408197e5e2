import { getSkuOffer } from '@/lib/data/catalogue/prices';
import { getViewer } from '@/lib/data/viewer';
import type { ProductDetail } from '@/lib/domain/catalogue/catalogue';
import { ProductAside } from './product-aside';

jest.mock('next-intl/server', () => jest.requireActual<{ serverWords: object }>('@/lib/i18n/test-words').serverWords);
jest.mock('@/lib/data/catalogue/prices', () => ({ getSkuOffer: jest.fn() }));
jest.mock('@/lib/data/viewer', () => ({ getViewer: jest.fn(), loginAddress: () => '/login' }));
jest.mock('./trade-words', () => ({ tradeFacts: async () => [['truck', 'Sent today']] }));
jest.mock('./heart', () => ({ Heart: () => null }));
jest.mock('./panel/cart-panel', () => ({ CartPanel: () => null }));

const product: ProductDetail = {
  slug: 'flax-string',
  name: 'Flax String',
  blurb: '',
  brand: '',
  badge: '',
  picture: null,
  inStock: true,
  isNew: false,
  onSpecial: false,
  group: null,
  skuCodes: [],
  title: 'Flax String',
  metaDescription: '',
  content: '',
  pictures: [],
  groups: [],
  film: null,
  sizeChart: null,
  variations: [{ name: 'Colour', options: ['Red', 'Blue'], selected: 'Red' }],
  skus: [],
  related: [],
  addons: [],
  updatedAt: '2026-11-26T00:00:00Z',
};

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(getSkuOffer).mockResolvedValue(null);
});

it('asks for the price while it asks who is signed in', async () => {
  let know: (viewer: Awaited<ReturnType<typeof getViewer>>) => void = () => {};
  jest.mocked(getViewer).mockReturnValue(
    new Promise((resolve) => {
      know = resolve;
    }),
  );
  const shown = ProductAside({ product, query: { 'option-Colour': 'Blue' } });
  expect(getSkuOffer).toHaveBeenCalledTimes(1);
  know({ kind: 'visitor' });
  await shown;
  expect(getSkuOffer).toHaveBeenCalledTimes(1);
});

it('does not ask for a price before every option is chosen', async () => {
  jest.mocked(getViewer).mockResolvedValue({ kind: 'visitor' });
  await ProductAside({
    product: { ...product, variations: [{ name: 'Colour', options: ['Red', 'Blue'], selected: null }] },
    query: {},
  });
  expect(getSkuOffer).not.toHaveBeenCalled();
});
