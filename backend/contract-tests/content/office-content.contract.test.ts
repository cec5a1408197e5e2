import { asc, eq } from 'drizzle-orm';
import { revalidateJobs } from '../../db/schema/cms';
import { faqs } from '../../db/schema/content';
import { present } from '../../system/present';
import { openTestShop } from '../../testing/shop';
import { type Person, type TestShop, STAFF, officeApp, person } from '../support/in-process-office';

jest.setTimeout(120_000);

let shop: TestShop;
let editor: Person;
let other: Person;

beforeAll(async () => {
  shop = await openTestShop();
  const app = officeApp(shop);
  editor = await person(app, STAFF.editor);
  other = await person(app, STAFF.owner);
});
afterAll(() => shop.close());

const hidden = (html: string, name: string): string =>
  new RegExp(`name="${name}"(?: value="([^"]*)")`).exec(html)?.[1] ?? '';
/** What a form carries of what it was made from. */
const base = (html: string): string =>
  (/<textarea hidden name="base">\n?(.*?)<\/textarea>/s.exec(html)?.[1] ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** Sends the form of a page with some fields filled in. */
async function fill(who: Person, address: string, fields: Readonly<Record<string, string>>, html?: string) {
  const page = html ?? (await who.get(address)).html;
  const action = /<form id="record" method="post" action="([^"]+)"/.exec(page)?.[1] ?? '';
  const carried = { seen: hidden(page, 'seen'), key: hidden(page, 'key'), base: base(page) };
  return who.post(action, { ...carried, ...fields });
}

const made = async (fields: Readonly<Record<string, string>>): Promise<string> =>
  present(/^[^?]+/.exec((await fill(editor, '/cms/faqs/new', fields)).location)?.[0]);

const tags = async () => (await shop.db.select().from(revalidateJobs)).flatMap((job) => job.tags);

describe('a record', () => {
  it('is made once per form, tells the shop, and stands in the log', async () => {
    const page = (await editor.get('/cms/faqs/new')).html;
    await shop.db.delete(revalidateJobs);
    const fields = { 's.name': 'Do you pack on Sundays?', 's.content': '<p>No.</p>', 's.groupName': 'shipping' };
    const replies = await Promise.all([1, 2].map(() => fill(editor, '', fields, page)));
    expect(new Set(replies.map(({ location }) => location)).size).toBe(1);
    const rows = await shop.db.select().from(faqs).where(eq(faqs.name, 'Do you pack on Sundays?'));
    expect(rows).toMatchObject([{ content: '<p>No.</p>', groupName: 'shipping' }]);
    expect(await tags()).toEqual(['faqs']);
    expect((await other.get('/cms/log?subject=faq')).html).toContain('Do you pack on Sundays?');
  });

  it('is refused at its field, with what was typed', async () => {
    const reply = await fill(editor, '/cms/faqs/new', { 's.name': ' ', 's.content': '<p>Typed</p>' });
    expect(reply.status).toBe(422);
    expect(reply.html).toMatch(/id="f-name-error" role="alert">This cannot be empty/);
    expect(reply.html).toContain('&lt;p&gt;Typed&lt;/p&gt;');
  });

  it('keeps what two editors changed, and asks where both changed the same', async () => {
    const address = await made({ 's.name': 'Both?', 's.content': 'before' });
    const page = (await editor.get(address)).html;
    await fill(other, address, { 's.content': 'theirs' });
    expect((await fill(editor, address, { 's.groupName': 'mine' }, page)).status).toBe(303);
    const conflict = await fill(editor, address, { 's.content': 'mine' }, page);
    expect(conflict.status).toBe(409);
    expect(conflict.html).toMatch(/data-label="Theirs">theirs<[^]*data-label="Yours">mine</);
    expect((await fill(editor, address, { force: 'mine' }, conflict.html)).status).toBe(303);
    const id = Number(address.split('/').at(-1));
    expect(await shop.db.select().from(faqs).where(eq(faqs.id, id))).toMatchObject([
      { content: 'mine', groupName: 'mine' },
    ]);
  });

  it('goes back to what it was, into the bin and out of it under its number', async () => {
    const address = await made({ 's.name': 'Back?', 's.content': 'first' });
    const id = Number(address.split('/').at(-1));
    const stored = async () => (await shop.db.select().from(faqs).where(eq(faqs.id, id)))[0];
    await fill(editor, address, { 's.content': 'second' });
    expect((await editor.post(`${address}/back`, { revision: '1' })).location).toBe(`${address}?done=undone`);
    expect(await stored()).toMatchObject({ content: 'first' });
    expect((await editor.post(`${address}/delete`)).status).toBe(303);
    expect([await stored(), (await editor.get(address)).status]).toEqual([undefined, 404]);
    const bin = (await editor.get('/cms/bin')).html;
    const entry = /action="\/cms\/bin\/content\/restore">.*?name="id" value="(\d+)"/s.exec(bin)?.[1] ?? '';
    expect((await editor.post('/cms/bin/content/restore', { id: entry })).location).toBe(`${address}?done=restored`);
    expect(await stored()).toMatchObject({ content: 'first', name: 'Back?' });
    expect((await editor.get(address)).html).toContain('Brought back from the bin');
  });

  it('has its place in its group', async () => {
    const order = async () =>
      (await shop.db.select().from(faqs).where(eq(faqs.groupName, 'places')).orderBy(asc(faqs.sort), asc(faqs.id))).map(
        ({ name }) => name,
      );
    for (const name of ['One', 'Two', 'Three']) await made({ 's.name': name, 's.groupName': 'places' });
    const [one] = await shop.db.select().from(faqs).where(eq(faqs.name, 'One'));
    await editor.post(`/cms/faqs/${present(one).id}/move`, { direction: 'down' });
    expect(await order()).toEqual(['Two', 'One', 'Three']);
    await editor.post(`/cms/faqs/${present(one).id}/move`, { direction: 'down' });
    await editor.post(`/cms/faqs/${present(one).id}/move`, { direction: 'down' });
    expect(await order()).toEqual(['Two', 'Three', 'One']);
  });

  it('repeats what was typed without running it', async () => {
    const hostile = '"><script>alert(1)</script></textarea><img src=x onerror=alert(1)>';
    const address = await made({ 's.name': hostile, 's.content': hostile, 's.groupName': hostile });
    for (const path of [address, '/cms/faqs', '/cms/faqs?q=alert', '/cms/bin']) {
      const { html } = await editor.get(path);
      expect(html).not.toMatch(/<script>alert|<img src=x/);
    }
  });
});
