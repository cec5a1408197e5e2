import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CacheResult, setMeter } from '../lib/config/meter';
import { FILE_LENGTH } from '../lib/config/file-length';
import { note } from '../lib/upstream/request-notes';
import { answerWith } from './answer';
import { UNTIL_HEADER } from './pages/page-life';

const FOLDER = mkdtempSync(join(tmpdir(), 'stockist-static-'));
writeFileSync(join(FOLDER, 'a-1.js'), 'const words = "some words";'.repeat(20));

/** A fake of Next: its response, and the requests it received. */
let asked: IncomingMessage['headers'][];
let words: string;
let says: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;
let now: number;
let server: Server;
let address: string;

const page = (response: ServerResponse, more: Record<string, string> = {}) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('cache-control', 's-maxage=900, stale-while-revalidate=600');
  for (const [name, value] of Object.entries(more)) response.setHeader(name, value);
  response.end(`<html><body>${words}</body></html>`);
};

beforeEach(async () => {
  asked = [];
  words = 'One';
  says = (_, response) => page(response);
  now = 1_000_000_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  const answer = answerWith({
    async handle(request, response) {
      asked.push(request.headers);
      if (request.url === '/api/revalidate') {
        note({ published: true });
        response.end('{}');
      } else await says(request, response);
    },
    self: 'http://127.0.0.1:1',
    origin: new URL('https://shop.example'),
    trustedProxies: 0,
    sharedCacheSeconds: 1,
    splitPages: true,
    staticFolder: FOLDER,
    loader: 'load()',
    metrics: null,
    traces: null,
  });
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
afterAll(() => rmSync(FOLDER, { recursive: true }));

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const reply = await fetch(address + path, { method, redirect: 'manual', headers });
  return { status: reply.status, text: await reply.text(), header: (name: string) => reply.headers.get(name) };
}

describe('a finished page', () => {
  it('is rendered for a HEAD as for a GET, and cached for both', async () => {
    const head = await ask('/a', { 'accept-encoding': 'br' }, 'HEAD');
    const { text, header } = await ask('/a', { 'accept-encoding': 'br' });
    expect(asked).toHaveLength(1);
    expect([head.status, head.text]).toEqual([200, '']);
    expect(text).toContain('One');
    for (const name of ['etag', 'content-length', 'content-encoding', 'vary', 'link'])
      expect([name, head.header(name)]).toEqual([name, header(name)]);
  });

  it('is rendered once per language for everybody, and encoded for each encoding', async () => {
    const first = await ask('/a', { cookie: 'x=1', 'user-agent': 'One', 'accept-encoding': 'br' });
    const others = [
      await ask('/a', { cookie: 'y=2; stockist-cart=x', 'accept-encoding': 'gzip' }),
      await ask('/a', { 'accept-encoding': 'identity' }),
    ];
    expect(asked).toHaveLength(1);
    for (const { text, header } of [first, ...others]) {
      expect(text).toContain('One');
      expect(header('cache-control')).toBe('s-maxage=1, stale-while-revalidate=10, stale-if-error=86400');
      expect(header('vary')).toBe('Accept-Encoding, Cookie');
      expect(header('content-type')).toBe('text/html; charset=utf-8');
    }
    expect(others.map(({ header }) => header('content-encoding'))).toEqual(['gzip', null]);
    await ask('/a', { cookie: 'NEXT_LOCALE=de' });
    await ask('/b');
    expect(asked.map(({ cookie, 'user-agent': agent }) => [cookie, agent])).toEqual([
      [undefined, 'Mozilla/5.0 (cache)'],
      ['NEXT_LOCALE=de', 'Mozilla/5.0 (cache)'],
      [undefined, 'Mozilla/5.0 (cache)'],
    ]);
  });

  it('is not served for a request with a session cookie', async () => {
    await ask('/a');
    await ask('/a', { cookie: '__Host-stockist=x' });
    expect(asked[1]?.cookie).toBe('__Host-stockist=x');
  });

  it('has only headers for HEAD, and a 304 for a matching ETag', async () => {
    const first = await ask('/a');
    const head = await ask('/a', {}, 'HEAD');
    expect([head.status, head.text, head.header('etag')]).toEqual([200, '', first.header('etag')]);
    const same = await ask('/a', { 'if-none-match': first.header('etag') ?? '' });
    expect([same.status, same.text, same.header('cache-control')]).toEqual([304, '', first.header('cache-control')]);
    expect(asked).toHaveLength(1);
  });

  it('is revalidated after a second by one request, while others get the stale page', async () => {
    await ask('/a');
    now += 999;
    await ask('/a');
    expect(asked).toHaveLength(1);
    now += 1;
    words = 'Two';
    const { promise: wait, resolve: go } = Promise.withResolvers<void>();
    says = async (_, response) => {
      await wait;
      page(response);
    };
    const next = ask('/a');
    while (asked.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await ask('/a')).text).toContain('One');
    go();
    expect((await next).text).toContain('Two');
    expect((await ask('/a')).text).toContain('Two');
    expect(asked).toHaveLength(2);
  });

  it('is counted by how it was answered', async () => {
    const counted: CacheResult[] = [];
    const others = { pageRendered() {}, platformCall() {}, refresh() {}, breaker() {}, vital() {} };
    setMeter({ ...others, cachedPage: (result) => void counted.push(result) });
    await ask('/a');
    await ask('/a');
    await ask('/a', { cookie: '__Host-stockist=x' });
    now += 1_000;
    const { promise: wait, resolve: go } = Promise.withResolvers<void>();
    says = async (_, response) => {
      await wait;
      page(response);
    };
    const next = ask('/a');
    while (asked.length < 3) await new Promise((resolve) => setTimeout(resolve, 5));
    await ask('/a');
    go();
    await next;
    expect(counted).toEqual(['miss', 'hit', 'renewed', 'stale']);
  });

  it('is dropped when its revalidation returns another response', async () => {
    await ask('/a');
    now += 1_000;
    says = (_, response) => void response.writeHead(307, { location: '/b' }).end();
    expect((await ask('/a')).status).toBe(307);
    expect((await ask('/a')).status).toBe(307);
  });

  it('expires at its boundary', async () => {
    says = (_, response) => page(response, { [UNTIL_HEADER]: String(now + 3_500) });
    const first = await ask('/a');
    expect(first.header('cache-control')).toBe('s-maxage=1, stale-while-revalidate=1, stale-if-error=1');
    now += 900;
    expect((await ask('/a')).header('cache-control')).toBe('s-maxage=1');
    expect(asked).toHaveLength(1);
    now += 2_600;
    await ask('/a');
    expect(asked).toHaveLength(2);
  });

  it('is rendered again after a publication, and not cached while older renderings may be pending', async () => {
    await ask('/a');
    words = 'Two';
    await ask('/api/revalidate', {}, 'POST');
    expect((await ask('/a')).text).toContain('Two');
    await ask('/a');
    expect(asked).toHaveLength(4);
    now += 1_000;
    await ask('/a');
    await ask('/a');
    expect(asked).toHaveLength(5);
  });

  it('is not cached if its rendering began before a publication', async () => {
    const { promise: wait, resolve: go } = Promise.withResolvers<void>();
    says = async (_, response) => {
      await wait;
      page(response);
    };
    const old = ask('/a');
    while (asked.length < 1) await new Promise((resolve) => setTimeout(resolve, 5));
    await ask('/api/revalidate', {}, 'POST');
    now += 2_000;
    go();
    await old;
    await ask('/a');
    expect(asked).toHaveLength(3);
  });

  it.each([
    ['a private one', { 'cache-control': 'private, no-store' }],
    ['one without Cache-Control', { 'cache-control': '' }],
    ['one that sets a cookie', { 'set-cookie': 'x=1' }],
  ])('%s is not cached', async (_, headers) => {
    says = (__, response) => page(response, headers);
    await ask('/a');
    await ask('/a');
    expect(asked).toHaveLength(2);
  });
});

describe('a picture', () => {
  const picture = (response: ServerResponse, bytes: number) => {
    response.setHeader('content-type', 'image/avif');
    response.setHeader('cache-control', 'public, max-age=31536000, immutable');
    // Next removes Content-Length, and streams the body.
    response.setHeader(FILE_LENGTH, bytes);
    response.setHeader('etag', '"of-the-platform"');
    response.end(Buffer.alloc(bytes, 1));
  };

  it('is requested once for everybody, and supports ranges', async () => {
    says = (_, response) => picture(response, 100);
    const first = await ask('/assets/i/x/1/80.avif');
    expect([first.text.length, first.header('content-length'), first.header(FILE_LENGTH)]).toEqual([100, '100', null]);
    const again = await ask('/assets/i/x/1/80.avif', { cookie: '__Host-stockist=x', range: 'bytes=-10' });
    expect([again.status, again.text.length, again.header('content-type')]).toEqual([206, 10, 'image/avif']);
    expect((await ask('/assets/i/x/1/80.avif', { 'if-none-match': '"of-the-platform"' })).status).toBe(304);
    expect(asked).toHaveLength(1);
  });

  it('is not cached, and an error for whoever asked, if it broke off', async () => {
    says = (_, response) => {
      response.setHeader('content-type', 'image/avif');
      response.setHeader('cache-control', 'public, max-age=31536000, immutable');
      response.setHeader(FILE_LENGTH, 100);
      response.end(Buffer.alloc(40, 1));
    };
    const broken = await ask('/assets/i/z/1/80.avif');
    expect([broken.status, broken.header('cache-control')]).toEqual([503, 'no-store']);
    says = (_, response) => picture(response, 100);
    expect((await ask('/assets/i/z/1/80.avif')).text).toHaveLength(100);
  });

  it('is streamed if it is large, and requested again if it was missing', async () => {
    says = (_, response) => picture(response, 600 * 1024);
    const large = await ask('/assets/i/x/1/2000.avif');
    expect(large.header('content-length')).toBe(String(600 * 1024));
    await ask('/assets/i/x/1/2000.avif');
    expect(asked).toHaveLength(2);
    says = (_, response) => void response.writeHead(404, { 'cache-control': 'no-store' }).end();
    expect((await ask('/assets/i/y/1/80.avif')).status).toBe(404);
    says = (_, response) => picture(response, 100);
    expect((await ask('/assets/i/y/1/80.avif')).status).toBe(200);
  });
});

describe('a static file of the build', () => {
  it('is sent without Next, compressed', async () => {
    const file = await ask('/_next/static/a-1.js?dpl=x', { 'accept-encoding': 'br' });
    expect([file.status, file.header('content-encoding'), file.header('cache-control')]).toEqual([
      200,
      'br',
      'public, max-age=31536000, immutable',
    ]);
    expect(file.text).toContain('some words');
    expect(asked).toHaveLength(0);
  });

  it('is left to Next if it is missing or outside of the folder', async () => {
    says = (_, response) => void response.writeHead(404).end();
    for (const path of ['/_next/static/b.js', '/_next/static/%2e%2e/a-1.js', '/_next/static/a-1.js/x'])
      expect((await ask(path)).status).toBe(404);
    expect(asked).toHaveLength(3);
  });
});
