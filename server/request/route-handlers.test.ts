import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { RouteHandlers } from './route-handlers';

const FOLDER = mkdtempSync(join(tmpdir(), 'stockist-routes-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(FOLDER, file)), { recursive: true });
  writeFileSync(join(FOLDER, file), text);
}

const ROUTES = ['/api/locale', '/api/v1/suggest', '/api/v1/[...path]', '/api/form/file/[id]', '/healthz'];
const FILES = Object.fromEntries(ROUTES.map((route) => [`${route}/route`, `app${route}/route.cjs`]));
write('server/app-paths-manifest.json', JSON.stringify({ ...FILES, '/api/page/page': 'app/page.cjs' }));
for (const [route, file] of Object.entries(FILES))
  write(`server/${file}`, `exports.handler = async (request) => [${JSON.stringify(route)}, { ...request.headers }];`);
write(
  'routes-manifest.json',
  JSON.stringify({
    headers: [
      { source: '/api/:path*', regex: '^/api(?:/.*)?$', headers: [{ key: 'x-robots-tag', value: 'noindex' }] },
      { source: '/shop', regex: '^/shop$', headers: [{ key: 'x-shop', value: '1' }] },
    ],
  }),
);
const routes = new RouteHandlers(FOLDER);

/** What a route was asked and answered with, and the headers that were set before. */
async function handle(url: string, headers: Record<string, string> = {}) {
  const set = new Map<string, string>();
  const response = { setHeader: (name: string, value: string) => set.set(name, value) };
  const handled = routes.handle({ url, headers } as unknown as IncomingMessage, response as unknown as ServerResponse);
  return { reply: await handled, set: Object.fromEntries(set) };
}

it.each([
  ['/api/locale', '/api/locale/route'],
  ['/api/locale?a=1', '/api/locale/route'],
  ['/api/v1/suggest?search=a%20b', '/api/v1/suggest/route'],
  ['/api/v1/sell/cart/getCart', '/api/v1/[...path]/route'],
])('invokes the route of %s with its configured headers', async (url, route) => {
  expect(await handle(url)).toEqual({ reply: [route, {}], set: { 'x-robots-tag': 'noindex' } });
});

it('removes the headers that only Next may set', async () => {
  const { reply } = await handle('/api/locale', { 'x-matched-path': '/x', 'x-csrf': '1' });
  expect(reply).toEqual(['/api/locale/route', { 'x-csrf': '1' }]);
});

it.each([
  ['a page', '/shop'],
  ['a route elsewhere', '/healthz'],
  ['a page below /api/', '/api/page'],
  ['an unknown route', '/api/nothing'],
  ['another route with parameters', '/api/form/file/1'],
  ['the folder of the calls', '/api/v1'],
  ['a path that is redirected', '/api/v1/suggest/'],
  ['a path with an empty part', '/api//v1/suggest'],
  ['an encoded path', '/api/v1/%73uggest'],
  ['a path that goes up', '/api/v1/../locale'],
])('leaves %s to Next', async (_, url) => {
  expect(await handle(url)).toEqual({ reply: null, set: {} });
});

it('fails at the start if a call has a route with parameters that it would hide', () => {
  write('more/server/app-paths-manifest.json', '{"/api/v1/lists/[id]/route":"app/route.cjs"}');
  expect(() => new RouteHandlers(join(FOLDER, 'more'))).toThrow('/api/v1/lists/[id]');
});

it('fails at the start for a build that it does not know', () => {
  write('other/server/app-paths-manifest.json', '{}');
  write('other/routes-manifest.json', '{}');
  expect(() => new RouteHandlers(join(FOLDER, 'other'))).toThrow('headers');
});
