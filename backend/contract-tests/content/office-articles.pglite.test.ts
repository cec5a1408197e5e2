import { eq } from 'drizzle-orm';
import { groups, products } from '../../db/schema/catalogue/catalogue';
import { revalidateJobs } from '../../db/schema/content/cms';
import { articles } from '../../db/schema/content/content';
import { articleCards, articlePage } from '../../services/content/article-list';
import { activeRedirects } from '../../services/site/active-redirects';
import { readSite } from '../../services/site/site-documents';
import { present } from '../../system/present';
import { fillRecord } from '../support/office-form';
import { editor, shop } from '../support/office';

const idIn = (address: string): number => Number(/\/(\d+)/.exec(address)?.[1]);
const tags = async () => (await shop.db.select().from(revalidateJobs)).flatMap((job) => job.tags);

it('is created, sorted into groups, scheduled, and moved with a redirect', async () => {
  const late = await fillRecord(editor, '/cms/articles/new', { 's.name': 'Winter coats' });
  expect(late.html).toContain('Say from when it is shown.');
  const [group] = await shop.db.select().from(groups).where(eq(groups.url, 'grooming'));
  const added = await fillRecord(
    editor,
    '',
    { 's.publishTime': '2026-11-23T11:05', 'list-action': 'add:groups' },
    late.html,
  );
  const fields = { 's.groups.0': String(present(group).id), 's.content': '<p>Brush.</p>', 's.author': 'Mia' };
  const { location } = await fillRecord(editor, '', fields, added.html);
  const id = idIn(location);
  const listed = async () =>
    (await articlePage(shop.db, { group: 'grooming', page_size: 50 }, shop.now())).rows.map(({ slug }) => slug);
  expect(await listed()).not.toContain('winter-coats');
  shop.wait(10);
  expect(await listed()).toContain('winter-coats');
  const [row] = await shop.db.select().from(articles).where(eq(articles.id, id));
  expect(row).toMatchObject({ readingTime: 1, author: 'Mia', rows: [] });
  const [card] = await articleCards(shop.db, [present(row)], { aspect: '1x1', width: 100 });
  expect(card?.groups.map(({ url }) => url)).toEqual(['grooming']);

  await shop.db.delete(revalidateJobs);
  await fillRecord(editor, `/cms/articles/${id}`, { 's.slug': 'warm-coats' });
  expect(await tags()).toEqual(
    expect.arrayContaining(['articles', 'article:winter-coats', 'article:warm-coats', 'site']),
  );
  expect((await readSite(shop.db)).redirects).toContainEqual(
    expect.objectContaining({ from: '/article/winter-coats', to: '/article/warm-coats' }),
  );
  const taken = await fillRecord(editor, '/cms/articles/new', {
    's.name': 'Another',
    's.slug': 'warm-coats',
    's.publishTime': '2026-11-23T12:00',
  });
  expect([taken.status, taken.html]).toEqual([422, expect.stringContaining('Another article has this address.')]);

  const from = async () => (await readSite(shop.db)).redirects.map((entry) => entry.from);
  await fillRecord(editor, `/cms/articles/${id}`, { 's.slug': 'winter-coats' });
  expect(await from()).not.toContain('/article/winter-coats');
  expect(await from()).toContain('/article/warm-coats');
  const fresh = { 's.name': 'Warm coats', 's.slug': '', 's.publishTime': '2026-11-23T11:00' };
  expect((await fillRecord(editor, '/cms/articles/new', fresh)).status).toBe(303);
  expect(await from()).not.toContain('/article/warm-coats');

  // A scheduled article takes the address when it is shown.
  await fillRecord(editor, `/cms/articles/${id}`, { 's.slug': 'coats' });
  const later = { 's.name': 'Winter coats', 's.slug': '', 's.publishTime': '2027-06-01T12:00' };
  const scheduled = await fillRecord(editor, '/cms/articles/new', later);
  await fillRecord(editor, `/cms/articles/${idIn(scheduled.location)}`, { 's.author': 'Mia' });
  // The storefronts are notified at that moment, too, once.
  const jobs = await shop.db.select().from(revalidateJobs);
  expect(jobs.filter(({ nextAt }) => nextAt > shop.now())).toMatchObject([
    { nextAt: new Date('2027-06-01T02:00:00Z'), tags: ['articles', 'site', 'article:winter-coats'] },
  ]);
  const { redirects } = await readSite(shop.db);
  const active = async (at: string) => (await activeRedirects(shop.db, redirects, new Date(at))).map((one) => one.from);
  expect(await active('2027-05-31T00:00:00Z')).toContain('/article/winter-coats');
  expect(await active('2027-06-02T00:00:00Z')).not.toContain('/article/winter-coats');
});

it('does not tell where a record that is not shown has moved to', async () => {
  const times = { 's.publishTime': '2027-06-01T12:00' };
  const { location } = await fillRecord(editor, '/cms/articles/new', { 's.name': 'To be announced', ...times });
  await fillRecord(editor, `/cms/articles/${idIn(location)}`, { 's.slug': 'we-open-in-perth' });
  const [product] = await shop.db.select().from(products).where(eq(products.enabled, true)).limit(1);
  const { id, slug } = present(product);
  const moved = { prefix: false, changed_at: null };
  const redirects = [
    ...(await readSite(shop.db)).redirects,
    { from: '/old', to: `/product/${slug}`, ...moved },
    { from: '/plain', to: '/about', ...moved },
  ];
  const active = async (at: string) => (await activeRedirects(shop.db, redirects, new Date(at))).map((one) => one.from);
  const announced = '/article/to-be-announced';
  const before = await active('2027-05-31T00:00:00Z');
  expect(before).toEqual(expect.arrayContaining(['/old', '/plain']));
  expect(before).not.toContain(announced);
  await shop.db.update(products).set({ enabled: false }).where(eq(products.id, id));
  const after = await active('2027-06-02T00:00:00Z');
  expect(after).toEqual(expect.arrayContaining([announced, '/plain']));
  expect(after).not.toContain('/old');
  await shop.db.update(products).set({ enabled: true }).where(eq(products.id, id));
});

it('gives no group or article an address of digits alone, which a page’s list takes for its page', async () => {
  for (const [kind, address] of [
    ['blog-groups', 's.url'],
    ['articles', 's.slug'],
  ] as const) {
    const shown: Record<string, string> = kind === 'articles' ? { 's.publishTime': '2026-11-23T12:00' } : {};
    const make = (url: string) =>
      fillRecord(editor, `/cms/${kind}/new`, { 's.name': '2024', [address]: url, ...shown });
    const refused = await make('');
    expect([refused.status, refused.html]).toEqual([422, expect.stringContaining('Digits alone')]);
    expect((await make('2024-25')).status).toBe(303);
  }
  // One that has such an address from before can be edited.
  await shop.db.update(groups).set({ url: '2024', slug: '2024' }).where(eq(groups.url, '2024-25'));
  const [old] = await shop.db.select().from(groups).where(eq(groups.url, '2024'));
  const edited = await fillRecord(editor, `/cms/blog-groups/${present(old).id}`, { 's.content': '<p>Then</p>' });
  expect(edited.status).toBe(303);
});

it('keeps the tree of groups consistent, and refuses to delete a group with articles or subgroups', async () => {
  const top = idIn((await fillRecord(editor, '/cms/blog-groups/new', { 's.name': 'Health' })).location);
  const below = idIn(
    (await fillRecord(editor, '/cms/blog-groups/new', { 's.name': 'Teeth', 's.parent': String(top) })).location,
  );
  const circle = await fillRecord(editor, `/cms/blog-groups/${top}`, { 's.parent': String(below) });
  expect(circle.html).toContain('A group cannot stand below itself.');
  const rows = await shop.db.select().from(groups).where(eq(groups.model, 'article'));
  const [parent, child] = [top, below].map((id) => present(rows.find((row) => row.id === id)));
  expect(child).toMatchObject({ url: 'teeth', level: 1, root: top, parentId: top });
  expect(present(child).lft).toBeGreaterThan(present(parent).lft);
  expect(present(child).rgt).toBeLessThan(present(parent).rgt);
  expect(new Set(rows.flatMap(({ lft, rgt }) => [lft, rgt])).size).toBe(rows.length * 2);
  // `/blog/page` is no group's: the list of all articles goes on below it.
  const pages = await fillRecord(editor, '/cms/blog-groups/new', { 's.name': 'Page' });
  expect([pages.status, pages.html]).toEqual([422, expect.stringContaining('Please choose another address.')]);
  const refused = await editor.post(`/cms/blog-groups/${top}/delete`);
  expect([refused.status, refused.html]).toEqual([409, expect.stringContaining('Move those first')]);
  expect((await editor.post(`/cms/blog-groups/${below}/delete`)).status).toBe(303);
});
