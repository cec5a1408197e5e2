import { eq, sql } from 'drizzle-orm';
import { cmsHistory, cmsPages } from '../../db/schema/content/cms';
import type { PlatformApp } from '../../http/platform';
import { present } from '../../system/present';
import { openTestShop } from '../../testing/shop';
import { type Person, type TestShop, STAFF, officeApp, person } from '../support/in-process-office';

jest.setTimeout(120_000);

let shop: TestShop;
let app: PlatformApp;
let one: Person;
let other: Person;

beforeAll(async () => {
  shop = await openTestShop();
  app = officeApp(shop);
  one = await person(app, STAFF.editor);
  other = await person(app, STAFF.owner);
});
afterAll(() => shop.close());

type Fields = Readonly<Record<string, string>>;

let count = 0;
/** A new page with two widgets in one block, and helpers to edit it. */
async function makePage() {
  count += 1;
  const slug = `editing-${count}`;
  const made = await one.post('/cms/pages', { name: `Page ${count}`, slug });
  const id = Number(/\/cms\/pages\/(\d+)/.exec(made.location)?.[1]);
  const address = `/cms/pages/${id}`;
  const partOf = (location: string) => new URL(location, 'http://x.invalid').searchParams.get('part') ?? '';
  const html = async (part = 'page', who = one) => (await who.get(`${address}?part=${part}`)).html;
  const outline = async () => [...(await html()).matchAll(/data-part="([^"]+)"/g)].map(([, name = '']) => name);
  const add = async (to: string, kind: string) => partOf((await one.post(`${address}/add`, { to, kind })).location);
  await add('page', 'plain');
  const block = present((await outline()).find((name) => name.startsWith('block:')));
  const [first, second] = [await add(block, 'core/heading'), await add(block, 'core/html')];
  const revision = async () => /id="revision" name="revision" value="(\d+)"/.exec(await html())?.[1] ?? '';
  const save = (part: string, settings: unknown, fields: Fields = {}, who = one) =>
    who.post(`${address}/parts/${part}`, { 's.$': JSON.stringify(settings), ...fields });
  const settings = async (part: string): Promise<unknown> => {
    const [row] = await shop.db.select({ document: cmsPages.document }).from(cmsPages).where(eq(cmsPages.id, id));
    const widgets = JSON.stringify(present(row).document).match(/\{"id":"widget-[^{]+"variables":\{[^}]*\}/g) ?? [];
    return JSON.parse(`${widgets.find((text) => text.includes(part.slice('widget:'.length))) ?? 'null'}}`).variables;
  };
  const step = async (direction: 'undo' | 'redo') =>
    (await one.post(`${address}/${direction}`, { revision: await revision() })).status;
  return { id, slug, address, block, first, second, html, outline, add, revision, save, settings, step };
}

describe('two editors at once', () => {
  it('both keep their changes of different settings in one part', async () => {
    const page = await makePage();
    await page.save(page.first, { heading: 'A', level: 'h2' }, { seen: await page.revision() });
    const seen = await page.revision();
    expect((await page.save(page.first, { heading: 'Theirs', level: 'h2' }, { seen }, other)).status).toBe(303);
    expect((await page.save(page.first, { heading: 'A', level: 'h3' }, { seen })).status).toBe(303);
    expect(await page.settings(page.first)).toEqual({ heading: 'Theirs', level: 'h3' });
  });

  it('see both values of a conflict, and lose neither', async () => {
    const page = await makePage();
    const seen = await page.revision();
    await page.save(page.first, { heading: 'Theirs' }, { seen }, other);
    const late = await page.save(page.first, { heading: 'Mine' }, { seen });
    expect(late.status).toBe(409);
    expect(late.html).toContain('Take theirs');
    expect(await page.settings(page.first)).toEqual({ heading: 'Theirs' });

    expect((await page.save(page.first, { heading: 'Mine' }, { seen, force: 'theirs' })).status).toBe(303);
    expect(await page.settings(page.first)).toEqual({ heading: 'Theirs' });
    await page.step('undo');
    expect(await page.settings(page.first)).toEqual({ heading: 'Mine' });
  });

  it('are distinguished by the form’s id: its own saves are no conflict', async () => {
    const page = await makePage();
    const form = { seen: await page.revision(), rendered: 'one form' };
    expect((await page.save(page.first, { heading: 'T' }, form)).status).toBe(303);
    expect((await page.save(page.first, { heading: 'Typed on' }, form)).status).toBe(303);
    // A second tab of the same person counts as another form.
    const tab = { ...form, rendered: 'another form' };
    expect((await page.save(page.first, { heading: 'Second tab' }, tab)).status).toBe(409);
  });

  it('never remove a part other than the one shown', async () => {
    const page = await makePage();
    const seen = await page.revision();
    await other.post(`${page.address}/remove`, { part: page.first, seen });
    const late = await one.post(`${page.address}/remove`, { part: page.first, seen });
    expect(late.status).toBe(409);
    expect(await page.outline()).toContain(page.second);
    expect(await page.outline()).not.toContain(page.first);
  });

  it('must confirm the removal of a part that the other one changed', async () => {
    const page = await makePage();
    const seen = await page.revision();
    await page.save(page.second, { html: '<p>New words</p>' }, { seen }, other);
    const asked = await one.post(`${page.address}/remove`, { part: page.block, seen });
    expect(asked.status).toBe(409);
    expect(asked.html).toContain('New words');
    expect(await page.outline()).toContain(page.block);
    const again = await one.post(`${page.address}/remove`, { part: page.block, seen: await page.revision() });
    expect(again.status).toBe(303);
    expect(await page.outline()).not.toContain(page.block);
  });

  it('can restore a removed part with their own changes', async () => {
    const page = await makePage();
    const seen = await page.revision();
    await other.post(`${page.address}/remove`, { part: page.first, seen });
    const late = await page.save(page.first, { heading: 'Typed meanwhile' }, { seen });
    expect(late.status).toBe(409);
    expect(late.html).toContain('Put it back with what you typed');
    await page.save(page.first, { heading: 'Typed meanwhile' }, { seen, force: 'mine' });
    expect(await page.settings(page.first)).toEqual({ heading: 'Typed meanwhile' });
    expect((await page.outline()).slice(-2)).toEqual([page.first, page.second]);
  });
});

describe('documents of the last release', () => {
  it('get ids for their widgets, and keep them', async () => {
    const page = await makePage();
    const rows = [
      { id: 'r1', row_type: 'plain', blocks: [{ id: 'b1', widgets: [{ outer: 'core/html' }, { outer: 'core/faq' }] }] },
    ];
    const document = { slug: page.slug, name: 'Old', rows };
    await shop.db.delete(cmsHistory).where(eq(cmsHistory.cmsPageId, page.id));
    await shop.db.update(cmsPages).set({ document }).where(eq(cmsPages.id, page.id));
    expect(await page.outline()).toEqual(['row:r1', 'block:b1', 'widget:b1-w1', 'widget:b1-w2']);
    await one.post(`${page.address}/remove`, { part: 'widget:b1-w1', seen: await page.revision() });
    expect(await page.outline()).toEqual(['row:r1', 'block:b1', 'widget:b1-w2']);
    await page.step('undo');
    expect(await page.outline()).toEqual(['row:r1', 'block:b1', 'widget:b1-w1', 'widget:b1-w2']);
  });
});

describe('undo and redo', () => {
  it('step through the history, and a new change clears redo', async () => {
    const page = await makePage();
    const words = async () => (await page.settings(page.first)) as { heading?: string };
    for (const heading of ['One', 'Two', 'Three']) {
      await page.save(page.first, { heading }, { seen: await page.revision() });
      shop.wait(1);
    }
    expect(await page.html()).toContain('title="Undo: Heading of Heading “Three” changed"');
    expect([await page.step('undo'), await page.step('undo')]).toEqual([303, 303]);
    expect(await words()).toEqual({ heading: 'One' });
    expect(await page.step('redo')).toBe(303);
    expect(await words()).toEqual({ heading: 'Two' });
    await page.save(page.first, { heading: 'Else' }, { seen: await page.revision() });
    expect(await page.step('redo')).toBe(422);
    await page.step('undo');
    expect(await words()).toEqual({ heading: 'Two' });
  });

  it('treat continuous typing as one step', async () => {
    const page = await makePage();
    for (const heading of ['T', 'Ty', 'Typed'])
      await page.save(page.first, { heading }, { seen: await page.revision() });
    await page.step('undo');
    expect(await page.settings(page.first)).toEqual({});
  });

  it('do nothing without a change, and refuse an outdated page', async () => {
    const page = await makePage();
    const seen = await page.revision();
    await page.save(page.first, { heading: 'New' }, { seen });
    expect((await one.post(`${page.address}/undo`, { revision: seen })).status).toBe(409);
    for (let status = 303; status === 303;) status = await page.step('undo');
    expect(await page.outline()).toEqual([]);
    expect(await page.step('undo')).toBe(422);
  });

  it('are stored for 200 revisions', async () => {
    const page = await makePage();
    await shop.db.execute(sql`update cms_history set revision = revision - 300 where cms_page_id = ${page.id}`);
    const revision = await page.revision();
    await page.save(page.first, { heading: 'New' }, { seen: revision });
    const rows = await shop.db.select().from(cmsHistory).where(eq(cmsHistory.cmsPageId, page.id));
    expect(rows.map(({ revision }) => revision).toSorted((a, b) => a - b)).toEqual([
      Number(revision),
      Number(revision) + 1,
    ]);
  });
});

describe('the bin', () => {
  it('holds removed parts, and restores them to their place', async () => {
    const page = await makePage();
    await one.post(`${page.address}/remove`, { part: page.first, seen: await page.revision() });
    const { html } = await one.get('/cms/bin');
    expect(html).toContain(`Page ${count}`);
    const entry = /action="\/cms\/bin\/parts\/restore">.*?name="id" value="(\d+)"/s.exec(html)?.[1] ?? '';
    expect((await one.post('/cms/bin/parts/restore', { id: entry })).status).toBe(303);
    expect((await page.outline()).slice(-2)).toEqual([page.first, page.second]);
    expect((await one.post('/cms/bin/parts/restore', { id: entry })).status).toBe(404);
  });

  it('holds no part that was put back by undo', async () => {
    const page = await makePage();
    await one.post(`${page.address}/remove`, { part: page.first, seen: await page.revision() });
    await page.step('undo');
    expect((await one.get('/cms/bin')).html).not.toContain(`Page ${count}<`);
    await page.step('redo');
    expect((await one.get('/cms/bin')).html).toContain(`Page ${count}<`);
  });

  it('holds pages, which are off the site and free their address', async () => {
    const page = await makePage();
    await one.post(`${page.address}/publish`, { revision: await page.revision() });
    expect((await one.post(`${page.address}/delete`)).status).toBe(303);
    expect((await one.get(page.address)).status).toBe(404);
    expect((await one.get('/cms/pages')).html).not.toContain(`/${page.slug}<`);
    expect((await one.post('/cms/pages', { name: 'In its place', slug: page.slug })).status).toBe(303);
    expect((await one.post('/cms/bin/pages/restore', { id: String(page.id) })).status).toBe(303);
    const { html } = await one.get(page.address);
    expect(html).toContain(`value="${page.slug}-2"`);
    expect(html).toContain('Not published');
    expect(await page.outline()).toContain(page.first);
  });

  it('deletes permanently after 30 days, not before', async () => {
    const page = await makePage();
    await one.post(`${page.address}/delete`);
    shop.wait(30 * 24 * 60 - 1);
    one = await person(app, STAFF.editor);
    expect((await one.get('/cms/bin')).html).toContain(`Page ${count}<`);
    shop.wait(2);
    expect((await one.get('/cms/bin')).html).not.toContain(`Page ${count}<`);
    expect((await one.post('/cms/bin/pages/restore', { id: String(page.id) })).status).toBe(404);
  });

  it('refuses the home page', async () => {
    await one.get('/cms/pages');
    const [home] = await shop.db.select({ id: cmsPages.id }).from(cmsPages).where(eq(cmsPages.slug, ''));
    expect((await one.post(`/cms/pages/${present(home).id}/delete`)).status).toBe(422);
  });
});

it('saves the settings of a page whose address belongs to the shop, which shows no rows of it', async () => {
  await one.get('/cms/pages');
  const [row] = await shop.db.select({ id: cmsPages.id }).from(cmsPages).where(eq(cmsPages.slug, 'shop'));
  const address = `/cms/pages/${present(row).id}`;
  expect((await one.get(address)).html).not.toContain('Add row');
  const save = async (fields: Fields) => {
    const [, seen = ''] = /name="seen" value="(\d+)"/.exec((await one.get(address)).html) ?? [];
    return one.post(`${address}/parts/page`, { 's.name': 'Shop', seen, ...fields });
  };
  expect((await save({ 's.slug': 'shop', 's.title': 'Wholesale treats' })).status).toBe(303);
  expect((await one.get(address)).html).toContain('value="Wholesale treats"');
  expect((await save({ 's.slug': 'blog' })).status).toBe(422);
});

it('copies pages and parts with new ids and addresses', async () => {
  const page = await makePage();
  const row = present((await page.outline())[0]);
  for (const part of [row, page.block, page.first])
    expect((await one.post(`${page.address}/copy`, { part })).status).toBe(303);
  const names = await page.outline();
  expect(new Set(names).size).toBe(names.length);
  const { location } = await one.post(`${page.address}/duplicate`);
  expect((await one.get(location)).html).toContain(`value="${page.slug}-copy"`);
  const again = await one.post(`${page.address}/duplicate`);
  expect((await one.get(again.location)).html).toContain(`value="${page.slug}-copy-2"`);
});

it.each([
  { part: 'row:gone', step: 'up' },
  { part: 'nonsense', step: 'up' },
  { part: 'page', step: 'up' },
  { part: 'widget:b1:0', step: 'up' },
])('no move of %j breaks anything', async (form) => {
  const page = await makePage();
  const before = await page.outline();
  const { status } = await one.post(`${page.address}/move`, form);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(await page.outline()).toEqual(before);
});

it('moves a part before another, but not into a part that cannot contain it', async () => {
  const page = await makePage();
  const move = (to: string, before: string) =>
    one.post(`${page.address}/move`, { part: page.second, to, before: before.replace(/^\w+:/, '') });
  expect((await move(page.block, page.first)).status).toBe(303);
  expect((await page.outline()).slice(-2)).toEqual([page.second, page.first]);
  expect((await move('page', '')).status).toBe(409);
});

describe('an inserted part', () => {
  const choices = (page: Awaited<ReturnType<typeof makePage>>, query: Fields) =>
    one.get(`${page.address}/insert?${new URLSearchParams(query)}`);

  it('is above the chosen part, with the row and block that it needs', async () => {
    const page = await makePage();
    const before = page.second.replace('widget:', '');
    const { html } = await choices(page, { to: page.block, before });
    expect(html).toContain('Above Text');
    await one.post(`${page.address}/add`, { to: page.block, before, kind: 'core/faq' });
    const widgets = (await page.outline()).filter((name) => name.startsWith('widget:'));
    expect([widgets.indexOf(page.first), widgets.indexOf(page.second)]).toEqual([0, 2]);
    const added = await one.post(`${page.address}/add`, { to: 'page', kind: 'core/faq' });
    expect(added.location).toContain('part=widget%3A');
    expect((await page.outline()).map((name) => name.split(':')[0]).slice(-3)).toEqual(['row', 'block', 'widget']);
  });

  it('is refused where no part can be, or where the target was removed', async () => {
    const page = await makePage();
    expect((await choices(page, { to: page.first, before: '' })).status).toBe(422);
    expect((await choices(page, { to: 'block:gone', before: '' })).status).toBe(409);
  });
});

it('leaves the title of a new page to its name, which may change', async () => {
  const page = await makePage();
  expect(await page.html()).toMatch(/name="s\.title"[^>]* value=""/);
});

it('counts as published again once undone to the published state', async () => {
  const page = await makePage();
  await one.post(`${page.address}/publish`, { revision: await page.revision() });
  expect(await page.html()).toContain('class="badge published"');
  await page.save(page.first, { heading: 'Changed' }, { seen: await page.revision() });
  expect(await page.html()).toContain('class="badge changed"');
  await page.step('undo');
  expect(await page.html()).toContain('class="badge published"');
  await page.step('redo');
  expect(await page.html()).toContain('class="badge changed"');
});

it('finds link targets by name and address', async () => {
  const { html } = await one.get('/cms/content/addresses?q=ABOUT');
  expect(html).toContain('data-address="/about"');
  expect((await one.get('/cms/content/addresses?q=%25')).html).toContain('There is none.');
  const options = async (q: string) => (await one.get(`/cms/content/addresses/options?q=${q}`)).html;
  expect(await options('About')).toContain('<option value="/about">About');
  for (const typed of ['wattleseed', 'wa', 'wattleseed-crackers'])
    expect(await options(typed)).toContain('<option value="/product/wattleseed-crackers">');
  expect(await options('%25')).toBe('');
});

it('says where no page fits a search, and leads to all', async () => {
  expect((await one.get('/cms/pages?q=nowhere-at-all')).html).toMatch(/No page fits this\. <a href="\/cms\/pages">/);
});
