import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Body } from './body';
import { send } from './send';

const WORDS = 'abcdefghij'.repeat(50);
let server: Server;
let address: string;

beforeAll(async () => {
  const file = { body: new Body(WORDS), headers: { 'content-type': 'text/javascript' }, packed: true };
  server = createServer((request, response) => {
    void send(request, response, { ...file, etag: request.url === '/page' ? 'W/"1"' : '"1"' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const reply = await fetch(address + path, { method, headers: { 'accept-encoding': 'identity', ...headers } });
  return { status: reply.status, text: await reply.text(), header: (name: string) => reply.headers.get(name) };
}

it('sends each encoding with a separate ETag', async () => {
  const plain = await ask('/file');
  const packed = await ask('/file', { 'accept-encoding': 'gzip, br' });
  expect([plain.text, packed.text]).toEqual([WORDS, WORDS]);
  expect([plain.header('etag'), packed.header('etag')]).toEqual(['"1"', '"1-br"']);
  expect([packed.header('content-encoding'), packed.header('vary')]).toEqual(['br', 'Accept-Encoding']);
  expect(Number(packed.header('content-length'))).toBeLessThan(100);
});

it('responds 304 for a matching ETag', async () => {
  const same = await ask('/file', { 'if-none-match': '"0", "1"' });
  expect([same.status, same.text, same.header('etag')]).toEqual([304, '', '"1"']);
  expect((await ask('/file', { 'if-none-match': '"1-br"' })).status).toBe(200);
  expect((await ask('/page', { 'if-none-match': 'W/"1"' })).status).toBe(304);
});

it.each([
  ['bytes=0-3', 'abcd', 'bytes 0-3/500'],
  ['bytes=498-', 'ij', 'bytes 498-499/500'],
  ['bytes=-3', 'hij', 'bytes 497-499/500'],
  ['bytes=490-9999', 'abcdefghij', 'bytes 490-499/500'],
])('sends the range %s', async (range, text, contentRange) => {
  const part = await ask('/file', { range, 'if-range': '"1"' });
  expect([part.status, part.text, part.header('content-range')]).toEqual([206, text, contentRange]);
});

it('sends the whole body for a range that does not apply or is not supported', async () => {
  expect((await ask('/file', { range: 'bytes=0-3', 'if-range': '"2"' })).status).toBe(200);
  expect((await ask('/file', { range: 'bytes=0-1,4-5' })).text).toBe(WORDS);
  expect((await ask('/file', { range: 'nonsense' })).text).toBe(WORDS);
  expect((await ask('/page', { range: 'bytes=0-3' })).text).toBe(WORDS);
});

it('responds 416 to an unsatisfiable range', async () => {
  const none = await ask('/file', { range: 'bytes=500-600' });
  expect([none.status, none.text, none.header('content-range')]).toEqual([416, '', 'bytes */500']);
});

it('sends only headers for HEAD', async () => {
  const head = await ask('/file', {}, 'HEAD');
  expect([head.status, head.text, head.header('content-length')]).toEqual([200, '', '500']);
});
