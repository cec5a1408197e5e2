import { type Server, createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { respondToMalformed, setOwnHost } from './malformed-request';

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => void (respondToMalformed(request, response) || response.end('through')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

function ask(method: string, path: string): Promise<{ status: number; allow: string | undefined }> {
  return new Promise((resolve, reject) => {
    send({ port: (server.address() as AddressInfo).port, method, path, agent: false }, (reply) => {
      reply.resume().on('end', () => resolve({ status: reply.statusCode ?? 0, allow: reply.headers.allow }));
    })
      .on('error', reject)
      .end();
  });
}

it.each([
  ['GET', '/%ff'],
  ['GET', '/api/v1/%ff'],
  ['GET', '/embed/%E0%A4%A'],
  ['GET', '/assets/%'],
  ['GET', '/_next/static/%zz'],
  ['POST', '/api/%c0%af'],
  ['HEAD', '/%ff'],
  ['GET', '/a%00b'],
  ['GET', '/a%5cb'],
  ['GET', 'http://evil.example/'],
  ['OPTIONS', '*'],
])('responds 400 to %s %s', async (method, path) => {
  expect((await ask(method, path)).status).toBe(400);
});

it.each(['TRACE', 'PROPFIND', 'SEARCH', 'PURGE'])('responds 405 to %s, with the allowed methods', async (method) => {
  expect(await ask(method, '/')).toEqual({ status: 405, allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS' });
});

it.each([
  ['GET', '/caf%C3%A9?x=%ff'],
  ['POST', '/%252F'],
  ['DELETE', '/api/v1/x'],
  ['GET', '//a/./b'],
])('does not handle %s %s', async (method, path) => {
  expect((await ask(method, path)).status).toBe(200);
});

it("sets the shop's own host, whatever the request's", () => {
  const headers = { host: 'internal:3000', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher' };
  setOwnHost({ headers }, new URL('https://shop.example.com'));
  expect(headers).toEqual({
    host: 'shop.example.com',
    'x-forwarded-host': 'shop.example.com',
    'x-forwarded-proto': 'https',
  });
});
