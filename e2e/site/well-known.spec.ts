import { expect, test } from '../fixtures';

const DAY_MS = 24 * 60 * 60 * 1000;

test('security.txt names a contact, and is valid for months', async ({ request, baseURL }) => {
  const reply = await request.get('/.well-known/security.txt');
  expect([reply.status(), reply.headers()['content-type'], reply.headers()['cache-control']]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'public, max-age=3600',
  ]);
  const text = await reply.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toContain(`Canonical: ${baseURL}/.well-known/security.txt`);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now() + 90 * DAY_MS);
  expect((await request.get('/.well-known/nothing')).status()).toBe(404);
});

test('icons are cacheable files', async ({ request }) => {
  for (const [path, type] of [
    ['/favicon.ico', /^image\/(?:x-icon|vnd\.microsoft\.icon)$/],
    ['/icon.svg', /^image\/svg\+xml$/],
  ] as const) {
    const reply = await request.get(path);
    expect(reply.status()).toBe(200);
    expect(reply.headers()['content-type']).toMatch(type);
    expect(reply.headers()['cache-control']).toMatch(/^public/);
    expect(reply.headers()['set-cookie']).toBeUndefined();
  }
});
