import { asc, eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { libraryPictures, revalidateJobs } from '../../db/schema/content/cms';
import { productImages, products } from '../../db/schema/catalogue/catalogue';
import { pages, persons } from '../../db/schema/content/content';
import { media } from '../../db/schema/content/media';
import { present } from '../../system/present';
import { seenIn } from '../support/office-form';
import { editor, owner, shop } from '../support/office';

const KEY = 'library/coat-1';
const HASH = 'c0a7'.repeat(8);

beforeAll(async () => {
  await shop.db.insert(media).values({ key: KEY, hash: HASH, source: 'library', file: '', width: 10, height: 10 });
  await shop.db.insert(libraryPictures).values({ key: KEY, bytes: Buffer.from('x'), createdAt: shop.now() });
});

/** The card of the picture in the list. */
async function card(): Promise<string> {
  const { html } = await editor.get('/cms/media?q=COAT-1');
  expect(html).toContain('>1 picture<');
  return /<li class="card tile">[^]*?<\/ul><\/details>|<li class="card tile">[^]*$/.exec(html)?.[0] ?? '';
}
const remove = (uses: string, key = KEY) => editor.post('/cms/media/delete', { key, uses });

it('lists its uses, in HTML as well, and is deleted only after that list was seen', async () => {
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
  expect((await owner.get('/cms/log?subject=picture')).html).toContain(KEY);
});

it('names the first ten products that show it, and does not count the others', async () => {
  const key = 'library/shared';
  await shop.db.insert(media).values({ key, hash: 'c0a8'.repeat(8), source: 'library', file: '', width: 9, height: 9 });
  await shop.db.insert(libraryPictures).values({ key, bytes: Buffer.from('x'), createdAt: shop.now() });
  const some = await shop.db.select().from(products).orderBy(asc(products.id)).limit(12);
  const show = (from: number, to: number, sort: number) =>
    shop.db
      .insert(productImages)
      .values(some.slice(from, to).map(({ id }) => ({ productId: id, sort, mediaKey: key })));
  const list = async () => (await editor.get('/cms/media?q=library/shared')).html;
  // One of them shows it twice.
  await show(0, 10, 90);
  await show(0, 1, 91);
  expect(await list()).toContain('Shown in 10 places');
  expect(await list()).not.toContain('and more products');
  await show(10, 12, 90);
  const html = await list();
  expect(html).toContain('Shown in more than 10 places');
  expect(html.match(/<li>Product /g)).toHaveLength(10);
  expect(html).toContain('<li>and more products</li>');
  const late = await remove('10', key);
  expect([late.status, late.html]).toEqual([409, expect.stringContaining('is in more than 10 places by now')]);
  expect((await remove('10+', key)).location).toBe('/cms/media?done=gone');
});

it('cannot be deleted if it comes with the shop', async () => {
  const [first] = await shop.db.select().from(media).orderBy(asc(media.key)).limit(1);
  const { key } = present(first);
  const shown = await editor.get(`/cms/media?q=${encodeURIComponent(key)}`);
  expect(shown.html).toContain('Comes with the shop');
  for (const uses of ['0', '1', '2', '3']) expect((await remove(uses, key)).status).not.toBe(303);
  expect(await shop.db.select().from(media).where(eq(media.key, key))).toHaveLength(1);
});

describe('a picture of the library', () => {
  const KEY_OF = /library\/hill-[\da-f]{6}/;
  const file = async (name: string, colour: string) => {
    const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: colour } })
      .png()
      .toBuffer();
    return new File([new Uint8Array(bytes)], name, { type: 'image/png' });
  };
  const stored = async (key: string) => present((await shop.db.select().from(media).where(eq(media.key, key)))[0]);

  it('is uploaded with others, found by its tag, cropped by its own frame, and replaced everywhere', async () => {
    const files = [await file('hill.png', '#335533'), await file('lake.png', '#333355')];
    const bad = new File(['no picture'], 'words.png', { type: 'image/png' });
    const some = await editor.upload('/cms/media', { tags: 'Autumn, hills ,autumn' }, ...files, bad);
    expect([some.status, some.html]).toEqual([422, expect.stringContaining('words.png: This is no picture')]);
    const found = (await editor.get('/cms/media?tag=hills')).html;
    expect(found).toContain('>2 pictures<');
    expect((await editor.get('/cms/media?q=autumn+hill-')).html).toContain('>1 picture<');
    const key = KEY_OF.exec(found)?.[0] ?? '';
    const before = await stored(key);
    const words = { key, alt: 'A hill', tags: 'hills', focal_x: '50', focal_y: '50' };
    const address = `/cms/media/picture?key=${encodeURIComponent(key)}`;
    const shown = (await editor.get(address)).html;
    const crop = { crop_1x1_x: '0', crop_1x1_y: '100', crop_1x1_zoom: '5' };
    expect((await editor.post('/cms/media/words', { ...words, ...crop, seen: seenIn(shown) })).status).toBe(303);
    const after = await stored(key);
    expect(after).toMatchObject({ alt: 'A hill', tags: ['hills'], crops: { '1x1': { x: 0, y: 1, zoom: 0.2 } } });
    expect(after.hash).not.toBe(before.hash);
    const page = (await editor.get(address)).html;
    expect(page).toMatch(/name="crop_1x1_zoom"[^>]*value="20"/);
    expect((await editor.get(`/cms/media/whole?key=${encodeURIComponent(key)}`)).headers.get('content-type')).toBe(
      'image/webp',
    );
    await shop.db.delete(revalidateJobs);
    const replaced = await editor.upload('/cms/media/replace', { key }, await file('other.png', '#aa3333'));
    expect(replaced.status).toBe(303);
    const now = await stored(key);
    expect(now).toMatchObject({ alt: 'A hill', tags: ['hills'], crops: null });
    expect(now.hash).not.toBe(after.hash);
    expect(await shop.db.select().from(revalidateJobs)).not.toEqual([]);
    const refused = await editor.upload('/cms/media/replace', { key }, bad);
    expect([refused.status, (await stored(key)).hash]).toEqual([422, now.hash]);
  });

  it('is not saved over what somebody else has changed meanwhile, and its changes are logged', async () => {
    await editor.upload('/cms/media', { tags: 'shared', alt: 'A lake' }, await file('shore.png', '#335577'));
    const key = /library\/shore-[\da-f]{6}/.exec((await editor.get('/cms/media?tag=shared')).html)?.[0] ?? '';
    const address = `/cms/media/picture?key=${encodeURIComponent(key)}`;
    const words = { key, alt: 'A lake', tags: 'shared', focal_x: '50', focal_y: '50' };
    const save = (page: string, fields: Readonly<Record<string, string>>) =>
      editor.post('/cms/media/words', { ...words, ...fields, seen: seenIn(page) });
    const page = (await editor.get(address)).html;
    expect((await save(page, { alt: 'A shore' })).status).toBe(303);
    const late = await save(page, { tags: 'shared, mine', crop_4x3_x: '30', crop_4x3_y: '40' });
    expect(late.status).toBe(409);
    expect(late.html).toContain('somebody else has changed this picture meanwhile');
    for (const typed of ['value="shared, mine"', 'name="crop_4x3_x"\n  min="0" max="100" value="30"'])
      expect(late.html).toContain(typed);
    expect(await stored(key)).toMatchObject({ alt: 'A shore', tags: ['shared'], crops: null });
    expect((await save(late.html, { alt: 'A shore', tags: 'shared, mine' })).status).toBe(303);
    expect((await stored(key)).tags).toEqual(['shared', 'mine']);
    // Another picture in its place has other frames.
    const before = (await editor.get(address)).html;
    await editor.upload('/cms/media/replace', { key }, await file('other.png', '#773355'));
    expect((await save(before, { crop_4x3_x: '30', crop_4x3_y: '40' })).status).toBe(409);
    const log = (await owner.get('/cms/log?subject=picture')).html;
    expect(log).toContain(`<strong>Changed</strong>: ${key}`);
    expect(log).toContain('<del>A lake</del>');
  });

  it('may be a large photo, and is stored small; too large or HEIC is refused with a message', async () => {
    const photo = async (width: number) =>
      new Uint8Array(
        await sharp({ create: { width, height: 8_000, channels: 3, background: '#557799' } })
          .jpeg()
          .toBuffer(),
      );
    const uploaded = await editor.upload(
      '/cms/media',
      { tags: 'large' },
      new File([await photo(10_000)], 'harbour.jpg'),
    );
    expect(uploaded.location).toBe('/cms/media?done=added');
    const [row] = await shop.db
      .select()
      .from(media)
      .where(sql`'large' = any(${media.tags})`);
    expect(row).toMatchObject({ width: 2_800, height: 2_240 });
    const heic = new TextEncoder().encode('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic');
    for (const [bytes, words] of [
      [await photo(11_000), 'This picture has 88 megapixels; 80 are the most.'],
      [heic, 'This is a HEIC photo, which browsers do not show. Save it as JPEG'],
      [new Uint8Array(25 * 1024 * 1024 + 1), 'This picture is larger than 25 MB.'],
    ] as const) {
      const refused = await editor.upload('/cms/media', {}, new File([bytes], 'photo.jpg'));
      expect([refused.status, refused.html]).toEqual([
        bytes.length > 25 * 1024 * 1024 ? 413 : 422,
        expect.stringContaining(words),
      ]);
    }
  });

  it('is one of ten thousand: lists, searches, pickers and forms respond fast', async () => {
    await shop.db.execute(sql`insert into media (key, hash, source, file, width, height, alt, tags)
      select 'library/bulk-' || n, md5(n::text), 'library', '', 100, 100, 'Bulk picture ' || n, array['bulk']
      from generate_series(1, 10000) n`);
    await shop.db.execute(sql`insert into library_pictures (key, bytes, created_at)
      select 'library/bulk-' || n, ''::bytea, now() from generate_series(1, 10000) n`);
    await shop.db.execute(sql`analyze`);
    await editor.get('/cms/pages');
    const times: Record<string, number> = {};
    for (const path of [
      '/cms/media',
      '/cms/media?tag=bulk&page=100',
      '/cms/media?q=picture+9999',
      '/cms/media/picker?q=77',
      '/cms/pages/1?part=page',
      '/cms/people/1',
    ]) {
      const runs: number[] = [];
      for (let run = 0; run < 5; run += 1) {
        const from = performance.now();
        const { status, html } = await editor.get(path);
        runs.push(performance.now() - from);
        expect([path, status]).toEqual([path, 200]);
        // No page lists them all.
        expect(html.length).toBeLessThan(200_000);
      }
      // Best of five; the limit is well above the usual 0.1 seconds, since the machine may be busy.
      times[path] = Math.round(Math.min(...runs));
    }
    expect(Object.entries(times).filter(([, time]) => time >= 1_000)).toEqual([]);
  });
});
