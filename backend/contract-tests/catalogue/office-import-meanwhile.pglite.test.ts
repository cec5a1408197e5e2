import { eq, isNotNull } from 'drizzle-orm';
import { products, skus } from '../../db/schema/catalogue/catalogue';
import { revalidateJobs } from '../../db/schema/content/cms';
import { orderLines } from '../../db/schema/orders/orders';
import { readRedirects, writeRedirects } from '../../cms/store/redirect-table';
import { present } from '../../system/present';
import { fillRecord } from '../support/office-form';
import { sales, shop } from '../support/office';

const CODE = 'BB-TR-ROO-1000';

/** Sends a file; the address of its preview. */
async function send(...lines: string[]): Promise<string> {
  return (await sales.upload('/cms/catalogue/import', {}, new File([lines.join('\r\n')], 'range.csv'))).location;
}
const redirected = async () => (await readRedirects(shop.db)).map(({ from }) => from);
const redirect = (...from: string[]) =>
  writeRedirects(
    shop.db,
    from.map((one) => ({ from: one, to: '/shop', prefix: false, changed_at: null })),
  );
const productOf = async (slug: string) =>
  (await shop.db.select().from(products).where(eq(products.slug, slug))).map(({ enabled }) => ({ enabled }));

it('removes redirects from the addresses of products that it shows', async () => {
  await redirect('/product/Redirected', '/product/hidden-one', '/elsewhere');
  const both = await send(
    'Code,Product,Name,Price,Shown',
    'RE-1,redirected,Redirected,10,',
    'RE-2,hidden-one,Hidden,10,no',
  );
  await shop.db.delete(revalidateJobs);
  expect((await sales.post(`${both}/apply`)).status).toBe(303);
  expect(await productOf('redirected')).toEqual([{ enabled: true }]);
  expect(await redirected()).toEqual(['/product/hidden-one', '/elsewhere']);
  expect(await shop.db.select().from(revalidateJobs)).toMatchObject([{ tags: ['products', 'groups', 'site'] }]);

  const hide = await send('Code,Shown', 'RE-1,no', 'RE-2,yes');
  expect((await sales.post(`${hide}/apply`)).status).toBe(303);
  expect(await redirected()).toEqual(['/elsewhere']);
  await redirect('/product/redirected');
  expect((await sales.post(`${hide}/undo`)).status).toBe(303);
  expect(await productOf('redirected')).toEqual([{ enabled: true }]);
  expect(await redirected()).toEqual([]);
});

it('a product that is put on sale by its form has no redirect at its address', async () => {
  const { productId: id } = await shop.sku(CODE);
  const [product] = await shop.db.update(products).set({ enabled: false }).where(eq(products.id, id)).returning();
  await redirect(`/product/${present(product).slug}`, '/elsewhere');
  const address = `/cms/products/${id}`;
  const { html } = await sales.get(address);
  expect((await fillRecord(sales, address, { 's.enabled': 'on' }, html)).location).toContain('done=saved');
  expect(await redirected()).toEqual(['/elsewhere']);
});

describe('what was made after the preview and is not sold', () => {
  it('as a code refuses the import with a sentence', async () => {
    const { productId } = await shop.sku(CODE);
    const address = await send('Code,Product,Name,Price', 'SOON-1,soon,Soon,10');
    const retired = { productId, code: 'SOON-1', options: ['retired'], price: 1, stock: 0, weightGrams: 0 };
    await shop.db.insert(skus).values({ ...retired, retiredAt: shop.now() });
    const { status, html } = await sales.post(`${address}/apply`);
    expect([status, html]).toEqual([409, expect.stringContaining('is not as this page showed it')]);
    expect(await productOf('soon')).toEqual([]);
  });

  it('as a product in the bin does so too', async () => {
    const address = await send('Code,Product,Name,Price', 'BIN-1,binned,Binned,10');
    const search = { searchName: '', searchWords: '', searchCompact: '' };
    const row = { slug: 'binned', name: 'Binned', enabled: false, createdAt: shop.now(), updatedAt: shop.now() };
    await shop.db.insert(products).values({ ...row, ...search, deletedAt: shop.now() });
    const { status, html } = await sales.post(`${address}/apply`);
    expect([status, html]).toEqual([409, expect.stringContaining('is not as this page showed it')]);
  });
});

it('is not undone once one of its skus was ordered, even if all pieces are there', async () => {
  const address = await send('Code,Product,Name,Price,Stock', 'ORDERED-1,ordered,Ordered,10,5');
  expect((await sales.post(`${address}/apply`)).status).toBe(303);
  const { id: skuId } = await shop.sku('ORDERED-1');
  const [line] = await shop.db.select().from(orderLines).where(isNotNull(orderLines.skuId)).limit(1);
  await shop.db
    .update(orderLines)
    .set({ skuId })
    .where(eq(orderLines.skuCode, present(line).skuCode));
  const { status, html } = await sales.post(`${address}/undo`);
  expect([status, html]).toEqual([409, expect.stringMatching(/Nothing was undone[^<]*ORDERED-1/)]);
});
