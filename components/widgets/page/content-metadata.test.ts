import '@/components/widgets/testing/test-server';
import { row } from '@/lib/contract/content/page';
import { getArticle } from '@/lib/data/content/articles';
import { getProduct } from '@/lib/data/catalogue/products';
import { getGalleries } from '@/lib/data/content/galleries';
import type { BuiltPage } from '@/lib/data/content/pages';
import { contentMetadata } from './content-metadata';

jest.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
jest.mock('@/lib/i18n/current-view', () => ({ currentView: async () => ({ locale: 'en', live: false }) }));
jest.mock('@/lib/data/content/page-address', () => ({ pageQuery: async () => new URLSearchParams() }));
jest.mock('@/lib/data/content/galleries', () => ({ getGalleries: jest.fn(), getGallery: jest.fn() }));
jest.mock('@/lib/data/catalogue/products', () => ({ toListQuery: () => ({}), getProduct: jest.fn() }));
jest.mock('@/lib/data/site/site', () => ({ getSite: async () => ({ redirects: [] }) }));
jest.mock('@/lib/config/env', () => ({ env: () => ({ APP_ORIGIN: 'https://shop.example' }) }));
jest.mock('@/lib/data/content/articles', () => ({ getArticle: jest.fn(), getArticles: jest.fn() }));
jest.mock('@/lib/data/content/page-metadata', () => ({ metadataOf: async (facts: object) => facts }));

const RECORD = { slug: 'groom', title: 'The record’s title', metaDescription: 'Of the record' };

beforeEach(() => {
  const known = async (slug: string) => (slug.toLowerCase() === RECORD.slug ? RECORD : null) as never;
  jest.mocked(getArticle).mockImplementation(known);
  jest.mocked(getProduct).mockImplementation(known);
  jest.mocked(getGalleries).mockResolvedValue([{ url: 'walks', heading: 'Walks', slides: [{}] }] as never);
});

const metadataAt = (segments: readonly string[], ...widgets: readonly { outer: string; templatevar?: object }[]) =>
  contentMetadata(
    {
      slug: 'stories',
      name: 'Stories',
      title: '',
      metaDescription: 'Of the page',
      content: '',
      noindex: false,
      rows: [row.parse({ id: 'r', blocks: [{ id: 'b', widgets }] })],
    } as unknown as BuiltPage,
    segments,
  );

const own = { title: 'Stories', description: 'Of the page', path: '/stories', card: ['page', 'stories'] };

it.each([
  ['Blog/article_view', 'article'],
  ['Sell/product_view', 'product'],
])('a record in the address of %s has its own page as the canonical one', async (outer, kind) => {
  expect(await metadataAt(['groom'], { outer: 'core/html' }, { outer })).toEqual({
    title: RECORD.title,
    description: RECORD.metaDescription,
    path: `/${kind}/groom`,
    card: [kind, 'groom'],
    hidden: false,
  });
  expect(await metadataAt([], { outer })).toMatchObject(own);
  expect(await metadataAt(['groom'], { outer, templatevar: { [kind]: 'another' } })).toMatchObject({
    title: 'Stories',
  });
  expect(await metadataAt(['GROOM'], { outer })).toMatchObject({ title: 'Stories' });
});

it('a gallery in the address is named in the title, at the address of its own', async () => {
  const galleries = { outer: 'core/gallery_group', templatevar: { group: 'shops' } };
  expect(await metadataAt(['walks'], galleries)).toMatchObject({
    ...own,
    title: 'Walks · Stories',
    path: '/stories/walks',
  });
  expect(await metadataAt(['walks', '2'], galleries, { outer: 'core/person_list' })).toMatchObject({
    title: 'Walks · Stories · Page 2',
    path: '/stories/walks/2',
  });
});
