import { isUnreadableBody } from './unreadable-body';

it('knows what the parsers of forms say', async () => {
  const undici = await new Response('nonsense', { headers: { 'content-type': 'multipart/form-data; boundary=x' } })
    .formData()
    .catch((error: unknown) => error);
  expect(isUnreadableBody(undici, false)).toBe(true);
  expect(isUnreadableBody(new Error('Unexpected end of form'), true)).toBe(true);
  expect(
    isUnreadableBody(
      new Error('Body exceeded 6mb limit.\nTo configure the body size limit for Server Actions, see: …'),
      false,
    ),
  ).toBe(true);
});

it('takes broken JSON for the sender’s fault only where the sender writes it', () => {
  const broken = new SyntaxError('Unexpected token');
  expect(isUnreadableBody(broken, true)).toBe(true);
  expect(isUnreadableBody(broken, false)).toBe(false);
});

it('takes nothing else for it', () => {
  for (const error of [new Error('Network Error'), new TypeError('x is not a function'), 'Connection closed.', null])
    expect(isUnreadableBody(error, true)).toBe(false);
});

it('takes what React stumbles over for it where Next’s code says so, and not where ours does', () => {
  const error = new TypeError("Cannot read properties of null (reading 'length')");
  const from = (file: string) =>
    Object.assign(error, { stack: `TypeError: ${error.message}\n    at read (${file}:1:2)\n    at next` });
  expect(
    isUnreadableBody(from('/srv/node_modules/next/dist/compiled/next-server/app-page.runtime.prod.js'), true),
  ).toBe(true);
  expect(
    isUnreadableBody(from('/srv/node_modules/next/dist/compiled/next-server/app-page.runtime.prod.js'), false),
  ).toBe(false);
  expect(isUnreadableBody(from('/srv/.next/server/chunks/ssr/lib_actions.js'), true)).toBe(false);
});
