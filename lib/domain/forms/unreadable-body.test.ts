import { isUnreadableBody } from './unreadable-body';

it('recognises the errors of form parsers', async () => {
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

it('blames broken JSON on the sender only for requests of scripts', () => {
  const broken = new SyntaxError('Unexpected token');
  expect(isUnreadableBody(broken, true)).toBe(true);
  expect(isUnreadableBody(broken, false)).toBe(false);
});

it('recognises no other error', () => {
  for (const error of [new Error('Network Error'), new TypeError('x is not a function'), 'Connection closed.', null])
    expect(isUnreadableBody(error, true)).toBe(false);
});

it('recognises React’s errors when thrown in Next’s code, not in ours', () => {
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
