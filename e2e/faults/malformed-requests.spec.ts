import { request as send } from 'node:http';
import { expect, test } from '../fixtures';
import { SMALL_CART } from '../support/people/goods';
import { type BrokenShop, startBehindProxy } from '../support/shops/own-shop';

test.use({ expectedProblems: /Failed to load resource/ });

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends the path unchanged: a browser or fetch would normalise it. */
function status(address: string, path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<number> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const sent = send({ hostname, port, path, method, headers, agent: false }, (reply) => {
      reply
        .resume()
        .on('end', () => resolve(reply.statusCode ?? 0))
        .on('error', reject);
    });
    sent.on('error', reject).end(body);
  });
}

const ROUTES = [
  '',
  'api/v1/',
  'api/session/',
  'api/sitemap/',
  'api/form/file/',
  'api/graphql/',
  'api/',
  'assets/i/',
  'assets/og/',
  'assets/icon/',
  'assets/',
  'embed/',
  'embed/code/',
  'embed/map/',
  'v/',
  'shop/',
  'product/',
  'blog/',
  'article/',
  'search/',
  'orders/',
  'invoice/',
  'invoice/print/',
  'print-tickets/',
  'show-invoice/',
  'login/',
  'checkout/',
  '_next/',
  '_next/static/',
  '_next/data/',
  '_next/image/',
];
/** Invalid paths, and unusual ones. */
const UNREADABLE = ['%ff', '%', '%zz', '%c0%af', '%E0%A4%A', 'a%00b', '%5c..%5c'];
const ODD = [
  '..%2f..%2fetc',
  './/evil.example',
  '\u00e9'.repeat(3),
  '%25ff',
  '..;/',
  '%0d%0aset-cookie:a=b',
  'a'.repeat(3_000),
  '__proto__',
  '%2e%2e',
];

test('no path causes a server error', async ({ baseURL }) => {
  test.slow();
  const wrong: string[] = [];
  for (const route of ROUTES) {
    for (const end of [...UNREADABLE, ...ODD]) {
      const got = await status(baseURL ?? '', `/${route}${Buffer.from(end).toString('latin1')}`);
      if (got >= 500 || (UNREADABLE.includes(end) && got !== 400)) wrong.push(`/${route}${end.slice(0, 30)}: ${got}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('no method is', async ({ baseURL }) => {
  const wrong: string[] = [];
  for (const method of ['TRACE', 'PROPFIND', 'PURGE', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    for (const path of [
      '/',
      '/about',
      '/login',
      '/cart',
      '/api/v1/sell/cart',
      '/api/session/state',
      '/assets/icon/192.png',
      '/embed/map',
      '/healthz',
      '/sitemap.xml',
      '/sw.js',
    ]) {
      for (const headers of [{}, { origin: baseURL ?? '' }] as Readonly<Record<string, string>>[]) {
        const got = await status(baseURL ?? '', path, { method, headers });
        if (got >= 500 || (/TRACE|PROPFIND|PURGE/.test(method) && got !== 405)) wrong.push(`${method} ${path}: ${got}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test(
  'no request to the cart makes the replies to its forms disappear',
  { tag: ['@no-js', '@only-no-js'] },
  async ({ customer: page, account, platform, baseURL }) => {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'POST']) {
      for (const type of ['text/plain', 'application/json', 'application/x-www-form-urlencoded']) {
        const got = await status(baseURL ?? '', '/cart', {
          method,
          headers: { origin: baseURL ?? '', 'content-type': type, 'content-length': '3' },
          body: 'x=1',
        });
        expect([method, type, method === 'POST' || got === 405]).toEqual([method, type, true]);
      }
    }
    await platform.fillCart(account, SMALL_CART);
    await page.goto('/cart');
    await page.getByRole('spinbutton').fill('1.5');
    await page.getByRole('button', { name: 'Save quantities' }).click();
    await expect(page.getByText('Enter a whole number.')).toBeVisible();
  },
);

test('all cookies of the shop fit into a request', async ({ baseURL }) => {
  // A session, a sign-in that waits to be confirmed and tokens in the address, at their largest.
  const cookie = ['stockist.0', 'stockist.1', 'stockist-pending.0', 'stockist-pending.1', 'stockist-checkout']
    .map((name) => `${name}=${'x'.repeat(3_900)}`)
    .join('; ');
  expect(await status(baseURL ?? '', `/about?a=${'x'.repeat(4_000)}`, { headers: { cookie } })).toBe(303);
});

test('no arguments of an action are', async ({ request, baseURL }) => {
  const html = await (await request.get('/form-fields')).text();
  const id = /&quot;id&quot;:&quot;([\da-f]{40,})&quot;/.exec(html)?.[1] ?? '';
  expect(id).not.toBe('');
  const bodies = [
    '["$1","$K1"]',
    '["$K1"]',
    '["$K1","$K1"]',
    '["$1"]',
    '["$0:a:b"]',
    '["$T"]',
    '["$A1"]',
    '["$B1"]',
    '["$n1x"]',
    '["$@1"]',
    '["$h1"]',
    '["$F1"]',
    '["$Q1","$W1"]',
    '[{"attempt":0},"$K1"]',
    '[{"attempt":0},{}]',
    '[{"then":"$0"}]',
    '"$1:__proto__:then"',
    'null',
    '{}',
    '[]',
    '',
    '[',
    '\u0000',
    `[${'['.repeat(5_000)}`,
  ];
  const wrong: string[] = [];
  for (const body of bodies) {
    for (const type of [
      'text/plain;charset=UTF-8',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      'application/json',
    ]) {
      const sent = type.startsWith('multipart')
        ? `--x\r\nContent-Disposition: form-data; name="0"\r\n\r\n${body}\r\n--x--\r\n`
        : body;
      const got = await status(baseURL ?? '', '/form-fields', {
        method: 'POST',
        headers: { 'next-action': id, 'content-type': type, origin: baseURL ?? '' },
        body: sent,
      });
      if (got >= 500) wrong.push(`${type} ${body.slice(0, 40)}: ${got}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('a signed-in customer is led to no other site', async ({ customerRequest, baseURL }) => {
  for (const next of [
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '//evil.example',
    '/\\evil.example',
  ]) {
    const reply = await customerRequest.get(`/login?${new URLSearchParams({ next })}`, { maxRedirects: 0 });
    expect(new URL(reply.headers().location ?? '', baseURL).origin).toBe(baseURL);
  }
});

test('a payment may return by POST, and no other form of another site is accepted', async ({ baseURL }) => {
  const foreign = {
    origin: 'https://pay.example',
    'sec-fetch-site': 'cross-site',
    'content-type': 'application/x-www-form-urlencoded',
  };
  const reply = await fetch(`${baseURL}/checkout/return?payum_token=x&y=1`, {
    method: 'POST',
    headers: foreign,
    body: 'status=paid',
    redirect: 'manual',
  });
  const { href } = new URL(reply.headers.get('location') ?? '', baseURL);
  expect([reply.status, href, reply.headers.getSetCookie()]).toEqual([
    303,
    `${baseURL}/checkout/return?payum_token=x&y=1`,
    [],
  ]);
  expect(
    await status(baseURL ?? '', '/gift-vouchers?voucher=1&payum_token=x', {
      method: 'POST',
      headers: foreign,
      body: 'a=b',
    }),
  ).toBe(303);
  for (const path of [
    '/checkout',
    '/gift-vouchers',
    '/profile',
    '/api/session/logout',
    '/api/session/switch?payum_token=x',
    '/api/v1/sell/cart/cartAdd?payum_token=x',
  ]) {
    expect([path, await status(baseURL ?? '', path, { method: 'POST', headers: foreign, body: 'a=b' })]).toEqual([
      path,
      403,
    ]);
  }
  expect(await status(baseURL ?? '', '/checkout/return', { method: 'PUT', headers: foreign })).toBe(403);
});

test.describe('behind a proxy that changes the Host', () => {
  let shop: BrokenShop;
  test.beforeEach(async ({ platform }, info) => {
    shop = await startBehindProxy(platform.address, `host-${info.workerIndex}`, { APP_ORIGIN: 'https://shop.example' });
  });
  test.afterEach(() => shop.stop());

  test('a form without scripts works', async ({ request }) => {
    const html = await (await request.get(`${shop.address}/form-fields`)).text();
    const [form = ''] = html.match(/<form[^>]*method="POST".*?<\/form>/s) ?? [];
    const hidden = [...form.matchAll(/<input type="hidden" name="(\$[^"]+)"(?: value="([^"]*)")?\/>/g)];
    const multipart = Object.fromEntries(
      hidden.map(([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"').replaceAll('&amp;', '&')]),
    );
    expect(Object.keys(multipart).length).toBeGreaterThan(1);
    const headers = { origin: 'https://shop.example', host: 'storefront-1:3000' };
    const sent = await request.post(`${shop.address}/form-fields`, {
      headers,
      multipart: { ...multipart, form: '2' },
      maxRedirects: 0,
    });
    expect(sent.status()).toBe(200);
    const foreign = await request.post(`${shop.address}/form-fields`, {
      headers: { ...headers, origin: 'https://evil.example' },
      multipart: { ...multipart, form: '2' },
      maxRedirects: 0,
    });
    expect(foreign.status()).toBe(403);
  });
});

test('a form of a few fields is not read beyond its size, whatever it says of it', async ({ baseURL }) => {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'transfer-encoding': 'chunked',
    'x-csrf': '1',
    'sec-fetch-site': 'same-origin',
  };
  for (const path of ['/embed/map?location=Yass', '/api/cart/log'])
    expect(
      await status(baseURL ?? '', path, { method: 'POST', headers, body: `show=1&mark=${'x'.repeat(50_000)}` }),
    ).toBe(413);
});
