import { readFileSync, readdirSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { meter } from '../../lib/config/meter';
import { Metrics } from './metrics';
import { routeName } from './route-name';

it.each([
  ['/', 'home'],
  ['/?a=token', 'home'],
  ['/product/oat-shampoo?option=1', 'product'],
  ['/shop/treats/2', 'shop'],
  ['/api/cart/pad', 'api/cart'],
  ['/api/whatever/%00', 'api'],
  ['/_next/static/x.js', '_next'],
  ['/made-up-by-somebody', 'page'],
  ['//evil.example/product', 'home'],
  ['', 'home'],
])('counts %s as %s', (url, name) => expect(routeName(url)).toBe(name));

/** Names of the folders in one of `app/` that an address can begin with, through those of groups of pages. */
function segmentsIn(folder: string): string[] {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.flatMap(({ name }) =>
    /^\(.*\)$/.test(name) || name === '[view]' ? segmentsIn(join(folder, name)) : name.startsWith('[') ? [] : [name],
  );
}

it('knows the first segment of each address, and each call', () => {
  const known = segmentsIn('app').filter((name) => !['api', 'fonts', 'page-not-found'].includes(name));
  expect(known.map((name) => routeName(`/${name}`))).toEqual(known);
  const calls = segmentsIn('app/api');
  expect(calls.map((name) => routeName(`/api/${name}`))).toEqual(calls.map((name) => `api/${name}`));
});

describe('/metrics', () => {
  let server: Server;
  let address = '';
  const metrics = new Metrics('a-secret-of-24-characters');

  beforeAll(async () => {
    server = createServer((request, response) => {
      const ready = metrics.begin(request, response);
      if (metrics.answer(request, response)) return;
      if (request.url === '/shop') ready();
      response.writeHead(request.url === '/shop' ? 200 : 404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  const read = (token: string) => fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${token}` } });

  it('requires the token', async () => {
    expect((await read('another')).status).toBe(404);
    expect((await fetch(`${address}/metrics`)).status).toBe(404);
    expect((await read('a-secret-of-24-characters')).status).toBe(200);
  });

  it('begins what it counts with 0', async () => {
    const text = await (await read('a-secret-of-24-characters')).text();
    for (const line of [
      'stockist_page_cache_total{result="hit"} 0',
      'stockist_pages_rendered_total{render="first"} 0',
      'stockist_breaker_open{call="all"} 0',
    ])
      expect(text).toContain(line);
  });

  it("counts requests under few labels, and the events that Next's bundles report", async () => {
    await fetch(`${address}/shop`);
    for (let n = 0; n < 30; n += 1) await fetch(`${address}/made-up-${n}?email=somebody@example.com`);
    meter()?.platformCall('/sell/cart/getCart', 'failed', 0.2);
    meter()?.cachedPage('stale');
    meter()?.pageRendered('again');
    meter()?.refresh('ended');
    meter()?.breaker(null, true);
    meter()?.vital('LCP', 1_300, '/product/oat-shampoo');
    meter()?.vital('CLS', 0.02, '/made-up-by-somebody');
    const text = await (await read('a-secret-of-24-characters')).text();
    expect(text).toContain(
      'http_request_duration_seconds_count{route="shop",method="GET",status="200",source="memory"} 1',
    );
    expect(text).toContain(
      'http_request_duration_seconds_count{route="page",method="GET",status="404",source="next"} 30',
    );
    expect(text).toContain(
      'stockist_platform_call_duration_seconds_count{call="/sell/cart/getCart",result="failed"} 1',
    );
    expect(text).toContain('stockist_page_cache_total{result="stale"} 1');
    expect(text).toContain('stockist_pages_rendered_total{render="again"} 1');
    // The request of the metrics themselves.
    expect(text).toContain('http_requests_in_flight 1');
    expect(text).toContain('stockist_token_refreshes_total{result="ended"} 1');
    expect(text).toContain('stockist_breaker_open{call="all"} 1');
    expect(text).toContain('stockist_visitor_vitals_seconds_sum{name="LCP",route="product"} 1.3');
    expect(text).toContain('stockist_visitor_layout_shift_bucket{le="0.025",route="page"} 1');
    expect(text).not.toMatch(/made-up|example\.com/);
    expect(text).toContain('nodejs_eventloop_lag_seconds');
  });
});

it('has the metrics that the dashboard shows', () => {
  const made = ['server/metrics/metrics.ts', 'backend/start/metrics.ts']
    .map((file) => readFileSync(file, 'utf8'))
    .join();
  const shown = readFileSync('deploy/dashboard.json', 'utf8').match(/(stockist|http)_[a-z_]+/g) ?? [];
  const names = [...new Set(shown)].map((name) => name.replace(/_(bucket|count|sum)$/, ''));
  expect(names.length).toBeGreaterThan(4);
  expect(names.filter((name) => !made.includes(`'${name}'`))).toEqual([]);
});
