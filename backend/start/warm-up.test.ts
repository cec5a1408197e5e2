import { products } from '../db/schema/catalogue/catalogue';
import { openTestShop } from '../testing/shop';
import { warmUp } from './warm-up';

const ran: string[] = [];
let shop: Awaited<ReturnType<typeof openTestShop>>;
beforeAll(async () => {
  shop = await openTestShop({ onQuery: (text) => void ran.push(text) });
}, 60_000);
afterAll(() => shop.close());

/** Statements that search by an index of letters. */
const searches = () => ran.filter((text) => text.includes('search_words') && text.includes(' like '));

it('searches by names and by codes', async () => {
  await warmUp(shop.db, new AbortController().signal);
  expect(searches().length).toBeGreaterThanOrEqual(10);
  expect(new Set(searches()).size).toBeGreaterThan(1);
}, 30_000);

it('ends when the platform stops', async () => {
  ran.length = 0;
  await warmUp(shop.db, AbortSignal.abort());
  expect(searches()).toEqual([]);
});

it('has nothing to search for in a shop without products', async () => {
  await shop.db.update(products).set({ enabled: false });
  ran.length = 0;
  await warmUp(shop.db, new AbortController().signal);
  expect(searches()).toEqual([]);
}, 30_000);
