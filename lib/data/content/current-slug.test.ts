import { currentSlug } from './current-slug';

const entry = (from: string, to: string) => ({ from, to, prefix: false, changed_at: null });

jest.mock('../../config/env', () => ({ env: () => ({ APP_ORIGIN: 'https://shop.example' }) }));
jest.mock('../site/site', () => ({
  getSite: async () => ({
    redirects: [
      entry('/product/collar', '/product/rope-collar'),
      entry('/product/rope-collar', '/product/hemp%20collar'),
      entry('/shop/dogs', '/about'),
      entry('/article/odd', '/article/%E0%A4%A'),
    ],
  }),
}));

it('follows redirects to records of the same kind', async () => {
  expect(await currentSlug('product', 'collar')).toBe('hemp collar');
  expect(await currentSlug('product', 'Collar')).toBe('hemp collar');
});

it('is the given slug otherwise', async () => {
  expect(await currentSlug('product', 'leash')).toBe('leash');
  expect(await currentSlug('shop', 'dogs')).toBe('dogs');
  expect(await currentSlug('article', 'odd')).toBe('odd');
  expect(await currentSlug('blog', '../collar')).toBe('../collar');
});
