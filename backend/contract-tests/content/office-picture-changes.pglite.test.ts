import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { groups, products } from '../../db/schema/catalogue/catalogue';
import { revalidateJobs } from '../../db/schema/content/cms';
import { articles, faqs, galleries, pages, slides, testimonials } from '../../db/schema/content/content';
import { forms } from '../../db/schema/content/forms';
import { formerHashes, media } from '../../db/schema/content/media';
import { releaseItems, releases } from '../../db/schema/content/releases';
import type { PlatformApp } from '../../http/platform';
import { pictureStore } from '../../services/media/picture-store';
import { present } from '../../system/present';
import { openTestShop } from '../../testing/shop';
import { seenIn } from '../support/office-form';
import { type Person, type TestShop, STAFF, officeApp, person } from '../support/in-process-office';

jest.setTimeout(120_000);

let shop: TestShop;
let app: PlatformApp;
let editor: Person;
let cache: string;

beforeAll(async () => {
  shop = await openTestShop();
  cache = await mkdtemp(join(tmpdir(), 'stockist-cache-'));
  const pictures = pictureStore({ db: shop.db, originals: cache, cache, count: () => {} });
  const deps = { ...shop.deps, pictures };
  app = officeApp({ ...shop, deps });
  editor = await person(app, STAFF.editor);
});
afterAll(async () => {
  await shop.close();
  await rm(cache, { recursive: true, force: true });
});

const file = async (colour: string) => {
  const options = { create: { width: 400, height: 300, channels: 3, background: colour } } as const;
  const bytes = await sharp(options).png().toBuffer();
  return new File([new Uint8Array(bytes)], 'wall.png', { type: 'image/png' });
};

interface Stored {
  readonly key: string;
  readonly hash: string;
}

async function uploaded(tag: string): Promise<Stored> {
  expect((await editor.upload('/cms/media', { tags: tag }, await file('#aa0000'))).status).toBe(303);
  const rows = await shop.db.select().from(media);
  return present(rows.find(({ tags }) => tags.includes(tag)));
}

const hashOf = async ({ key }: Stored): Promise<string> =>
  present((await shop.db.select().from(media).where(eq(media.key, key)))[0]).hash;
const img = (hash: string): string => `<p>A</p><p><img src="/assets/i/${hash}/4x3/900.webp" alt="A wall"></p>`;
const fetchPicture = (hash: string) => app.router.request(`/assets/i/${hash}/4x3/300.webp`);
const pageOf = async ({ key }: Stored, who = editor): Promise<string> =>
  (await who.get(`/cms/media/picture?key=${encodeURIComponent(key)}`)).html;
const frame = async (picture: Stored, focalX: number) => {
  const words = { key: picture.key, alt: '', tags: '', focal_x: String(focalX), focal_y: '50' };
  return editor.post('/cms/media/words', { ...words, seen: seenIn(await pageOf(picture)) });
};

const first = async <T>(rows: Promise<readonly T[]>): Promise<T> => present((await rows)[0]);
const anArticle = () => first(shop.db.select().from(articles).orderBy(asc(articles.id)).limit(1));
const aProduct = () =>
  first(shop.db.select().from(products).where(eq(products.enabled, true)).orderBy(asc(products.id)).limit(1));
const aQuestion = () => first(shop.db.select().from(faqs).orderBy(asc(faqs.id)).limit(1));
const aQuote = () =>
  first(shop.db.select().from(testimonials).orderBy(asc(testimonials.sort), asc(testimonials.id)).limit(1));
const aForm = () => first(shop.db.select().from(forms).orderBy(asc(forms.id)).limit(1));

const writeForm = (id: number, html: string) =>
  shop.db
    .update(forms)
    .set({ questions: [{ id: 1, name: 'words', field_type: 'content', content: html }] })
    .where(eq(forms.id, id));

describe('a picture in texts', () => {
  it('is the current one at its former addresses, for minutes, and in whatever pages are made of', async () => {
    const picture = await uploaded('in-texts');
    const [article, product, question, form] = [await anArticle(), await aProduct(), await aQuestion(), await aForm()];
    const quote = await aQuote();
    const [group, gallery] = await Promise.all([
      first(shop.db.select().from(groups).where(eq(groups.model, 'product')).limit(1)),
      first(shop.db.select().from(galleries).limit(1)),
    ]);
    const text = { content: img(picture.hash) };
    for (const [table, id] of [
      [articles, article.id],
      [products, product.id],
      [faqs, question.id],
      [testimonials, quote.id],
      [groups, group.id],
    ] as const)
      await shop.db.update(table).set(text).where(eq(table.id, id));
    await shop.db.update(slides).set(text).where(eq(slides.galleryId, gallery.id));
    await writeForm(form.id, text.content);
    const widgets = [{ outer: 'core/html', type: 'html', variables: { html: text.content } }];
    const block = { id: 'b', width: 12, offset: 0, title: '', settings: {}, widgets };
    const rows = [{ id: 'r', row_type: 'plain', blocks: [block] }];
    await shop.db
      .update(pages)
      .set({ ...text, rows })
      .where(eq(pages.slug, 'about'));

    await shop.db.delete(revalidateJobs);
    expect((await frame(picture, 10)).status).toBe(303);
    const framed = await hashOf(picture);
    expect(framed).not.toBe(picture.hash);
    const tags = (await shop.db.select().from(revalidateJobs)).flatMap((job) => job.tags);
    expect(tags).toEqual(expect.arrayContaining(['articles', 'faqs', 'forms', 'galleries', 'groups', 'products']));
    const replaced = await editor.upload('/cms/media/replace', { key: picture.key }, await file('#0000aa'));
    expect(replaced.status).toBe(303);
    const now = await hashOf(picture);

    const current = await fetchPicture(now);
    expect(current.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    for (const former of [picture.hash, framed, `${picture.hash}${'0'.repeat(16)}`]) {
      const reply = await fetchPicture(former);
      expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
      expect(reply.headers.get('etag')).toBe(current.headers.get('etag'));
      const { dominant } = await sharp(Buffer.from(await reply.arrayBuffer())).stats();
      expect([dominant.r < 100, dominant.b > 100]).toEqual([true, true]);
    }

    for (const [path, times] of [
      [`/cognito/article?url=${article.slug}`, 1],
      [`/sell/product?url=${product.slug}`, 1],
      ['/cognito/faq', 1],
      ['/cognito/testimonial', 1],
      [`/cognito/group/details/sell/product/${group.slug}`, 1],
      [`/cognito/form?id=${form.id}`, 1],
      ['/cognito/page/view?url=about&pb=1', 2],
    ] as const) {
      const told = await (await app.router.request(`/api/v1${path}`)).text();
      expect([path, told.split(`/assets/i/${now}/4x3/900`).length - 1]).toEqual([path, times]);
      expect(told).not.toContain(picture.hash);
    }
    const told = await (await app.router.request(`/api/v1/cognito/gallery?id=${gallery.id}`)).text();
    expect([told.includes(`/assets/i/${now}/4x3/900`), told.includes(picture.hash)]).toEqual([true, false]);
  });

  it('is found in them by its former hash, and its deletion asks first and takes the former hashes along', async () => {
    const picture = await uploaded('deleted');
    const article = await anArticle();
    await shop.db
      .update(articles)
      .set({ content: img(picture.hash) })
      .where(eq(articles.id, article.id));
    await frame(picture, 20);
    await frame(picture, 30);
    const html = await pageOf(picture);
    expect(html).toContain('It changes in 1 place.');
    expect(html).toContain(`href="/cms/articles/${article.id}">Article `);
    const remove = (uses: string) => editor.post('/cms/media/delete', { key: picture.key, uses });
    expect((await remove('0')).status).toBe(409);
    const former = () => shop.db.select().from(formerHashes).where(eq(formerHashes.mediaKey, picture.key));
    expect(await former()).toHaveLength(2);
    expect((await remove('1')).status).toBe(303);
    expect([await former(), (await fetchPicture(picture.hash)).status]).toEqual([[], 404]);
  });

  it('that is framed as before has its former address for good again', async () => {
    const picture = await uploaded('back');
    await frame(picture, 20);
    const between = await hashOf(picture);
    await frame(picture, 50);
    expect(await hashOf(picture)).toBe(picture.hash);
    expect((await fetchPicture(picture.hash)).headers.get('cache-control')).toContain('immutable');
    expect((await fetchPicture(between)).headers.get('cache-control')).toBe('public, max-age=300');
  });
});

describe('a use that is told before a deletion', () => {
  const linkTo = (address: string, words: string): string => `<li><a href="${address}">${words}`;

  it('is a question, a form, and a change that waits in a release', async () => {
    const picture = await uploaded('content');
    const [question, form] = [await aQuestion(), await aForm()];
    await shop.db
      .update(faqs)
      .set({ content: img(picture.hash) })
      .where(eq(faqs.id, question.id));
    await writeForm(form.id, img(picture.hash));
    const waiting = await shop.db
      .insert(releases)
      .values(['Spring', 'Out'].map((name) => ({ name, createdAt: shop.now() })))
      .returning({ id: releases.id });
    const [spring, out] = [present(waiting[0]).id, present(waiting[1]).id];
    await shop.db.update(releases).set({ state: 'done' }).where(eq(releases.id, out));
    const document = { name: 'A', mediaKey: picture.key };
    const item = { kind: 'articles', document, addedAt: shop.now() };
    await shop.db.insert(releaseItems).values([spring, out].map((releaseId) => ({ ...item, releaseId })));
    const html = await pageOf(picture);
    expect(html).toContain('It changes in 3 places.');
    expect(html).toContain(linkTo(`/cms/faqs/${question.id}`, 'Question '));
    expect(html).toContain(linkTo(`/cms/forms/${form.id}`, 'Form '));
    expect(html).toContain(linkTo(`/cms/releases/${spring}`, 'Release Spring'));
  });

  it('is a product’s text or size chart, once for each product, with a link for who may open it', async () => {
    const picture = await uploaded('products');
    const some = await shop.db.select().from(products).orderBy(asc(products.id)).limit(14);
    const [own, chart, both] = [present(some[0]).id, present(some[1]).id, present(some[2]).id];
    const set = (id: number, change: Partial<typeof products.$inferInsert>) =>
      shop.db.update(products).set(change).where(eq(products.id, id));
    const twice = { content: `${img(picture.hash)}${img(picture.hash)}` };
    await set(own, twice);
    await set(chart, { sizeChartKey: picture.key });
    await frame(picture, 20);
    await set(both, { content: img(picture.hash) + img(await hashOf(picture)), sizeChartKey: picture.key });
    const html = await pageOf(picture, await person(app, STAFF.sales));
    expect(html).toContain('It changes in 3 places.');
    for (const id of [own, chart, both]) expect(html.split(linkTo(`/cms/products/${id}`, 'Product '))).toHaveLength(2);
    expect((await pageOf(picture)).match(/<li>Product /g)).toHaveLength(3);
    for (const { id } of some) await set(id, twice);
    const many = await pageOf(picture);
    expect(many).toContain('It changes in more than 10 places.');
    expect(many.match(/<li>Product /g)).toHaveLength(10);
  });
});
