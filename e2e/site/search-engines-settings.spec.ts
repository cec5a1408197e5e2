import {
  searchEngineProblems,
  structuredDataIn,
  thingsOf,
  vocabularyProblems,
} from '../../scripts/test/html/structured-data.ts';
import { expect, test } from '../fixtures';
import { type EditedShop, startEditedShop } from '../support/shops/edited-platform';
import { type BrokenShop, startBehindProxy } from '../support/shops/own-shop';

interface SentSite {
  domain: Record<string, unknown>;
}
interface SentPage {
  item: { rows: unknown[] };
}
interface SentTestimonials {
  data: { testimonials: { rating: number }[] };
}

let edited: EditedShop;
let broken: BrokenShop;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ platform }, info) => {
  info.setTimeout(120_000);
  edited = await startEditedShop(platform.address, `search-edited-${info.workerIndex}`);
  edited.platform.edit(/initialData/, (reply: SentSite) => ({
    ...reply,
    domain: { ...reply.domain, public_prices: true },
  }));
  const widget = {
    outer: 'core/testimonial_grid',
    type: '',
    items: [],
    templatevar: { heading: 'What stockists say' },
  };
  const row = {
    id: '9001',
    row_type: 'plain',
    blocks: [{ id: '9001', width: 12, offset: 0, title: '', widgets: [widget] }],
  };
  edited.platform.edit(/page\/view\?url=(&|$)/, (reply: SentPage) => ({
    item: { ...reply.item, rows: [...reply.item.rows, row] },
  }));
  edited.platform.edit(/graphql/, (reply: SentTestimonials) =>
    reply.data.testimonials
      ? {
          data: {
            testimonials: reply.data.testimonials.map((one, index) => ({
              ...one,
              rating: [5, 0, 4, 9, -1][index % 5] ?? 3,
            })),
          },
        }
      : reply,
  );
  broken = await startBehindProxy(platform.address, `search-broken-${info.workerIndex}`, { KEEP_OUT_OF_SEARCH: 'on' });
});
test.afterAll(async () => {
  await edited.stop();
  await broken.stop();
});

test('the home page has ratings of the shop from 1 to 5, and no other page has them', async ({ request }) => {
  const home = structuredDataIn(await (await request.get(`${edited.address}/`)).text());
  const reviews = home
    .flatMap(thingsOf)
    .flatMap(({ review }) => (Array.isArray(review) ? (review as { reviewRating: { ratingValue: number } }[]) : []));
  expect(reviews.length).toBeGreaterThan(0);
  for (const { reviewRating } of reviews) expect([1, 2, 3, 4, 5]).toContain(reviewRating.ratingValue);
  for (const piece of home) {
    expect(vocabularyProblems(piece)).toEqual([]);
    expect(await searchEngineProblems(piece)).toEqual([]);
  }
  for (const path of ['/become-a-stockist', '/product/plant-blend-waste-bags', '/shop']) {
    expect(JSON.stringify(structuredDataIn(await (await request.get(edited.address + path)).text()))).not.toContain(
      'ratingValue',
    );
  }
});

test('a setting of the storefront alone makes no trade price public', async ({ request }) => {
  const html = await (await request.get(`${edited.address}/product/plant-blend-waste-bags`)).text();
  expect(JSON.stringify(structuredDataIn(html))).not.toMatch(/"offers"|"price"/);
});

test('a test shop is closed to search engines', async ({ request }) => {
  const robots = await (await request.get(`${broken.address}/robots.txt`)).text();
  expect(robots).toContain('Disallow: /\n');
  expect(robots).not.toContain('Sitemap');
  expect((await request.get(`${broken.address}/about`)).headers()['x-robots-tag']).toBe('noindex, nofollow');
});

test('without a reply of the platform the sitemap is 503 and not empty', async ({ request }) => {
  broken.proxy.breaks(/sitemapParts/, { kind: 'status', status: 503 });
  const reply = await request.get(`${broken.address}/sitemap.xml`);
  expect([reply.status(), reply.headers()['retry-after'], reply.headers()['cache-control']]).toEqual([
    503,
    expect.stringMatching(/^\d+$/),
    'no-store',
  ]);
  broken.proxy.heal();
});

test('a platform with an undivided sitemap gives the same addresses', async ({ request }) => {
  broken.proxy.breaks(/sitemapPart/, { kind: 'status', status: 404 });
  const addresses = async (shop: string): Promise<string[]> => {
    const xml = await (await request.get(`${shop}/sitemap.xml`)).text();
    return [...xml.matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)].map(([, path = '']) => path).toSorted();
  };
  const whole = await addresses(broken.address);
  expect(whole.length).toBeGreaterThan(100);
  expect(whole).toEqual(await addresses(edited.address));
  broken.proxy.heal();
});

test('a sitemap has no other address, which would be read from the platform past every cache', async ({ request }) => {
  const ask = (path: string) => request.get(edited.address + path, { maxRedirects: 0 });
  const other = await ask('/sitemap.xml?x=1');
  expect([other.status(), other.headers().location]).toEqual([308, `${edited.address}/sitemap.xml`]);
  // This shop has no numbered files.
  expect((await ask('/sitemap-1.xml')).status()).toBe(404);
  expect((await ask('/sitemap-1.xml?x=1')).headers().location).toBe(`${edited.address}/sitemap-1.xml`);
});
