import { eq } from 'drizzle-orm';
import { SITEMAP_BATCH } from '@/lib/contract/site/sitemap';
import { groups, productGroups, products } from '../../db/schema/catalogue/catalogue';
import { articleGroups, articles } from '../../db/schema/content/content';
import { present } from '../../system/present';
import { openTestShop } from '../../testing/shop';
import { sitemapPartEntries, sitemapPartList } from './sitemap-parts';

let shop: Awaited<ReturnType<typeof openTestShop>>;
beforeAll(async () => {
  shop = await openTestShop();
}, 60_000);
afterAll(() => shop.close());

/** The addresses of categories and groups; as many as are counted. */
async function listed(): Promise<string[]> {
  const { data } = await sitemapPartEntries(shop.db, shop.now(), { limit: SITEMAP_BATCH });
  const parts = await sitemapPartList(shop.db, shop.now(), SITEMAP_BATCH);
  expect(parts.data.reduce((total, { count }) => total + count, 0)).toBe(data.length);
  return data.filter(({ model }) => model === 'group').map(({ url }) => url);
}

it('lists a category or a group of the blog while something is in it or below', async () => {
  const { db } = shop;
  const all = await listed();
  expect(all).toEqual(expect.arrayContaining(['/shop/dog-treats', '/shop/training-treats', '/blog/training']));
  const tree = { name: 'New', content: '', root: null, lft: 9_001, rgt: 9_002, level: 0, updatedAt: shop.now() };
  await db.insert(groups).values([
    { ...tree, model: 'product', slug: 'new', url: 'new' },
    { ...tree, model: 'article', slug: 'news', url: 'news' },
  ]);
  expect(await listed()).toEqual(all);
  const idOf = async (url: string): Promise<number> =>
    present((await db.select({ id: groups.id }).from(groups).where(eq(groups.url, url)))[0]).id;
  const [product] = await db.select({ id: products.id }).from(products).where(eq(products.enabled, true)).limit(1);
  await db.insert(productGroups).values({ productId: present(product).id, groupId: await idOf('new') });
  const [article] = await db.select().from(articles).limit(1);
  const { id: articleId, publishTime } = present(article);
  await db.insert(articleGroups).values({ articleId, groupId: await idOf('news') });
  expect(new Set(await listed())).toEqual(new Set([...all, '/shop/new', '/blog/news']));
  await db
    .update(articles)
    .set({ publishTime: new Date('2099-01-01') })
    .where(eq(articles.id, articleId));
  expect(await listed()).not.toContain('/blog/news');
  await db.update(articles).set({ publishTime }).where(eq(articles.id, articleId));
});
