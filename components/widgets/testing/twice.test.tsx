import { VISITOR, htmlOf } from '@/components/widgets/testing/test-server';
import { row } from '@/lib/contract/content/page';
import type { ProductDetail } from '@/lib/domain/catalogue/catalogue';
import type { Gallery } from '@/lib/domain/content/gallery';
import { PageView } from '../page/page-view';

const PICTURE = { hash: 'aaaaaaaa', aspect: '1x1', alt: 'Jars', widest: 0, placeholder: '' };
const mockGallery = (id: string) => ({ id, url: id, heading: id, subheading: '', slides: [] }) as Gallery;
const mockSlides = [{ id: '1', heading: 'Jars', subheading: '', html: '', picture: PICTURE, link: '' }] as never;
const mockProduct = {
  slug: 'jars',
  name: 'Jars',
  pictures: [PICTURE, { ...PICTURE, hash: 'bbbbbbbb' }],
  variations: [],
  addons: [],
  content: '',
} as unknown as ProductDetail;

jest.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
jest.mock('@/lib/i18n/current-view', () => ({ currentView: async () => ({ locale: 'en', live: false }) }));
jest.mock('@/lib/data/content/page-address', () => ({ pageQuery: async () => new URLSearchParams() }));
jest.mock('@/lib/data/viewer', () => ({ getViewer: async () => ({ kind: 'visitor' }), loginAddress: () => '/login' }));
jest.mock('@/lib/data/catalogue/products', () => ({ toListQuery: () => ({}), getProduct: async () => mockProduct }));
jest.mock('@/components/catalogue/trade-words', () => ({ tradeFacts: async () => [] }));
jest.mock('@/lib/data/forms/forms', () => ({
  getForm: async () => ({
    id: '3',
    name: 'A form',
    parts: [{ kind: 'text', name: 'name', label: 'Name', shortest: 0, longest: 9, mask: '', value: '' }],
    cost: 0,
  }),
}));
jest.mock('@/lib/data/vouchers/vouchers', () => ({
  getVoucherThemes: async () => [{ id: '1', name: 'Wash', picture: null }],
}));
jest.mock('@/lib/data/content/galleries', () => ({
  getGalleries: async () => ['one', 'two'].map((id) => ({ ...mockGallery(id), slides: mockSlides })),
  getGallery: async (id: string) => ({ ...mockGallery(id), slides: mockSlides }),
}));
jest.mock('@/lib/data/content/faqs', () => ({
  getFaqs: async () => [{ id: '1', name: 'Why?', content: '<p>So.</p>', group: '' }],
}));
jest.mock('@/lib/data/for-customer', () => ({ isForCustomer: async () => false }));
jest.mock('@/lib/seo/absolute', () => ({ absolute: (path: string) => path }));

const TWICE = [
  ['core/form', { form: '3' }],
  ['core/gift_voucher_purchase', { amounts: '25|50', allow_custom_amount: 1 }],
  ['core/gallery_group', { group: 'shops' }],
  ['core/faq', {}],
  ['Sell/product_view', { product: 'jars' }],
] as const;

async function shownTwice(outer: string, templatevar: object): Promise<DocumentFragment> {
  const block = (id: number) => ({ id, widgets: [{ outer, templatevar }] });
  const rows = [row.parse({ id: 1, row_type: 'columns', blocks: [block(1), block(2)] })];
  const template = document.createElement('template');
  const context = { ...VISITOR, slug: outer === 'core/gallery_group' ? '' : 'page' };
  template.innerHTML = await htmlOf(<PageView rows={rows} context={context} />);
  return template.content;
}

it.each(TWICE)('%s stands on a page twice without an id that is there twice', async (outer, settings) => {
  const page = await shownTwice(outer, settings);
  const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const links = [...page.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href')?.slice(1) ?? '');
  expect(links.filter((id) => !ids.includes(id))).toEqual([]);
});

it('two parts with gift vouchers do not share their choice', async () => {
  const page = await shownTwice(...TWICE[1]);
  const chosen = [...page.querySelectorAll<HTMLInputElement>('input[type=radio][checked]')];
  expect(new Set(chosen.map(({ name }) => name)).size).toBe(2);
});

it('two lists of questions have an open one each', async () => {
  const page = await shownTwice(...TWICE[3]);
  expect(new Set([...page.querySelectorAll('details')].map((one) => one.getAttribute('name'))).size).toBe(2);
});
