import { type Server, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { respondToTooLarge } from './too-large';

let server: Server;
beforeAll(async () => {
  server = createServer((incoming, response) => {
    if (!respondToTooLarge(incoming, response)) incoming.resume().once('end', () => response.end('passed'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

function post(path: string, bytes: number): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const sent = request(
      { port, host: '127.0.0.1', path, method: 'POST', headers: { 'content-length': bytes } },
      (reply) => {
        let text = '';
        reply.on('data', (chunk: Buffer) => (text += chunk.toString()));
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }));
      },
    );
    sent.on('error', reject);
    sent.end(Buffer.alloc(bytes));
  });
}

it.each([
  ['/contact', 6 * 1024 * 1024, 200],
  ['/contact', 6 * 1024 * 1024 + 1, 413],
  ['/contact?x=/api/', 12 * 1024 * 1024, 413],
  ['/api/account/image', 12 * 1024 * 1024, 200],
])('%s with %i bytes gets %i', async (path, bytes, status) => {
  const reply = await post(path, bytes);
  expect(reply.status).toBe(status);
  expect(reply.text).toContain(status === 413 ? '5 MB at most' : 'passed');
});
