import { randomUUID } from 'node:crypto';
import { count, eq, isNull } from 'drizzle-orm';
import { API_BASE_PATH } from '@/lib/contract/common';
import { userUpdate } from '@/lib/contract/account/user';
import { authtoken, login } from '@/lib/contract/sign-in/session';
import { users } from '../../db/schema/account/account';
import { cmsSessions } from '../../db/schema/content/cms';
import { authorizationCodes, sessions } from '../../db/schema/account/sign-in';
import type { PlatformApp } from '../../http/platform';
import { setPassword } from '../../services/sign-in/change-password';
import { hashPassword } from '../../services/sign-in/password';
import { accessTokens } from '../../services/sign-in/tokens/access-token';
import { createApp } from '../../start/create-app';
import { openTestShop } from '../../testing/shop';
import { betweenStatements, readsPasswordOf } from '../support/between-statements';
import { type TestShop, STAFF, officeApp } from '../support/in-process-office';

jest.setTimeout(120_000);

const PASSWORD = 'test password';
const BUYER = 'trade@example.com';
const tokens = accessTokens(new Uint8Array(32).fill(7), 900);
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

let shop: TestShop;
let app: PlatformApp;
let another: string;
const between = betweenStatements();

beforeAll(async () => {
  shop = await openTestShop({ onQuery: between.onQuery });
  const { deps } = officeApp(shop);
  app = createApp({ ...deps, tokens });
  another = await hashPassword('a long walk on the beach');
});
afterAll(() => shop.close());

let known: { id: number; passwordHash: string | null }[] = [];
beforeEach(async () => {
  known = await shop.db.select({ id: users.id, passwordHash: users.passwordHash }).from(users);
});
afterEach(async () => {
  for (const { id, passwordHash } of known) await shop.db.update(users).set({ passwordHash }).where(eq(users.id, id));
});

const accountOf = async (email: string) => ({ id: await shop.userId(email), email });
type Named = Awaited<ReturnType<typeof accountOf>>;

const setAnother = (account: Named): Promise<void> =>
  shop.db.transaction((tx) =>
    setPassword(tx, app.deps.keyedHash, { account, passwordHash: another, exceptSession: null }, shop.now()),
  );

/** Another password is set once the account was read whose password is then checked: before whatever that opens. */
async function whileChecking(email: string, ask: () => Response | Promise<Response>): Promise<number> {
  const account = await accountOf(email);
  const changed = between.after(readsPasswordOf(email), () => setAnother(account));
  const { status } = await ask();
  await changed;
  return status;
}

const post = (path: string, headers: Readonly<Record<string, string>>, body: string) =>
  app.router.request(path, { method: 'POST', headers, body });
const authorizeAddress = (): string =>
  `/authorize?${new URLSearchParams({
    client_id: 'stockist',
    redirect_uri: `${shop.config.APP_ORIGIN}/auth`,
    response_type: 'code',
  }).toString()}`;
const authorize = () =>
  post(authorizeAddress(), form, new URLSearchParams({ email: BUYER, password: PASSWORD }).toString());

it('opens no session with a password that was changed while it was checked', async () => {
  const body = JSON.stringify({ username: BUYER, password: PASSWORD, fingerprint: 'f' });
  expect(await whileChecking(BUYER, () => post(API_BASE_PATH + login.path, json, body))).toBe(401);
  expect(await shop.db.select().from(sessions).where(isNull(sessions.revokedAt))).toEqual([]);
});

it('issues no authorization code with it', async () => {
  expect(await whileChecking(BUYER, authorize)).toBe(401);
  expect(await shop.db.select().from(authorizationCodes)).toEqual([]);
});

it('opens no back office with it', async () => {
  const body = new URLSearchParams({ email: STAFF.sales, password: PASSWORD }).toString();
  expect(await whileChecking(STAFF.sales, () => post('/cms/sign-in', form, body))).toBe(401);
  expect(await shop.db.select({ count: count() }).from(cmsSessions)).toEqual([{ count: 0 }]);
});

it('ends authorization codes with the password that they were issued for', async () => {
  const code = new URL((await authorize()).headers.get('location') ?? '').searchParams.get('code') ?? '';
  expect(code).not.toBe('');
  await setAnother(await accountOf(BUYER));
  const body = JSON.stringify({ grant_type: 'authorization_code', code, client_id: 'stockist' });
  const reply = await post(API_BASE_PATH + authtoken.path, json, body);
  expect([reply.status, await reply.text()]).toEqual([400, expect.stringContaining('INVALID_GRANT')]);
});

it('does not replace a password by one whose form was sent before it was set', async () => {
  const account = await accountOf(BUYER);
  const [userId, sessionId] = [account.id, randomUUID()];
  await shop.db.insert(sessions).values({ id: sessionId, userId, createdAt: shop.now() });
  const headers = { ...json, authorization: `Bearer ${await tokens.sign({ userId, sessionId }, shop.now())}` };
  const body = JSON.stringify({ password: PASSWORD, newpassword: 'the password of a thief' });
  const isCounted = (text: string) => text.startsWith('insert into "rate_limits"');
  const changed = between.after(isCounted, () => setAnother(account));
  const reply = await post(API_BASE_PATH + userUpdate.path, headers, body);
  await changed;
  expect(reply.status).toBe(422);
  const [now] = await shop.db.select().from(users).where(eq(users.id, userId));
  expect(now?.passwordHash).toBe(another);
});
