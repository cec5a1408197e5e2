import { eq, isNotNull } from 'drizzle-orm';
import { products, skus } from '../../db/schema/catalogue/catalogue';
import { orderLines } from '../../db/schema/orders/orders';
import { present } from '../../system/present';
import { openTestShop } from '../../testing/shop';
import { type Person, type TestShop, STAFF, officeApp, person } from '../support/in-process-office';

jest.setTimeout(120_000);

const CODE = 'BB-TR-ROO-1000';
let shop: TestShop;
let sales: Person;

beforeAll(async () => {
  shop = await openTestShop();
  sales = await person(officeApp(shop), STAFF.sales);
});
afterAll(() => shop.close());

/** Sends a file; the address of its preview. */
async function send(...lines: string[]): Promise<string> {
  return (await sales.upload('/cms/catalogue/import', {}, new File([lines.join('\r\n')], 'range.csv'))).location;
}
const productOf = async (slug: string) =>
  (await shop.db.select().from(products).where(eq(products.slug, slug))).map(({ enabled }) => ({ enabled }));

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
