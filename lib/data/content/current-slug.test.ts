import { currentSlug, inCurrentGroup } from './current-slug';

const entry = (from: string, to: string) => ({ from, to, prefix: false, changed_at: null });

jest.mock('../../config/env', () => ({ env: () => ({ APP_ORIGIN: 'https://shop.example' }) }));
jest.mock('../site/site', () => ({
  getSite: async () => ({
    redirects: [
      entry('/product/collar', '/product/rope-collar'),
      entry('/product/rope-collar', '/product/hemp%20collar'),
      entry('/shop/dogs', '/about'),
      entry('/shop/cats', '/shop/felines'),
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

it('reads a list by its current group if there is nothing by the stored one', async () => {
  const read = jest.fn(async (group: string) => ({ items: group === 'felines' ? ['Tuna'] : [] }));
  expect(await inCurrentGroup('shop', 'cats', read)).toEqual({ items: ['Tuna'] });
  expect(await inCurrentGroup('shop', 'felines', read)).toEqual({ items: ['Tuna'] });
  expect(read.mock.calls.flat()).toEqual(['cats', 'felines', 'felines']);
  expect(await inCurrentGroup('shop', 'birds', read)).toEqual({ items: [] });
  expect(await inCurrentGroup('shop', '', read)).toEqual({ items: [] });
  expect(read).toHaveBeenCalledTimes(5);
});
