import { JSDOM } from 'jsdom';
import { and, eq } from 'drizzle-orm';
import { followRedirects, redirectTable } from '@/lib/domain/content/redirects';
import { promotions } from '../../db/schema/orders/cart';
import { priceLevels, skuPrices } from '../../db/schema/catalogue/prices';
import { productPlaces, products, skus } from '../../db/schema/catalogue/catalogue';
import { changes } from '../../db/schema/changes';
import { contentRevisions } from '../../db/schema/content/content-history';
import { revalidateJobs } from '../../db/schema/content/cms';
import { RANGE_TYPES } from '../../cms/range-types/range-types';
import { productDetail } from '../../services/catalogue/product-detail';
import { offersOf } from '../../services/catalogue/skus/sku-offers';
import { readSite } from '../../services/site/site-documents';
import { present } from '../../system/present';
import { addressOf, fillRecord, press, typedIn } from '../support/office-form';
import { owner, sales, shop } from '../support/office';

const REQUEST = { aspect: '1x1', width: 600 } as const;
const idOf = (location: string): number => Number(/\/(\d+)/.exec(location)?.[1]);
const tags = async () => (await shop.db.select().from(revalidateJobs)).flatMap((job) => job.tags);

let count = 0;
/** A product with two options, on sale. */
async function makeProduct(fields: Readonly<Record<string, string>> = {}) {
  const code = `RT-${(count += 1)}`;
  let page = (await sales.get('/cms/products/new')).html;
  page = await press(sales, page, 'add:categories');
  page = await press(sales, page, 'add:skus');
  page = await press(sales, page, 'add:skus', { 's.skus.0.code': `${code}-S`, 's.skus.0.price': '10' });
  const typed = {
    's.name': `Rope toy ${code}`,
    's.enabled': 'on',
    's.categories.0': 'dog-treats',
    's.skus.0.options': 'Size: S',
    's.skus.1.code': `${code}-L`,
    's.skus.1.options': 'Size:L',
    's.skus.1.price': '15.50',
    's.skus.1.minQty': '1',
  };
  const { location, html } = await fillRecord(sales, '', { ...typed, ...fields }, page);
  if (location === '') throw new Error(new JSDOM(html).window.document.querySelector('#problem')?.textContent ?? html);
  return { code, address: addressOf(location), id: idOf(location), slug: `rope-toy-${code.toLowerCase()}` };
}

describe('every kind', () => {
  it.each(RANGE_TYPES.map(({ name }) => name))(
    'of %s has a list and a form, and an unchanged form saves nothing',
    async (name) => {
      const type = present(RANGE_TYPES.find((one) => one.name === name));
      if (name === 'price-levels') await shop.db.insert(priceLevels).values({ name: 'Untouched' });
      const [first] = type.single ? [{ id: 1 }] : await type.store.list(shop.db, { q: '', limit: 1, offset: 0 });
      const address = `/cms/${name}/${present(first).id}`;
      const list = await sales.get(`/cms/${name}`);
      expect(type.single ? list.location : list.html).toContain(address);
      const { html } = await sales.get(address);
      const before = await type.store.read(shop.db, [present(first).id]);
      const saved = await fillRecord(sales, address, {}, html);
      expect(saved.location).toBe(`${address}?done=saved`);
      expect(await type.store.read(shop.db, [present(first).id])).toEqual(before);
      expect((await sales.get(address)).html).not.toContain('<h2>Versions</h2>');
    },
  );

  it.each(RANGE_TYPES.filter(({ single }) => !single).map(({ name }) => name))(
    'of %s escapes the input',
    async (name) => {
      const HOSTILE = '"><script>alert(1)</script></textarea><img src=x onerror=alert(1)>';
      const { html } = await sales.get(`/cms/${name}/new`);
      const { document } = new JSDOM(html).window;
      const fields = [...document.querySelectorAll('#record [name^="s."]:not([type=hidden], [type=checkbox])')];
      const typed = fields.map((field) => [field.getAttribute('name') ?? '', HOSTILE] as const);
      const reply = await fillRecord(sales, '', Object.fromEntries(typed), html);
      const after = reply.status === 303 ? await sales.get(addressOf(reply.location)) : reply;
      expect(after.html).toContain('&lt;script&gt;');
      for (const page of [after.html, (await sales.get(`/cms/${name}`)).html, (await owner.get('/cms/log')).html]) {
        const shown = new JSDOM(page).window.document;
        expect([...shown.querySelectorAll('script:not([src])'), ...shown.querySelectorAll('[onerror]')]).toEqual([]);
      }
    },
  );
});

describe('a product', () => {
  it('is created with its codes, sold at once, announced to the shop and logged', async () => {
    await shop.db.delete(revalidateJobs);
    const { id, code, slug } = await makeProduct();
    const shown = present(await productDetail(shop.db, slug, REQUEST));
    expect(shown.variations).toEqual([{ name: 'Size', options: ['S', 'L'], selected: null }]);
    expect(shown.skus.map((sku) => sku.code)).toEqual([`${code}-S`, `${code}-L`]);
    expect(present(await offersOf(shop.db, slug, null)).map(({ price_each }) => price_each)).toEqual([1_000, 1_550]);
    const [place] = await shop.db.select().from(productPlaces).where(eq(productPlaces.productId, id));
    expect(place?.lowestPrice).toBe(1_000);
    expect(await tags()).toEqual(expect.arrayContaining(['products', `product:${slug}`]));
    const [change] = await shop.db.select().from(changes).where(eq(changes.subject, 'product'));
    expect(change).toMatchObject({ action: 'Made', name: expect.stringContaining('Rope toy') });
    const list = (await sales.get(`/cms/products?q=${code}-L`)).html;
    expect(list).toContain(`/cms/products/${id}`);
    expect(list).toContain('2 codes');
    expect((await sales.get(`/cms/lookup/products?q=${code}-S`)).html).toContain(`value="${slug}"`);
  });

  it('has a title for search engines that follows its name until somebody types one', async () => {
    const { id, address } = await makeProduct();
    const title = async () => (await shop.db.select().from(products).where(eq(products.id, id)))[0]?.title;
    await fillRecord(sales, address, { 's.name': 'Tug toy' });
    expect(await title()).toBe('Tug toy');
    await fillRecord(sales, address, { 's.title': 'Tug toys for strong dogs' });
    await fillRecord(sales, address, { 's.name': 'Tug rope' });
    expect(await title()).toBe('Tug toys for strong dogs');
  });

  it('keeps its stock, special price and prices by level when it is saved', async () => {
    const { id, address } = await makeProduct();
    const [sku] = await shop.db.select().from(skus).where(eq(skus.productId, id)).orderBy(skus.id);
    const skuId = present(sku).id;
    const page = (await sales.get(address)).html;
    await shop.db.update(skus).set({ stock: 7, specialPrice: 900 }).where(eq(skus.id, skuId));
    await shop.db.insert(skuPrices).values({ skuId, levelId: null, fromQty: 12, price: 800 });
    expect((await fillRecord(sales, address, { 's.badge': 'New here' }, page)).status).toBe(303);
    const [after] = await shop.db.select().from(skus).where(eq(skus.id, skuId));
    expect(after).toMatchObject({ stock: 7, specialPrice: 900 });
    expect(await shop.db.select().from(skuPrices).where(eq(skuPrices.skuId, skuId))).toHaveLength(1);
  });

  it('costs more than its special price', async () => {
    const { id, address } = await makeProduct();
    await shop.db.update(skus).set({ specialPrice: 900 }).where(eq(skus.productId, id));
    const refused = await fillRecord(sales, address, { 's.skus.0.price': '9' });
    expect(refused.status).toBe(422);
    const { document } = new JSDOM(refused.html).window;
    expect(document.querySelector('#f-skus-0-price-error')?.textContent).toContain('Its special price is $9.00');
    expect((await fillRecord(sales, '', { 's.skus.0.price': '9.01' }, refused.html)).status).toBe(303);
  });

  it('keeps prices of a file when its last change is undone', async () => {
    const { id, address } = await makeProduct();
    const name = (fields: Readonly<Record<string, string>>) => fillRecord(sales, address, fields);
    await name({ 's.name': 'Rope toi' });
    await shop.db.update(skus).set({ price: 4_200, stock: 5 }).where(eq(skus.productId, id));
    expect((await sales.post(`${address}/back`, { revision: '1', seen: '2' })).location).toContain('done=undone');
    const [row] = await shop.db.select().from(products).where(eq(products.id, id));
    expect(row?.name).toMatch(/^Rope toy/);
    const rows = () => shop.db.select().from(skus).where(eq(skus.productId, id));
    const prices = async () => (await rows()).map((sku) => sku.price);
    expect((await rows()).map(({ stock }) => stock)).toEqual([5, 5]);
    expect(await prices()).toEqual([4_200, 4_200]);

    await name({ 's.skus.0.price': '43' });
    await shop.db.update(skus).set({ price: 4_400 }).where(eq(skus.productId, id));
    const refused = await sales.post(`${address}/back`, { revision: '3', seen: '4' });
    expect([refused.status, refused.html]).toEqual([409, expect.stringContaining('Codes and options')]);
    expect(await prices()).toEqual([4_400, 4_400]);
  });

  it('keeps its codes when a revision of an older release, which lacks their ids, is brought back', async () => {
    const { id, address } = await makeProduct();
    await fillRecord(sales, address, { 's.name': 'Rope toi' });
    const own = and(eq(contentRevisions.recordId, id), eq(contentRevisions.type, 'products'));
    for (const revision of await shop.db.select().from(contentRevisions).where(own)) {
      const text = JSON.stringify(revision.document).replaceAll(/"id":\d+/g, '"id":null');
      const document: unknown = JSON.parse(text);
      await shop.db.update(contentRevisions).set({ document }).where(eq(contentRevisions.id, revision.id));
    }
    const rows = () => shop.db.select().from(skus).where(eq(skus.productId, id)).orderBy(skus.id);
    await shop.db.update(skus).set({ stock: 5 }).where(eq(skus.productId, id));
    const before = await rows();
    expect((await sales.post(`${address}/back`, { revision: '1', seen: '2' })).location).toContain('done=undone');
    expect(await rows()).toMatchObject(before.map(({ id: sku, stock }) => ({ id: sku, stock })));
  });

  it('does not lose a price that was changed while its form was open', async () => {
    const { id, address } = await makeProduct();
    const page = (await sales.get(address)).html;
    await shop.db.update(skus).set({ price: 4_200 }).where(eq(skus.productId, id));
    expect((await fillRecord(sales, address, { 's.badge': 'Sale' }, page)).status).toBe(303);
    const prices = await shop.db.select({ price: skus.price }).from(skus).where(eq(skus.productId, id));
    expect(prices).toEqual([{ price: 4_200 }, { price: 4_200 }]);
    const clash = await fillRecord(sales, address, { 's.skus.0.price': '11' }, page);
    expect(clash.status).toBe(409);
    expect(clash.html).toContain('Save mine over theirs');
  });

  it('reports errors at their fields', async () => {
    const { code } = await makeProduct();
    let page = (await sales.get('/cms/products/new')).html;
    page = await press(sales, page, 'add:skus');
    page = await press(sales, page, 'add:skus');
    page = await press(sales, page, 'add:related');
    const reply = await fillRecord(
      sales,
      '',
      {
        's.name': 'Faulty',
        's.skus.0.code': `${code}-S`,
        's.skus.0.price': 'much',
        's.skus.1.code': 'FAULTY-2',
        's.skus.1.price': '1',
        's.skus.1.barcode': '12',
        's.related.0': 'no-such-product',
      },
      page,
    );
    expect(reply.status).toBe(422);
    const { document } = new JSDOM(reply.html).window;
    expect(document.querySelector('#f-skus-0-price-error')?.textContent).toContain('dollars');
    const again = await fillRecord(sales, '', { 's.skus.0.price': '1' }, reply.html);
    const words = (name: string) =>
      new JSDOM(again.html).window.document.querySelector(`#f-${name}-error`)?.textContent ?? '';
    expect(words('skus-0-code')).toContain('has the code');
    expect(words('skus-1-barcode')).toContain('8 or 12 to 14 digits');
    expect(words('skus-1-options')).toContain('same options');
    expect(words('related-0')).toContain('There is no product');
  });

  it('moves to another address and leaves a redirect', async () => {
    const { address, slug } = await makeProduct();
    const promotion = { code: 'ROPE5', name: 'Rope', kind: 'percent-off-products', percent: 5 } as const;
    const productSlugs = ['plant-blend-waste-bags', slug];
    await shop.db.insert(promotions).values({ ...promotion, productSlugs, startsAt: shop.now() });
    await fillRecord(sales, address, { 's.slug': `${slug}-moved` });
    const [stored] = await shop.db.select().from(promotions).where(eq(promotions.code, 'ROPE5'));
    expect(stored?.productSlugs).toEqual(['plant-blend-waste-bags', `${slug}-moved`]);
    const { redirects } = await readSite(shop.db);
    expect(redirects).toContainEqual(
      expect.objectContaining({ from: `/product/${slug}`, to: `/product/${slug}-moved` }),
    );
  });

  it('no longer sells a retired code, but stores it', async () => {
    const { id, address, slug, code } = await makeProduct();
    await fillRecord(sales, address, { 's.skus.1.retired': 'on' });
    const shown = present(await productDetail(shop.db, slug, REQUEST));
    expect(shown.skus.map((sku) => sku.code)).toEqual([`${code}-S`]);
    expect(shown.variations).toEqual([{ name: 'Size', options: ['S'], selected: null }]);
    expect(await shop.db.select().from(skus).where(eq(skus.productId, id))).toHaveLength(2);
    const { html } = await sales.get(address);
    const back = new JSDOM(html).window.document.querySelector<HTMLInputElement>('[name="s.skus.1.retired"]');
    present(back).checked = false;
    const fields = typedIn(present(back?.form));
    expect((await sales.post(address, fields)).status).toBe(303);
    expect(present(await productDetail(shop.db, slug, REQUEST)).variations[0]?.options).toEqual(['S', 'L']);
  });

  it('cannot lose a code that was ordered', async () => {
    const [ordered] = await shop.db.select().from(products).where(eq(products.enabled, true)).limit(1);
    const page = (await sales.get(`/cms/products/${present(ordered).id}`)).html;
    const codes = [...page.matchAll(/value="remove:skus\.\d+"/g)].length;
    let shown = page;
    for (let left = codes; left > 0; left -= 1) shown = await press(sales, shown, 'remove:skus.0');
    const reply = await fillRecord(sales, '', {}, shown);
    expect(reply.status).toBe(422);
    expect(reply.html).toMatch(/There has to be a code|Ordered before/);
  });

  it('is moved to the bin, which hides it, restored unchanged, and deleted permanently', async () => {
    const { id, address, slug } = await makeProduct();
    await sales.post(`${address}/delete`);
    expect(await productDetail(shop.db, slug, REQUEST)).toBeNull();
    expect((await sales.get(address)).status).toBe(404);
    const bin = new JSDOM((await sales.get('/cms/catalogue/bin')).html).window.document;
    const binned = present(bin.querySelector<HTMLInputElement>('form[action$="/restore"] [name=id]')).value;
    expect((await sales.post('/cms/catalogue/bin/restore', { id: binned })).location).toContain(address);
    expect(present(await productDetail(shop.db, slug, REQUEST)).skus).toHaveLength(2);
    await sales.post(`${address}/delete`);
    const again = new JSDOM((await sales.get('/cms/catalogue/bin')).html).window.document;
    const gone = present(again.querySelector<HTMLInputElement>('form[action$="/delete"] [name=id]')).value;
    await sales.post('/cms/catalogue/bin/delete', { id: gone });
    expect(await shop.db.select().from(products).where(eq(products.id, id))).toEqual([]);
  });

  it('is copied with new codes, and shows its related products', async () => {
    const { slug } = await makeProduct();
    const other = await makeProduct();
    const copied = (await sales.post(`${other.address}/copy`)).html;
    expect(copied).toContain(`value="${other.code}-S-COPY"`);
    const page = await press(sales, copied, 'add:related');
    const made = await fillRecord(sales, '', { 's.related.0': slug, 's.enabled': 'on', 's.slug': 'a-copy' }, page);
    expect(made.status).toBe(303);
    const shown = present(await productDetail(shop.db, 'a-copy', REQUEST));
    expect(shown.related).toEqual([slug]);
  });
});

describe('prices', () => {
  it('by level and quantity share one table, and a customer pays the lowest that applies', async () => {
    const { id, slug } = await makeProduct();
    const [gold] = await shop.db.insert(priceLevels).values({ name: 'Gold' }).returning();
    const levelId = present(gold).id;
    const address = `/cms/products/${id}/prices`;
    const [small] = await shop.db.select().from(skus).where(eq(skus.productId, id)).orderBy(skus.id);
    const cell = (level: number, column: string) => `p.${present(small).id}.${level}.${column}`;
    const { html } = await sales.get(address);
    const form = new JSDOM(html).window.document.querySelector<HTMLFormElement>('main form');
    const fields = {
      ...typedIn(present(form)),
      'q.0': '12',
      [cell(0, '0')]: '9.00',
      [cell(levelId, 'price')]: '8.50',
      [cell(levelId, '0')]: '7',
    };
    const wrong = await sales.post(address, { ...fields, 'q.0': '1', [cell(0, 'special')]: '99' });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('This has to be below the price.');
    for (const name of [cell(0, 'special'), cell(0, '0'), cell(levelId, 'price'), cell(levelId, '0')])
      expect((await sales.post(address, { ...fields, [name]: '0.00' })).html).toContain('At 0 it would be given away.');
    expect((await sales.post(address, fields)).location).toBe(`${address}?done=saved`);
    expect((await sales.post(address, { ...fields, [cell(0, 'price')]: '1' })).status).toBe(409);
    const buyer = { id: await shop.userId('trade@example.com') };
    const offers = async () => present(await offersOf(shop.db, slug, buyer.id))[0];
    expect(await offers()).toMatchObject({ price_each: 1_000, breaks: [{ qty: 12, price: 900 }] });
    const customer = `/cms/customers/${buyer.id}`;
    const seen = { 'seen-terms': '', 'seen-limit': '', 'seen-level': '', terms: '', limit: '' };
    expect((await sales.post(`${customer}/terms`, { ...seen, level: String(levelId) })).status).toBe(303);
    expect(await offers()).toMatchObject({ price_each: 850, breaks: [{ qty: 12, price: 700 }] });
    expect((await sales.post(`/cms/price-levels/${levelId}/delete`)).status).toBe(409);
  });
});

describe('a category', () => {
  it('cannot be deleted unless empty, and leaves a redirect when it moves', async () => {
    const made = await fillRecord(sales, '/cms/categories/new', { 's.name': 'Rope toys' });
    const address = addressOf(made.location);
    let page = (await sales.get('/cms/products/new')).html;
    page = await press(sales, page, 'add:categories');
    await fillRecord(sales, '', { 's.name': 'In a category', 's.categories.0': 'rope-toys' }, page);
    const refused = await sales.post(`${address}/delete`);
    expect(refused.status).toBe(409);
    expect(refused.html).toContain('There is a product in this category. Move them first.');
    await fillRecord(sales, address, { 's.url': 'ropes', 's.name': 'Ropes and tugs' });
    const { redirects } = await readSite(shop.db);
    const table = redirectTable(redirects, 'https://shop.example');
    // Search engines know the further pages of its list, too.
    expect(['/shop/rope-toys', '/shop/rope-toys/2'].map((path) => followRedirects(table, path)?.address)).toEqual([
      '/shop/ropes',
      '/shop/ropes/2',
    ]);
    const [found] = await shop.db.select().from(products).where(eq(products.slug, 'in-a-category'));
    expect(found?.searchWords).toContain(' tugs ');
  });
});
