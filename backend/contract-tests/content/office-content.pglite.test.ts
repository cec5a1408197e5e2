import { CONTENT_TYPES } from '../../cms/content-types/content-types';
import { CATEGORIES } from '../../cms/range-types/categories';
import { JSDOM } from 'jsdom';
import { asc, desc, eq } from 'drizzle-orm';
import { cmsPages, revalidateJobs } from '../../db/schema/content/cms';
import { contentBin } from '../../db/schema/content/content-history';
import { faqs, galleries, videos } from '../../db/schema/content/content';
import { findGallery } from '../../services/content/galleries';
import { readSite } from '../../services/site/site-documents';
import { present } from '../../system/present';
import { fillRecord, typedIn } from '../support/office-form';
import { editor, owner as other, shop } from '../support/office';

const made = async (fields: Readonly<Record<string, string>>): Promise<string> =>
  present(/^[^?]+/.exec((await fillRecord(editor, '/cms/faqs/new', fields)).location)?.[0]);

const tags = async () => (await shop.db.select().from(revalidateJobs)).flatMap((job) => job.tags);

describe('every kind', () => {
  it.each(CONTENT_TYPES.map(({ name }) => name))(
    'of %s has a list and a form, and an unchanged form saves nothing',
    async (name) => {
      const type = present(CONTENT_TYPES.find((one) => one.name === name));
      const [first] = type.single ? [{ id: 1 }] : await type.store.list(shop.db, { q: '', limit: 1, offset: 0 });
      const address = `/cms/${name}/${present(first).id}`;
      const list = await editor.get(`/cms/${name}`);
      expect(type.single ? list.location : list.html).toContain(address);
      const { html } = await editor.get(address);
      const before = await type.store.read(shop.db, [present(first).id]);
      expect((await fillRecord(editor, address, {}, html)).location).toBe(`${address}?done=saved`);
      expect(await type.store.read(shop.db, [present(first).id])).toEqual(before);
      expect((await editor.get(address)).html).not.toContain('<h2>Versions</h2>');
    },
  );

  it.each([...CONTENT_TYPES, CATEGORIES].filter(({ single }) => !single).map(({ name }) => name))(
    'of %s has copies that can be saved as they are',
    async (name) => {
      const [, first = ''] = new RegExp(`"/cms/${name}/(\\d+)"`).exec((await other.get(`/cms/${name}`)).html) ?? [];
      const copy = await other.post(`/cms/${name}/${first}/copy`);
      const saved = await fillRecord(other, '', {}, copy.html);
      expect([saved.status, saved.location]).toEqual([303, expect.stringContaining(`/cms/${name}/`)]);
    },
  );

  it('of a video is refused the key of another', async () => {
    const [video] = await shop.db.select().from(videos);
    const fields = { 's.name': 'Another', 's.slug': 'dQw4w9WgXcQ', 's.key': present(video).key };
    const refused = await fillRecord(editor, '/cms/videos/new', fields);
    expect([refused.status, refused.html]).toEqual([422, expect.stringContaining('Another video has this key.')]);
  });
});

describe('the name by which pages show a record', () => {
  it('of a gallery stays while a widget has it', async () => {
    await editor.get('/cms/pages');
    const [used] = await shop.db.select().from(galleries).where(eq(galleries.url, 'counter-ideas'));
    for (const url of ['other-ideas', '']) {
      const refused = await fillRecord(editor, `/cms/galleries/${present(used).id}`, { 's.url': url });
      expect([refused.status, refused.html]).toEqual([422, expect.stringMatching(/by the name counter-ideas in \d/)]);
    }
    const { location } = await fillRecord(editor, '/cms/galleries/new', { 's.name': 'Unused', 's.url': 'unused' });
    const unused = present(/^[^?]+/.exec(location)?.[0]);
    expect((await fillRecord(editor, unused, { 's.url': 'still-unused' })).status).toBe(303);
  });

  it('of a video stays while it is behind a block, which its form names', async () => {
    const row = {
      id: 'r',
      row_type: 'plain',
      blocks: [{ id: 'b', settings: { background_video: 'film' }, widgets: [] }],
    };
    const [video] = await shop.db
      .insert(videos)
      .values({ key: 'film', name: 'Film', platform: 'youtube', slug: 'dQw4w9WgXcQ' })
      .returning();
    await editor.post('/cms/pages', { name: 'With a film', slug: 'with-a-film' });
    const document = { slug: 'with-a-film', name: 'With a film', rows: [row] };
    await shop.db.update(cmsPages).set({ document }).where(eq(cmsPages.slug, 'with-a-film'));
    const address = `/cms/videos/${present(video).id}`;
    expect((await editor.get(address)).html).toContain('Page With a film');
    expect((await fillRecord(editor, address, { 's.key': 'movie' })).status).toBe(422);
  });
});

describe('the input', () => {
  const HOSTILE = '"><script>alert(1)</script></textarea><img src=x onerror=alert(1)>';

  it.each(CONTENT_TYPES.filter(({ single }) => !single).map(({ name }) => name))(
    'in the form of %s is escaped',
    async (name) => {
      const { html } = await editor.get(`/cms/${name}/new`);
      const { document } = new JSDOM(html).window;
      const fields = [...document.querySelectorAll('#record [name^="s."]:not([type=hidden], [type=checkbox])')];
      const typed = fields.map((field) => [field.getAttribute('name') ?? '', HOSTILE] as const);
      const reply = await fillRecord(editor, '', Object.fromEntries(typed), html);
      const after = reply.status === 303 ? await editor.get(reply.location.replace(/\?.*/, '')) : reply;
      expect(after.html).toContain('&lt;script&gt;');
      const pages = [after.html, (await editor.get(`/cms/${name}`)).html, (await other.get('/cms/log')).html];
      for (const page of pages) {
        const shown = new JSDOM(page).window.document;
        expect([...shown.querySelectorAll('script:not([src])'), ...shown.querySelectorAll('[onerror]')]).toEqual([]);
      }
    },
  );
});

describe('a record', () => {
  it('with long texts is shown again when it is refused', async () => {
    const content = `<p>${'“Ünïcödé” '.repeat(18_000)}</p>`;
    const refused = await fillRecord(editor, '/cms/articles/new', { 's.content': content });
    expect([refused.status, refused.html.includes('This cannot be empty.')]).toEqual([422, true]);
  });

  it('has one-line fields that take no more than is stored', async () => {
    const { document } = new JSDOM((await editor.get('/cms/links/new')).html).window;
    const lengths = ['s.name', 's.link', 's.icon'].map((name) =>
      document.querySelector(`[name="${name}"]`)?.getAttribute('maxlength'),
    );
    expect(lengths).toEqual(['200', '2000', '40']);
  });

  it('is created once per form, notifies the shop, and is logged', async () => {
    const page = (await editor.get('/cms/faqs/new')).html;
    await shop.db.delete(revalidateJobs);
    const fields = { 's.name': 'Do you pack on Sundays?', 's.content': '<p>No.</p>', 's.groupName': 'shipping' };
    const replies = await Promise.all([1, 2].map(() => fillRecord(editor, '', fields, page)));
    expect(new Set(replies.map(({ location }) => location)).size).toBe(1);
    const rows = await shop.db.select().from(faqs).where(eq(faqs.name, 'Do you pack on Sundays?'));
    expect(rows).toMatchObject([{ content: '<p>No.</p>', groupName: 'shipping' }]);
    expect(await tags()).toEqual(['faqs']);
    expect((await other.get('/cms/log?subject=faq')).html).toContain('Do you pack on Sundays?');
  });

  it('is refused with an error at its field, and keeps the input', async () => {
    const reply = await fillRecord(editor, '/cms/faqs/new', { 's.name': ' ', 's.content': '<p>Typed</p>' });
    expect(reply.status).toBe(422);
    expect(reply.html).toMatch(/id="f-name-error" role="alert">This cannot be empty/);
    expect(reply.html).toContain('&lt;p&gt;Typed&lt;/p&gt;');
  });

  it('merges changes of two editors, and asks on a conflict', async () => {
    const address = await made({ 's.name': 'Both?', 's.content': 'before' });
    const page = (await editor.get(address)).html;
    await fillRecord(other, address, { 's.content': 'theirs' });
    expect((await fillRecord(editor, address, { 's.groupName': 'mine' }, page)).status).toBe(303);
    const conflict = await fillRecord(editor, address, { 's.content': 'mine' }, page);
    expect(conflict.status).toBe(409);
    expect(conflict.html).toMatch(/data-label="Theirs">theirs<[^]*data-label="Yours">mine</);
    expect((await fillRecord(editor, address, { force: 'mine' }, conflict.html)).status).toBe(303);
    const id = Number(address.split('/').at(-1));
    expect(await shop.db.select().from(faqs).where(eq(faqs.id, id))).toMatchObject([
      { content: 'mine', groupName: 'mine' },
    ]);
  });

  it('is reverted, moved to the bin, and restored under its number', async () => {
    const address = await made({ 's.name': 'Back?', 's.content': 'first' });
    const id = Number(address.split('/').at(-1));
    const stored = async () => (await shop.db.select().from(faqs).where(eq(faqs.id, id)))[0];
    await fillRecord(editor, address, { 's.content': 'second' });
    expect((await editor.post(`${address}/back`, { revision: '1', seen: '2' })).location).toBe(
      `${address}?done=undone`,
    );
    expect(await stored()).toMatchObject({ content: 'first' });
    expect((await editor.post(`${address}/delete`)).status).toBe(303);
    expect([await stored(), (await editor.get(address)).status]).toEqual([undefined, 404]);
    const bin = (await editor.get('/cms/bin')).html;
    const entry = /action="\/cms\/bin\/content\/restore">.*?name="id" value="(\d+)"/s.exec(bin)?.[1] ?? '';
    expect((await editor.post('/cms/bin/content/restore', { id: entry })).location).toBe(`${address}?done=restored`);
    expect(await stored()).toMatchObject({ content: 'first', name: 'Back?' });
    expect((await editor.get(address)).html).toContain('Brought back from the bin');
  });

  it('is reverted by nobody who has not seen its last change', async () => {
    const address = await made({ 's.name': 'Stale?', 's.content': 'first' });
    const id = Number(address.split('/').at(-1));
    const stored = async () => (await shop.db.select().from(faqs).where(eq(faqs.id, id)))[0]?.content;
    await fillRecord(editor, address, { 's.content': 'second' });
    const { document } = new JSDOM((await editor.get(address)).html).window;
    const form = present(document.querySelector<HTMLFormElement>(`[action="${address}/back"]`));
    await fillRecord(other, address, { 's.content': 'third' });
    const refused = await editor.post(`${address}/back`, typedIn(form), `http://localhost${address}?done=saved`);
    expect([refused.status, await stored()]).toEqual([409, 'third']);
    expect(refused.html).toMatch(/changed meanwhile.*href="\/cms\/faqs\/\d+\?done=saved">Back to your work/s);
    const { document: fresh } = new JSDOM((await editor.get(address)).html).window;
    const again = typedIn(present(fresh.querySelector<HTMLFormElement>(`[action="${address}/back"]`)));
    const replies = [await editor.post(`${address}/back`, again), await editor.post(`${address}/back`, again)];
    expect(replies.map(({ status }) => status)).toEqual([303, 303]);
    expect(await stored()).toBe('second');
  });

  it('loses no input when it is saved and deleted concurrently', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const address = await made({ 's.name': 'At once?', 's.content': 'before' });
      const page = (await editor.get(address)).html;
      const [saved, deleted] = await Promise.all([
        fillRecord(editor, address, { 's.content': `typed ${turn}` }, page),
        other.post(`${address}/delete`),
      ]);
      expect(deleted.status).toBe(303);
      const [binned] = await shop.db.select().from(contentBin).orderBy(desc(contentBin.id)).limit(1);
      // In the bin, or in the form shown again.
      const stored = saved.status === 303 ? JSON.stringify(binned?.document) : saved.html;
      expect([saved.status, stored]).toEqual([
        saved.status === 303 ? 303 : 409,
        expect.stringMatching(new RegExp(`["<>]typed ${turn}["<]`)),
      ]);
    }
  });

  it('that was deleted meanwhile is shown again with the input, as a new one', async () => {
    const address = await made({ 's.name': 'Gone?', 's.content': 'before' });
    const page = (await editor.get(address)).html;
    await other.post(`${address}/delete`);
    const reply = await fillRecord(editor, address, { 's.content': 'typed after' }, page);
    expect([reply.status, reply.html]).toEqual([409, expect.stringContaining('>typed after<')]);
    expect((await fillRecord(editor, '', {}, reply.html)).location).toMatch(/^\/cms\/faqs\/\d+\?done=added$/);
  });

  it('has a position in its group', async () => {
    const order = async () =>
      (await shop.db.select().from(faqs).where(eq(faqs.groupName, 'places')).orderBy(asc(faqs.sort), asc(faqs.id))).map(
        ({ name }) => name,
      );
    for (const name of ['One', 'Two', 'Three']) await made({ 's.name': name, 's.groupName': 'places' });
    const [one] = await shop.db.select().from(faqs).where(eq(faqs.name, 'One'));
    const down = async () => (await editor.post(`/cms/faqs/${present(one).id}/move`, { direction: 'down' })).location;
    expect(await down()).toMatch(/done=moved$/);
    expect(await order()).toEqual(['Two', 'One', 'Three']);
    expect([await down(), await down()]).toEqual([
      expect.stringMatching(/done=moved$/),
      expect.stringMatching(/done=unmoved$/),
    ]);
    expect(await order()).toEqual(['Two', 'Three', 'One']);
  });

  it('moves past one in the bin, which is in its table still', async () => {
    const make = async (name: string): Promise<string> =>
      present(/^[^?]+/.exec((await fillRecord(editor, '/cms/voucher-designs/new', { 's.name': name })).location)?.[0]);
    const [, binned, last] = [await make('Upper'), await make('Binned'), await make('Lower')];
    await editor.post(`${binned}/delete`);
    await editor.post(`${last}/move`, { direction: 'up' });
    expect((await editor.get('/cms/voucher-designs')).html).toMatch(/>Lower<[^]*>Upper</);
  });

  it('escapes the input', async () => {
    const hostile = '"><script>alert(1)</script></textarea><img src=x onerror=alert(1)>';
    const address = await made({ 's.name': hostile, 's.content': hostile, 's.groupName': hostile });
    for (const path of [address, '/cms/faqs', '/cms/faqs?q=alert', '/cms/bin']) {
      const { html } = await editor.get(path);
      expect(html).not.toMatch(/<script>alert|<img src=x/);
    }
  });

  it('has lists whose buttons save nothing until the form is saved', async () => {
    const address = '/cms/menus/1';
    const read = async () => (await readSite(shop.db)).menus;
    const before = await read();
    const added = await fillRecord(editor, address, { 'list-action': 'add:header', 's.header.0.name': 'Typed before' });
    expect(added.html).toContain('value="Typed before"');
    expect(await read()).toEqual(before);
    const last = before.header.length;
    const empty = await fillRecord(editor, address, {}, added.html);
    expect([empty.status, empty.html]).toEqual([422, expect.stringContaining(`href="#f-header-${last}-name"`)]);
    const typed = { [`s.header.${last}.name`]: 'Trap', [`s.header.${last}.link`]: 'javascript:alert(1)' };
    const trap = await fillRecord(editor, address, typed, empty.html);
    expect([trap.status, trap.html]).toEqual([422, expect.stringContaining('This leads nowhere.')]);
    const up = await fillRecord(
      editor,
      address,
      { [`s.header.${last}.link`]: '/faq', 'list-action': `up:header.${last}` },
      trap.html,
    );
    await shop.db.delete(revalidateJobs);
    expect((await fillRecord(editor, address, {}, up.html)).status).toBe(303);
    const { header } = await read();
    expect(header.map(({ name }) => name)).toEqual([
      'Typed before',
      ...before.header.slice(1, -1).map(({ name }) => name),
      'Trap',
      before.header.at(-1)?.name,
    ]);
    expect(await tags()).toEqual(['site']);
  });

  it('of a gallery is restored from the bin with its slides', async () => {
    const [first] = await shop.db.select().from(galleries).orderBy(asc(galleries.id)).limit(1);
    const { id } = present(first);
    const shown = async () =>
      (await findGallery(shop.db, String(id), { aspect: '1x1', width: 100 }))?.slides.map((slide) => [
        slide.heading,
        slide.image?.hash,
      ]);
    const before = await shown();
    expect(before?.length).toBeGreaterThan(1);
    await editor.post(`/cms/galleries/${id}/delete`);
    expect(await shown()).toBeUndefined();
    const { html } = await editor.get('/cms/bin');
    const entry = /action="\/cms\/bin\/content\/restore">.*?name="id" value="(\d+)"/s.exec(html)?.[1] ?? '';
    await editor.post('/cms/bin/content/restore', { id: entry });
    expect(await shown()).toEqual(before);
  });
});
