import { searchEngineProblems, vocabularyProblems } from '@/scripts/test/html/structured-data';
import { siteSettings } from '../contract/site/site';
import { type SiteSettings, toSiteSettings } from '../domain/site/settings';
import type { ArticleDetail } from '../domain/content/blog';
import type { ProductDetail } from '../domain/catalogue/catalogue';
import type { Picture } from '../domain/media/picture';
import type { Testimonial } from '../domain/content/testimonials';
import { articleData } from './article-data';
import { breadcrumbData, faqData } from './page-data';
import { productData } from './product-data';
import { reviewData } from './review-data';
import { siteData } from './site-data';

process.env.SESSION_PASSWORD = 'qR3vN8yT1uW6xZ0aB5cD9eF2gH7iJ4kL8mN1oP6qR3s=';
process.env.APP_ORIGIN = 'https://shop.example.com';

const picture: Picture = { hash: 'abcdef123456', aspect: '16x9', alt: 'A dog', widest: 0, placeholder: '' };
const bare = toSiteSettings(siteSettings.parse({ name: 'Bark' }));
const full = toSiteSettings(
  siteSettings.parse({
    name: 'Bark',
    organisation_name: 'Bark Pty Ltd',
    abn: '61900100217',
    address: 'Unit 4, 27 Ironbark Lane, Fyshwick ACT 2609',
    email: 'hello@bark.example',
    phone: '02 5550 1240',
    facebook: 'https://facebook.example/bark',
    skype: 'bark',
    twitter: 'javascript:alert(1)',
    logo: { hash: 'abcdef123456', url: '/x.jpg' },
  }),
);
const product: ProductDetail = {
  slug: 'oat-biscuits',
  name: 'Oat Biscuits </script>',
  blurb: '',
  brand: 'Bark',
  badge: '',
  picture,
  inStock: true,
  isNew: false,
  onSpecial: true,
  group: { name: 'Biscuits', url: 'biscuits' },
  skuCodes: ['OB-1', 'OB-2'],
  title: 'Oat Biscuits',
  metaDescription: 'Baked &amp; <b>crunchy</b>',
  content: '',
  pictures: [picture],
  groups: [],
  film: null,
  sizeChart: null,
  variations: [],
  addons: [],
  related: [],
  updatedAt: '2026-03-01T10:00:00+11:00',
  skus: [
    { id: '1', code: 'OB-1', variations: [], inStock: true },
    { id: '2', code: 'OB-2', variations: [], inStock: false },
  ],
};
const nothing: ProductDetail = {
  ...product,
  brand: '',
  group: null,
  pictures: [],
  metaDescription: '',
  skus: [],
  updatedAt: '',
};
const article: ArticleDetail = {
  slug: 'the-first-groom',
  name: `The first groom ${'and the next '.repeat(12)}`,
  blurb: '',
  author: 'Marnie',
  picture,
  group: { name: 'Grooming', url: 'grooming' },
  publishedAt: '2026-03-01T10:00:00Z',
  readingTime: 3,
  title: 'x',
  metaDescription: 'How to',
  content: '',
  rows: [],
  updatedAt: 'yesterday',
};
const plain: ArticleDetail = {
  ...article,
  name: 'Short',
  author: '',
  picture: null,
  group: null,
  publishedAt: null,
  readingTime: 0,
  metaDescription: '',
};
const rated = (rating: number, name = 'Ada'): Testimonial => ({
  id: '1',
  html: '<p>Good</p>',
  name,
  title: '',
  picture: null,
  rating,
});
const offers = [{ sku: 'OB-1', price: 1050, in_stock: true }];
const open: SiteSettings = { ...full, publicPrices: true };

const cases: readonly (readonly [string, unknown])[] = [
  ['a site', siteData(full)],
  ['a site with nothing set', siteData(bare)],
  ['an organisation that sells nothing', siteData({ ...full, isEcommerce: false })],
  ['a product', productData({ product, settings: full })],
  ['a product with little said of it', productData({ product: nothing, settings: bare })],
  ['a product with public prices', productData({ product, settings: open, offers })],
  ['an article', articleData(article, full)],
  ['an article with little said of it', articleData(plain, bare)],
  [
    'breadcrumbs',
    breadcrumbData([{ label: 'Home', href: '/' }, { label: 'Shop', href: '/shop' }, { label: 'Biscuits' }]),
  ],
  [
    'questions',
    faqData(
      [
        { name: 'How long?', content: '<p>3 to <b>5</b> days.</p>' },
        { name: 'Empty', content: ' <p></p> ' },
      ],
      '/faq',
    ),
  ],
  ['reviews', reviewData([rated(5), rated(1)], full)],
];

/** A product without a picture lacks the required image. */
const problemsOf = (name: string) =>
  name === 'a product with little said of it' ? [expect.stringContaining('"image" is missing') as unknown] : [];

describe.each(cases)('%s', (name, data) => {
  it('uses the vocabulary of schema.org', () => {
    expect(vocabularyProblems(data)).toEqual([]);
  });

  it('is valid for search engines', async () => {
    expect(await searchEngineProblems(data)).toEqual(problemsOf(name));
  });

  it('has only absolute addresses', () => {
    const addresses = [
      ...JSON.stringify(data).matchAll(/"(?:url|item|image|logo|@id|urlTemplate|merchantReturnLink)":"([^"]+)"/g),
    ].map(([, address = '']) => address);
    for (const address of addresses) expect(address).toMatch(/^https:\/\/shop\.example\.com\//);
  });
});

describe('a trade price', () => {
  it('is omitted while the site’s prices are for customers only, even if offers are passed', () => {
    for (const settings of [full, bare]) {
      expect(JSON.stringify(productData({ product, settings, offers }))).not.toMatch(/offer|price|10\.5/i);
    }
  });

  it('is included if the site makes prices public', () => {
    const { mainEntity } = productData({ product, settings: open, offers });
    expect(mainEntity).toMatchObject({
      offers: [
        {
          '@type': 'Offer',
          sku: 'OB-1',
          price: '10.50',
          priceCurrency: 'AUD',
          availability: 'https://schema.org/InStock',
        },
      ],
    });
  });
});

it('describes a product', () => {
  expect(productData({ product, settings: full })).toMatchObject({
    '@type': 'ItemPage',
    dateModified: '2026-02-28T23:00:00.000Z',
    mainEntity: {
      '@type': 'Product',
      brand: { name: 'Bark' },
      category: 'Biscuits',
      description: 'Baked & crunchy',
      sku: ['OB-1', 'OB-2'],
      image: ['https://shop.example.com/assets/i/abcdef123456/16x9/1200.jpg'],
    },
  });
  expect(productData({ product: nothing, settings: full }).mainEntity).toMatchObject({
    brand: { name: 'Bark Pty Ltd' },
  });
  expect(productData({ product: nothing, settings: bare }).mainEntity).toMatchObject({ brand: { name: 'Bark' } });
});

it('describes the shop, with its ABN and its return policy', () => {
  const [store] = siteData(full)['@graph'];
  expect(store).toMatchObject({
    '@type': 'OnlineStore',
    taxID: '61900100217',
    identifier: { propertyID: 'ABN', value: '61900100217' },
    address: { postalCode: '2609', addressRegion: 'ACT' },
    hasMerchantReturnPolicy: { merchantReturnDays: 21, applicableCountry: 'AU' },
    sameAs: ['https://facebook.example/bark'],
  });
  expect(JSON.stringify(siteData({ ...full, returnDays: 0 }))).not.toContain('MerchantReturn');
  expect(JSON.stringify(siteData({ ...full, isEcommerce: false }))).not.toMatch(/OnlineStore|MerchantReturn/);
});

it('describes the site search', () => {
  expect(JSON.stringify(siteData(full))).toContain(
    '"target":{"@type":"EntryPoint","urlTemplate":"https://shop.example.com/search/{search_term_string}"}',
  );
});

it('cuts a headline at 110 characters, and not inside a character', () => {
  expect(articleData(article, full)).toMatchObject({ headline: article.name.slice(0, 110).trim() });
  const emoji = `${'x'.repeat(109)}🐕`;
  expect(articleData({ ...article, name: emoji }, full)).toMatchObject({ headline: 'x'.repeat(109) });
});

it('accepts only ratings from 1 to 5', () => {
  expect(reviewData([rated(0), rated(5.5), rated(-1), rated(Number.NaN), rated(4, '')], full)).toBeNull();
  expect(reviewData([rated(0), rated(4)], full)).toMatchObject({
    review: [{ reviewRating: { ratingValue: 4, worstRating: 1, bestRating: 5 } }],
  });
});

it('combines several lists into one FAQ page, and returns null without answers', () => {
  expect(faqData([{ name: 'a', content: 'b' }], '/faq')).toMatchObject({ '@id': 'https://shop.example.com/faq#faq' });
  expect(faqData([{ name: 'a', content: '' }], '/faq')).toBeNull();
});
