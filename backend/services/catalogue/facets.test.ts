import { TransactionRollbackError, eq, sql } from 'drizzle-orm';
import { productGroups, products, skus } from '../../db/schema/catalogue/catalogue';
import { present } from '../../system/present';
import { openTestShop } from '../../testing/shop';
import { facetsOf } from './facets';
import { listedCards, pricedCards } from './listed-cards';
import type { ListQuery } from './product-list';

let shop: Awaited<ReturnType<typeof openTestShop>>;
const ran: string[] = [];
beforeAll(async () => {
  shop = await openTestShop({ onQuery: (text) => void ran.push(text) });
}, 60_000);
afterAll(() => shop.close());

const EACH = { page_size: 100 } as const;
const all = async (query: ListQuery = {}) => (await pricedCards(shop.db, { ...EACH, ...query }, 0)).data;

it('filters a list consistently with its cards', async () => {
  const everything = await all();
  const slugs = (cards: typeof everything) => cards.map(({ slug }) => slug);
  for (const [query, fits] of [
    [{ in_stock: true }, (card) => card.in_stock],
    [{ is_new: true }, (card) => card.is_new],
    [{ on_special: true }, (card) => card.is_on_special],
    [{ brand: ['Dustyfoot', 'Stray Gum'] }, (card) => ['Dustyfoot', 'Stray Gum'].includes(card.brand)],
    [{ brand: ['Dustyfoot'], in_stock: true }, (card) => card.brand === 'Dustyfoot' && card.in_stock],
    [{ brand: ["x' or 1=1"] }, () => false],
  ] satisfies [ListQuery, (card: (typeof everything)[number]) => boolean][]) {
    const found = await pricedCards(shop.db, { ...EACH, ...query }, 0);
    expect(slugs(found.data)).toEqual(slugs(everything.filter(fits)));
    expect([found.total, found.more]).toEqual([found.data.length, false]);
  }
});

it('pages through a filtered list without duplicates', async () => {
  const query: ListQuery = { brand: ['Banksia & Bark'], orderby: 'name' };
  const first = await listedCards(shop.db, query);
  expect([first.data.length, first.total, first.num_pages]).toEqual([9, 22, 3]);
  const pages = await Promise.all([1, 2, 3, 4].map((page) => listedCards(shop.db, { ...query, page })));
  expect(pages.flatMap(({ data }) => data.map(({ slug }) => slug))).toEqual((await all(query)).map(({ slug }) => slug));
});

it('filters search results', async () => {
  const found = await all({ search: 'shampoo', brand: ['Little Wattle'] });
  expect(found.length).toBeGreaterThan(0);
  expect(new Set(found.map(({ brand }) => brand))).toEqual(new Set(['Little Wattle']));
});

it('sorts by the displayed price, also after a change', async () => {
  const prices = async (orderby: 'price' | 'price_desc', query: ListQuery = {}) =>
    (await all({ ...query, orderby })).map(({ price }) => price ?? 0);
  const rising = await prices('price');
  expect(rising).toEqual(rising.toSorted((a, b) => a - b));
  const falling = await prices('price_desc', { in_stock: true });
  expect(falling).toEqual(falling.toSorted((a, b) => b - a));
  ran.length = 0;
  const found = await prices('price', { search: 'treats' });
  expect(found.length).toBeGreaterThan(2);
  expect(found).toEqual(found.toSorted((a, b) => a - b));
  const inGroup = await prices('price_desc', { search: 'treats', group: 'training-treats' });
  expect(inGroup.length).toBeGreaterThan(2);
  expect(inGroup).toEqual(inGroup.toSorted((a, b) => b - a));
  // The stored prices of the list, not those of all skus of each product found.
  expect(ran.filter((text) => text.includes('lowest_prices_of'))).toEqual([]);

  const [dearest] = (await all({ orderby: 'price_desc' })).slice(0, 1);
  const [product] = await shop.db
    .select()
    .from(products)
    .where(eq(products.slug, dearest?.slug ?? ''));
  await shop.db
    .update(skus)
    .set({ specialPrice: 1 })
    .where(eq(skus.productId, product?.id ?? 0));
  expect((await all({ orderby: 'price' }))[0]?.slug).toBe(dearest?.slug);
});

describe('facets', () => {
  it('list brands with product counts', async () => {
    const { brands, ...rest } = await facetsOf(shop.db, {});
    expect(brands).toEqual([
      { name: 'Banksia & Bark', count: 22 },
      { name: 'Dustyfoot', count: 17 },
      { name: 'Little Wattle', count: 11 },
      { name: 'Stray Gum', count: 15 },
      { name: 'Tidewater Grooming', count: 19 },
    ]);
    expect(rest).toEqual({ has_new: true, has_special: true, has_sold_out: true });
  });

  it('cover a group or the search results', async () => {
    const group = await facetsOf(shop.db, { group: 'training-treats' });
    expect(group.brands.length).toBeLessThan(5);
    const found = await all({ search: 'shampoo' });
    const { brands } = await facetsOf(shop.db, { search: 'shampoo' });
    expect(brands.reduce((sum, { count }) => sum + count, 0)).toBe(found.length);
    expect(await facetsOf(shop.db, { group: 'nope' })).toMatchObject({ brands: [], has_new: false });
  });

  it.each(['shampoo', 'treats', 'jerky', 'kangroo', 'bags'])('of a search agree with its cards: %s', async (search) => {
    const cards = await all({ search });
    const brands = Map.groupBy(cards, ({ brand }) => brand);
    expect(await facetsOf(shop.db, { search })).toEqual({
      brands: [...brands]
        .map(([name, of]) => ({ name, count: of.length }))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
      has_new: cards.some((card) => card.is_new),
      has_special: cards.some((card) => card.is_on_special),
      has_sold_out: cards.some((card) => !card.in_stock),
    });
  });
});

it('has the facets of the results that are counted, of a search with more', async () => {
  const many = (name: string) => sql`insert into products (slug, name, brand, sort, enabled, search_name, search_words,
      search_compact, created_at, updated_at)
    select ${name} || '-many-' || n, ${name}, 'Many', 5000 + n, true, ${name}, ' shampoo ' || ${name} || ' many ',
      ' ' || ${name} || ' ', now(), now()
    from generate_series(1, 150) as n`;
  const { total: others = 0, num_pages } = await listedCards(shop.db, { search: 'shampoo', page_size: 100 });
  expect([others > 0, num_pages]).toEqual([true, 1]);
  const { brands: before } = await facetsOf(shop.db, { search: 'shampoo' });
  for (const [name, ofMany, ofOthers] of [
    // In list order: the others come first.
    ['soap', 100 - others, before],
    // By name alone, which are more than are counted.
    ['shampoo', 100, []],
  ] as const)
    await expect(
      shop.db.transaction(async (tx) => {
        await tx.execute(many(name));
        expect(await listedCards(tx, { search: 'shampoo' })).toMatchObject({ total: 100, more: true });
        const { brands, has_sold_out } = await facetsOf(tx, { search: 'shampoo' });
        expect(brands.filter(({ name: brand }) => brand !== 'Many')).toEqual(ofOthers);
        expect(brands).toContainEqual({ name: 'Many', count: ofMany });
        expect(has_sold_out).toBe(true);
        tx.rollback();
      }),
    ).rejects.toThrow(TransactionRollbackError);
});

it('searches once for the list, the prices and the filters of a page, and again after any change', async () => {
  const searches = () => ran.filter((text) => text.includes('as rank from')).length;
  const query = { search: 'shampoo' };
  const slugs = async () => {
    const list = await listedCards(shop.db, query);
    const priced = await pricedCards(shop.db, query, 0);
    const { brands } = await facetsOf(shop.db, query);
    expect(priced.data.map(({ slug }) => slug)).toEqual(list.data.map(({ slug }) => slug));
    expect(brands.reduce((sum, { count }) => sum + count, 0)).toBe(list.total);
    return list.data.map(({ slug }) => slug);
  };
  const [first = '', ...others] = await slugs();
  const enable = (enabled: boolean, db = shop.db) =>
    db.update(products).set({ enabled }).where(eq(products.slug, first));
  await enable(true);
  ran.length = 0;
  expect(await slugs()).toEqual([first, ...others]);
  expect(searches()).toBe(1);
  await enable(false);
  expect(await slugs()).toEqual(others);
  expect(searches()).toBe(2);
  // A transaction sees its own changes, and no other does before it is committed.
  await shop.db.transaction(async (tx) => {
    expect((await listedCards(tx, query)).total).toBe(others.length);
    await enable(true, tx);
    expect((await listedCards(tx, query)).total).toBe(others.length + 1);
  });
  expect(await slugs()).toEqual([first, ...others]);
});

// Last, since it leaves the shop changed.
it('has facets that agree with the cards of a list after each change of a product', async () => {
  const group = 'training-treats';
  const agree = async () => {
    const cards = await all({ group });
    expect(await facetsOf(shop.db, { group })).toEqual({
      brands: [...Map.groupBy(cards, ({ brand }) => brand)]
        .filter(([name]) => name !== '')
        .map(([name, of]) => ({ name, count: of.length }))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
      has_new: cards.some((card) => card.is_new),
      has_special: cards.some((card) => card.is_on_special),
      has_sold_out: cards.some((card) => !card.in_stock),
    });
    return cards;
  };
  const [first, second, third] = await agree();
  const at = (card: typeof first) => eq(products.slug, present(card).slug);
  const idOf = async (card: typeof first) =>
    present((await shop.db.select({ id: products.id }).from(products).where(at(card)))[0]).id;
  await shop.db.transaction(async (tx) => {
    await tx.update(products).set({ brand: 'Elsewhere' }).where(at(first));
    await tx.update(products).set({ brand: '' }).where(at(third));
  });
  await agree();
  await shop.db.update(products).set({ enabled: false }).where(at(first));
  await agree();
  await shop.db.update(products).set({ enabled: true }).where(at(first));
  await shop.db.delete(productGroups).where(eq(productGroups.productId, await idOf(first)));
  await shop.db.delete(products).where(at(second));
  await agree();
  const { brands } = await facetsOf(shop.db, {});
  expect(brands).toContainEqual({ name: 'Elsewhere', count: 1 });
  const inStock = async () => {
    await shop.db.update(skus).set({ stock: 5 });
    expect(await agree()).not.toHaveLength(0);
  };
  await inStock();
  await shop.db
    .update(skus)
    .set({ stock: 0 })
    .where(eq(skus.productId, await idOf(third)));
  expect((await agree()).filter((card) => !card.in_stock)).toHaveLength(1);
  await inStock();
  await shop.db
    .update(skus)
    .set({ minQty: 6 })
    .where(eq(skus.productId, await idOf(third)));
  expect((await agree()).filter((card) => !card.in_stock)).toHaveLength(1);
  await shop.db.update(skus).set({ minQty: 1 });
  await inStock();
  await shop.db
    .update(skus)
    .set({ retiredAt: new Date() })
    .where(eq(skus.productId, await idOf(third)));
  expect((await agree()).filter((card) => !card.in_stock)).toHaveLength(1);
});
