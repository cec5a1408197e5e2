import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { API_BASE_PATH } from '@/lib/contract/common';
import { fillPath } from '@/lib/contract/endpoint';
import { ATTACHMENT_PATH } from '@/lib/contract/forms/form';
import { users } from '../../db/schema/account/account';
import { cmsSecondFactors, cmsSessions } from '../../db/schema/content/cms';
import { formAttachments } from '../../db/schema/content/forms';
import { sessions } from '../../db/schema/account/sign-in';
import type { PlatformApp } from '../../http/platform';
import { codeOf, stepAt } from '../../rules/sign-in/totp';
import { openEditorSession } from '../../cms/store/sessions';
import { confirmFactor, secretOf } from '../../cms/second-factor/second-factor';
import { present } from '../../system/present';
import { setPassword } from '../../services/sign-in/change-password';
import { hashPassword } from '../../services/sign-in/password';
import { accessTokens } from '../../services/sign-in/tokens/access-token';
import { createApp } from '../../start/create-app';
import { openTestShop } from '../../testing/shop';
import { betweenStatements } from '../support/between-statements';
import { type Person, type TestShop, STAFF, officeApp, person } from '../support/in-process-office';
import { refusedControl } from '../support/office-form';

jest.setTimeout(120_000);

let shop: TestShop;
let app: PlatformApp;
let sales: Person;
const between = betweenStatements();

beforeAll(async () => {
  shop = await openTestShop({ onQuery: between.onQuery });
  app = officeApp(shop);
  sales = await person(app, STAFF.sales);
});
afterAll(() => shop.close());

async function send(path: string, fields: Readonly<Record<string, string>>) {
  const body = new URLSearchParams(fields).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const reply = await app.router.request(path, { method: 'POST', headers, body });
  return { status: reply.status, cookie: reply.headers.get('set-cookie'), html: await reply.text() };
}
const signIn = () => send('/cms/sign-in', { email: STAFF.sales, password: 'test password' });
const ticketIn = (html: string): string => /name="ticket" value="([^"]+)"/.exec(html)?.[1] ?? '';
async function code(later = 0): Promise<string> {
  const [factor] = await shop.db.select().from(cmsSecondFactors).where(eq(cmsSecondFactors.userId, sales.userId));
  return codeOf(secretOf(app.deps.keyedHash, present(factor)), stepAt(shop.now()) + later);
}
const waitAStep = () => shop.wait(0.5);
let recovery: string[] = [];

const WRONG = { error: expect.stringMatching(/^This code is not right/), wrong: ['code'] };
const KEY = /<code>(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}<\/code>/;

it('asks for no code while it is off, and shows how to set it up', async () => {
  expect((await signIn()).cookie).toContain('stockist-cms=');
  const { html } = await sales.get('/cms/account');
  expect(html).toMatch(KEY);
  expect(html).toContain('href="otpauth://totp/');
});

it('has another key after the next sign-in, since an earlier one may have been somebody else’s', async () => {
  const keyShown = async () => KEY.exec((await sales.get('/cms/account')).html)?.[0];
  const before = await keyShown();
  expect(await keyShown()).toBe(before);
  await signIn();
  expect(await keyShown()).not.toBe(before);
});

it('is switched on with a code, which ends the other sign-ins', async () => {
  const wrong = await sales.post('/cms/account/second-factor', { code: '000000' });
  expect([wrong.status, refusedControl(wrong.html, '#code')]).toEqual([422, { typed: '000000', ...WRONG }]);
  expect((await signIn()).cookie).toContain('stockist-cms=');
  await sales.get('/cms/account');
  const on = await sales.post('/cms/account/second-factor', { code: await code() });
  expect(on.status).toBe(200);
  recovery = [...on.html.matchAll(/<code>([0-9a-f]{5}-[0-9a-f]{5})<\/code>/g)].map(([, one = '']) => one);
  expect(recovery).toHaveLength(10);
  expect((await sales.get('/cms/account')).html).not.toContain(recovery[0]);
  expect(await shop.db.select().from(cmsSessions).where(eq(cmsSessions.userId, sales.userId))).toHaveLength(1);
});

it('keeps the files of forms from a password alone', async () => {
  const { db } = shop;
  const tokens = accessTokens(new Uint8Array(32).fill(7), 900);
  const api = createApp({ ...app.deps, tokens });
  const [file] = await db
    .insert(formAttachments)
    .values({
      uuid: randomUUID(),
      keyHash: '',
      formId: 1,
      field: 'photo',
      name: 'a.pdf',
      bytes: Buffer.from('%PDF'),
      createdAt: shop.now(),
    })
    .returning({ id: formAttachments.id });
  const open = async (email: string) => {
    const [{ id: userId } = { id: 0 }] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
    const sessionId = randomUUID();
    await db.insert(sessions).values({ id: sessionId, userId, createdAt: shop.now() });
    const token = await tokens.sign({ userId, sessionId }, shop.now());
    const path = API_BASE_PATH + fillPath(ATTACHMENT_PATH, { id: String(present(file).id) });
    const reply = await api.router.request(path, { headers: { Authorization: `Bearer ${token}` } });
    return [reply.status, await reply.text()];
  };
  // It belongs to no answer yet.
  expect((await open(STAFF.editor))[0]).toBe(404);
  const { userId } = await person(app, STAFF.editor);
  await db.insert(cmsSecondFactors).values({ userId, nonce: 'of a test', recoveryHashes: [], confirmedAt: shop.now() });
  expect(await open(STAFF.editor)).toEqual([403, expect.stringContaining('SECOND_FACTOR')]);
  expect((await open(STAFF.owner))[0]).toBe(404);
});

it('requires a code, and accepts each code once', async () => {
  const asked = await signIn();
  expect([asked.status, asked.cookie]).toEqual([200, null]);
  const ticket = ticketIn(asked.html);
  const used = await code();
  const again = await send('/cms/sign-in/code', { ticket, code: used });
  expect([again.status, refusedControl(again.html, '#code')]).toEqual([422, { typed: used, ...WRONG }]);
  waitAStep();
  const fresh = await code();
  const both = await Promise.all([1, 2].map(() => send('/cms/sign-in/code', { ticket, code: fresh })));
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 422]);
  expect(both.filter(({ cookie }) => cookie !== null)).toHaveLength(1);
});

it('accepts a recovery code once', async () => {
  const ticket = ticketIn((await signIn()).html);
  const typed = ` ${present(recovery[0]).toUpperCase()}`;
  expect((await send('/cms/sign-in/code', { ticket, code: typed })).status).toBe(303);
  expect((await send('/cms/sign-in/code', { ticket, code: typed })).status).toBe(422);
});

it('refuses a forged ticket, one of another account and an expired one', async () => {
  const ticket = ticketIn((await signIn()).html);
  const other = ticket.replace(/^\d+/, String(sales.userId + 1));
  for (const made of ['', '1.2.3', other, `${ticket}x`])
    expect((await send('/cms/sign-in/code', { ticket: made, code: await code(1) })).status).toBe(401);
  shop.wait(6);
  expect((await send('/cms/sign-in/code', { ticket, code: await code() })).status).toBe(401);
});

it('refuses a ticket once the password is another one', async () => {
  const ticket = ticketIn((await signIn()).html);
  const account = { id: sales.userId, email: STAFF.sales };
  const passwordHash = await hashPassword('test password');
  await shop.db.transaction((tx) =>
    setPassword(tx, app.deps.keyedHash, { account, passwordHash, exceptSession: null }, shop.now()),
  );
  const late = await send('/cms/sign-in/code', { ticket, code: await code() });
  expect([late.status, late.cookie]).toEqual([401, null]);
});

it('limits attempts with wrong codes', async () => {
  shop.wait(16);
  const ticket = ticketIn((await signIn()).html);
  const tries = [];
  for (let index = 0; index < 9; index += 1)
    tries.push((await send('/cms/sign-in/code', { ticket, code: '1' })).status);
  expect(tries).toEqual([422, 422, 422, 422, 422, 422, 422, 422, 429]);
  expect((await send('/cms/sign-in/code', { ticket, code: await code() })).status).toBe(429);
  shop.wait(16);
});

it('is switched off by an owner for a colleague, or by its user with a code', async () => {
  sales = await person(app, STAFF.sales);
  const wrong = await sales.post('/cms/account/second-factor/off', { code: '000000' });
  expect([wrong.status, refusedControl(wrong.html, '#code')]).toEqual([422, { typed: '000000', ...WRONG }]);
  // Sent from a page that was open before it was switched on.
  const other = await sales.post('/cms/account/second-factor', { code: '000000' });
  expect(other.html).toContain('This code is not right');
  expect(other.html).not.toContain('id="code-error"');
  const address = `/cms/staff/${sales.userId}/second-factor/off`;
  expect((await sales.post(address)).status).toBe(403);
  const owner = await person(app, STAFF.owner);
  expect((await owner.get('/cms/staff')).html).toContain(`action="${address}"`);
  expect((await owner.post(address)).status).toBe(303);
  expect((await owner.get('/cms/staff')).html).not.toContain(address);
  expect((await signIn()).cookie).toContain('stockist-cms=');
  expect((await owner.get('/cms/log?subject=staff')).html).toContain('Second factor switched off');
  await sales.get('/cms/account');
  await sales.post('/cms/account/second-factor', { code: await code() });
  waitAStep();
  expect((await sales.post('/cms/account/second-factor/off', { code: await code() })).status).toBe(303);
  expect((await signIn()).cookie).toContain('stockist-cms=');
});

it('is on once its recovery codes are shown, although somebody signs in meanwhile', async () => {
  await sales.get('/cms/account');
  const typed = await code();
  const isTaken = (text: string) => text.startsWith('update "cms_second_factors" set "last_step"');
  const opened = between.after(isTaken, () => openEditorSession(shop.db, sales.userId, shop.now()));
  const on = await sales.post('/cms/account/second-factor', { code: typed });
  await opened;
  expect([on.status, on.html]).toEqual([200, expect.stringMatching(/<code>[0-9a-f]{5}-[0-9a-f]{5}<\/code>/)]);
  expect((await signIn()).cookie).toBeNull();
  waitAStep();
  expect((await sales.post('/cms/account/second-factor/off', { code: await code() })).status).toBe(303);
});

it('is not switched on while somebody signs in without it', async () => {
  await sales.get('/cms/account');
  const asked = { db: shop.db, keyedHash: app.deps.keyedHash, at: shop.now() };
  const owner = { userId: sales.userId, name: 'Sales', grant: '' };
  const typed = await code();
  const isRead = (text: string) => text.startsWith('select') && text.includes('from "cms_second_factors"');
  const switched = between.after(isRead, () =>
    confirmFactor(asked, owner, typed).then(
      () => 'on',
      (refusal: unknown) => refusal,
    ),
  );
  expect((await signIn()).cookie).toContain('stockist-cms=');
  expect(await switched).toMatchObject({ code: 'WRONG_CODE' });
});

it('lists the sign-ins of the user, and ends one', async () => {
  await signIn();
  const { html } = await sales.get('/cms/account');
  const [, grant = ''] = /name="grant" value="([0-9a-f]{64})"/.exec(html) ?? [];
  const stored = () => shop.db.select().from(cmsSessions).where(eq(cmsSessions.tokenHash, grant));
  expect(await stored()).toHaveLength(1);
  const owner = await person(app, STAFF.owner);
  await owner.post('/cms/account/sessions/end', { grant });
  expect(await stored()).toHaveLength(1);
  await sales.post('/cms/account/sessions/end', { grant });
  expect(await stored()).toHaveLength(0);
});
