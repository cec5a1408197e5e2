import { GET as getFile } from '@/app/api/sitemap/[number]/route';
import type { SitemapAddress } from '@/lib/contract/site/sitemap';
import type { SitemapPlan } from '@/lib/data/site/sitemap';
import { UpstreamError } from '@/lib/upstream/errors';
import { GET } from './route';

const entry = (url: string): SitemapAddress => ({ url, lastmod: null, model: 'product', priority: 80 });
const part = (after: string) => ({ after, until: '', count: 1, lastmod: '2026-03-01T00:00:00Z' });
let plan: () => SitemapPlan = () => ({ files: [], newest: {}, whole: false });
let failing = false;

jest.mock('next/server', () => ({ connection: async () => undefined }));
jest.mock('@/lib/data/site/sitemap', () => ({
  getSitemapPlan: async () => plan(),
  readOwnAddresses: async () => [entry('/')],
  readSitemapFile: async function* read(_: SitemapPlan, file: { after: string }) {
    if (failing) throw new UpstreamError('unavailable', 'Network Error');
    yield entry(`/product/after-${file.after}`);
  },
}));

process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
process.env.APP_ORIGIN = 'https://shop.example.com';

const whole = (query = '') => GET(new Request(`http://localhost/sitemap.xml${query}`));
const file = (number: string, query = '') =>
  getFile(new Request(`http://localhost/sitemap-${number}.xml${query}`), { params: Promise.resolve({ number }) });
const addresses = async (response: Response) =>
  [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

beforeEach(() => {
  failing = false;
});

it('is a single file, without numbered files, while that suffices', async () => {
  plan = () => ({ files: [part('')], newest: {}, whole: false });
  const reply = await whole();
  expect(reply.headers.get('content-type')).toContain('application/xml');
  expect(reply.headers.get('cache-control')).toContain('s-maxage=');
  expect(await addresses(reply)).toEqual(['https://shop.example.com/', 'https://shop.example.com/product/after-']);
  expect((await file('1')).status).toBe(404);
});

it('is an index of files at the root when one file does not suffice', async () => {
  plan = () => ({ files: [part(''), part('a'), part('b')], newest: {}, whole: false });
  expect(await addresses(await whole())).toEqual(
    [0, 1, 2, 3].map((number) => `https://shop.example.com/sitemap-${number}.xml`),
  );
  expect(await addresses(await file('0'))).toEqual(['https://shop.example.com/']);
  expect(await addresses(await file('2'))).toEqual(['https://shop.example.com/product/after-a']);
});

it.each(['4', '99999', '-1', '1.5', 'x', '', '01', '00'])('responds 404 for file "%s"', async (number) => {
  plan = () => ({ files: [part(''), part('a'), part('b')], newest: {}, whole: false });
  expect((await file(number)).status).toBe(404);
});

it('responds 503, never an empty sitemap, when the platform does not respond', async () => {
  const unavailable = new UpstreamError('unavailable', 'Network Error');
  plan = () => {
    throw unavailable;
  };
  const without = await whole();
  expect([without.status, without.headers.get('retry-after'), without.headers.get('cache-control')]).toEqual([
    503,
    '60',
    'no-store',
  ]);
  plan = () => ({ files: [part(''), part('a')], newest: {}, whole: false });
  failing = true;
  expect((await file('1')).status).toBe(503);
});

it('has one address: one with a query leads to it, without a question to the platform', async () => {
  plan = () => {
    throw new TypeError('The platform was asked');
  };
  for (const [reply, path] of [
    [await whole('?x=1'), '/sitemap.xml'],
    [await file('2', '?x=1'), '/sitemap-2.xml'],
  ] as const)
    expect([reply.status, reply.headers.get('location')]).toEqual([308, `https://shop.example.com${path}`]);
});
