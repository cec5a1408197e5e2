import { initialData } from '@/lib/contract/site/site';
import { SITEMAP_BATCH, type SitemapAddress, sitemapPart, sitemapParts } from '@/lib/contract/site/sitemap';
import { call, refusal, send } from '../support/client';

/** Reads a file of the sitemap in batches, as the storefront does. */
async function readPart(after: string, until: string, limit: number): Promise<SitemapAddress[]> {
  const found: SitemapAddress[] = [];
  for (let place: string | null = after; place !== null;) {
    const { data, next }: { data: SitemapAddress[]; next: string | null } = await call(sitemapPart, {
      query: { after: place, until, limit },
    });
    expect(data.length).toBeLessThanOrEqual(limit);
    found.push(...data);
    place = next;
  }
  return found;
}

const byUrl = (a: { url: string }, b: { url: string }): number => (a.url < b.url ? -1 : 1);

describe('the sitemap in files', () => {
  it.each([1, 7, 40, 50_000])('has every address of the whole sitemap once, in files of %d', async (size) => {
    const [{ sitemap }, { data: parts }] = await Promise.all([
      call(initialData),
      call(sitemapParts, { query: { size } }),
    ]);
    const found: SitemapAddress[] = [];
    for (const { after, until, count, lastmod } of size === 1 ? parts.slice(0, 3) : parts) {
      const entries = await readPart(after, until, Math.min(SITEMAP_BATCH, Math.ceil(size / 3)));
      expect(entries).toHaveLength(count);
      expect(entries.length).toBeLessThanOrEqual(size);
      expect(lastmod).toBe(
        entries
          .map((entry) => entry.lastmod ?? '')
          .toSorted()
          .at(-1),
      );
      found.push(...entries);
    }
    expect(parts.reduce((total, { count }) => total + count, 0)).toBe(sitemap.length);
    if (size === 1) return;
    const whole = sitemap.map(({ url, lastmod, model, priority }) => ({ url, lastmod, model, priority }));
    expect(found.toSorted(byUrl)).toEqual(whole.toSorted(byUrl));
  });

  it('returns when the newest record of each kind changed', async () => {
    const [{ newest }, { sitemap }] = await Promise.all([
      call(sitemapParts, { query: { size: 50_000 } }),
      call(initialData),
    ]);
    for (const model of ['product', 'article', 'page']) {
      expect(newest[model]).toBe(
        sitemap
          .filter((entry) => entry.model === model)
          .map(({ lastmod }) => lastmod ?? '')
          .toSorted()
          .at(-1),
      );
    }
  });

  it.each(['nonsense', 'product.x', 'order.1', 'product.1; drop table products', 'page.99999999999'])(
    'refuses the cursor "%s"',
    async (after) => {
      expect(refusal(await send(sitemapPart, { query: { after } }))).toEqual({ status: 422, code: 'INVALID' });
    },
  );

  it('returns nothing after the end', async () => {
    expect(await call(sitemapPart, { query: { after: 'article.999999999' } })).toEqual({ data: [], next: null });
  });
});
