import { eq } from 'drizzle-orm';
import { products, skus } from '../../db/schema/catalogue/catalogue';
import { priceLevels, skuPrices } from '../../db/schema/catalogue/prices';
import { loadLines } from '../../services/cart/cart-lines';
import { present } from '../../system/present';
import { fillRecord } from '../support/office-form';
import { sales, shop } from '../support/office';

const CODE = 'BB-TR-ROO-1000';

/** Sends a file; the address of its preview. */
async function send(...lines: string[]): Promise<string> {
  return (await sales.upload('/cms/catalogue/import', {}, new File([lines.join('\r\n')], 'range.csv'))).location;
}
const setPrices = (price: number, specialPrice: number | null) =>
  shop.db.update(skus).set({ price, specialPrice }).where(eq(skus.code, CODE));
const pricesOf = async (code: string) => {
  const { price, specialPrice } = await shop.sku(code);
  return { price, specialPrice };
};

describe('a special price is never above the price', () => {
  it('after an import, if the price fell since the preview', async () => {
    await setPrices(1_000, null);
    const address = await send('Code,Special price', `${CODE},8.00`);
    await setPrices(700, null);
    const { status, html } = await sales.post(`${address}/apply`);
    expect([status, html]).toEqual([409, expect.stringContaining('is not as this page showed it')]);
    expect(await pricesOf(CODE)).toEqual({ price: 700, specialPrice: null });
  });

  it.each([
    ['a price', 'Price', '12.00', 1_000, null, 1_200, 1_100],
    ['a special price', 'Special price', '', 1_000, 800, 700, null],
  ])('after the undo of an import of %s', async (_, heading, cell, price, special, laterPrice, laterSpecial) => {
    await setPrices(price, special);
    const address = await send(`Code,${heading}`, `${CODE},${cell}`);
    expect((await sales.post(`${address}/apply`)).status).toBe(303);
    await setPrices(laterPrice, laterSpecial);
    const userId = await shop.userId('trade@example.com');
    await shop.add(userId, (await shop.sku(CODE)).id, 1);
    const paid = async () => (await loadLines(shop.db, { userId })).find(({ code }) => code === CODE)?.price;
    const least = await paid();
    const { status, html } = await sales.post(`${address}/undo`);
    expect([status, html]).toEqual([409, expect.stringContaining('Nothing was undone')]);
    expect(await paid()).toBe(least);
  });
});

it('a special price that got above the price is mended in the form of its sku', async () => {
  const { id } = await shop.sku(CODE);
  await setPrices(700, 800);
  const seen = { 'seen-price': '7.00', 'seen-special': '8.00' };
  const saved = await sales.post(`/cms/catalogue/${id}/prices`, { ...seen, price: '7.00', special: '6.50' });
  expect(saved.location).toContain('done=saved');
  expect(await pricesOf(CODE)).toEqual({ price: 700, specialPrice: 650 });
});

describe('what an import made is not taken back with what was added to it later', () => {
  it('a price of a level', async () => {
    const [level] = await shop.db.insert(priceLevels).values({ name: 'Later' }).returning();
    const address = await send('Code,Product,Name,Price', 'LATER-1,later-one,Later one,10');
    expect((await sales.post(`${address}/apply`)).status).toBe(303);
    const { id: skuId } = await shop.sku('LATER-1');
    await shop.db.insert(skuPrices).values({ skuId, levelId: present(level).id, fromQty: 1, price: 900 });
    const { status, html } = await sales.post(`${address}/undo`);
    expect([status, html]).toEqual([409, expect.stringMatching(/Nothing was undone[^<]*Later one/)]);
    await shop.db.delete(skuPrices).where(eq(skuPrices.skuId, skuId));
    expect((await sales.post(`${address}/undo`)).status).toBe(303);
  });

  it('a text that is in no file', async () => {
    const address = await send('Code,Product,Name,Price', 'TEXT-1,text-one,Text one,10');
    expect((await sales.post(`${address}/apply`)).status).toBe(303);
    const { productId } = await shop.sku('TEXT-1');
    const saved = await fillRecord(sales, `/cms/products/${productId}`, { 's.content': '<p>Written by hand</p>' });
    expect(saved.location).toContain('done=saved');
    const { status, html } = await sales.post(`${address}/undo`);
    expect([status, html]).toEqual([409, expect.stringMatching(/Nothing was undone[^<]*Text one/)]);
    const [still] = await shop.db.select().from(products).where(eq(products.id, productId));
    expect(still?.content).toContain('Written by hand');
  });
});
