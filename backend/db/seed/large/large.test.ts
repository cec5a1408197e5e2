import { asc, eq, inArray, sql } from 'drizzle-orm';
import { openTestShop } from '../../../testing/shop';
import { ean13 } from '../../../rules/catalogue/barcode';
import { nestedSets } from '../../../services/catalogue/group-tree';
import { productPage } from '../../../services/catalogue/product-list';
import { searchColumns } from '../../../services/catalogue/search/search-text';
import { listOrders } from '../../../services/orders/find-orders';
import { present } from '../../../system/present';
import { groups, products, skus } from '../../schema/catalogue/catalogue';
import { orderLines } from '../../schema/orders/orders';
import { demonstration } from '../demonstration';
import { fillCustomers, fillHistory } from './fill-history';
import { fillRange } from './fill-range';
import { largeGroups } from './large-groups';

const GROUP = 'biscuits';
const LIKE = 'orders@example.com';
let shop: Awaited<ReturnType<typeof openTestShop>>;
beforeAll(async () => {
  shop = await openTestShop();
  await fillRange(shop.db, 400, [GROUP]);
  await fillCustomers(shop.db, 3, LIKE);
  await fillHistory(shop.db, 800, LIKE);
}, 120_000);
afterAll(() => shop.close());

it('creates groups that form a tree with the demonstration’s', () => {
  const all = [...demonstration.groups().filter(({ model }) => model === 'product'), ...largeGroups(80)];
  expect(nestedSets(all).size).toBe(all.length);
});

it('creates products with the same search columns as the shop’s own', async () => {
  const made = await shop.db
    .select()
    .from(products)
    .where(sql`${products.sort} > 1000`)
    .orderBy(asc(products.id));
  expect(made).toHaveLength(400);
  const [group] = await shop.db.select().from(groups).where(eq(groups.slug, GROUP));
  for (const product of made.slice(0, 30)) {
    const own = await shop.db.select().from(skus).where(eq(skus.productId, product.id)).orderBy(asc(skus.sort));
    const { searchName, searchWords, searchCompact } = product;
    const expected = searchColumns({
      name: product.name,
      brand: product.brand,
      groups: [present(group).name],
      options: own.flatMap(({ options }) => options),
      codes: own.map(({ code }) => code),
    });
    const sorted = (words: string) => words.split(' ').toSorted().join(' ');
    expect([searchName, sorted(searchWords), searchCompact]).toEqual([
      expected.searchName,
      sorted(expected.searchWords),
      expected.searchCompact,
    ]);
    for (const { barcode } of own) expect(barcode).toBe(ean13(present(barcode).slice(0, -1)));
  }
});

it('creates paid orders with lines, for several customers', async () => {
  expect(await shop.db.$count(orderLines)).toBeGreaterThanOrEqual(800);
  const first = await listOrders(shop.db, await shop.userId('customer-1@example.com'), 1, 20);
  expect(first.data).toHaveLength(20);
  for (const { item_count: pieces } of first.data) expect(pieces).toBeGreaterThan(3);
  expect(first.data.map(({ placed_at: at }) => at)).toEqual(
    first.data
      .map(({ placed_at: at }) => at)
      .toSorted()
      .toReversed(),
  );
});

describe('a long list', () => {
  const page = (more: Parameters<typeof productPage>[1]) =>
    productPage(shop.db, { group: GROUP, page_size: 30, ...more });

  it.each([undefined, 'name', 'newest'] as const)(
    'lists each product once, read from the nearer end: by %s',
    async (orderby) => {
      const { total, num_pages: pages } = await page({ orderby });
      const ids: number[] = [];
      for (let number = 1; number <= pages; number += 1) ids.push(...(await page({ orderby, page: number })).ids);
      expect([ids.length, new Set(ids).size]).toEqual([total, total]);
      const order = { name: sql`search_name collate "C"`, newest: sql`created_at desc` }[orderby ?? 'name'];
      const sorted = await shop.db
        .select({ id: products.id })
        .from(products)
        .where(
          sql`exists (select 1 from product_groups join groups on groups.id = group_id where product_id = products.id and url like ${`%${GROUP}`})`,
        )
        .orderBy(orderby === undefined ? asc(products.sort) : order, asc(products.id));
      expect(ids).toEqual(sorted.map(({ id }) => id));
    },
  );

  it('drops and restores disabled, moved and deleted products, and updates the total', async () => {
    const { ids, total } = await page({});
    const [id = 0, second = 0] = ids;
    await shop.db.update(products).set({ enabled: false }).where(eq(products.id, id));
    expect(await page({})).toMatchObject({ total: total - 1, ids: expect.not.arrayContaining([id]) });
    await shop.db.update(products).set({ enabled: true, sort: 9_999 }).where(eq(products.id, id));
    expect((await page({ page: Math.ceil(total / 30) })).ids.at(-1)).toBe(id);
    expect((await page({})).total).toBe(total);
    await shop.db.execute(sql`update groups set lft = lft where slug = ${GROUP}`);
    expect((await page({})).total).toBe(total);
    await shop.db.execute(sql`delete from product_groups where product_id = ${second}`);
    expect((await page({})).total).toBe(total - 1);
    await shop.db.delete(products).where(eq(products.id, id));
    expect((await page({})).total).toBe(total - 2);
  });
});

describe('a search with very many matches', () => {
  const find = (search: string, page = 1) => productPage(shop.db, { search, page, page_size: 20 });

  it('stops counting at the limit, with the best matches first and each once', async () => {
    const first = await find('biscuit');
    expect(first).toMatchObject({ total: 100, more: true, num_pages: 5 });
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => find('biscuit', page)));
    expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(100);
    expect((await find('biscuit', 6)).ids).toEqual([]);
  });

  it('ranks the product with the exact code first, though its words are everywhere', async () => {
    const [sku] = await shop.db
      .select()
      .from(skus)
      .where(sql`${skus.barcode} like '28%'`)
      .orderBy(sql`${skus.id} desc`)
      .limit(1);
    expect((await find(present(sku).code)).ids[0]).toBe(present(sku).productId);
  });

  it('counts fewer matches completely', async () => {
    expect(await find('kangaroo')).toMatchObject({ more: false });
  });

  it('takes all from names and codes if these are enough, the exact one first', async () => {
    const named = await shop.db
      .select({ id: products.id })
      .from(products)
      .where(sql`${products.sort} > 1000`)
      .orderBy(asc(products.sort), asc(products.id))
      .limit(120);
    const ids = named.map(({ id }) => id);
    const [exact, ...others] = [present(ids.at(-1)), ...ids];
    await shop.db
      .update(products)
      .set({
        searchCompact: sql`' zebra' || case when ${products.id} = ${exact} then ' ' else ${products.id} || ' ' end`,
      })
      .where(inArray(products.id, ids));
    expect(await find('zebra')).toMatchObject({ total: 100, more: true, ids: [exact, ...others.slice(0, 19)] });
    expect((await find('zebra', 5)).ids).toEqual(others.slice(79, 99));
  });
});
