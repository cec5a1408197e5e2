import { type RequestListener, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { policyOptions } from '../../scripts/test/jest/policy-options';
import { MissingPages } from './not-found';
import { applyPolicy } from './respond';

let server: Server;
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
});

/** Requests a server whose 404 page is at /missing and reports the requested language. */
async function ask(answer: RequestListener, init: RequestInit = {}, page = '/missing'): Promise<Response> {
  server = createServer((request, response) => {
    if (request.url === '/missing')
      return response
        .setHeader('content-security-policy', "script-src 'nonce-of-the-page'")
        .end(`<h1>Missing in ${request.headers.cookie ?? 'no language'}</h1>`);
    if (request.url === '/broken') return response.writeHead(500).end();
    const missing = new MissingPages(`http://127.0.0.1:${(server.address() as AddressInfo).port}${page}`);
    applyPolicy(request, response, policyOptions({}, { missing }));
    return answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
    ...init,
    headers: { connection: 'close', ...init.headers },
  });
}

const announced: RequestListener = (_, response) => {
  response.statusCode = 404;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('etag', '"shell"');
  response.flushHeaders();
  response.write('sh');
  response.end('ell');
};

it("replaces a missing document by the 'Page not found' page, in its language and without other cookies", async () => {
  const reply = await ask(announced, { headers: { cookie: 'stockist=secret; NEXT_LOCALE=de' } });
  expect(reply.status).toBe(404);
  expect(reply.headers.get('etag')).toBeNull();
  expect(await reply.text()).toBe('<h1>Missing in NEXT_LOCALE=de</h1>');
});

it('has a plain fallback when that page cannot be rendered', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const reply = await ask(announced, {}, '/broken');
  expect(reply.status).toBe(404);
  expect(await reply.text()).toContain('<h1>Page not found</h1>');
});

it("passes Next's response to the router, and anything but HTML", async () => {
  const reply = await ask(announced, { headers: { rsc: '1' } });
  expect([reply.status, await reply.text()]).toEqual([404, 'shell']);
});

it('passes responses of an unknown type, and any other status', async () => {
  expect(await (await ask((_, response) => response.writeHead(404).end('plain'))).text()).toBe('plain');
  await new Promise((resolve) => server.close(resolve));
  expect(await (await ask((_, response) => response.setHeader('content-type', 'text/html').end('there'))).text()).toBe(
    'there',
  );
});

it('responds to HEAD without a body', async () => {
  const reply = await ask(announced, { method: 'HEAD' });
  expect([reply.status, await reply.text()]).toEqual([404, '']);
});

it("renders a customer's page with the cookies that the browser will have, and its own policy", async () => {
  const reply = await ask(
    (request, response) => {
      response.setHeader('content-security-policy', "script-src 'self' 'nonce-abc'");
      response.setHeader('set-cookie', ['session=new; Path=/; HttpOnly', 'other=1']);
      announced(request, response);
    },
    { headers: { cookie: 'session=old; NEXT_LOCALE=de' } },
  );
  expect([reply.status, reply.headers.get('content-security-policy')]).toEqual([404, "script-src 'nonce-of-the-page'"]);
  expect(await reply.text()).toBe('<h1>Missing in session=new; NEXT_LOCALE=de; other=1</h1>');
  expect(reply.headers.getSetCookie()).toEqual(['session=new; Path=/; HttpOnly', 'other=1']);
});

it('preserves the policy of a public page', async () => {
  const reply = await ask((request, response) => {
    response.setHeader('content-security-policy', "script-src 'self'");
    announced(request, response);
  });
  expect(reply.headers.get('content-security-policy')).toBe("script-src 'self'");
});
