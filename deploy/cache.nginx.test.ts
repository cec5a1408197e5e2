/** What deploy/nginx.conf caches, and what it does not. Needs nginx and a build; `npm run test:nginx`. */
import { Platform } from '../e2e/support/shops/platform';
import { LOCALES } from '../lib/i18n/locales';
import { cacheOf, fresh, startShop } from './shop-behind-nginx';

const CUSTOMER = { email: 'orders@example.com', password: 'demo-password-1' };
const PRICE = /\$\d+\.\d\d\b/;
const PRODUCT = '/product/lavender-waste-bag-rolls';

let front: Awaited<ReturnType<typeof startShop>>;
let session = '';
beforeAll(async () => {
  front = await startShop('nginx-cache');
  session = await front.signIn();
}, 300_000);
afterAll(() => front.stop(), 60_000);
const get: typeof front.get = (...question) => front.get(...question);

describe('public pages', () => {
  it.each(['/', '/shop/biscuits', PRODUCT, '/article/the-first-groom', '/about'])(
    '%s comes from the cache from the second request on',
    async (path) => {
      const address = fresh(path);
      const first = await get(address);
      expect([first.status, cacheOf(first)]).toEqual([200, 'MISS']);
      expect(first.headers['cache-control']).toMatch(/^s-maxage=1, stale-while-revalidate=10, stale-if-error=\d+$/);
      const second = await get(address);
      expect([second.status, cacheOf(second)]).toEqual([200, 'HIT']);
      expect(second.body).toBe(first.body);
    },
  );

  it('are cached per language, for every language, and in English for an unknown one', async () => {
    const address = fresh('/shop');
    for (const locale of Object.keys(LOCALES)) {
      const reply = await get(address, { cookie: `_ga=1; NEXT_LOCALE=${locale}; x=y` });
      expect([locale, cacheOf(reply), /<html[^>]* lang="([^"]+)"/.exec(reply.body)?.[1]]).toEqual([
        locale,
        'MISS',
        locale,
      ]);
    }
    for (const cookie of [
      '',
      'NEXT_LOCALE=xx',
      'NEXT_LOCALE=../de',
      'next_locale=de',
      'NEXT_LOCALE=DE',
      'XNEXT_LOCALE=de',
    ]) {
      expect((await get(address, { cookie })).body).toContain('lang="en"');
    }
  });

  it('are cached per encoding, compressed once', async () => {
    const address = fresh('/blog');
    const plain = await get(address);
    expect([cacheOf(plain), plain.headers['content-encoding']]).toEqual(['MISS', undefined]);
    for (const [encoding, accepted, other] of [
      ['br', 'gzip, deflate, br', 'br;q=0.8, *'],
      ['gzip', 'deflate, gzip', 'gzip;q=0.5, br;q=0'],
    ] as const) {
      const packed = await get(address, { 'accept-encoding': accepted });
      expect([cacheOf(packed), packed.headers['content-encoding']]).toEqual(['MISS', encoding]);
      expect(packed.body).toBe(plain.body);
      const again = await get(address, { 'accept-encoding': other });
      expect([again.headers['content-encoding'], again.body]).toEqual([encoding, plain.body]);
      expect(cacheOf(again)).not.toBe('MISS');
    }
    for (const refusing of ['gzip;q=0', 'gzip; q=0.0, identity', 'xgzip'])
      expect((await get(address, { 'accept-encoding': refusing })).headers['content-encoding']).toBeUndefined();
  });

  it('have their flight data in a file beside them, cached as well', async () => {
    const path = /\/flight\/[^"]+/.exec((await get('/about')).body)?.[0].replaceAll('&amp;', '&') ?? '';
    const [first, second] = [await get(path), await get(path)];
    expect([first.status, cacheOf(first), cacheOf(second)]).toEqual([200, 'MISS', 'HIT']);
    expect(second.headers['cache-control']).toContain('immutable');
  });

  it('are fetched once for concurrent requests', async () => {
    const address = fresh(PRODUCT);
    const replies = await Promise.all(Array.from({ length: 20 }, () => get(address)));
    expect(replies.filter((reply) => cacheOf(reply) === 'MISS')).toHaveLength(1);
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
  });

  it('are the same whoever requested them first', async () => {
    const address = fresh('/nothing-here');
    const first = await get(address, {
      accept: 'image/png',
      'user-agent': 'Googlebot',
      cookie: 'a=b; stockist-cart=x',
      'x-forwarded-host': 'evil.example',
    });
    expect(first.status).toBe(404);
    expect(first.body).toContain('Page not found');
    expect(first.body).not.toContain('evil.example');
  });

  it('are not shared with another host', async () => {
    const address = fresh('/shop/');
    await get(address, { host: 'evil.example' });
    const own = await get(address);
    expect(cacheOf(own)).toBe('MISS');
    expect(JSON.stringify(own)).not.toContain('evil.example');
  });
});

describe('not cached:', () => {
  it('a customer’s pages, with their prices, in both directions', async () => {
    const address = fresh(PRODUCT);
    const before = await get(address);
    const mine = await get(address, { cookie: session });
    expect([cacheOf(mine), mine.headers['cache-control']]).toEqual(['BYPASS', 'private, no-store']);
    expect(mine.body).toMatch(PRICE);
    expect(before.body).not.toMatch(PRICE);
    const after = await get(address);
    expect(after.body).not.toMatch(PRICE);

    const unseen = fresh(PRODUCT);
    expect(cacheOf(await get(unseen, { cookie: session }))).toBe('BYPASS');
    const stranger = await get(unseen);
    expect(cacheOf(stranger)).toBe('MISS');
    expect(stranger.body).not.toMatch(PRICE);
  });

  it.each([
    'stockist=x',
    '__Host-stockist=x',
    '__Host-stockist.0=x; __Host-stockist.1=y',
    'a=b; stockist.1=y',
    'stockist-preview=x',
    '__Host-stockist-preview=x',
    '__prerender_bypass=x',
    '__Secure-stockist-draft=x',
    'stockist-news=x',
  ])('a request with the cookie %s', async (cookie) => {
    const address = fresh('/about');
    expect(cacheOf(await get(address, { cookie }))).toBe('BYPASS');
    expect(cacheOf(await get(address))).toBe('MISS');
  });

  it('a visitor’s cart on its page, and nowhere else', async () => {
    for (const cookie of [
      'stockist-cart=fair-stand-cart-1',
      '__Host-stockist-cart=fair-stand-cart-1',
      'a=b; stockist-cart=fair-stand-cart-1',
    ]) {
      expect(cacheOf(await get('/cart', { cookie }))).toBe('BYPASS');
    }
    const address = fresh('/blog');
    await get(address);
    expect(cacheOf(await get(address, { cookie: 'stockist-cart=fair-stand-cart-1' }))).toMatch(/HIT|REVALIDATED/);
    const own = await get('/cart', { cookie: 'stockist-cart=fair-stand-cart-1' });
    expect(own.headers['cache-control']).toBe('private, no-store');
    expect((await get('/cart')).body).not.toBe(own.body);
  });

  it.each<Record<string, string>>([
    { rsc: '1' },
    { 'next-router-prefetch': '1' },
    { 'next-router-segment-prefetch': '/_tree' },
    { 'next-router-state-tree': 'x' },
    { 'next-url': '/' },
    { 'next-action': 'x' },
    { authorization: 'Bearer x' },
  ])('a request with %j', async (headers) => {
    const address = fresh('/blog');
    await get(address);
    expect(cacheOf(await get(address, headers))).toBe('BYPASS');
    expect((await get(address)).headers['content-type']).toContain('text/html');
  });

  it.each(['a=token', 'x=1&a=token', 'r=token', 'b=https%3A%2F%2Fevil.example', '%61=token', '_rsc=abc'])(
    'an address with %s',
    async (query) => {
      expect(cacheOf(await get(`/about?${query}`))).toBe('BYPASS');
    },
  );

  it('other methods than GET and HEAD', async () => {
    const address = fresh('/about');
    await get(address);
    expect(
      cacheOf(
        await get(
          address,
          { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
          'POST',
          'x=1',
        ),
      ),
    ).toBe('BYPASS');
    expect(cacheOf(await get(address, {}, 'HEAD'))).toMatch(/HIT|REVALIDATED/);
  });

  it('a HEAD with a token stays one: it signs nobody in', async () => {
    const { access_token: token } = await new Platform(front.platform.address).tokens(CUSTOMER);
    expect((await get(`/?a=${token}`, {}, 'HEAD')).headers['set-cookie']).toBeUndefined();
  });

  it('pages where secrets are typed, and whatever sets a cookie', async () => {
    for (const path of ['/login', '/signup', '/checkout', '/orders']) {
      for (const _ of [1, 2]) expect(cacheOf(await get(path))).not.toMatch(/HIT|STALE/);
    }
    const language = () =>
      get(
        '/api/locale',
        { origin: `http://localhost:${front.port}`, 'content-type': 'application/x-www-form-urlencoded' },
        'POST',
        'locale=de',
      );
    const [first, second] = [await language(), await language()];
    expect([first.status, cacheOf(first), cacheOf(second)]).toEqual([303, 'BYPASS', 'BYPASS']);
    expect(second.headers['set-cookie']?.[0]).toContain('NEXT_LOCALE=de');
  });
});
