import { once } from 'node:events';
import { type IncomingMessage, type Server, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { policyOptions } from '../../scripts/test/jest/policy-options';
import { encodingFor } from '../response/body';
import { FinishedPages } from './finished-pages';
import { applyPolicy } from '../response/respond';

const pageOf = (words: string) =>
  [
    `<html><head></head><body>${words}<script>(self.__next_f=self.__next_f||[]).push([0])</script>`,
    `<script>self.__next_f.push([1,"${words}"])</script><script>(globalThis["TURBOPACK"] || `,
    '(globalThis["TURBOPACK"] = [])).push({"otherChunks":[],"runtimeModuleIds":[1]})</script></body></html>',
  ].join('');

let server: Server;
let address: string;
let pages: FinishedPages;
let words = 'Words';
const newPages = (split = true) => new FinishedPages({ self: address, split, styles: new Map(), loader: 'load()' });

beforeEach(async () => {
  words = 'Words';
  server = createServer((request, response) => {
    if (pages.respondWithFlight(request, response)) return;
    applyPolicy(request, response, policyOptions({}, { finished: pages }));
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('cache-control', request.url === '/mine' ? 'private, no-store' : 's-maxage=60');
    response.setHeader('link', '</font.woff2>; rel=preload');
    const german = request.headers.cookie === 'NEXT_LOCALE=de' ? 'Worte' : words;
    response.write(pageOf(german).slice(0, 20));
    response.end(pageOf(german).slice(20));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  pages = newPages();
});
afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

async function read(path: string, headers: Record<string, string> = {}) {
  const reply = await fetch(address + path, { headers: { accept: 'text/html', ...headers } });
  return { reply, text: await reply.text() };
}
const flightIn = (html: string) => /src="(\/flight\/[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';

it('sends a finished page without its flight data, which has an immutable file', async () => {
  const { reply, text } = await read('/a?x=1', { 'accept-encoding': 'br' });
  expect(text).toContain('<body>Words<script type="x/x" data-src="/flight/');
  expect(text).not.toContain('push([1');
  expect([reply.headers.get('content-encoding'), reply.headers.get('vary'), reply.headers.get('link')]).toEqual([
    'br',
    'Accept-Encoding, Cookie',
    null,
  ]);
  const flight = await read(flightIn(text));
  expect(flight.text).toContain('self.__next_f.push([1,"Words"]);');
  expect(flight.reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

it('leaves the flight data in the page if splitting is off', async () => {
  pages = newPages(false);
  const { reply, text } = await read('/a', { 'accept-encoding': 'br' });
  expect(text).toBe(pageOf('Words'));
  expect([reply.headers.get('content-encoding'), reply.headers.get('vary'), reply.headers.get('link')]).toEqual([
    'br',
    'Accept-Encoding, Cookie',
    null,
  ]);
});

it.each([true, false])('responds 304 for a matching ETag (split: %p)', async (split) => {
  pages = newPages(split);
  const { reply } = await read('/a');
  const again = await read('/a', { 'if-none-match': reply.headers.get('etag') ?? '' });
  expect([again.reply.status, again.text]).toEqual([304, '']);
});

it('recreates the file after a restart, in its language', async () => {
  const { text } = await read('/a', { cookie: 'NEXT_LOCALE=de' });
  pages = newPages();
  expect((await read(flightIn(text))).text).toContain('"Worte"');
});

it.each(['/a#x', '/b/../a', '/./a'])('recreates it also where the first request wrote the path as %s', async (path) => {
  const { port } = server.address() as AddressInfo;
  const [reply] = (await once(get({ port, path, headers: { accept: 'text/html' } }), 'response')) as [IncomingMessage];
  const flight = flightIn(await textOf(reply));
  expect(new URL(flight, address).searchParams.get('at')).toBe('/a');
  pages = newPages();
  expect((await read(flight)).reply.status).toBe(200);
});

it('has no file for a page that has changed, or for an unknown one', async () => {
  const { text } = await read('/a');
  pages = newPages();
  words = 'Other words';
  const gone = await read(flightIn(text));
  expect([gone.reply.status, gone.reply.headers.get('cache-control')]).toEqual([404, 'no-store']);
  for (const path of ['/flight/x.js', '/flight/x.js?at=//evil.example/', '/flight/x.js?at=/flight/y.js', '/flight/'])
    expect((await read(path)).reply.status).toBe(404);
});

it.each([true, false])('leaves personal pages and router requests unchanged (split: %p)', async (split) => {
  pages = newPages(split);
  expect((await read('/mine')).text).toBe(pageOf('Words'));
  expect((await read('/a', { rsc: '1' })).text).toBe(pageOf('Words'));
});

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  [undefined, 'identity'],
  ['zstd', 'identity'],
])('chooses for %p the encoding %s', (accepted, encoding) => expect(encodingFor(accepted)).toBe(encoding));
