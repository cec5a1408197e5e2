import { eq } from 'drizzle-orm';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { redirectUseReport, signToken } from '@/lib/domain/content/preview/preview-token';
import { faqs, pages, siteDocuments } from '../../db/schema/content/content';
import { media } from '../../db/schema/content/media';
import type { PlatformApp } from '../../http/platform';
import { present } from '../../system/present';
import { openTestShop } from '../../testing/shop';
import { type Person, type TestShop, STAFF, officeApp, person } from '../support/in-process-office';

jest.setTimeout(120_000);

const SECRET = 'a secret of twenty-four characters or more';
const changed_at = '2026-01-01T00:00:00.000Z';
const REDIRECTS = [
  { from: '/first', to: '/second', prefix: false, changed_at },
  { from: '/second', to: '/about', prefix: false, changed_at },
  { from: '/round', to: '/round-again', prefix: false, changed_at },
  { from: '/round-again', to: '/round', prefix: false, changed_at },
  { from: '/away', to: '/nothing-here', prefix: false, changed_at },
];

let shop: TestShop;
let app: PlatformApp;
let editor: Person;
let statements = 0;

beforeAll(async () => {
  shop = await openTestShop({ env: { REVALIDATE_SECRET: SECRET }, onQuery: () => void (statements += 1) });
  app = officeApp(shop);
  editor = await person(app, STAFF.editor);
});
afterAll(() => shop.close());

const setRedirects = (value: readonly object[]) =>
  shop.db.update(siteDocuments).set({ value }).where(eq(siteDocuments.name, 'redirects'));

/** The findings, each as its text and link. */
async function findings(): Promise<string[]> {
  const { document } = new JSDOM((await editor.get('/cms/doctor')).html).window;
  return [...document.querySelectorAll('.findings li')].map(
    (line) => `${line.textContent?.replaceAll(/\s+/g, ' ').trim()} -> ${line.querySelector('a')?.getAttribute('href')}`,
  );
}

describe('the check-up', () => {
  it('finds problems with links to their places, and lists nothing else', async () => {
    const before = await findings();
    const [dark] = await shop.db.select().from(media).where(eq(media.source, 'folder')).limit(1);
    const bytes = await sharp({ create: { width: 5, height: 4, channels: 3, background: '#0a0a0a' } })
      .webp()
      .toBuffer();
    const black = `data:image/webp;base64,${bytes.toString('base64')}`;
    await shop.db
      .update(media)
      .set({ placeholder: black, alt: '' })
      .where(eq(media.key, present(dark).key));
    const html = '<p><a href="/gone-for-good">here</a><img src="/x"></p>';
    const past = '2026-01-01T00:00:00Z';
    const block = (id: string, settings: object, variables: object) => ({
      id,
      width: 12,
      offset: 0,
      title: '',
      settings,
      widgets: [{ id: `${id}-w1`, outer: 'core/html', type: '', variables }],
    });
    await shop.db.insert(pages).values({
      slug: 'ill',
      name: 'Ill page',
      title: 't'.repeat(70),
      metaDescription: 'd'.repeat(170),
      rows: [
        {
          id: 'r1',
          row_type: 'plain',
          blocks: [
            block('b1', {}, { html }),
            block('b2', { end_time: past }, { html: '<p>Over</p>' }),
            block('b3', { text_colour: 'black', background_image: present(dark).key }, { html: '<p>Dark</p>' }),
          ],
        },
      ],
      updatedAt: shop.now(),
    });
    const [faq] = await shop.db.select().from(faqs).limit(1);
    const { id: faqId } = present(faq);
    await shop.db.update(faqs).set({ content: '<a href="/also-gone">x</a>' }).where(eq(faqs.id, faqId));
    await setRedirects(REDIRECTS);
    const added = (await findings()).filter((line) => !before.includes(line)).join('\n');
    const page = /(\/cms\/pages\/\d+)\?part=page/.exec(added)?.[1] ?? '';
    for (const line of [
      `Page Ill page Text “here”: /gone-for-good -> ${page}?part=widget:b1-w1`,
      `Page Ill page Text “here” -> ${page}?part=widget:b1-w1`,
      `Answer: /also-gone -> /cms/faqs/${faqId}`,
      `Page Ill page Block, 12 of 12: 1.1 to 1 -> ${page}?part=block:b3`,
      `Page Ill page Block, 12 of 12 is not shown any more -> ${page}?part=block:b2`,
      `Page Ill page /ill: no menu, page or article leads there -> ${page}`,
      'Redirect of /first leads on through 1 more: let it lead to the end at once -> /cms/redirects',
      'Redirect of /round leads in a circle: nobody arrives -> /cms/redirects',
      'Redirect of /away leads to /nothing-here, where nothing is -> /cms/redirects',
      `Page Ill page the title has 70 characters`,
      `Page Ill page the description has 170 characters`,
    ])
      expect(added).toContain(line);
    expect(added).not.toContain('Redirect of /second');
  });

  it('runs no more queries for more content', async () => {
    const counted = async () => {
      statements = 0;
      await editor.get('/cms/doctor');
      return statements;
    };
    const before = await counted();
    expect(before).toBeLessThan(60);
    const [faq] = await shop.db.select().from(faqs).limit(1);
    const { id: _, ...more } = present(faq);
    await shop.db.insert(faqs).values(Array.from({ length: 20 }, () => more));
    const [page] = await shop.db.select().from(pages).where(eq(pages.slug, 'ill'));
    const { id: __, ...ill } = present(page);
    await shop.db.insert(pages).values(Array.from({ length: 20 }, (_one, index) => ({ ...ill, slug: `ill-${index}` })));
    // The first visit creates the drafts of new pages.
    await editor.get('/cms/doctor');
    expect(await counted()).toBe(before);
  });
});

it('looks at all records, however many there are', async () => {
  const [faq] = await shop.db.select().from(faqs).limit(1);
  const { id: _, ...one } = present(faq);
  const group = { ...one, groupName: 'zz' };
  await shop.db.insert(faqs).values(Array.from({ length: 500 }, (_one, sort) => ({ ...group, content: '', sort })));
  const content = '<p><a href="/gone-for-the-last">here</a></p>';
  await shop.db.insert(faqs).values({ ...group, name: 'The last?', content, sort: 999 });
  expect((await findings()).some((line) => line.includes('/gone-for-the-last'))).toBe(true);
});

describe('redirects', () => {
  const tell = async (uses: readonly { key: string; count: number }[], secret = SECRET) => {
    const token = signToken(redirectUseReport, secret, { uses: [...uses] }, shop.now().getTime() + 30_000);
    const reply = await app.router.request('/api/v1/cognito/redirects/used', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    return reply.status;
  };
  const row = async (from: string): Promise<string> => {
    const { document } = new JSDOM((await editor.get('/cms/redirects')).html).window;
    const found = [...document.querySelectorAll('tbody tr')].find(
      (one) => one.querySelector('th')?.textContent === from,
    );
    return found?.textContent?.replaceAll(/\s+/g, ' ') ?? '';
  };

  it('show how often they were used, as counted by storefronts, and which of them are chained', async () => {
    await setRedirects(REDIRECTS);
    expect(await row('/first')).toContain('Never used');
    const replies = [
      tell([{ key: '/first', count: 2 }]),
      tell([
        { key: '/first', count: 3 },
        { key: '/made-up', count: 9 },
      ]),
    ];
    expect(await Promise.all(replies)).toEqual([200, 200]);
    expect(await tell([{ key: '/first', count: 50 }], 'another secret of twenty-four characters')).toBe(401);
    expect(await row('/first')).toMatch(/Used 5 times, last on 23 Nov 2026.*/);
    expect(await row('/first')).toContain('It leads on through 1 more');
    expect(await row('/second')).toContain('Never used');
    expect(await row('/second')).not.toContain('It leads');
  });
});
