import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, inArray, sql } from 'drizzle-orm';
import { EVERYTHING, products, skus } from '../../../db/schema/catalogue/catalogue';
import { searchTerms } from '../../../db/schema/catalogue/search-terms';
import { BACKEND_FOLDER } from '../../../system/backend-folder';
import { present } from '../../../system/present';
import { openTestShop } from '../../../testing/shop';
import { productSuggestions } from '../product-suggestions';
import { searchPage } from './search-page';
import { normalise, searchColumns } from './search-text';

let shop: Awaited<ReturnType<typeof openTestShop>>;
const ran: string[] = [];
beforeAll(async () => {
  shop = await openTestShop({ onQuery: (text) => void ran.push(text) });
}, 60_000);
afterAll(() => shop.close());

const page = (typed: string) =>
  searchPage(shop.db, { typed, list: EVERYTHING, conditions: [], orderby: undefined, size: 9, offset: 0 });
const idOf = async (slug: string): Promise<number> =>
  present((await shop.db.select({ id: products.id }).from(products).where(eq(products.slug, slug)))[0]).id;

/** Names a product anew, as a shopkeeper does. */
async function rename(slug: string, name: string, codes: readonly string[], options: readonly string[] = []) {
  const columns = searchColumns({ name, brand: '', groups: [], options, codes });
  await shop.db.update(products).set(columns).where(eq(products.slug, slug));
  const terms = columns.searchWords.trim().split(' ');
  await shop.db
    .insert(searchTerms)
    .values(terms.filter((term) => !/\d/.test(term)).map((term) => ({ term })))
    .onConflictDoNothing();
  return idOf(slug);
}

it('finds a measure with a space and without, whichever the shop writes', async () => {
  const own = await idOf('kangaroo-jerky-strips');
  for (const typed of ['kangaroo jerky 200g', 'kangaroo 200 g', '200g kangaroo'])
    expect((await page(typed)).ids).toEqual([own]);
  expect((await page('kangaroo jerky 201g')).ids).toEqual([]);
  const other = await rename('lemon-myrtle-shampoo', 'Zesty Wash', ['ZW-1'], ['750ml']);
  for (const typed of ['zesty 750 ml', 'zesty 750ml', '750 ml zesty']) expect((await page(typed)).ids).toEqual([other]);
});

it('finds words of one or two characters within others in scripts without spaces', async () => {
  const own = await rename('wattleseed-crackers', '天然狗粮罐头', ['WC-9']);
  for (const typed of ['狗粮', '狗', '罐头']) expect((await page(typed)).ids).toEqual([own]);
  expect((await page('猫粮')).ids).toEqual([]);
});

it('finds letters that are typed without their marks', async () => {
  const own = await rename('lamb-puffs', 'Smørrebrød Größe Łódź', ['SM-7']);
  for (const typed of ['smorrebrod', 'Smørrebrød', 'grosse', 'GRÖSSE', 'lodz'])
    expect((await page(typed)).ids).toEqual([own]);
});

it('ranks a name or code with a repeated word first', async () => {
  const [longer, exact] = [
    await rename('oat-and-carob-biscuits', 'Yum', ['TR-10-5']),
    await rename('pigs-ears', 'Yam', ['TR-10-10']),
  ];
  expect((await page('TR-10-10')).ids[0]).toBe(exact);
  expect((await page('TR-10-5')).ids).toEqual([longer]);
});

it('finds a barcode as printed, and does not call it mistyped', async () => {
  const [sku] = await shop.db.select().from(skus).where(eq(skus.code, 'DF-JK-ROO-200'));
  const { barcode, productId } = present(sku);
  const digits = present(barcode);
  const printed = `${digits.slice(0, 1)} ${digits.slice(1, 7)} ${digits.slice(7)}`;
  for (const typed of [digits, printed])
    expect(await page(typed)).toMatchObject({ ids: [productId], total: 1, corrected: '' });
});

it('searches once for suggestions that find nothing', async () => {
  await productSuggestions(shop.db, 'kangaroo shampoo detangling');
  ran.length = 0;
  const found = await productSuggestions(shop.db, 'kangaroo biscuits detangling');
  expect([found.total, ran.filter((text) => text.includes('as rank from')).length]).toEqual([0, 1]);
});

it('counts less for suggestions than for a page, and finds the same first', async () => {
  const [suggested, found] = [await productSuggestions(shop.db, 'ba'), await page('ba')];
  expect(found.total).toBeGreaterThan(20);
  expect([suggested.total, suggested.more]).toEqual([20, true]);
  const first = await shop.db
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(inArray(products.id, found.ids.slice(0, 6)));
  const slugs = new Map(first.map(({ id, slug }) => [id, slug]));
  expect(suggested.data.map(({ slug }) => slug)).toEqual(found.ids.slice(0, 6).map((id) => slugs.get(id)));
});

it('corrects a mistyped word beside a word that a synonym replaces', async () => {
  const { ids, corrected } = await page('pumkin cookie');
  expect(corrected).toBe('pumpkin cookie');
  expect(ids[0]).toBe(await idOf('pumpkin-and-parsley-bones'));
  for (const typed of ['cookie', 'pumpkin cookies', 'leash']) expect((await page(typed)).corrected).toBe('');
});

it('normalises what is stored anew as what is typed, by a migration', async () => {
  const name = 'ßæœþøłđðħıςʻʼ Groß';
  const own = await rename('duck-breast-strips', 'Duck', ['DU-1']);
  const stored = { searchName: `ßæœþøłđðħıςʻʼ groß`, searchWords: ' ßæœþøłđðħıςʻʼ groß ', searchCompact: ' groß ' };
  await shop.db.update(products).set(stored).where(eq(products.id, own));
  await shop.db.insert(searchTerms).values([{ term: 'groß' }, { term: 'øre' }]);
  const file = join(BACKEND_FOLDER, 'db', 'migrations', '0012_fold_letters.sql');
  await shop.db.transaction(async (tx) => {
    for (const statement of (await readFile(file, 'utf8')).split('--> statement-breakpoint'))
      await tx.execute(sql.raw(statement));
  });
  const [row] = await shop.db.select().from(products).where(eq(products.id, own));
  expect(row?.searchName).toBe(normalise(name));
  expect((await page('gross')).ids).toContain(own);
  const terms = await shop.db
    .select()
    .from(searchTerms)
    .where(inArray(searchTerms.term, ['groß', 'gross', 'ore']));
  expect(terms.map(({ term }) => term).toSorted()).toEqual(['gross', 'ore']);
});
