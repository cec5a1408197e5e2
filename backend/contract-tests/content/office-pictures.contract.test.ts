import { asc, eq } from 'drizzle-orm';
import { libraryPictures, revalidateJobs } from '../../db/schema/cms';
import { pages, persons } from '../../db/schema/content';
import { media } from '../../db/schema/media';
import { present } from '../../system/present';
import { openTestShop } from '../../testing/shop';
import { type Person, type TestShop, STAFF, officeApp, person } from '../support/in-process-office';

jest.setTimeout(120_000);

const KEY = 'library/coat-1';
const HASH = 'c0a7'.repeat(8);
let shop: TestShop;
let editor: Person;

beforeAll(async () => {
  shop = await openTestShop();
  editor = await person(officeApp(shop), STAFF.editor);
  await shop.db.insert(media).values({ key: KEY, hash: HASH, source: 'library', file: '', width: 10, height: 10 });
  await shop.db.insert(libraryPictures).values({ key: KEY, bytes: Buffer.from('x'), createdAt: shop.now() });
});
afterAll(() => shop.close());

/** The card of the picture in the list. */
async function card(): Promise<string> {
  const { html } = await editor.get('/cms/media?q=COAT-1');
  expect(html).toContain('>1 picture<');
  return /<li class="card tile">[^]*?<\/ul><\/details>|<li class="card tile">[^]*$/.exec(html)?.[0] ?? '';
}
const remove = (uses: string, key = KEY) => editor.post('/cms/media/delete', { key, uses });

it('says where it is shown, in HTML as well, and is deleted by whoever has seen that', async () => {
  expect(await card()).toContain('Shown nowhere');
  const [first] = await shop.db.select().from(persons).orderBy(asc(persons.id)).limit(1);
  await shop.db
    .update(persons)
    .set({ mediaKey: KEY })
    .where(eq(persons.id, present(first).id));
  const content = `<img src="/assets/i/${HASH}/4x3/300.webp" alt="">`;
  await editor.get('/cms/pages');
  await shop.db.update(pages).set({ content }).where(eq(pages.slug, 'about'));
  const html = await card();
  expect(html).toContain('Shown in 2 places');
  expect(html).toContain(`href="/cms/people/${present(first).id}"`);
  expect(html).toMatch(/href="\/cms\/pages\/\d+">Page About/);
  const late = await remove('0');
  expect([late.status, late.html]).toEqual([409, expect.stringContaining('is in 2 places by now')]);
  await shop.db.delete(revalidateJobs);
  expect((await remove('2')).location).toBe('/cms/media?done=gone');
  expect(await shop.db.select().from(libraryPictures)).toEqual([]);
  expect((await shop.db.select().from(revalidateJobs)).flatMap((job) => job.tags)).toEqual(
    expect.arrayContaining(['pages', 'people', 'site']),
  );
  const owner = await person(officeApp(shop), STAFF.owner);
  expect((await owner.get('/cms/log?subject=picture')).html).toContain(KEY);
});

it('that comes with the shop stays', async () => {
  const [first] = await shop.db.select().from(media).orderBy(asc(media.key)).limit(1);
  const { key } = present(first);
  const shown = await editor.get(`/cms/media?q=${encodeURIComponent(key)}`);
  expect(shown.html).toContain('Comes with the shop');
  for (const uses of ['0', '1', '2', '3']) expect((await remove(uses, key)).status).not.toBe(303);
  expect(await shop.db.select().from(media).where(eq(media.key, key))).toHaveLength(1);
});
