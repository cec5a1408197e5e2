import { once } from 'node:events';
import { type IncomingMessage, type RequestListener, createServer, request as httpGet } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { patchResponse } from './patch-response';
import { compressWhole } from './whole-body';

const JSON_TEXT = JSON.stringify({ items: Array.from({ length: 100 }, (_, id) => ({ id, name: `Item ${id}` })) });

interface Received {
  readonly headers: IncomingMessage['headers'];
  readonly bytes: Buffer;
}

type Answer = (...args: Parameters<RequestListener>) => void | Promise<void>;

async function ask(answer: Answer, headers: Record<string, string>, method = 'GET'): Promise<Received> {
  const server = createServer((request, response) => {
    patchResponse(request, response, {
      wait: () => null,
      decide: ({ status }) => ({ pass: { status, headers: {} } }),
      outgoing: () => ({}),
      whole: (body) => compressWhole(request, response, body),
    });
    void answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    httpGet({ port, host: '127.0.0.1', method, headers, agent: false }, resolve).once('error', reject).end();
    const reply = await promise;
    return { headers: reply.headers, bytes: await buffer(reply) };
  } finally {
    server.close();
  }
}

const json =
  (text: string, more: Readonly<Record<string, string>> = {}): Answer =>
  (_, response) => {
    for (const [name, value] of Object.entries({ 'content-type': 'application/json', ...more }))
      response.setHeader(name, value);
    response.write(text.slice(0, 500));
    response.end(text.slice(500));
  };

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('compresses a body that is complete at once: %s', async (accepted, encoding, decompress) => {
  const { headers, bytes } = await ask(json(JSON_TEXT, { vary: 'Cookie' }), { 'accept-encoding': accepted });
  expect(headers).toMatchObject({
    'content-encoding': encoding,
    'content-length': String(bytes.length),
    vary: 'Cookie, Accept-Encoding',
  });
  expect(bytes.length).toBeLessThan(JSON_TEXT.length / 3);
  expect(String(decompress(bytes))).toBe(JSON_TEXT);
});

it.each<[string, Answer, Record<string, string>]>([
  ['for a client that accepts no encoding', json(JSON_TEXT), {}],
  ['if it is small', json('{}'), { 'accept-encoding': 'br' }],
  ['if it is large', json(JSON.stringify('x'.repeat(270_000))), { 'accept-encoding': 'br' }],
  ['if it is a picture', json(JSON_TEXT, { 'content-type': 'image/webp' }), { 'accept-encoding': 'br' }],
  ['if it is a range', json(JSON_TEXT, { 'content-range': 'bytes 0-9/10' }), { 'accept-encoding': 'br' }],
  [
    'if it is sent in parts',
    async (_, response) => {
      response.setHeader('content-type', 'application/json');
      response.write(JSON_TEXT.slice(0, 2_000));
      await nextTurn();
      await nextTurn();
      response.end(JSON_TEXT.slice(2_000));
    },
    { 'accept-encoding': 'br' },
  ],
])('passes a body on as it is %s', async (_, answer, headers) => {
  const received = await ask(answer, headers);
  expect(received.headers['content-encoding']).toBeUndefined();
  expect(received.bytes.length).toBeGreaterThan(1);
});

it('leaves an encoded body and a response to HEAD alone', async () => {
  const encoded = await ask(json(JSON_TEXT, { 'content-encoding': 'gzip' }), { 'accept-encoding': 'br' });
  expect([encoded.headers['content-encoding'], String(encoded.bytes)]).toEqual(['gzip', JSON_TEXT]);
  const head = await ask(json(JSON_TEXT), { 'accept-encoding': 'br' }, 'HEAD');
  expect([head.headers['content-encoding'], head.bytes.length]).toEqual([undefined, 0]);
});
