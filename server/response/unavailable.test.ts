import { type RequestListener, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { policyOptions } from '../../scripts/test/jest/policy-options';
import { applyPolicy } from './respond';

let server: Server;
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
});

async function ask(
  unavailable: boolean,
  answer: RequestListener,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Response> {
  server = createServer((request, response) => {
    applyPolicy(request, response, policyOptions({ unavailable }));
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
    method,
    headers: { connection: 'close', ...headers },
  });
}

/** The ways in which Next sends a response. */
const WAYS: readonly [string, RequestListener][] = [
  [
    'end',
    (_, response) => {
      response.statusCode = 500;
      response.setHeader('content-length', 5);
      response.end('shell');
    },
  ],
  [
    'writeHead',
    (_, response) => {
      response.writeHead(500, { 'x-other': '1' });
      response.write('sh');
      response.end('ell');
    },
  ],
  [
    'flushHeaders',
    (_, response) => {
      response.statusCode = 500;
      response.flushHeaders();
      response.write('shell');
      response.end();
    },
  ],
];

describe.each(WAYS)('a 500 sent with %s', (_, answer) => {
  it('becomes a readable 503 when the platform did not respond', async () => {
    const reply = await ask(true, answer, { accept: 'text/html' });
    expect(reply.status).toBe(503);
    expect(reply.headers.get('retry-after')).toBe('5');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const text = await reply.text();
    expect(text).toContain('<h1>Network Error</h1>');
    expect(text).not.toContain('shell');
  });

  it('preserves its body for the router', async () => {
    const reply = await ask(true, answer, { rsc: '1' });
    expect(reply.status).toBe(503);
    expect(await reply.text()).toBe('shell');
  });

  it('stays a 500 for any other reason', async () => {
    const reply = await ask(false, answer);
    expect(reply.status).toBe(500);
    expect(await reply.text()).toBe('shell');
  });
});

it('passes a page that was rendered without the platform', async () => {
  const reply = await ask(true, (_, response) => response.end('from the cache'));
  expect(reply.status).toBe(200);
  expect(await reply.text()).toBe('from the cache');
});

it('responds to HEAD without a body', async () => {
  const reply = await ask(
    true,
    (_, response) => {
      response.statusCode = 500;
      response.end();
    },
    {},
    'HEAD',
  );
  expect(reply.status).toBe(503);
});
