import { eq } from 'drizzle-orm';
import { previewRead, signToken } from '@/lib/domain/content/preview/preview-token';
import { publishDue } from '../../cms/releases/publish-release';
import { cmsPages, revalidateJobs } from '../../db/schema/content/cms';
import { faqs, pages, slides } from '../../db/schema/content/content';
import { releases } from '../../db/schema/content/releases';
import type { PlatformApp } from '../../http/platform';
import { present } from '../../system/present';
import { openTestShop } from '../../testing/shop';
import { fillRecord, press } from '../support/office-form';
import { type Person, type TestShop, STAFF, officeApp, person } from '../support/in-process-office';

jest.setTimeout(120_000);

const SECRET = 'a secret of twenty-four characters or more';

let shop: TestShop;
let app: PlatformApp;
let editor: Person;

beforeAll(async () => {
  shop = await openTestShop({ env: { REVALIDATE_SECRET: SECRET } });
  app = officeApp(shop);
});
// Tests move the clock past the end of sessions.
beforeEach(async () => {
  editor = await person(app, STAFF.editor);
});
afterAll(() => shop.close());

const soon = (minutes: number): Date => new Date(shop.now().getTime() + minutes * 60_000);
/** As in form fields: in the shop's time zone, ten or eleven hours ahead of UTC. */
const typed = (at: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Australia/Sydney', dateStyle: 'short', timeStyle: 'short' })
    .format(at)
    .replace(' ', 'T');

const read = async (address: string) => {
  const reply = await app.router.request(`/api/v1${address}`);
  return { status: reply.status, text: await reply.text() };
};
const view = (slug: string) => read(`/cognito/page/view?url=${slug}&pb=1`);

const pageOf = async (slug: string) => {
  await editor.get('/cms/pages');
  return present((await shop.db.select().from(cmsPages).where(eq(cmsPages.slug, slug)))[0]);
};

async function changePage(slug: string, fields: Readonly<Record<string, string>>): Promise<number> {
  const { id, revision } = await pageOf(slug);
  const document = (await editor.get(`/cms/pages/${id}?part=page`)).html;
  const value = (name: string) =>
    new RegExp(`name="${name.replace('.', '\\.')}"[^>]*?\\svalue="([^"]*)"`).exec(document)?.[1] ?? '';
  const settings = Object.fromEntries(['s.name', 's.slug', 's.title'].map((name) => [name, value(name)]));
  const reply = await editor.post(`/cms/pages/${id}/parts/page`, { seen: String(revision), ...settings, ...fields });
  expect([reply.status, reply.location]).toEqual([303, expect.stringContaining('done=saved')]);
  return id;
}

async function publish(id: number): Promise<void> {
  const [page] = await shop.db.select().from(cmsPages).where(eq(cmsPages.id, id));
  await editor.post(`/cms/pages/${id}/publish`, { revision: String(present(page).revision) });
}

const release = async (name: string): Promise<number> =>
  Number(/\d+/.exec((await editor.post('/cms/releases', { name })).location)?.[0]);

const preview = async (slug: string, grant: string, of: 'draft' | `release-${number}`) => {
  const token = signToken(previewRead, SECRET, { url: slug, grant, of }, shop.now().getTime() + 30_000);
  const reply = await app.router.request('/api/v1/cognito/page/preview', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url: slug, token }),
  });
  return { status: reply.status, text: await reply.text() };
};

describe('a page with times', () => {
  it('is announced without content before its start, and absent after its end', async () => {
    const id = await changePage('about', { 's.shownFrom': typed(soon(30)), 's.shownUntil': typed(soon(60)) });
    await publish(id);
    const before = await view('about');
    expect(before).toMatchObject({
      status: 200,
      text: expect.stringContaining(`"start_time":"${soon(30).toISOString()}"`),
    });
    expect(before.text).toMatch(/"name":"".*"rows":\[\]/);
    const listed = async () => [
      (await read('/cognito/page')).text.includes('"slug":"about"'),
      (await read('/cognito/domain/initialData')).text.includes('"url":"/about"'),
    ];
    expect(await listed()).toEqual([false, false]);
    expect((await editor.get('/cms/releases')).html).toMatch(
      /Page About[^<]*<\/a> appears[^]*Page About[^<]*<\/a> disappears/,
    );
    shop.wait(31);
    expect((await view('about')).text).toMatch(/"rows":\[\{/);
    expect(await listed()).toEqual([true, true]);
    shop.wait(31);
    expect([(await view('about')).status, await listed()]).toEqual([404, [false, false]]);
    await publish(await changePage('about', { 's.shownFrom': '', 's.shownUntil': '' }));
    expect((await view('about')).text).toMatch(/"rows":\[\{/);
  });

  it('is refused where it would never be shown, and for the home page', async () => {
    const { id, revision } = await pageOf('about');
    const fields = { seen: String(revision), 's.name': 'About', 's.slug': 'about' };
    const never = { 's.shownFrom': typed(soon(120)), 's.shownUntil': typed(soon(60)) };
    expect((await editor.post(`/cms/pages/${id}/parts/page`, { ...fields, ...never })).status).toBe(422);
    const home = await pageOf('');
    const reply = await editor.post(`/cms/pages/${home.id}/parts/page`, {
      seen: String(home.revision),
      's.name': 'Home',
      's.slug': '',
      's.shownFrom': typed(soon(60)),
    });
    expect([reply.status, reply.html]).toEqual([422, expect.stringContaining('The home page is always there.')]);
  });
});

describe('a release', () => {
  it('publishes pages and other content at its time, and not before', async () => {
    const id = await release('Spring');
    const [faq] = await shop.db.select().from(faqs).limit(1);
    const { id: faqId, groupName } = present(faq);
    const pageId = await changePage('about', { 's.title': 'Spring is here' });
    await editor.post(`/cms/releases/${id}/pages`, { page: String(pageId) });
    const into = { into: String(id) };
    expect((await fillRecord(editor, `/cms/faqs/${faqId}`, { 's.content': 'In spring', ...into })).location).toBe(
      `/cms/releases/${id}?done=included`,
    );
    await fillRecord(editor, '/cms/faqs/new', { 's.name': 'What is new?', 's.content': 'Much', ...into });
    // Another editor's concurrent changes are kept unless the release changes the same.
    await fillRecord(editor, `/cms/faqs/${faqId}`, { 's.groupName': 'meanwhile' });
    const { html } = await editor.get(`/cms/releases/${id}`);
    expect(html).toContain('What is new?');
    const again = await editor.get(/\/cms\/faqs\/new\?item=\d+/.exec(html)?.[0] ?? '');
    await fillRecord(editor, '', { 's.content': 'Very much' }, again.html);

    const moment = soon(30);
    expect((await editor.post(`/cms/releases/${id}/plan`, { at: typed(soon(-5)) })).status).toBe(422);
    expect((await editor.post(`/cms/releases/${id}/plan`, { at: typed(moment) })).location).toContain('done=planned');
    const { grant } = present(await grantOf());
    expect((await preview('about', grant, `release-${id}`)).text).toContain('Spring is here');
    expect((await editor.get('/cms/releases')).html).toContain('Release Spring</a> comes out');
    await shop.db.delete(revalidateJobs);
    expect(await publishDue(shop.db, shop.now())).toBe(0);
    const stored = async () => [
      present((await shop.db.select().from(pages).where(eq(pages.slug, 'about')))[0]).title === 'Spring is here',
      present((await shop.db.select().from(faqs).where(eq(faqs.id, faqId)))[0]).content === 'In spring',
      (await shop.db.select().from(faqs).where(eq(faqs.name, 'What is new?'))).map(({ content }) => content),
    ];
    expect(await stored()).toEqual([false, false, []]);
    shop.wait(30);
    expect((await Promise.all([1, 2].map(() => publishDue(shop.db, shop.now())))).toSorted((a, b) => a - b)).toEqual([
      0, 1,
    ]);
    expect(await stored()).toEqual([true, true, ['Very much']]);
    expect(present((await shop.db.select().from(faqs).where(eq(faqs.id, faqId)))[0]).groupName).toBe('meanwhile');
    const tags = (await shop.db.select().from(revalidateJobs)).flatMap((job) => job.tags);
    expect(tags).toEqual(expect.arrayContaining(['page:about', 'faqs']));
    expect((await editor.get(`/cms/pages/${pageId}/versions`)).html).toContain('Release “Spring”');
    expect((await editor.post(`/cms/releases/${id}/publish`)).status).toBe(409);
    expect(groupName).not.toBe('meanwhile');
  });

  it('gets a form that a list button or a refusal has shown again, and that form whole', async () => {
    const id = await release('Fewer slides');
    const [slide] = await shop.db.select().from(slides).limit(1);
    const { galleryId } = present(slide);
    const shown = () => shop.db.$count(slides, eq(slides.galleryId, galleryId));
    const before = await shown();
    const address = `/cms/galleries/${galleryId}`;
    const { html } = await editor.get(address);
    const shorter = await press(editor, html, 'remove:slides.0', { into: String(id) });
    const refused = await fillRecord(editor, '', { 's.name': '' }, shorter);
    expect(refused.status).toBe(422);
    const { location } = await fillRecord(editor, '', { 's.name': 'Shorter' }, refused.html);
    expect([location, await shown()]).toEqual([`/cms/releases/${id}?done=included`, before]);
    await editor.post(`/cms/releases/${id}/publish`);
    expect(await shown()).toBe(before - 1);

    const late = await fillRecord(editor, '', { 's.name': 'Too late' }, refused.html);
    expect(late.status).toBe(422);
    expect(late.html).toContain('“Fewer slides” is out already.');
    expect(late.html).toContain('Too late');
  });

  it('with one item that cannot be published publishes nothing, and names the reason', async () => {
    const id = await release('Broken');
    const [faq] = await shop.db.select().from(faqs).limit(1);
    const { id: faqId, content } = present(faq);
    await fillRecord(editor, `/cms/faqs/${faqId}`, { 's.content': 'Never', into: String(id) });
    await editor.post('/cms/pages', { name: 'Short-lived', slug: 'short-lived' });
    const page = await pageOf('short-lived');
    await editor.post(`/cms/releases/${id}/pages`, { page: String(page.id) });
    await editor.post(`/cms/releases/${id}/plan`, { at: typed(soon(5)) });
    await editor.post(`/cms/pages/${page.id}/delete`, { revision: String(page.revision) });
    shop.wait(6);
    expect(await publishDue(shop.db, shop.now())).toBe(0);
    expect(present((await shop.db.select().from(faqs).where(eq(faqs.id, faqId)))[0]).content).toBe(content);
    expect((await shop.db.select().from(releases).where(eq(releases.id, id)))[0]).toMatchObject({
      state: 'open',
      problem: expect.stringContaining('in the bin'),
    });
    expect((await editor.get('/cms/releases')).html).toContain('Did not come out: “Short-lived” is in the bin.');
    for (const beginning of ['/cms/pages', '/cms/today'])
      expect((await editor.get(beginning)).html).toMatch(new RegExp(`/cms/releases/${id}">Broken</a>[^]*in the bin`));
    await editor.post(`/cms/releases/${id}/delete`);
    expect((await editor.get('/cms/today')).html).toContain('Nothing waits for you here.');
  });
});

/** The session that an editor's preview depends on. */
async function grantOf(): Promise<{ grant: string } | null> {
  const { location } = await editor.get(`/cms/pages/${(await pageOf('about')).id}/preview`);
  const token = new URL(location).searchParams.get('token') ?? '';
  const payload: unknown = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString('utf8'));
  const grant = /"grant":"([^"]+)"/.exec(JSON.stringify(payload))?.[1];
  return grant === undefined ? null : { grant };
}

describe('a link without an account', () => {
  it('shows only one draft, for a week or until revoked', async () => {
    const id = await changePage('about', { 's.title': 'Only by the link' });
    const { html } = await editor.post(`/cms/pages/${id}/links`);
    const link = /id="made" readonly value="([^"]+)"/.exec(html)?.[1] ?? '';
    const payload = Buffer.from(new URL(link).searchParams.get('token')?.split('.')[0] ?? '', 'base64url').toString();
    const grant = /"grant":"(guest-[\w-]{43})"/.exec(payload)?.[1] ?? '';
    expect((await preview('about', grant, 'draft')).text).toContain('Only by the link');
    expect((await preview('contact', grant, 'draft')).text).toContain('PREVIEW_ELSEWHERE');
    await changePage('about', { 's.slug': 'about-us' });
    await editor.post('/cms/pages', { name: 'In its place', slug: 'about' });
    for (const address of ['about', 'about-us'])
      expect((await preview(address, grant, 'draft')).text).toContain('Only by the link');
    expect((await preview('about', `${grant}x`, 'draft')).status).toBe(401);
    expect((await editor.get(`/cms/pages/${id}/links`)).html).not.toContain(grant);
    shop.wait(7 * 24 * 60 - 1);
    expect((await preview('about', grant, 'draft')).status).toBe(200);
    editor = await person(app, STAFF.editor);
    const page = (await editor.get(`/cms/pages/${id}/links`)).html;
    const other = /"guest-[\w-]{43}"/.exec(page);
    expect(other).toBeNull();
    await editor.post(/\/cms\/pages\/\d+\/links\/\d+\/revoke/.exec(page)?.[0] ?? '');
    expect((await preview('about', grant, 'draft')).status).toBe(401);
  });
});
