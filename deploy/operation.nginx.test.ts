/**
 * All of deploy/nginx.conf but the cache: headers, assets, changes, outages. Needs nginx and a build; `npm run
 * test:nginx`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CmsClient } from '../backend/contract-tests/support/cms-client';
import { freePort } from '../scripts/start/services/ports';
import { type Answer, ask } from '../scripts/test/services/ask';
import { startNginx } from '../scripts/test/services/nginx';
import { RESULTS, startStorefront } from '../scripts/test/services/shop';
import { cacheOf, fresh, startShop } from './shop-behind-nginx';

/** As in deploy/README.md: nginx counts whole seconds, so a page cached for one is cached for up to two. */
const PROMISED_MS = 2_000;

let front: Awaited<ReturnType<typeof startShop>>;
let session = '';
beforeAll(async () => {
  front = await startShop('nginx-operation');
  session = await front.signIn();
}, 300_000);
afterAll(() => front.stop(), 60_000);
const get: typeof front.get = (...question) => front.get(...question);

describe('requests', () => {
  it('do not reach the metrics of a storefront', async () => {
    const { status, headers } = await get('/metrics', { authorization: 'Bearer whatever' });
    expect([status, headers['x-storefront']]).toEqual([404, undefined]);
  });

  it('cannot set headers that the storefront uses itself', async () => {
    const forged = {
      'x-nonce': 'forged',
      'x-preview': 'page',
      'x-page-address': '/cart?page=2',
      'x-stockist-until': '1',
      'x-middleware-rewrite': '/en~live/orders',
      'x-middleware-next': '1',
      'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware',
      'x-middleware-override-headers': 'cookie',
      'x-middleware-request-cookie': 'stockist=x',
      'x-middleware-set-cookie': 'a=b',
      'x-matched-path': '/orders',
      'x-now-route-matches': 'x',
      'x-nextjs-data': '1',
      'x-invoke-path': '/orders',
      'x-prerender-revalidate': 'x',
    };
    const address = fresh('/about');
    const plain = await get(address);
    const attempt = await get(fresh('/about'), forged);
    const untimed = ({ body }: Answer): string => body.replaceAll(/unseen=\d+|\/flight\/[\w-]+/g, '');
    expect([attempt.status, untimed(attempt)]).toEqual([200, untimed(plain)]);
    const guarded = await get('/orders', forged);
    expect(guarded.status).toBe(307);
    for (const reply of [plain, attempt, guarded]) {
      expect(
        Object.keys(reply.headers).filter((name) => /^x-(middleware|powered|next-cache|stockist)/.test(name)),
      ).toEqual([]);
    }
  });

  it('pass on the visitor’s real address, whatever headers it sends', async () => {
    // The limit counts by the real address: eight forged ones are one visitor.
    const limited = await startStorefront(front.services, {
      port: await freePort(),
      platform: front.platform.address,
      log: `${RESULTS}/nginx-limited.log`,
      env: { TRUSTED_PROXIES: '1', SIGN_IN_ATTEMPTS: '3' },
    });
    const own = mkdtempSync(join(tmpdir(), 'stockist-nginx-'));
    const before = await startNginx(front.services, {
      folder: own,
      storefronts: [limited.port],
      assets: front.assets,
      log: `${RESULTS}/nginx-limited-front.log`,
    });
    const attempts: string[] = [];
    for (let index = 0; index < 8; index += 1) {
      const reply = await ask({
        port: before.port,
        path: '/login?a=no-token',
        method: 'GET',
        headers: { 'x-forwarded-for': `203.0.113.${index}` },
      });
      attempts.push(String(reply.headers.location));
    }
    expect(attempts.filter((location) => location.includes('problem=limit'))).toHaveLength(5);
    await before.service.stop(5_000);
    await limited.service.stop(10_000);
    rmSync(own, { recursive: true, force: true });
  });

  it('may have session cookies in chunks, and are refused with a message when too large', async () => {
    expect(
      (
        await get('/about', {
          cookie: `__Host-stockist.0=${'a'.repeat(4_000)}; __Host-stockist.1=${'b'.repeat(4_000)}; x=${'c'.repeat(
            2_000,
          )}`,
        })
      ).status,
    ).toBe(200);
    const large = await get(
      '/contact',
      { origin: `http://localhost:${front.port}`, 'content-type': 'application/octet-stream' },
      'POST',
      'x'.repeat(6 * 1024 * 1024 + 1),
    );
    expect(large.status).toBe(413);
    expect(large.body).toContain('Files can have 5 MB at most');
  });
});

describe('hashed assets', () => {
  it.each([
    ['br', 'gzip, br', 'br'],
    ['gz', 'gzip', 'gzip'],
    ['nothing', '', undefined],
    ['nothing', 'br;q=0', undefined],
  ])('come from the disk as .%s to who accepts %p', async (_, accepted, encoding) => {
    const page = await get('/');
    const found = [
      /\/_next\/static\/[^"']+\.js/.exec(page.body)?.[0],
      /\/_next\/static\/[^"']+\.css/.exec(page.body)?.[0],
    ];
    for (const [index, path = ''] of found.entries()) {
      const reply = await get(path, { 'accept-encoding': accepted });
      expect([reply.status, reply.headers['content-encoding']]).toEqual([200, encoding]);
      expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(reply.headers['content-type']).toBe(`text/${['javascript', 'css'][index]}; charset=utf-8`);
      expect(reply.headers['vary']).toBe('Accept-Encoding');
      expect(reply.headers['x-cache']).toBeUndefined();
      expect(reply.body).toBe(
        (await ask({ port: front.storefronts[0]?.port ?? 0, path, method: 'GET', headers: {} })).body,
      );
    }
  });

  it('that are not on disk are answered by the storefront', async () => {
    const reply = await get('/_next/static/chunks/of-another-release.js', { 'accept-encoding': 'br' });
    expect([reply.status, cacheOf(reply)]).toEqual([404, 'BYPASS']);
    expect(reply.body).not.toBe('');
  });
});

describe('changes and outages', () => {
  it('shows what is published and taken off in the promised time, from both storefronts', async () => {
    const office = new CmsClient(front.platform.address);
    expect(await office.signIn(undefined, 'demo-password-1')).toBe(303);
    const slug = `nginx-${Date.now().toString(36)}`;
    const made = await office.post('/cms/pages', { name: `Page ${slug}`, slug });
    const revision = /name="revision" value="(\d+)"/.exec((await office.get(made.location)).html)?.[1] ?? '';
    const here = async () => [
      (await get(`/${slug}`)).status,
      ...(await Promise.all(
        front.storefronts.map(
          async ({ port }) =>
            (await ask({ port, path: `/${slug}`, method: 'GET', headers: { accept: 'text/html' } })).status,
        ),
      )),
    ];
    expect(await here()).toEqual([404, 404, 404]);
    expect((await office.post(`${made.location}/publish`, { revision })).location).toContain('done=published');
    await sleep(PROMISED_MS);
    expect(await here()).toEqual([200, 200, 200]);
    expect((await office.post(`${made.location}/take-off`, {})).status).toBe(303);
    await sleep(PROMISED_MS);
    expect(await here()).toEqual([404, 404, 404]);
  });

  it('is notified of changes only from the internal side, with the secret', async () => {
    const post = (headers: Record<string, string>) =>
      get('/api/revalidate', { 'content-type': 'application/json', ...headers }, 'POST', '{"tags":["site"]}');
    expect((await post({})).status).toBe(401);
    expect((await post({ authorization: 'Bearer made-up-made-up-made-up-made-up' })).status).toBe(401);
  });

  it('serves every request while a storefront is replaced, and the last good pages while there is none', async () => {
    const address = fresh('/about');
    const cached = await get(address);
    let running = true;
    const seen: number[] = [];
    const visitors = (async () => {
      while (running) seen.push((await get(fresh('/blog'))).status);
    })();
    await front.storefronts[0]?.service.stop(15_000);
    await front.startAgain(0);
    running = false;
    await visitors;
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter((status) => status !== 200)).toEqual([]);

    await Promise.all(front.storefronts.map(({ service }) => service.stop(15_000)));
    await sleep(PROMISED_MS);
    const stale = await get(address);
    expect([stale.status, cacheOf(stale), stale.body]).toEqual([200, 'STALE', cached.body]);
    expect((await get(address, { cookie: session })).status).toBe(502);
    expect((await get(fresh('/about'))).status).toBe(502);
  });
});
