import { JSDOM } from 'jsdom';
import { asc, eq, like } from 'drizzle-orm';
import { products } from '../../db/schema/catalogue/catalogue';
import { cmsPages } from '../../db/schema/content/cms';
import { faqs, galleries, pages } from '../../db/schema/content/content';
import { releases } from '../../db/schema/content/releases';
import { present } from '../../system/present';
import { fillRecord, typedIn } from '../support/office-form';
import { editor, owner, sales, shop } from '../support/office';

/** Saves the form of a page's settings with some fields filled in. */
async function fillPart(page: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const { document } = new JSDOM((await editor.get(page)).html).window;
  const form = present(document.querySelector<HTMLFormElement>('#part-form'));
  const saved = await editor.post(present(form.getAttribute('action')), { ...typedIn(form), ...fields });
  expect(saved.status).toBe(303);
}

const release = async (name: string): Promise<string> =>
  present(/\d+/.exec((await editor.post('/cms/releases', { name })).location)?.[0]);

it('shows a refused moment again', async () => {
  const id = await release('Too late');
  for (const at of ['2020-01-01T09:30', '2099-01-01T09:30', '']) {
    const { status, html } = await editor.post(`/cms/releases/${id}/plan`, { at });
    expect([status, html.includes(`value="${at}"`)]).toEqual([422, true]);
  }
});

describe('what is left out of a release', () => {
  it('is confirmed and logged where it is nowhere else, and not said to be in the bin', async () => {
    const id = await release('Winter');
    const [faq] = await shop.db.select().from(faqs).orderBy(asc(faqs.id)).limit(1);
    const { id: faqId, name } = present(faq);
    await fillRecord(editor, `/cms/faqs/${faqId}`, { 's.content': 'Typed for winter', into: id });
    await editor.get('/cms/pages');
    const [page] = await shop.db.select().from(cmsPages).where(eq(cmsPages.slug, 'about'));
    await editor.post(`/cms/releases/${id}/pages`, { page: String(present(page).id) });
    const { html } = await editor.get(`/cms/releases/${id}`);
    expect(html.match(/cannot be brought back/g)).toHaveLength(1);
    expect(html.match(/Yes, leave it out/g)).toHaveLength(1);
    const [ofFaq = '', ofPage = ''] = html.match(/\/cms\/releases\/\d+\/items\/\d+\/remove/g) ?? [];
    const left = await editor.post(ofFaq);
    expect(left.location).toBe(`/cms/releases/${id}?done=left-out`);
    const after = (await editor.get(left.location)).html;
    expect(after).toContain('Left out. It does not come out with this release.');
    expect(after).not.toContain('30 days');
    await editor.post(ofPage);
    // A button pressed twice.
    expect((await editor.post(ofPage)).status).toBe(303);
    const log = (await owner.get('/cms/log?subject=release')).html;
    expect(log).toContain(`<strong>Left out Question “${name}”</strong>: Winter`);
    expect(log).toContain('<del>Typed for winter</del>');
    expect(log.match(/Left out Page “About”/g)).toHaveLength(1);
  });

  it('ends the plan of a release in which nothing is left', async () => {
    const id = await release('Emptied');
    const [first, second] = await shop.db.select().from(faqs).orderBy(asc(faqs.id)).limit(2);
    for (const faq of [first, second])
      await fillRecord(editor, `/cms/faqs/${present(faq).id}`, { 's.content': 'Later', into: id });
    expect((await editor.post(`/cms/releases/${id}/plan`, { at: '2099-01-01T09:30' })).status).toBe(303);
    const { html } = await editor.get(`/cms/releases/${id}`);
    const [one = '', other = ''] = html.match(/\/cms\/releases\/\d+\/items\/\d+\/remove/g) ?? [];
    const stored = async () =>
      present(
        (
          await shop.db
            .select()
            .from(releases)
            .where(eq(releases.id, Number(id)))
        )[0],
      );
    await editor.post(one);
    expect(await stored()).toMatchObject({ state: 'planned', at: new Date('2098-12-31T22:30:00Z') });
    await editor.post(other);
    expect(await stored()).toMatchObject({ state: 'open', at: null });
    const log = (await owner.get('/cms/log?subject=release')).html;
    expect(log).toContain('Planned for 2099-01-01 09:30, Sydney time');
    expect(log).toContain('Not planned any more, because nothing is in it');
  });

  it('stays in it when the form of a product names it, by who may not change releases', async () => {
    const id = await release('Not for sales');
    await fillRecord(editor, '/cms/faqs/new', { 's.name': 'Not for sales?', into: id });
    const item = present(/\?item=(\d+)/.exec((await editor.get(`/cms/releases/${id}`)).html)?.[1]);
    const [product] = await shop.db.select().from(products).orderBy(asc(products.id)).limit(1);
    const saved = await fillRecord(sales, `/cms/products/${present(product).id}`, { item });
    expect(saved.location).toContain('done=saved');
    expect((await editor.get(`/cms/releases/${id}`)).html).toContain('Not for sales?');
  });

  it('differs from a redirect, which is gone as well', async () => {
    await editor.post('/cms/redirects', { from: '/old-coats', to: '/about' });
    const entry = /name="entry" value="([^"]+)"><button[^>]*of \/old-coats"/s.exec(
      (await editor.get('/cms/redirects')).html,
    )?.[1];
    const { location } = await editor.post('/cms/redirects/remove', { entry: present(entry) });
    const { html } = await editor.get(location);
    expect(html).toContain('The redirect is removed for good.');
    expect(html).not.toContain('/old-coats');
  });
});

describe('a refusal without a form names the record and its fields', () => {
  const TAKEN = 'Short name: Another gallery has this short name.';
  const gallery = (name: string, fields: Readonly<Record<string, string>>) =>
    fillRecord(editor, '/cms/galleries/new', { 's.name': name, ...fields });

  it('when a release is published', async () => {
    const id = await release('Shows');
    await gallery('First', { 's.url': 'show', into: id });
    await gallery('Second', { 's.url': 'show' });
    const refused = await editor.post(`/cms/releases/${id}/publish`);
    expect(refused.status).toBe(422);
    expect(refused.html).toContain(`Nothing was published: Gallery “First”: ${TAKEN}`);
  });

  it('when a record is brought back from the bin', async () => {
    const { location } = await gallery('Third', { 's.url': 'fair' });
    await editor.post(`${present(/^[^?]+/.exec(location)?.[0])}/delete`);
    await gallery('Fourth', { 's.url': 'fair' });
    const bin = (await editor.get('/cms/bin')).html;
    const entry = /action="\/cms\/bin\/content\/restore">.*?name="id" value="(\d+)"/s.exec(bin)?.[1] ?? '';
    const refused = await editor.post('/cms/bin/content/restore', { id: entry });
    expect(refused.status).toBe(422);
    expect(refused.html).toContain(`Gallery “Third”: ${TAKEN}`);
    expect(await shop.db.$count(galleries, eq(galleries.url, 'fair'))).toBe(1);
    expect((await editor.get('/cms/bin')).html).toContain('Third');
  });
});

describe('the copy of a record in a release', () => {
  const itemIn = async (id: string): Promise<string> =>
    present(/\/cms\/faqs\/(?:new|\d+)\?item=\d+/.exec((await editor.get(`/cms/releases/${id}`)).html)?.[0]);

  it.each(['the shop', 'another release'])('leaves it when it is saved into %s, and is made once', async (where) => {
    const name = `New for ${where}?`;
    const from = await release('From');
    const into = where === 'the shop' ? '' : await release('To');
    await fillRecord(editor, '/cms/faqs/new', { 's.name': name, into: from });
    const { location } = await fillRecord(editor, await itemIn(from), { into });
    expect(location).toContain(into === '' ? 'done=added' : `/cms/releases/${into}`);
    expect((await editor.get(`/cms/releases/${from}`)).html).toContain('Nothing yet.');
    if (into !== '') await editor.post(`/cms/releases/${into}/publish`);
    expect(await shop.db.$count(faqs, eq(faqs.name, name))).toBe(1);
  });

  it('does not take back what was saved into the shop from it, and stays where that was refused', async () => {
    const id = await release('Summer');
    const { location } = await fillRecord(editor, '/cms/faqs/new', { 's.name': 'Summer?', 's.content': 'before' });
    const address = present(/^[^?]+/.exec(location)?.[0]);
    await fillRecord(editor, address, { 's.content': 'for summer', into: id });
    const page = (await editor.get(await itemIn(id))).html;
    await fillRecord(owner, address, { 's.content': 'theirs' });
    const late = await fillRecord(editor, '', { 's.content': 'after all', into: '' }, page);
    expect([late.status, await itemIn(id)]).toEqual([409, expect.stringContaining(address)]);
    await fillRecord(editor, '', { force: 'mine' }, late.html);
    expect((await editor.get(`/cms/releases/${id}`)).html).toContain('Nothing yet.');
  });

  it('names what it changes alone, and what it takes back', async () => {
    const id = await release('Menus');
    await fillRecord(editor, '/cms/menus/1', { 's.header.0.name': 'Spring', into: id });
    expect((await editor.get(`/cms/releases/${id}`)).html).toContain('<td class="">Links at the top</td>');
    await fillRecord(owner, '/cms/menus/1', { 's.header.1.name': 'Theirs', 's.footer.0.title': 'Theirs' });
    expect((await editor.get(`/cms/releases/${id}`)).html).toContain(
      '<td class="">Links at the top; takes back what has changed since: Links at the top</td>',
    );
  });
});

it('says at the page, and in the release, that it takes back what was published since', async () => {
  const id = await release('Autumn');
  await editor.get('/cms/pages');
  const [row] = await shop.db.select().from(cmsPages).where(eq(cmsPages.slug, 'contact'));
  const { id: page } = present(row);
  const change = () => editor.post(`/cms/pages/${page}/add`, { to: 'page', kind: 'plain' });
  const publish = async () => {
    shop.wait(1);
    const { revision } = present((await shop.db.select().from(cmsPages).where(eq(cmsPages.id, page)))[0]);
    const { location } = await editor.post(`/cms/pages/${page}/publish`, { revision: String(revision) });
    return { location, html: (await editor.get(location)).html };
  };
  await change();
  await editor.post(`/cms/releases/${id}/pages`, { page: String(page) });
  expect((await publish()).html).not.toContain('“Autumn”');
  await change();
  const { html, location } = await publish();
  expect(html).toContain('as it was before: “Autumn”');
  expect((await editor.get(`/cms/releases/${id}`)).html).toContain('takes back what was published since');
  await editor.post(`/cms/releases/${id}/pages`, { page: String(page) });
  expect((await editor.get(location)).html).not.toContain('“Autumn”');
});

it('publishes no change that was put in since its editor looked', async () => {
  const id = await release('Together');
  const put = (name: string) => fillRecord(editor, '/cms/faqs/new', { 's.name': name, into: id });
  const seen = async () =>
    /name="seen" value="([^"]+)"/.exec((await editor.get(`/cms/releases/${id}`)).html)?.[1] ?? '';
  await put('Seen?');
  const before = await seen();
  await put('Not seen?');
  const refused = await editor.post(`/cms/releases/${id}/publish`, { seen: before });
  expect([refused.status, refused.html]).toEqual([422, expect.stringContaining('has changed since you looked')]);
  expect(await shop.db.$count(faqs, eq(faqs.name, 'Seen?'))).toBe(0);
  expect((await editor.post(`/cms/releases/${id}/publish`, { seen: await seen() })).status).toBe(303);
});

it('publishes what takes an address after what leaves it, whatever was put in first', async () => {
  const id = await release('Moving');
  const make = async (slug: string): Promise<string> =>
    present(/\d+/.exec((await editor.post('/cms/pages', { name: `Page ${slug}`, slug })).location)?.[0]);
  const move = async (page: string, slug: string) => fillPart(`/cms/pages/${page}`, { 's.slug': slug });
  const [first, second] = [await make('moved-a'), await make('moved-b')];
  for (const page of [first, second]) await editor.post(`/cms/pages/${page}/publish`, { revision: '1' });
  await move(second, 'moved-c');
  await move(first, 'moved-b');
  for (const page of [first, second]) await editor.post(`/cms/releases/${id}/pages`, { page });
  const published = await editor.post(`/cms/releases/${id}/publish`);
  expect([published.status, published.location]).toEqual([303, `/cms/releases/${id}?done=out`]);
  const rows = await shop.db
    .select({ name: pages.name, slug: pages.slug })
    .from(pages)
    .where(like(pages.slug, 'moved-%'));
  expect(rows.toSorted((a, b) => a.slug.localeCompare(b.slug))).toEqual([
    { name: 'Page moved-a', slug: 'moved-b' },
    { name: 'Page moved-b', slug: 'moved-c' },
  ]);
  const { html } = await editor.get('/cms/redirects');
  expect(html).toContain('Remove the redirect of /moved-a');
  expect(html).not.toContain('Remove the redirect of /moved-b');
});

it('has a new record once, whose form was sent twice', async () => {
  const id = await release('Twice');
  const page = (await editor.get('/cms/faqs/new')).html;
  for (const name of ['Sent twice?', 'Sent twice?', 'Another?'])
    await fillRecord(editor, '', { 's.name': name, into: id }, page);
  await editor.post(`/cms/releases/${id}/publish`);
  expect(await shop.db.$count(faqs, eq(faqs.name, 'Sent twice?'))).toBe(1);
  expect(await shop.db.$count(faqs, eq(faqs.name, 'Another?'))).toBe(1);
});
