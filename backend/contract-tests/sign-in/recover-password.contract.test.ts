import {
  authUser,
  login,
  loginRecoveryCode,
  recoverPassword,
  recoverPasswordCheck,
} from '@/lib/contract/sign-in/session';
import { wordsOf } from '../support/ordering';
import { TRADE, refusal, send, signIn } from '../support/client';
import { codeIn, linkIn, mailAfter, mailsTo, otherCode, tokenIn } from '../support/received-mail';
import { FINGERPRINT, newAccount, newAddress, signInByMail } from '../support/new-account';
import { timeRatio } from '../support/timing';

const ask = (email: string) => send(recoverPassword, { query: { email } });
const check = (email: string, code: string, newpassword: string) =>
  send(recoverPasswordCheck, { query: { email, code, newpassword } });
const mailed = (email: string) => mailAfter(email, () => ask(email));
const enter = (username: string, password: string) =>
  send(login, { body: { username, password, fingerprint: FINGERPRINT } });
const GOOD = 'a long walk on the beach';

describe('recoverPassword', () => {
  it('mails a link to the page that sets a new one, and a code', async () => {
    const mail = await mailed(TRADE);
    const link = linkIn(mail, '/forgotpassword');
    expect([mail.subject, link.searchParams.get('email')]).toEqual(['Set a new password', TRADE]);
    expect(codeIn(mail)).toMatch(/^\d{6}$/);
  });

  it('responds the same, in the same time, for an address without an account', async () => {
    // A separate account: its e-mails may still arrive when the next test waits for one.
    const [{ email }, nobody] = [await newAccount(), newAddress('nobody')];
    const [known, unknown] = [await ask(email), await ask(nobody)];
    expect([unknown.status, unknown.json]).toEqual([known.status, known.json]);
    expect(
      await timeRatio(
        () => ask(email),
        () => ask(nobody),
      ),
    ).toBeLessThan(2.5);
    await mailed(TRADE);
    expect(await mailsTo(nobody)).toEqual([]);
  });
});

describe('recoverPasswordCheck', () => {
  it('sets the password, also of an account without one, ends all sessions, and mails the owner', async () => {
    const { email, token } = await newAccount();
    const mail = await mailed(email);
    const notice = await mailAfter(email, () => check(email, tokenIn(mail, '/forgotpassword'), GOOD));
    expect(notice.subject).toBe('Your password was changed');
    expect(refusal(await send(authUser, { token }))).toEqual({ status: 401, code: 'TOKEN_INVALID' });
    expect((await enter(email, GOOD)).status).toBe(200);

    const other = await signInByMail(email);
    await check(email, codeIn(await mailed(email)), `${GOOD} again`);
    expect((await send(authUser, { token: other.access_token })).status).toBe(401);
    expect((await enter(email, GOOD)).status).toBe(401);
    expect((await enter(email, `${GOOD} again`)).status).toBe(200);
  });

  it.each([
    ['', 'Enter a new password.'],
    ['short', 'Use 10 characters or more.'],
    ['x'.repeat(201), 'Use at most 200 characters.'],
    ['password123', expect.stringContaining('first that others try')],
    [TRADE, expect.stringContaining('e-mail address')],
  ])('refuses the password %p with a message, and the code stays valid', async (password, words) => {
    const mail = await mailed(TRADE);
    expect(wordsOf(await check(TRADE, codeIn(mail), password))).toEqual({
      status: 422,
      code: 'INVALID_INPUT',
      errors: { newpassword: words },
    });
    expect(refusal(await check(TRADE, otherCode(codeIn(mail)), GOOD)).code).toBe('CODE_WRONG');
    expect((await signIn()).access_token).not.toBe('');
  });

  it('works once, for one of many concurrent requests', async () => {
    const { email } = await newAccount();
    const mail = await mailed(email);
    const passwords = [1, 2, 3, 4].map((number) => `${GOOD} ${number}`);
    const replies = await Promise.all(passwords.map((password) => check(email, codeIn(mail), password)));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    const entered = await Promise.all(passwords.map((password) => enter(email, password)));
    expect(entered.filter((reply) => reply.status === 200)).toHaveLength(1);
    expect(entered.map((reply) => reply.status === 200)).toEqual(replies.map((reply) => reply.status === 200));
    expect(refusal(await check(email, codeIn(mail), GOOD))).toEqual({ status: 422, code: 'CODE_EXPIRED' });
  });

  it('is not valid for signing in, nor vice versa', async () => {
    const { email } = await newAccount();
    const mail = await mailed(email);
    expect(
      refusal(await send(loginRecoveryCode, { query: { email, code: codeIn(mail), fingerprint: FINGERPRINT } })).code,
    ).toBe('CODE_WRONG');
    expect((await check(email, codeIn(mail), GOOD)).status).toBe(200);
  });

  it('responds the same to a wrong code and to an address without an account', async () => {
    const wrong = await check(TRADE, '000000x', GOOD);
    const unknown = await check(newAddress('nobody'), '000000x', GOOD);
    expect(wrong).toMatchObject({ status: 422, json: { text_code: 'CODE_WRONG' } });
    expect([unknown.status, unknown.json]).toEqual([wrong.status, wrong.json]);
  });
});
