import { eq, sql } from 'drizzle-orm';
import { JSDOM } from 'jsdom';
import { z } from 'zod';
import { queryRows } from '../../db/client';
import { groups } from '../../db/schema/catalogue/catalogue';
import { shippingTypes } from '../../db/schema/orders/cart';
import { orderBarFacts } from '../../services/cart/order-bar';
import { readProduct } from '../../services/catalogue/record/product-record';
import { present } from '../../system/present';
import { addressOf, fillRecord, press } from '../support/office-form';
import { sales, shop } from '../support/office';

/** What a refused form says, by field. */
function problemsIn(html: string): Record<string, string> {
  const slots = [...new JSDOM(html).window.document.querySelectorAll('#record .error')];
  const pairs = slots.map(({ id, textContent }) => [id.replace(/^f-|-error$/g, ''), textContent] as const);
  return Object.fromEntries(pairs.filter(([, words]) => words !== ''));
}
const newForm = async (name: string) => (await sales.get(`/cms/${name}/new`)).html;

it('a day that no calendar has is refused at its field, and carts go on', async () => {
  const page = await press(sales, (await sales.get('/cms/dispatch/1')).html, 'add:closed');
  const { status, html } = await fillRecord(sales, '', { 's.closed.0.from': '2027-02-30' }, page);
  expect([status, problemsIn(html)]).toEqual([422, { 'closed-0-from': 'This is no day of the calendar.' }]);
  const easter = { 's.christmasLast': '04-31', 's.christmasSince': '02-29' };
  expect(problemsIn((await fillRecord(sales, '/cms/dispatch/1', easter)).html)).toEqual({
    christmasLast: 'A month and a day, such as 12-10.',
    christmasSince: 'A month and a day, such as 11-10.',
  });
  const userId = await shop.userId('trade@example.com');
  const context = { db: shop.db, at: shop.now(), minimum: { cents: 0, includesGst: false } };
  expect(await orderBarFacts(context, userId, '')).toHaveProperty('dispatch_by');
});

describe('a way of delivery', () => {
  it.each([
    ['flat', 'excludedZones', { 's.amount': '9.90' }],
    ['quote', 'zones', { 's.aboveGrams': '0' }],
  ])('%s names zones that are there, each once', async (kind, list, fields) => {
    let page = await newForm('freight-rates');
    for (let count = 0; count < 3; count += 1) page = await press(sales, page, `add:${list}`);
    const typed = { 's.name': 'With zones', 's.kind': kind, [`s.${list}.0`]: 'sydney', ...fields };
    const { status, html } = await fillRecord(sales, '', { ...typed, [`s.${list}.2`]: 'sydney' }, page);
    expect([status, problemsIn(html)]).toEqual([
      422,
      { [`${list}-1`]: 'Choose a zone, or remove this line.', [`${list}-2`]: 'This zone is above already.' },
    ]);
    const gone = await fillRecord(sales, '', { ...typed, [`s.${list}.1`]: 'gone', [`s.${list}.2`]: 'perth' }, page);
    expect(problemsIn(gone.html)).toMatchObject({ [`${list}-1`]: 'This zone is not there any more.' });
    expect(await shop.db.select().from(shippingTypes).where(eq(shippingTypes.name, 'With zones'))).toEqual([]);
  });
});

it('a zone’s postcodes are marked where they are wrong', async () => {
  let page = await newForm('freight-zones');
  for (let count = 0; count < 3; count += 1) page = await press(sales, page, 'add:ranges');
  const typed = {
    's.name': 'Wrong',
    's.ranges.0.from': '2000',
    's.ranges.0.until': '1999',
    's.ranges.1.from': '2000',
    's.ranges.1.until': '20',
    's.ranges.2.from': '',
  };
  expect(problemsIn((await fillRecord(sales, '', typed, page)).html)).toEqual({
    'ranges-0-until': 'This is before the first postcode.',
    'ranges-1-until': 'A postcode has four digits.',
    'ranges-2-from': 'A postcode has four digits.',
  });
});

it.each([
  ['12.5', '1.5', 'This must be a whole number.', 'This must be a whole number.'],
  ['150', '1001', 'This must be at most 100.', 'This must be at most 1000.'],
  ['0', '0', 'This must be at least 1.', 'This must be at least 1.'],
])('a promotion of %s percent, %s times, is refused in plain words', async (percent, times, ...words) => {
  const typed = { 's.code': 'ODD', 's.name': 'Odd', 's.startsAt': '2026-01-01T00:00' };
  const fields = { ...typed, 's.percent': percent, 's.usesPerAccount': times };
  const { status, html } = await fillRecord(sales, '', fields, await newForm('promotions'));
  expect([status, problemsIn(html)]).toEqual([422, { percent: words[0], usesPerAccount: words[1] }]);
});

it('a product costs as much in its form as in a file', async () => {
  const page = await press(sales, await newForm('products'), 'add:skus');
  const typed = { 's.name': 'A van', 's.skus.0.code': 'VAN-1', 's.skus.0.price': '1,200,000.00' };
  expect((await fillRecord(sales, '', typed, page)).status).toBe(303);
  expect((await shop.sku('VAN-1')).price).toBe(120_000_000);
});

it('names of price levels differ by more than capitals and spaces, as headings of files do', async () => {
  const make = async (name: string) => fillRecord(sales, '', { 's.name': name }, await newForm('price-levels'));
  expect((await make('Top tier')).status).toBe(303);
  const { status, html } = await make('top  Tier');
  expect([status, problemsIn(html)]).toEqual([422, { name: 'Another level has this name.' }]);
});

describe('a category', () => {
  const tree = async () =>
    (await shop.db.select().from(groups).where(eq(groups.model, 'product')).orderBy(groups.lft)).map(
      ({ lft, rgt, level, url }) => ({ lft, rgt, level, url }),
    );

  it('is added below the first one with one renumbering, after which products are placed anew', async () => {
    await shop.db.execute(sql`create table renumbered (at timestamptz default now())`);
    await shop.db.execute(sql`create function note_renumbering() returns trigger language plpgsql as $$
      begin insert into renumbered default values; return null; end $$`);
    await shop.db.execute(sql`create trigger renumbering after update of lft, rgt on groups
      for each statement execute function note_renumbering()`);
    const [first] = await shop.db.select().from(groups).where(eq(groups.model, 'product')).orderBy(groups.lft);
    const { id, rgt } = present(first);
    const before = await tree();
    const page = await newForm('categories');
    const made = await fillRecord(sales, '', { 's.name': 'Below the first', 's.parent': String(id) }, page);
    expect(made.status).toBe(303);
    const shifted = (edge: number): number => (edge < rgt ? edge : edge + 2);
    const own = { lft: rgt, rgt: rgt + 1, level: 1, url: 'below-the-first' };
    const rest = before.map((row) => ({ ...row, lft: shifted(row.lft), rgt: shifted(row.rgt) }));
    expect(await tree()).toEqual([...rest, own].toSorted((one, other) => one.lft - other.lft));
    const [counted] = await queryRows(
      shop.db,
      z.object({ times: z.number() }),
      sql`select count(*)::int as times from renumbered`,
    );
    expect(counted).toEqual({ times: 1 });
    await shop.db.execute(sql`drop trigger renumbering on groups`);
  });

  it('says where its products are when they are in the bin', async () => {
    const made = await fillRecord(sales, '', { 's.name': 'Nearly empty' }, await newForm('categories'));
    const page = await press(sales, await newForm('products'), 'add:categories');
    const product = await fillRecord(sales, '', { 's.name': 'Binned', 's.categories.0': 'nearly-empty' }, page);
    await sales.post(`${addressOf(product.location)}/delete`);
    const { status, html } = await sales.post(`${addressOf(made.location)}/delete`);
    expect([status, html]).toEqual([409, expect.stringContaining('There is a product of this category in the bin.')]);
  });
});

describe('a product that is brought back from the bin', () => {
  const binOf = async () => new JSDOM((await sales.get('/cms/catalogue/bin')).html).window.document;

  it('has what it refers to by its name of today', async () => {
    const category = await fillRecord(sales, '', { 's.name': 'Before' }, await newForm('categories'));
    let page = await press(sales, await newForm('products'), 'add:categories');
    page = await press(sales, page, 'add:skus');
    const typed = { 's.name': 'Brought back', 's.brand': 'Old brand', 's.enabled': 'on', 's.categories.0': 'before' };
    const skus = { 's.skus.0.code': 'BACK-1', 's.skus.0.price': '10' };
    const made = await fillRecord(sales, '', { ...typed, ...skus }, page);
    await fillRecord(sales, '', { 's.name': 'Of that brand', 's.brand': 'Old brand' }, await newForm('products'));
    await sales.post(`${addressOf(made.location)}/delete`);

    await fillRecord(sales, addressOf(category.location), { 's.url': 'after' });
    await sales.post('/cms/brands', { from: 'Old brand', to: 'New brand' });
    const id = present((await binOf()).querySelector<HTMLInputElement>('form[action$="/restore"] [name=id]')).value;
    const restored = await sales.post('/cms/catalogue/bin/restore', { id });
    expect([restored.status, restored.location]).toEqual([303, expect.stringContaining(addressOf(made.location))]);
    const { productId } = await shop.sku('BACK-1');
    expect(await readProduct(shop.db, productId)).toMatchObject({
      brand: 'New brand',
      categories: ['after'],
      enabled: true,
      skus: [{ code: 'BACK-1', price: 1_000 }],
    });
  });

  it('does not wait for a product beside it that is in the bin, too', async () => {
    const one = await fillRecord(sales, '', { 's.name': 'One of two' }, await newForm('products'));
    const page = await press(sales, await newForm('products'), 'add:related');
    const other = await fillRecord(sales, '', { 's.name': 'Other of two', 's.related.0': 'one-of-two' }, page);
    const shown = await press(sales, (await sales.get(addressOf(one.location))).html, 'add:related');
    await fillRecord(sales, '', { 's.related.0': 'other-of-two' }, shown);
    for (const { location } of [one, other]) await sales.post(`${addressOf(location)}/delete`);
    for (const { location } of [other, one]) {
      const id = present((await binOf()).querySelector<HTMLInputElement>('form[action$="/restore"] [name=id]')).value;
      const restored = await sales.post('/cms/catalogue/bin/restore', { id });
      expect([restored.status, restored.location]).toEqual([303, expect.stringContaining(addressOf(location))]);
    }
  });
});
