import { eq } from 'drizzle-orm';
import { MAX_LISTS } from '@/lib/contract/orders/lists.contract';
import { lists } from '../../../db/schema/orders/lists';
import { openTestShop } from '../../../testing/shop';
import { createList } from './create-list';

jest.setTimeout(60_000);

const BODY = { name: 'Shelf', shared: false, lines: [] };
const queries: string[] = [];
let shop: Awaited<ReturnType<typeof openTestShop>>;
let userId: number;

beforeAll(async () => {
  shop = await openTestShop({ onQuery: (text) => queries.push(text) });
  userId = await shop.userId('trade@example.com');
});
afterAll(() => shop.close());

const create = () => shop.db.transaction((tx) => createList(tx, userId, BODY, shop.now()));

test('an account’s lists are locked before they are counted, so that two requests do not pass their maximum', async () => {
  queries.length = 0;
  await create();
  const locked = queries.findIndex((query) => query.includes('pg_advisory_xact_lock'));
  expect(locked).toBeGreaterThanOrEqual(0);
  expect(queries.findIndex((query) => query.includes('count(*)'))).toBeGreaterThan(locked);
});

test('of two requests for the last list one is refused', async () => {
  const row = { userId, name: 'Shelf', createdAt: shop.now(), updatedAt: shop.now() };
  const own = await shop.db.$count(lists, eq(lists.userId, userId));
  await shop.db.insert(lists).values(Array.from({ length: MAX_LISTS - 1 - own }, () => row));
  const made = await Promise.allSettled([create(), create()]);
  expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});
