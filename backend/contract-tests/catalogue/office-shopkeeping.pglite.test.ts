import { eq, gt } from 'drizzle-orm';
import { JSDOM } from 'jsdom';
import { API_BASE_PATH } from '@/lib/contract/common';
import { initialData } from '@/lib/contract/site/site';
import { addDays, shopDay } from '@/lib/domain/values/shop-day';
import { RANGE_TYPES } from '../../cms/range-types/range-types';
import { shippingTypes, shippingZones } from '../../db/schema/orders/cart';
import { products } from '../../db/schema/catalogue/catalogue';
import { revalidateJobs } from '../../db/schema/content/cms';
import { findPromotion } from '../../services/cart/find-promotion';
import { orderBarFacts } from '../../services/cart/order-bar';
import { fillRange } from '../../db/seed/large/fill-range';
import { present } from '../../system/present';
import { fillRecord, press, refusedControl, typedIn } from '../support/office-form';
import { STAFF, person } from '../support/in-process-office';
import { app, sales, shop } from '../support/office';

describe('brands', () => {
  it('are renamed with all their products, merged, and removed', async () => {
    const fields = { 's.name': 'Rope of a brand', 's.brand': 'Old Rope Co' };
    await fillRecord(sales, '/cms/products/new', fields);
    const slug = 'rope-of-a-brand';
    const brandOf = async () => present((await shop.db.select().from(products).where(eq(products.slug, slug)))[0]);
    expect((await sales.get('/cms/brands')).html).toContain('Old Rope Co');
    await sales.post('/cms/brands', { from: 'Old Rope Co', to: 'New Rope Co' });
    expect(await brandOf()).toMatchObject({ brand: 'New Rope Co', searchWords: expect.stringContaining(' new ') });
    expect((await sales.post('/cms/brands', { from: 'New Rope Co', to: ' ' })).status).toBe(422);
    expect((await sales.post('/cms/brands', { from: 'Old Rope Co', to: 'x' })).status).toBe(404);
    await sales.post('/cms/brands', { from: 'New Rope Co', remove: 'yes' });
    expect(await brandOf()).toMatchObject({ brand: '' });
  });

  it('are listed in pages, with products counted up to a limit', async () => {
    await shop.db.transaction(async (tx) => {
      const some = await tx.select({ id: products.id }).from(products).orderBy(products.id).limit(30);
      for (const [at, { id }] of some.entries())
        await tx
          .update(products)
          .set({ brand: `Brand & Sons ${String(at).padStart(2, '0')}` })
          .where(eq(products.id, id));
      await fillRange(tx, 150, ['biscuits']);
      await tx.update(products).set({ brand: 'Makers of Much' }).where(gt(products.sort, 1_000));
    });
    const namesOn = ({ html }: { html: string }) =>
      [...html.matchAll(/<th scope="row">([^<]+)<br>/g)].map(([, name]) => name);
    const seen: (string | undefined)[] = [];
    let address = '/cms/brands?q=BRAND+%26';
    for (let next: string | undefined = address; next;) {
      const page = await sales.get(next);
      seen.push(...namesOn(page));
      next = /href="([^"]+)" rel="next"/.exec(page.html)?.[1]?.replaceAll('&amp;', '&');
      if (next) address = next;
    }
    expect(seen).toHaveLength(30);
    expect(new Set(seen).size).toBe(30);
    expect(address).toContain('after=');
    const first = await sales.get('/cms/brands');
    expect(namesOn(first)).toHaveLength(25);
    expect((await sales.get('/cms/brands?q=much')).html).toContain('more than 100 products');
    expect((await sales.get(`/cms/brands?after=${encodeURIComponent('zzz')}`)).html).not.toContain('rel="next"');

    // What is wrong stands in the row, on whichever page that is.
    const { document } = new JSDOM((await sales.get(address)).html).window;
    const form = present(present(document.querySelector<HTMLInputElement>('#brand-1')).form);
    const typed = 'x'.repeat(101);
    const refused = await sales.post(present(form.getAttribute('action')), { ...typedIn(form), to: typed });
    const error = 'A brand has at most 100 characters.';
    expect(refusedControl(refused.html, '#brand-1')).toEqual({ typed, error, wrong: ['brand-1'] });
  });
});

describe('freight and dispatch', () => {
  it('are the same in the order bar, the cart and orders', async () => {
    const userId = await shop.userId('trade@example.com');
    const at = shop.now();
    const facts = () => orderBarFacts({ db: shop.db, at, minimum: { cents: 0, includesGst: false } }, userId, '');
    await shop.add(userId, (await shop.sku('SG-WB-PLT-60')).id, 10);
    const before = await facts();
    expect(before.freight?.amount).toBeGreaterThan(0);
    const types = await shop.db.select().from(shippingTypes).orderBy(shippingTypes.sort);
    const rates = types.filter(({ rule }) => /"(flat|courier)"/.test(JSON.stringify(rule)));
    const freeFrom = async (dollars: string) => {
      for (const { id } of rates) await fillRecord(sales, `/cms/freight-rates/${id}`, { 's.freeFrom': dollars });
    };
    await freeFrom('1');
    expect((await facts()).freight?.amount).toBe(0);
    await freeFrom('9000');
    expect((await facts()).free_freight_missing).toBeGreaterThan(0);

    const page = await press(sales, (await sales.get('/cms/dispatch/1')).html, 'add:closed');
    const wrong = await fillRecord(sales, '', { 's.closed.0.from': '' }, page);
    expect(wrong.html).toContain('Say from when.');
    const day = shopDay(at);
    await fillRecord(
      sales,
      '',
      { 's.closed.0.name': 'Shutdown', 's.closed.0.from': day, 's.closed.0.until': addDays(day, 30) },
      page,
    );
    expect(present((await facts()).dispatch_by) > addDays(day, 30)).toBe(true);
    expect(present(before.dispatch_by) < addDays(day, 10)).toBe(true);
  });

  it('show the dispatch time on public pages', async () => {
    const estimate = async () =>
      initialData.reply.parse(await (await app.router.request(`${API_BASE_PATH}${initialData.path}?sitemap=0`)).json())
        .dispatch;
    expect(await estimate()).toEqual({ least: 1, most: 4 });
    await shop.db.delete(revalidateJobs);
    await fillRecord(sales, '/cms/dispatch/1', { 's.least': '2', 's.most': '6' });
    expect(await estimate()).toEqual({ least: 2, most: 6 });
    expect((await shop.db.select().from(revalidateJobs)).flatMap(({ tags }) => tags)).toContain('site');
  });

  it('a quote needs a zone or a weight, without which it has no effect', async () => {
    const fields = { 's.name': 'By quote', 's.kind': 'quote', 's.aboveGrams': '0' };
    const reply = await fillRecord(sales, '/cms/freight-rates/new', fields);
    expect(reply.status).toBe(422);
    expect(reply.html).toContain('Name a zone, or a weight.');
  });

  it('a zone with a rate cannot be deleted', async () => {
    const [zone] = await shop.db.select().from(shippingZones).where(eq(shippingZones.slug, 'sydney'));
    const reply = await sales.post(`/cms/freight-zones/${present(zone).id}/delete`);
    expect(reply.status).toBe(409);
    expect(reply.html).toContain('has a rate for this zone');
  });
});

describe('a promotion', () => {
  it('on certain products discounts those in the cart, from its start on', async () => {
    const userId = await shop.userId('trade@example.com');
    let page = (await sales.get('/cms/promotions/new')).html;
    page = await press(sales, page, 'add:productSlugs');
    const fields = {
      's.code': 'bags7',
      's.name': 'Bags',
      's.kind': 'percent-off-products',
      's.percent': '7',
      's.startsAt': '2025-01-01T00:00',
      's.endsAt': '2024-01-01T00:00',
      's.productSlugs.0': 'plant-blend-waste-bags',
    };
    const wrong = await fillRecord(sales, '', fields, page);
    expect(wrong.html).toContain('It has to end after it begins.');
    expect((await fillRecord(sales, '', { ...fields, 's.endsAt': '' }, page)).status).toBe(303);
    const found = await findPromotion(shop.db, 'Bags7', userId);
    expect(found.promotion?.gift).toEqual({
      kind: 'percent-off-products',
      percent: 7,
      products: ['plant-blend-waste-bags'],
    });
  });
});

describe('roles', () => {
  it.each([...RANGE_TYPES.map(({ name }) => name), 'brands', 'catalogue/bin'])(
    'warehouse and editors have no %s',
    async (name) => {
      for (const role of ['warehouse', 'editor'] as const)
        expect((await (await person(app, STAFF[role])).get(`/cms/${name}`)).status).toBe(403);
    },
  );
});
