import { type RequestListener, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { policyOptions } from '../../scripts/test/jest/policy-options';
import { applyPolicy } from './respond';

let server: Server;
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
});

async function send(
  unreadable: boolean,
  answer: RequestListener,
  headers: Record<string, string> = {},
): Promise<Response> {
  server = createServer((request, response) => {
    applyPolicy(request, response, policyOptions({ unreadable }));
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
    method: 'POST',
    headers: { connection: 'close', ...headers },
  });
}

const fail: RequestListener = (_, response) => {
  response.statusCode = 500;
  response.end('Internal Server Error');
};

it('responds to an invalid form with a readable 400', async () => {
  const reply = await send(true, fail, { accept: 'text/html' });
  expect(reply.status).toBe(400);
  expect(reply.headers.get('cache-control')).toBe('no-store');
  const text = await reply.text();
  expect(text).toContain('<h1>Nothing was sent</h1>');
  expect(text).not.toContain('Internal');
});

it('preserves the body for a script that sent the form', async () => {
  const reply = await send(true, fail, { 'next-action': 'x', accept: 'text/x-component' });
  expect(reply.status).toBe(400);
  expect(await reply.text()).toBe('Internal Server Error');
});

it('sends 500 for a server error, and passes a successful response', async () => {
  expect((await send(false, fail)).status).toBe(500);
  await new Promise((resolve) => server.close(resolve));
  expect((await send(true, (_, response) => response.end('fine'))).status).toBe(200);
});
