import { listMetadata } from './list-metadata';

jest.mock('next-intl/server', () => ({
  getTranslations:
    async () =>
    (_: string, { page, count }: { page: number; count: number }) =>
      `${page} of ${count}`,
}));
jest.mock('../content/page-metadata', () => ({ metadataOf: async (facts: object) => facts }));

const facts = {
  title: 'Everything',
  page: 1,
  pageCount: 3,
  pathOf: (page: number) => `/shop/page/${page}`,
  card: ['page', 'shop'],
} as const;
const listPage = { name: 'Shop', title: 'Wholesale dog treats', metaDescription: 'The whole range', noindex: false };

it('uses the title and the description of the list’s own page', async () => {
  expect(await listMetadata({ ...facts, listPage })).toMatchObject({
    title: 'Wholesale dog treats',
    description: 'The whole range',
    hidden: false,
  });
  expect(await listMetadata({ ...facts, page: 2, listPage })).toMatchObject({
    title: 'Wholesale dog treats · 2 of 3',
    description: '2 of 3 · The whole range',
  });
});

it.each([
  null,
  { name: 'Shop', title: '', metaDescription: '', noindex: false },
  // Of a platform that knows a page's name only, and of the first demonstration.
  { name: 'Shop', title: 'Shop', metaDescription: '', noindex: false },
])('has a title of its own without one there: %p', async (none) =>
  expect(await listMetadata({ ...facts, listPage: none })).toMatchObject({ title: 'Everything', description: '' }),
);

it('is kept out of search engines while nothing is in it', async () => {
  expect(await listMetadata({ ...facts, empty: true })).toMatchObject({ hidden: true, path: '/shop/page/1' });
});

it('is kept out of search engines with its page, and keeps its own address', async () => {
  const kept = { ...listPage, noindex: true };
  expect(await listMetadata({ ...facts, page: 2, listPage: kept })).toMatchObject({
    hidden: true,
    path: '/shop/page/2',
  });
});
