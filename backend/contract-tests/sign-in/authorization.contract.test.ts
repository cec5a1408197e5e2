import { createHash, randomBytes } from 'node:crypto';
import type { BodyOf } from '@/lib/contract/endpoint';
import { authUser, authtoken, refreshToken } from '@/lib/contract/sign-in/session';
import { PASSWORD, TRADE, call, platformUrl, refusal, send } from '../support/client';

const CLIENT = 'stockist';
const VERIFIER = randomBytes(32).toString('base64url');
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');
const PKCE = { code_challenge: CHALLENGE, code_challenge_method: 'S256' };

/** The storefront's return address; links in the platform's pages contain its origin. */
let redirectUri: string;

interface Asked {
  readonly query?: Record<string, string | undefined>;
  readonly form?: Record<string, string>;
}

function address(query: Record<string, string | undefined> = {}): URL {
  const url = new URL(`${platformUrl()}/authorize`);
  const fields = {
    client_id: CLIENT,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'all',
    state: 'state-1',
    nonce: 'n',
    ...query,
  };
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) url.searchParams.set(name, value);
  return url;
}

const show = (query: Record<string, string | undefined> = {}) => fetch(address(query), { redirect: 'manual' });
const submit = ({ query = {}, form = { email: TRADE, password: PASSWORD } }: Asked = {}) =>
  fetch(address(query), { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) });

/** Signs in on the page. @returns the code */
async function codeFor(query: Record<string, string | undefined> = {}): Promise<string> {
  const reply = await submit({ query });
  const location = new URL(reply.headers.get('location') ?? '');
  expect([reply.status, `${location.origin}${location.pathname}`, location.searchParams.get('state')]).toEqual([
    303,
    redirectUri,
    'state-1',
  ]);
  return location.searchParams.get('code') ?? '';
}

const exchange = (code: string, more: Partial<BodyOf<typeof authtoken>> = {}) =>
  send(authtoken, { body: { grant_type: 'authorization_code', code, client_id: CLIENT, ...more } });

beforeAll(async () => {
  // The default client returns to APP_ORIGIN; a refused request shows which origin that is.
  for (const origin of ['http://localhost:3000', process.env['APP_ORIGIN'] ?? '']) {
    redirectUri = `${origin}/auth`;
    if ((await show()).status === 200) return;
  }
  throw new Error('No return address of the client stockist is known');
});

describe('the authorization page', () => {
  it('asks for address and password, without scripts, and is not cached', async () => {
    const page = await show();
    const html = await page.text();
    expect(html).toContain('type="password" name="password"');
    expect(html).not.toContain('<script');
    expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${new URL(redirectUri).origin};`);
    expect([page.headers.get('cache-control'), page.headers.get('referrer-policy')]).toEqual([
      'private, no-store',
      'no-referrer',
    ]);
    expect(html).toContain(`${redirectUri}?error=access_denied&amp;state=state-1`);
  });

  it.each([
    ['another client', { client_id: 'other' }],
    ['no client', { client_id: undefined }],
    ['no return address', { redirect_uri: undefined }],
    ['an address that only begins alike', { redirect_uri: 'http://localhost:3000/auth/more' }],
    ['a query on it', { redirect_uri: 'http://localhost:3000/auth?x=1' }],
    ['another host', { redirect_uri: 'http://evil.example/auth' }],
    ['a trick with an at sign', { redirect_uri: 'http://localhost:3000@evil.example/auth' }],
    ['a script', { redirect_uri: 'javascript:alert(1)' }],
  ])('does not redirect for %s', async (_, query) => {
    for (const reply of [await show(query), await submit({ query })]) {
      expect([reply.status, reply.headers.get('location')]).toEqual([400, null]);
      expect(await reply.text()).toContain('cannot go on');
    }
  });

  it('does not redirect when client or address are named twice', async () => {
    const twice = address();
    twice.searchParams.append('redirect_uri', redirectUri);
    expect((await fetch(twice, { redirect: 'manual' })).status).toBe(400);
  });

  it.each([
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ response_type: undefined }, 'invalid_request'],
    [{ scope: 'admin' }, 'invalid_scope'],
    [{ code_challenge: CHALLENGE, code_challenge_method: 'plain' }, 'invalid_request'],
    [{ code_challenge: CHALLENGE }, 'invalid_request'],
    [{ code_challenge: 'short', code_challenge_method: 'S256' }, 'invalid_request'],
  ])('redirects to the client with the error of %j', async (query, error) => {
    const reply = await show(query);
    expect([reply.status, reply.headers.get('location')]).toEqual([303, `${redirectUri}?error=${error}&state=state-1`]);
  });

  it('reports a wrong address or password, keeps the address and escapes it', async () => {
    const reply = await submit({ form: { email: '"><script>x@example.com', password: 'not it' } });
    const html = await reply.text();
    expect(reply.status).toBe(401);
    expect(html).toContain('The e-mail address or the password is not right.');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;x@example.com"');
    expect(html).not.toContain('not it');
  });

  it.each<Record<string, string>>([
    {},
    { email: TRADE },
    { email: 'x'.repeat(300), password: 'x' },
    { email: 'a\u0000b', password: 'x' },
  ])('shows the form again for %j', async (form) => {
    expect((await submit({ form })).status).toBe(422);
  });
});

describe('authtoken', () => {
  it('exchanges a code for tokens once; a second use ends the sign-in', async () => {
    const code = await codeFor();
    const tokens = authtoken.reply.parse(
      (await exchange(code, { redirect_uri: redirectUri, fingerprint: 'print-1' })).json,
    );
    expect((await call(authUser, { token: tokens.access_token })).item.email).toBe(TRADE);
    expect(refusal(await exchange(code))).toEqual({ status: 400, code: 'INVALID_GRANT' });
    expect((await send(authUser, { token: tokens.access_token })).status).toBe(401);
    expect(
      (await send(refreshToken, { body: { refresh_token: tokens.refresh_token, fingerprint: 'print-1' } })).status,
    ).toBe(401);
  });

  it('gives tokens to at most one of many concurrent requests', async () => {
    const code = await codeFor();
    const replies = await Promise.all(Array.from({ length: 6 }, () => exchange(code)));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
  });

  it('requires the verifier of the challenge', async () => {
    expect((await exchange(await codeFor(PKCE), { code_verifier: VERIFIER })).status).toBe(200);
    for (const verifier of [undefined, `${VERIFIER}x`, CHALLENGE]) {
      expect(refusal(await exchange(await codeFor(PKCE), { code_verifier: verifier })).code).toBe('INVALID_GRANT');
    }
    expect((await exchange(await codeFor(), { code_verifier: VERIFIER })).status).toBe(400);
  });

  it.each([{ client_id: 'other' }, { redirect_uri: 'http://evil.example/auth' }])(
    'refuses %j, and the code is used up',
    async (more) => {
      const code = await codeFor();
      expect(refusal(await exchange(code, more))).toEqual({ status: 400, code: 'INVALID_GRANT' });
      expect((await exchange(code)).status).toBe(400);
    },
  );

  it('refuses an unknown code, and another grant type', async () => {
    expect(refusal(await exchange('never'))).toEqual({ status: 400, code: 'INVALID_GRANT' });
  });

  it('binds the refresh token to the fingerprint', async () => {
    const tokens = authtoken.reply.parse((await exchange(await codeFor(), { fingerprint: 'print-1' })).json);
    expect(
      (await send(refreshToken, { body: { refresh_token: tokens.refresh_token, fingerprint: 'another' } })).status,
    ).toBe(401);
  });

  it('binds it to the first fingerprint that redeems it if none was sent', async () => {
    const first = authtoken.reply.parse((await exchange(await codeFor())).json);
    const second = await call(refreshToken, { body: { refresh_token: first.refresh_token, fingerprint: 'print-2' } });
    const third = await call(refreshToken, { body: { refresh_token: second.refresh_token, fingerprint: 'print-2' } });
    expect(
      (await send(refreshToken, { body: { refresh_token: third.refresh_token, fingerprint: 'another' } })).status,
    ).toBe(401);
    expect((await send(authUser, { token: third.access_token })).status).toBe(401);
  });
});
