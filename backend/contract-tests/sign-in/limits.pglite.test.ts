import {
  authUser,
  login,
  loginRecoveryCode,
  recoverPassword,
  recoverPasswordCheck,
  registerLink,
  sendLoginLink,
} from '@/lib/contract/sign-in/session';
import { creditBalance, userUpdate } from '@/lib/contract/account/user';
import { ADMIN, BUYER } from '../support/ordering';
import { PASSWORD, TRADE, type Reply, ask, call, refusal, send, signIn } from '../support/client';
import { codeIn, mailAfter, mailsTo } from '../support/received-mail';
import { FINGERPRINT, applicationOf, newAddress, redeem } from '../support/new-account';
import { type OwnPlatform, removeFolder, startOwn, filledFolder } from '../support/own-platform';

jest.setTimeout(120_000);

// Tests share the platform, since starting one is slow, and each uses up the limits of a different account.
let dataDir = '';
let platform: OwnPlatform;
let base = '';

beforeAll(async () => {
  dataDir = await filledFolder();
  platform = await startOwn(dataDir, { LINK_REQUESTS: '2', LOGIN_ATTEMPTS: '3', APP_ORIGIN: 'http://localhost:3000' });
  base = platform.address;
});

afterAll(async () => {
  await platform.stop();
  await removeFolder(dataDir);
});

function expectPaused(reply: Reply): void {
  expect(refusal(reply)).toEqual({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
  const seconds = Number(reply.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(800);
  expect(seconds).toBeLessThanOrEqual(900);
}

it('gives the demonstration account its goodwill credit', async () => {
  const { access_token: token } = await signIn(TRADE, FINGERPRINT, base);
  expect(await call(creditBalance, { base, token, query: {} })).toEqual({ balance: 8_000 });
});

it('limits mail of any kind to one address, with or without an account', async () => {
  for (const email of [TRADE, newAddress('nobody')]) {
    const asks = [
      () => send(sendLoginLink, { base, body: { email, fingerprint: FINGERPRINT, code_only: false } }),
      () => send(recoverPassword, { base, query: { email } }),
      () => send(registerLink, { base, body: applicationOf(email) }),
    ];
    const replies: Reply[] = [];
    for (const one of asks) replies.push(await one());
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 429]);
    for (const one of asks) expectPaused(await one());
  }
});

it("limits mail requested from one network, by the visitor's address and not the storefront's", async () => {
  const from = (visitor: string) =>
    ask(
      '/api/v1/cognito/user/sendLoginLink',
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': visitor },
        body: JSON.stringify({ email: newAddress(), fingerprint: FINGERPRINT }),
      },
      base,
    );
  const statuses: number[] = [];
  for (let round = 0; round < 12; round += 1) statuses.push((await from('203.0.113.9')).status);
  expect(statuses).toEqual(Array.from({ length: 12 }, () => 200));
  expectPaused(await from('203.0.113.9'));
  expect((await from('203.0.113.10')).status).toBe(200);
});

it('limits wrong passwords from one network, whosever accounts they are tried at', async () => {
  const enter = (username: string, password: string, visitor: string) =>
    ask(
      '/api/v1/cognito/user/login',
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': visitor },
        body: JSON.stringify({ username, password, fingerprint: FINGERPRINT }),
      },
      base,
    );
  const statuses: number[] = [];
  for (let round = 0; round < 31; round += 1) statuses.push((await enter(ADMIN, PASSWORD, '203.0.113.77')).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  for (let round = 0; round < 30; round += 1)
    expect((await enter(newAddress('nobody'), PASSWORD, '203.0.113.77')).status).toBe(401);
  expectPaused(await enter(ADMIN, PASSWORD, '203.0.113.77'));
  expect((await enter(ADMIN, PASSWORD, '203.0.113.78')).status).toBe(200);
});

it('limits attempts at codes, after which even the right code is refused', async () => {
  const mail = await mailAfter(
    ADMIN,
    () => send(sendLoginLink, { base, body: { email: ADMIN, fingerprint: FINGERPRINT, code_only: false } }),
    base,
  );
  for (let round = 0; round < 3; round += 1)
    expect(refusal(await redeem(ADMIN, 'wrong', base)).code).toBe('CODE_WRONG');
  expectPaused(await redeem(ADMIN, codeIn(mail), base));
  expectPaused(
    await send(recoverPasswordCheck, {
      base,
      query: { email: ADMIN, code: '123456', newpassword: 'a long walk on the beach' },
    }),
  );
  expect(
    (await send(loginRecoveryCode, { base, query: { email: BUYER, code: 'x', fingerprint: FINGERPRINT } })).status,
  ).toBe(422);
});

it('counts a wrong current password like one at sign-in', async () => {
  const { access_token: token } = await signIn(BUYER, FINGERPRINT, base);
  const change = () =>
    send(userUpdate, { base, token, body: { newpassword: 'a long walk on the beach', password: 'not it' } });
  const statuses: number[] = [];
  for (let round = 0; round < 3; round += 1) statuses.push((await change()).status);
  expect(statuses).toEqual([422, 422, 422]);
  expectPaused(await change());
  expectPaused(await send(login, { base, body: { username: BUYER, password: PASSWORD, fingerprint: FINGERPRINT } }));
  expect((await call(authUser, { base, token })).item.email).toBe(BUYER);
});

it('limits the authorization page too, with a message', async () => {
  const address = `${base}/authorize?${new URLSearchParams({
    client_id: 'stockist',
    redirect_uri: 'http://localhost:3000/auth',
    response_type: 'code',
  }).toString()}`;
  const enter = (password: string) =>
    fetch(address, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ email: TRADE, password }) });
  const statuses: number[] = [];
  for (let round = 0; round < 3; round += 1) statuses.push((await enter('not it')).status);
  const paused = await enter(PASSWORD);
  expect([...statuses, paused.status]).toEqual([401, 401, 401, 429]);
  expect(Number(paused.headers.get('retry-after'))).toBeGreaterThan(800);
  expect(await paused.text()).toContain('Too many attempts. Please try again in 15 minutes.');
});

it('restricts the JSON outbox to this machine, and can select one recipient', async () => {
  await mailAfter(
    BUYER,
    () => send(sendLoginLink, { base, body: { email: BUYER, fingerprint: FINGERPRINT, code_only: false } }),
    base,
  );
  expect(await mailsTo(BUYER.toUpperCase(), base)).toHaveLength(1);
  expect(await mailsTo('nobody@example.com', base)).toEqual([]);
  expect((await ask('/outbox.json', { headers: { 'X-Forwarded-For': '203.0.113.9' } }, base)).status).toBe(404);
});
