import { asc, eq } from 'drizzle-orm';
import { readReferences } from '../../cms/references/references';
import { products } from '../../db/schema/catalogue/catalogue';
import { articles } from '../../db/schema/content/content';
import { present } from '../../system/present';
import { editor, sales, shop, warehouse } from '../support/office';

const aProduct = async () =>
  present((await shop.db.select().from(products).where(eq(products.enabled, true)).orderBy(asc(products.id)))[0]);
const lookUp = async (kind: string, q: string) =>
  (await editor.get(`/cms/lookup/${kind}?${new URLSearchParams({ q })}`)).html;

it('finds records by a part of their name, for the roles that choose them', async () => {
  const { slug, name } = await aProduct();
  expect(await lookUp('products', name.toUpperCase())).toContain(`<option value="${slug}">`);
  expect(await lookUp('products', name.slice(0, 2))).toBe('');
  // No code starts with what has no letter of a code.
  expect(await lookUp('products', 'żżż')).toBe('');
  const article = present((await shop.db.select().from(articles).limit(1))[0]);
  expect(await lookUp('articles', article.name.slice(1))).toContain(`<option value="${article.slug}">`);
  expect(await lookUp('articles', '')).toBe('');
  const asked = ['/cms/lookup/products', '/cms/content/addresses', '/cms/content/addresses/options'];
  expect(await Promise.all(asked.map(async (path) => (await sales.get(path)).status))).toEqual([200, 200, 200]);
  expect(await Promise.all(asked.map(async (path) => (await warehouse.get(path)).status))).toEqual([403, 403, 403]);
});

it('names the chosen product alone, also when it is in the bin, where it is not found any more', async () => {
  const { id, slug, name } = await aProduct();
  const field = { kind: 'lookup', name: 'product', label: 'Product', hint: '', of: 'products' } as const;
  const choices = async () => (await readReferences(shop.db, [field], { product: slug }))['products'];
  expect(await choices()).toEqual([{ value: slug, label: name }]);
  await shop.db.update(products).set({ deletedAt: shop.now(), enabled: false }).where(eq(products.id, id));
  expect(await choices()).toEqual([{ value: slug, label: `${name} (in the bin)` }]);
  expect(await lookUp('products', name)).not.toContain(`"${slug}"`);
});
