import { authUser, login, logout, refreshToken } from '@/lib/contract/sign-in/session';
import { PASSWORD, TRADE, call, refusal, send, signIn } from '../support/client';

const fingerprint = 'contract-tests';

describe('login', () => {
  it('knows the account whatever the case of its address', async () => {
    const { access_token: token } = await call(login, {
      body: { username: ` ${TRADE.toUpperCase()} `, password: PASSWORD, fingerprint },
    });
    const { item } = await call(authUser, { token });
    expect(item).toMatchObject({
      email: TRADE,
      first_name: 'Hana',
      company_name: 'Groom & Co Pty Ltd',
      is_admin: false,
    });
  });

  it('responds the same to a wrong password and to an unknown address', async () => {
    const wrong = await send(login, { body: { username: TRADE, password: 'not it', fingerprint } });
    const unknown = await send(login, { body: { username: 'nobody@example.com', password: 'not it', fingerprint } });
    expect(wrong).toMatchObject({
      status: 401,
      json: { text_code: 'LOGIN_FAILED', message: 'The e-mail address or the password is not right.' },
    });
    expect([unknown.status, unknown.json]).toEqual([wrong.status, wrong.json]);
  });

  it('takes about as long for an unknown address', async () => {
    const time = async (username: string): Promise<number> => {
      const started = performance.now();
      await send(login, { body: { username, password: 'not it', fingerprint } });
      return performance.now() - started;
    };
    // Alternating, minimum of each: other load makes a time longer, never shorter.
    let [known, unknown] = [Infinity, Infinity];
    for (let round = 0; round < 5; round += 1) {
      known = Math.min(known, await time(TRADE));
      unknown = Math.min(unknown, await time('nobody@example.com'));
    }
    expect(unknown).toBeGreaterThan(known / 3);
    expect(unknown).toBeLessThan(known * 3);
  });
});

describe('refreshToken', () => {
  const refresh = (token: string, print = fingerprint) =>
    send(refreshToken, { body: { refresh_token: token, fingerprint: print } });

  it('gives new tokens, once', async () => {
    const first = await signIn();
    const second = await call(refreshToken, { body: { refresh_token: first.refresh_token, fingerprint } });
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(second.access_token).not.toBe(first.access_token);
    expect((await send(authUser, { token: second.access_token })).status).toBe(200);
  });

  it('ends the whole sign-in when a token is used twice', async () => {
    const first = await signIn();
    const second = await call(refreshToken, { body: { refresh_token: first.refresh_token, fingerprint } });
    expect(refusal(await refresh(first.refresh_token))).toEqual({ status: 401, code: 'TOKEN_INVALID' });
    expect(refusal(await refresh(second.refresh_token))).toEqual({ status: 401, code: 'TOKEN_INVALID' });
    expect(refusal(await send(authUser, { token: second.access_token }))).toEqual({
      status: 401,
      code: 'TOKEN_INVALID',
    });
  });

  it('gives a token to at most one of two concurrent callers', async () => {
    const { refresh_token: token } = await signIn();
    const replies = await Promise.all([refresh(token), refresh(token)]);
    expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  });

  it('refuses another fingerprint, and ends the sign-in', async () => {
    const tokens = await signIn();
    expect(refusal(await refresh(tokens.refresh_token, 'another'))).toEqual({ status: 401, code: 'TOKEN_INVALID' });
    expect((await send(authUser, { token: tokens.access_token })).status).toBe(401);
  });

  it('refuses an unknown token', async () => {
    expect(refusal(await refresh('never'))).toEqual({ status: 401, code: 'TOKEN_INVALID' });
  });

  it('does not end other sign-ins of the account', async () => {
    const [one, other] = [await signIn(), await signIn()];
    await call(logout, { token: one.access_token });
    expect((await send(authUser, { token: other.access_token })).status).toBe(200);
  });
});

it('logout ends the sign-in at once, with its refresh token', async () => {
  const tokens = await signIn();
  expect(await call(logout, { token: tokens.access_token })).toEqual({ success: true });
  expect(refusal(await send(authUser, { token: tokens.access_token }))).toEqual({ status: 401, code: 'TOKEN_INVALID' });
  expect((await send(refreshToken, { body: { refresh_token: tokens.refresh_token, fingerprint } })).status).toBe(401);
});

it('refuses a token whose signature or algorithm was changed', async () => {
  const { access_token: token } = await signIn();
  const [, payload = '', signature = ''] = token.split('.');
  const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`;
  const changed = token.replace(signature, signature.split('').toReversed().join(''));
  for (const forged of [unsigned, changed])
    expect(refusal(await send(authUser, { token: forged }))).toEqual({ status: 401, code: 'TOKEN_INVALID' });
});
