import { API_BASE_PATH, platformError } from '@/lib/contract/common';
import { ask, refusal } from '../support/client';

const LOGIN = `${API_BASE_PATH}/cognito/user/login`;
const post = (path: string, body: string) =>
  ask(path, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } });

it('is alive', async () => {
  expect(await ask('/healthz')).toMatchObject({ status: 200, json: { status: 'ok' } });
});

it.each(['/', '/api/v1/nothing', '/api/v2/sell/product'])('responds 404 as JSON at %s', async (path) => {
  expect(refusal(await ask(path))).toEqual({ status: 404, code: 'UNKNOWN_PATH' });
});

it('refuses what is not JSON', async () => {
  expect(refusal(await post(LOGIN, '{"username":'))).toEqual({ status: 400, code: 'NOT_JSON' });
});

it.each(['', '{}', '[]', 'null', '"text"', '{"username":1,"password":2}'])(
  'names the invalid fields of a body: %s',
  async (body) => {
    const reply = await post(LOGIN, body);
    expect(refusal(reply)).toEqual({ status: 422, code: 'INVALID_INPUT' });
    expect(Object.keys(platformError.parse(reply.json).errors).length).toBeGreaterThan(0);
  },
);

it('refuses a body above 256 KB', async () => {
  const body = JSON.stringify({ username: 'x'.repeat(300_000), password: '', fingerprint: '' });
  expect(refusal(await post(LOGIN, body))).toEqual({ status: 413, code: 'TOO_LARGE' });
});

it('shows the outbox only on this machine', async () => {
  const page = await fetch(`${process.env['PLATFORM_URL']}/outbox`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<h1>Outbox</h1>');
  expect((await ask('/outbox', { headers: { 'X-Forwarded-For': '203.0.113.9' } })).status).toBe(404);
});
