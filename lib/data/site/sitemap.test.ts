import type { SitemapPart } from '../../contract/site/sitemap';
import { UpstreamError } from '../../upstream/errors';
import { stubPlatform } from '../../upstream/http/stub-platform';
import { getSitemapPlan, readOwnAddresses, readSitemapFile } from './sitemap';

const ALL = 1_000_000;
const asked: URL[] = [];
let inPieces = true;

/** A platform of a million products, with numeric cursors. */
function answer(url: URL): unknown {
  const number = (name: string, fallback: number): number => Number(url.searchParams.get(name) || fallback);
  const entry = (index: number) => ({
    url: `/product/p${index}`,
    lastmod: '2026-03-01T00:00:00Z',
    model: 'product',
    priority: 80,
  });
  if (url.pathname.endsWith('/sitemapParts')) {
    const size = number('size', 0);
    const count = Math.ceil(ALL / size);
    return {
      data: Array.from({ length: count }, (_, index) => ({
        after: index === 0 ? '' : String(index * size),
        until: index === count - 1 ? '' : String((index + 1) * size),
        count: size,
        lastmod: '2026-03-01T00:00:00Z',
      })),
      newest: { product: '2026-05-01T00:00:00Z' },
    };
  }
  if (url.pathname.endsWith('/sitemapPart')) {
    const [after, until, limit] = [number('after', 0), number('until', ALL), number('limit', 0)];
    const end = Math.min(after + limit, until);
    return {
      data: Array.from({ length: end - after }, (_, index) => entry(after + index + 1)),
      next: end < until ? String(end) : null,
    };
  }
  const odd = [
    '/',
    '/cart',
    '/checkout',
    '/search/bags',
    '/old',
    '//evil.example/x',
    'https://evil.example/',
    '/about',
    'terms',
    'cart',
    'https://shop.example.com/article/x?y=1',
    'mailto:a@b.example',
  ].map((path) => ({ url: path, lastmod: '2026-04-01T00:00:00Z', model: 'page', priority: 90 }));
  return { domain: { name: 'Bark' }, sitemap: [...odd, entry(1)] };
}

jest.mock('../tags', () => ({ tags: {}, publicRead: () => undefined }));
jest.mock('./site', () => ({
  getSite: async () => ({ redirects: [{ from: '/Old/', to: '/new', prefix: false, changed_at: null }] }),
}));
let hiddenSlug = 'none';
jest.mock('../content/pages', () => ({
  getPage: async (slug: string) =>
    slug === 'blog' ? null : { updatedAt: '2026-04-01T00:00:00Z', noindex: slug === hiddenSlug },
}));

beforeAll(() => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
  process.env.APP_ORIGIN = 'https://shop.example.com';
  process.env.LOG_LEVEL = 'silent';
  stubPlatform((address) => {
    asked.push(address);
    if (!inPieces && address.pathname.includes('sitemapPart'))
      return Response.json({ text_code: 'UNKNOWN_PATH', message: 'No.' }, { status: 404 });
    return Response.json(answer(address));
  });
});

beforeEach(() => {
  inPieces = true;
  asked.length = 0;
});

it('lists a million addresses once each, in files of less than 50,000, requested in batches', async () => {
  const plan = await getSitemapPlan();
  const { files } = plan;
  expect(files.length).toBeGreaterThan(20);
  // A file begins where the previous one ends; the first at the beginning, and the last has no end.
  expect(files.map(({ after }) => after)).toEqual(['', ...files.slice(0, -1).map(({ until }) => until)]);
  expect(files.at(-1)?.until).toBe('');
  // Reading all files would be slow, so only the first, middle and last are read.
  for (const file of [files[0], files[Math.floor(files.length / 2)], files.at(-1)]) {
    if (!file) throw new Error('There is no such file');
    asked.length = 0;
    let inFile = 0;
    for await (const { url } of readSitemapFile(plan, file)) {
      inFile += 1;
      const number = Number(file.after) + inFile;
      if (url !== `/product/p${number}`) throw new Error(`${url} is not number ${number}`);
      // Never requests more than the batch that is being read.
      if (asked.length > Math.ceil(inFile / 5_000))
        throw new Error(`asked ${asked.length} times for ${inFile} addresses`);
    }
    expect(inFile).toBe(Number(file.until === '' ? ALL : file.until) - Number(file.after));
    expect(inFile).toBeLessThanOrEqual(50_000);
  }
});

it('falls back to the specification’s sitemap, and omits pages excluded from indexing', async () => {
  inPieces = false;
  const plan = await getSitemapPlan();
  expect(plan).toMatchObject({
    whole: true,
    newest: { product: '2026-03-01T00:00:00Z', page: '2026-04-01T00:00:00Z' },
  });
  const [file] = plan.files as [SitemapPart];
  const urls: string[] = [];
  for await (const { url } of readSitemapFile(plan, file)) urls.push(url);
  expect(urls).toEqual(['/about', '/terms', '/article/x?y=1', '/product/p1']);
});

it('lists the storefront’s own pages once, lists with the date of their latest record', async () => {
  const plan = await getSitemapPlan();
  expect((await readOwnAddresses(plan)).map(({ url, lastmod }) => [url, lastmod])).toEqual([
    ['/', '2026-04-01T00:00:00Z'],
    ['/shop', '2026-05-01T00:00:00Z'],
    ['/blog', null],
    ['/signup', null],
  ]);
});

it('omits the list that editors hide from search engines', async () => {
  hiddenSlug = 'shop';
  expect((await readOwnAddresses(await getSitemapPlan())).map(({ url }) => url)).toEqual(['/', '/blog', '/signup']);
});

it.each([0, 1_000, 5_000])('ends if a platform returns the same %i addresses for good', async (size) => {
  const data = Array.from({ length: size }, () => ({
    url: '/product/p1',
    lastmod: null,
    model: 'product',
    priority: 80,
  }));
  let calls = 0;
  stubPlatform(() => {
    calls += 1;
    if (calls > 100) throw new TypeError('It goes on');
    return Response.json({ data, next: 'again' });
  });
  const file = { after: '', until: '', count: 1, lastmod: null };
  let read = 0;
  for await (const { url } of readSitemapFile({ files: [file], newest: {}, whole: false }, file))
    read += Number(url !== '');
  expect(read).toBe(size === 0 ? 0 : 50_000);
  expect(calls).toBeGreaterThan(1);
});

it('throws if the platform does not respond', async () => {
  stubPlatform(() => new Response('', { status: 503 }));
  await expect(getSitemapPlan()).rejects.toBeInstanceOf(UpstreamError);
});
