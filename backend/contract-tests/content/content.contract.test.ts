import { articleByUrl, articleList } from '@/lib/contract/content/article';
import { pageByUrl, pageList } from '@/lib/contract/content/page';
import { currentDomain, initialData } from '@/lib/contract/site/site';
import { call, refusal, send } from '../support/client';

const PATHS = [
  'about',
  'become-a-stockist',
  'contact',
  'privacy-policy',
  'terms-and-conditions',
  'shipping-and-returns',
];

describe('pages', () => {
  it.each(['', '/'])('have the home page at "%s"', async (url) => {
    const { item } = await call(pageByUrl, { query: { url } });
    expect(item).toMatchObject({ slug: '', name: 'Home' });
    expect(item.rows.length).toBeGreaterThan(3);
    expect(Date.parse(item.updated_at)).not.toBeNaN();
  });

  it.each(PATHS)('have %s', async (url) => {
    const { item } = await call(pageByUrl, { query: { url } });
    expect(item.rows.flatMap((row) => row.blocks.flatMap((block) => block.widgets)).length).toBeGreaterThan(0);
  });

  it('are 404 if unknown', async () => {
    expect(refusal(await send(pageByUrl, { query: { url: 'no-such-page' } }))).toEqual({
      status: 404,
      code: 'NOT_FOUND',
    });
  });

  it('are listed', async () => {
    const { data, total } = await call(pageList, { query: {} });
    expect(data.map((page) => page.slug)).toEqual(expect.arrayContaining(PATHS));
    expect(data).toHaveLength(total ?? 0);
    expect((await call(pageList, { query: { page_size: 2, page: 2 } })).data[0]?.slug).toBe(data[2]?.slug);
  });
});

describe('articles', () => {
  it('are newest first, and none from the future', async () => {
    const { data } = await call(articleList, { query: { page_size: 100, orderby: 'display_start_time' } });
    const times = data.map((article) => Date.parse(article.publish_time ?? ''));
    expect(times.length).toBeGreaterThan(3);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(times[0]).toBeLessThanOrEqual(Date.now());
  });

  it.each(['business-tips', 'grooming', 'training'])('can be filtered by %s', async (group) => {
    const { data } = await call(articleList, { query: { group, page_size: 100 } });
    expect(data.length).toBeGreaterThan(0);
    for (const article of data) expect(article.groups.map((one) => one.url)).toContain(group);
  });

  it('have a text, an author and a reading time', async () => {
    const { data } = await call(articleList, { query: { page_size: 1 } });
    const { item } = await call(articleByUrl, { query: { url: data[0]?.slug ?? '' } });
    expect(item.content).toContain('<p>');
    expect(item.author).not.toBe('');
    expect(item.reading_time).toBeGreaterThan(0);
  });

  it('are 404 with a message if there is none', async () => {
    expect(refusal(await send(articleByUrl, { query: { url: 'no-such-article' } }))).toEqual({
      status: 404,
      code: 'NOT_FOUND',
    });
  });
});

describe('the site', () => {
  it('has the same settings in both calls', async () => {
    const [{ item }, data] = await Promise.all([call(currentDomain), call(initialData)]);
    expect(data.domain).toEqual(item);
    expect(data).toMatchObject({ minimum_amount: 30_000, minimum_includes_gst: false });
    expect(item).toMatchObject({ show_back_to_top: true, is_ecommerce: true, payment_to_user_id: '1' });
  });

  it('lists every public address once, main pages before others', async () => {
    const { sitemap, redirects, menus } = await call(initialData);
    const urls = sitemap.map((entry) => entry.url);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls).toEqual(
      expect.arrayContaining(['/', '/about', '/shop/dog-treats', '/blog/training', '/product/wattleseed-crackers']),
    );
    for (const entry of sitemap) {
      expect(entry.priority).toBe(entry.model === 'page' ? 90 : 80);
      expect(Date.parse(entry.lastmod ?? '')).not.toBeNaN();
    }
    expect(redirects.length).toBeGreaterThan(0);
    expect(menus.header.length).toBeGreaterThan(0);
    expect(menus.footer.length).toBeGreaterThan(0);
  });
});
