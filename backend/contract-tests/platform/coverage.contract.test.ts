import { endpoints } from '@/lib/contract';
import { API_BASE_PATH, platformError } from '@/lib/contract/common';
import { ask, refusal, send } from '../support/client';

const named = [...endpoints];

/** True if a public call shares the path: it responds instead of refusing. */
function sharesPathWithPublic(path: string): boolean {
  return named.some(([, other]) => other.path === path && other.auth !== 'session');
}

function addressOf(path: string): string {
  return `${API_BASE_PATH}${path.replaceAll(/\{\w+\}/g, 'x')}`;
}

describe.each(named)('%s', (_name, endpoint) => {
  it('has a handler', async () => {
    const reply = await ask(addressOf(endpoint.path), { method: endpoint.method });
    const code = reply.status === 200 ? '' : platformError.parse(reply.json).text_code;
    expect(code).not.toBe('UNKNOWN_PATH');
    expect(reply.status).toBeLessThan(500);
  });

  if (endpoint.auth === 'none') return;

  it('refuses an invalid token', async () => {
    const reply = await ask(addressOf(endpoint.path), {
      method: endpoint.method,
      headers: { Authorization: 'Bearer nonsense' },
    });
    expect(refusal(reply)).toEqual({ status: 401, code: 'TOKEN_INVALID' });
  });

  if (endpoint.auth === 'optional' || sharesPathWithPublic(endpoint.path)) return;

  it('needs a session', async () => {
    const params = Object.fromEntries([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'x']));
    expect(refusal(await send(endpoint, { params }))).toEqual({ status: 401, code: 'TOKEN_INVALID' });
  });
});
