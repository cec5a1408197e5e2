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
