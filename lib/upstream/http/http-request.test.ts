import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { discardReply, httpRequest, readText } from './http-request';
import { ReplyTooLarge } from './reply-bytes';
import { timeLimit } from './time-limit';

let respond: (request: IncomingMessage, response: ServerResponse) => void;
const server = createServer((request, response) => respond(request, response));
let origin: string;
const sockets = new Set<unknown>();

beforeAll(async () => {
  server.on('connection', (socket) => sockets.add(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});
beforeEach(() => sockets.clear());

const get = (headers: Readonly<Record<string, string>> = {}, signal = new AbortController().signal) =>
  httpRequest(new URL('/', origin), { method: 'GET', headers }, signal);

it('sends method, headers and body, and returns status, headers and text', async () => {
  respond = (request, response) => {
    const { authorization = '' } = request.headers;
    response.setHeader('x-seen', `${request.method} ${request.url} ${authorization}`);
    response.statusCode = 422;
    request.pipe(response);
  };
  const reply = await httpRequest(
    new URL('/api/v1/thing?q=a%20b', origin),
    { method: 'POST', headers: { authorization: 'Bearer T' }, body: '{"name":"Žofie"}' },
    new AbortController().signal,
  );
  expect([reply.status, reply.headers['x-seen']]).toEqual([422, 'POST /api/v1/thing?q=a%20b Bearer T']);
  expect(await readText(reply, 100)).toBe('{"name":"Žofie"}');
});

it.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
] as const)('decompresses %s, also of an error, and counts the bytes after it', async (encoding, compress) => {
  respond = (request, response) => {
    expect(request.headers['accept-encoding']).toContain(encoding);
    response.writeHead(422, { 'content-encoding': encoding }).end(compress('x'.repeat(5_000)));
  };
  expect(await readText(await get(), 5_000)).toBe('x'.repeat(5_000));
  await expect(get().then((reply) => readText(reply, 4_999))).rejects.toBeInstanceOf(ReplyTooLarge);
});

it('stops reading a reply above the limit, whatever its Content-Length says', async () => {
  let sent = 0;
  respond = (_, response) => {
    const more = (): void => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536))) sent += 65_536;
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  };
  await expect(get().then((reply) => readText(reply, 100_000))).rejects.toBeInstanceOf(ReplyTooLarge);
  expect(sent).toBeLessThan(50_000_000);
  respond = (_, response) => void response.writeHead(200, { 'content-length': 101 }).write('x');
  await expect(get().then((reply) => readText(reply, 100))).rejects.toBeInstanceOf(ReplyTooLarge);
});

it('does not follow redirects', async () => {
  respond = (_, response) => response.writeHead(302, { location: 'https://evil.example/' }).end();
  const reply = await get();
  expect(reply.status).toBe(302);
  await discardReply(reply);
});

it('removes a byte order mark', async () => {
  respond = (_, response) => response.end('\uFEFF{}');
  expect(await readText(await get(), 100)).toBe('{}');
});

it('releases the connection of a reply that was read or discarded', async () => {
  respond = (_, response) => response.end('x'.repeat(1_000));
  for (let count = 0; count < 3; count += 1) {
    await readText(await get(), 1_000);
    await discardReply(await get());
  }
  expect(sockets.size).toBeLessThanOrEqual(1);
});

it('throws the reason of its signal, before and within the body', async () => {
  respond = () => undefined;
  await expect(get({}, timeLimit(20).signal)).rejects.toMatchObject({ name: 'TimeoutError' });
  respond = (_, response) => void response.write('x');
  const reply = await get({}, timeLimit(50).signal);
  await expect(readText(reply, 100)).rejects.toMatchObject({ name: 'TimeoutError' });
});
