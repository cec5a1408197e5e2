import { endSession } from '../../session/ended';
import type { SessionData } from '../../session/data';
import { refreshSession } from './refresh';
import { stubPlatform } from '../http/stub-platform';

const respond = jest.fn<Promise<Response>, unknown[]>();

beforeAll(() => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
  process.env.LOG_LEVEL = 'silent';
  stubPlatform(respond);
});

beforeEach(() => respond.mockReset());

let number = 0;
function session(): SessionData {
  number += 1;
  return { sid: `s${number}`, accessToken: 'a', refreshToken: `r${number}`, fingerprint: 'f', issuedAt: 0 };
}

const tokens = () => Response.json({ access_token: 'A'.repeat(1100), refresh_token: 'R'.repeat(1800) });
const soon = (reply: () => Response) => () =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(reply()), 20));

describe('refreshSession', () => {
  it('redeems once for 40 parallel requests, which all get identical cookies', async () => {
    respond.mockImplementation(soon(tokens));
    const current = session();
    const outcomes = await Promise.all(Array.from({ length: 40 }, () => refreshSession(current)));
    expect(respond).toHaveBeenCalledTimes(1);
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(outcomes[0]).toMatchObject({
      kind: 'refreshed',
      session: { sid: current.sid, refreshToken: 'R'.repeat(1800) },
    });
  });

  it('splits two JWTs of 1.1 and 1.8 KB into cookies that browsers accept', async () => {
    respond.mockImplementation(soon(tokens));
    const outcome = await refreshSession(session());
    if (outcome.kind !== 'refreshed') throw new Error(outcome.kind);
    expect(outcome.sealed.length).toBeGreaterThan(0);
    for (const { name, value } of outcome.sealed) expect(name.length + value.length).toBeLessThanOrEqual(4096);
  });

  it.each([400, 401, 403, 422])('%i is a verdict', async (status) => {
    respond.mockImplementation(soon(() => Response.json({ text_code: 'TOKEN_INVALID' }, { status })));
    const current = session();
    expect(await refreshSession(current)).toEqual({ kind: 'ended' });
    expect(await refreshSession(current)).toEqual({ kind: 'ended' });
    expect(respond).toHaveBeenCalledTimes(1);
  });

  it('no response and a 5xx are no verdict, and can be retried', async () => {
    const current = session();
    respond.mockRejectedValueOnce(new TypeError('fetch failed'));
    expect(await refreshSession(current)).toEqual({ kind: 'unreachable' });
    respond.mockImplementationOnce(soon(() => new Response('', { status: 503 })));
    expect(await refreshSession(current)).toEqual({ kind: 'unreachable' });
    respond.mockImplementationOnce(soon(tokens));
    expect((await refreshSession(current)).kind).toBe('refreshed');
  });

  it('a sign-out during a refresh is final', async () => {
    respond.mockImplementation(soon(tokens));
    const current = session();
    const running = refreshSession(current);
    await endSession(current.sid);
    expect(await running).toEqual({ kind: 'ended' });
    expect(await refreshSession(current)).toEqual({ kind: 'ended' });
  });
});
