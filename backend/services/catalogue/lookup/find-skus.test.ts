import { eq, inArray } from 'drizzle-orm';
import { skus } from '../../../db/schema/catalogue/catalogue';
import { openTestShop } from '../../../testing/shop';
import { present } from '../../../system/present';
import { findWantedSkus, suggestedSkus } from './find-skus';

/** No customer: public prices. */
const NOBODY = 0;

let shop: Awaited<ReturnType<typeof openTestShop>>;
beforeAll(async () => {
  shop = await openTestShop();
}, 60_000);
afterAll(() => shop.close());

async function found(code: string, words = ''): Promise<string> {
  const [answer] = await findWantedSkus(shop.db, [{ code, words }], NOBODY);
  const { match, skus } = present(answer);
  return [match, ...skus.map(({ sku }) => sku.code)].join(' ');
}

it.each([
  ['BB-SH-OAT-500', 'exact BB-SH-OAT-500'],
  ['bb-sh-oat-500', 'written BB-SH-OAT-500'],
  ['BBSHOAT500', 'written BB-SH-OAT-500'],
  ['BB SH OAT 500', 'written BB-SH-OAT-500'],
  ['BB-SH-0AT-5OO', 'near BB-SH-OAT-500'],
  ['SG-DS-CAP-CIY', 'near SG-DS-CAP-CLY'],
  ['SG-DS-CAP-1NKK', 'near SG-DS-CAP-INK'],
  ['SG-DS-CAP-NIK', 'near SG-DS-CAP-INK'],
  ['XX-YY-ZZ-999', 'none'],
  ['BB', 'none'],
])('the code %s: %s', async (code, expected) => expect(await found(code)).toBe(expected));

it.each([
  ['kangaroo jerky 200g', 'near DF-JK-ROO-200'],
  ['kangaroo jerky strips 200 g', 'written DF-JK-ROO-200'],
  ['kangaro jerky strips 200 g', 'near DF-JK-ROO-200'],
  ['200g jerky kangaroo', 'near DF-JK-ROO-200'],
  ['unicorn horns', 'none'],
])('the name %s: %s', async (words, expected) => expect(await found('', words)).toBe(expected));

it('offers several skus for an ambiguous name', async () => {
  expect(await found('', 'kangaroo jerky strips')).toBe('several DF-JK-ROO-100 DF-JK-ROO-200 DF-JK-ROO-1000');
});

it('says that a code or barcode is not sold any more, with what replaced it', async () => {
  const [old, next] = [await shop.sku('BB-SH-OAT-500'), await shop.sku('SG-DS-CAP-CLY')];
  await shop.db.update(skus).set({ retiredAt: shop.now(), replacedById: next.id }).where(eq(skus.id, old.id));
  expect(await found(old.code)).toBe('gone SG-DS-CAP-CLY');
  expect(await found('bb sh oat 500')).toBe('gone SG-DS-CAP-CLY');
  expect(await found(present(old.barcode))).toBe('gone SG-DS-CAP-CLY');
  await shop.db.update(skus).set({ replacedById: null }).where(eq(skus.id, old.id));
  expect(await found(old.code)).toBe('gone');
  await shop.db.update(skus).set({ retiredAt: null }).where(eq(skus.id, old.id));
});

it('follows replacements to the first that is sold, and not in a circle', async () => {
  const codes = ['BB-SH-OAT-500', 'BB-TR-ROO-1000', 'SG-DS-CAP-CLY'];
  const [old, between, last] = (await Promise.all(codes.map(shop.sku))).map(({ id }) => id);
  const retire = (id: number | undefined, replacedById: number | undefined) =>
    shop.db
      .update(skus)
      .set({ retiredAt: shop.now(), replacedById: present(replacedById) })
      .where(eq(skus.id, present(id)));
  await retire(old, between);
  expect(await found('BB-SH-OAT-500')).toBe('gone BB-TR-ROO-1000');
  await retire(between, last);
  expect(await found('BB-SH-OAT-500')).toBe('gone SG-DS-CAP-CLY');
  await retire(last, old);
  for (const code of codes) expect(await found(code)).toBe('gone');
  await shop.db.update(skus).set({ retiredAt: null, replacedById: null }).where(inArray(skus.code, codes));
});

it('leaves out by name what is not sold any more', async () => {
  const { id, productId, price, weightGrams, options } = await shop.sku('DF-JK-ROO-200');
  const sku = { productId, price, weightGrams, stock: 0, retiredAt: shop.now(), sort: -1 };
  const gone = Array.from({ length: 8 }, (_, index) => ({ ...sku, code: `GONE-${index}`, options }));
  const rows = await shop.db.insert(skus).values(gone).returning({ id: skus.id });
  expect(await found('', 'kangaroo jerky strips 200 g')).toBe('written DF-JK-ROO-200');
  const suggested = await suggestedSkus(shop.db, 'kangaroo jerky', NOBODY);
  expect(suggested.map(({ sku: one }) => one.id)).toContain(String(id));
  for (const row of rows) await shop.db.delete(skus).where(eq(skus.id, row.id));
});

it('falls back to the words beside an unknown code', async () => {
  expect(await found('MY-OWN-77', 'Kangaroo jerky strips 200 g')).toBe('near DF-JK-ROO-200');
});

it('returns barcode, price, carton size and minimum quantity', async () => {
  const [first] = await findWantedSkus(shop.db, [{ code: 'SG-DS-CAP-CLY', words: '' }], NOBODY);
  const [sku] = present(first).skus;
  expect(sku).toMatchObject({ price_each: 590, in_stock: true, carton_qty: 24, min_qty: 6, qty_step: 6 });
  expect(await found(present(sku).barcode)).toBe('exact SG-DS-CAP-CLY');
});

it('finds a thousand at once, in the given order', async () => {
  const wanted = Array.from({ length: 1_000 }, (_, index) => ({
    code: index % 2 === 0 ? 'BB-SH-OAT-500' : `NO-SUCH-${index}`,
    words: '',
  }));
  const start = performance.now();
  const answers = await findWantedSkus(shop.db, wanted, NOBODY);
  expect(answers.map(({ match }) => match === 'exact')).toEqual(wanted.map((_, index) => index % 2 === 0));
  expect(performance.now() - start).toBeLessThan(10_000);
});

it('corrects a thousand mistyped codes', async () => {
  const known = await shop.db.select({ code: skus.code }).from(skus);
  const long = known.map(({ code }) => code).filter((code) => code.length > 8);
  // An extra character at varying positions makes all codes different.
  const wanted = Array.from({ length: 1_000 }, (_, index) => {
    const code = present(long[index % long.length]);
    const at = 3 + Math.floor(index / long.length);
    return { code: `${code.slice(0, at)}Q${code.slice(at)}`, words: '' };
  });
  const start = performance.now();
  const answers = await findWantedSkus(shop.db, wanted, NOBODY);
  expect(answers.filter(({ match }) => match === 'none')).toEqual([]);
  expect(performance.now() - start).toBeLessThan(10_000);
}, 60_000);

it('suggests by code prefix first, then by name', async () => {
  const codes = async (typed: string) => (await suggestedSkus(shop.db, typed, NOBODY)).map(({ sku }) => sku.code);
  expect(await codes('df-jk-roo')).toEqual(['DF-JK-ROO-100', 'DF-JK-ROO-1000', 'DF-JK-ROO-200']);
  expect(await codes('kangaroo jerky')).toContain('DF-JK-ROO-200');
  expect(await codes('xxxxxx')).toEqual([]);
  // Barcodes of the demonstration start with 2900.
  expect(await codes('2900')).toHaveLength(8);
  expect(await codes('xxxxxx 2900')).toEqual([]);
});
