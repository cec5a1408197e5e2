import { authUser, loginRecoveryCode, refreshToken, sendLoginLink } from '@/lib/contract/sign-in/session';
import { TRADE, call, postRaw, refusal, send } from '../support/client';
import { codeIn, linkIn, mailAfter, mailsTo, otherCode, tokenIn } from '../support/received-mail';
import { FINGERPRINT, newAccount, newAddress, redeem } from '../support/new-account';
import { timeRatio } from '../support/timing';

const ask = (email: string, codeOnly = false) =>
  send(sendLoginLink, { body: { email, fingerprint: FINGERPRINT, code_only: codeOnly } });
const mailed = (email = TRADE, codeOnly = false) => mailAfter(email, () => ask(email, codeOnly));

describe('sendLoginLink', () => {
  it('mails a link and a code, whatever the case of the address', async () => {
    const mail = await mailAfter(TRADE, () => ask(` ${TRADE.toUpperCase()} `));
    expect(mail.subject).toBe('Your link to log in');
    expect(mail.subject).not.toContain(codeIn(mail));
    const link = linkIn(mail, '/login/link');
    expect([link.origin, link.pathname, link.searchParams.get('email')]).toEqual([
      expect.any(String),
      '/login/link',
      TRADE,
    ]);
    expect(tokenIn(mail)).toMatch(/^[\w-]{43}$/);
  });

  it('mails only the code if requested', async () => {
    const mail = await mailed(TRADE, true);
    expect(mail.text).not.toContain('/login');
    expect((await redeem(TRADE, codeIn(mail))).status).toBe(200);
  });

  it('responds the same for an address without an account, and mails it nothing', async () => {
    const nobody = newAddress('nobody');
    let known: Awaited<ReturnType<typeof ask>> | undefined;
    await mailAfter(TRADE, async () => {
      known = await ask(TRADE);
    });
    const unknown = await ask(nobody);
    expect([unknown.status, unknown.json]).toEqual([known?.status, known?.json]);
    await mailed();
    expect(await mailsTo(nobody)).toEqual([]);
  });

  it('takes as long for an address without an account', async () => {
    // A separate account: its e-mails may still arrive when the next test waits for one.
    const [{ email }, nobody] = [await newAccount(), newAddress('nobody')];
    expect(
      await timeRatio(
        () => ask(email),
        () => ask(nobody),
      ),
    ).toBeLessThan(2.5);
  });

  it.each([
    'nobody',
    'a@b',
    'a@example.com, b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    '<a@example.com>',
    `${'x'.repeat(250)}@example.com`,
    'ä@example.com',
  ])('refuses %p with a message', async (email) => {
    const reply = await postRaw(sendLoginLink, { email, fingerprint: FINGERPRINT });
    expect(refusal(reply)).toEqual({ status: 422, code: 'INVALID_INPUT' });
    expect(reply.json).toMatchObject({ errors: { email: expect.any(String) } });
  });
});

describe('loginRecoveryCode', () => {
  it('signs in by the link, bound to the fingerprint', async () => {
    const mail = await mailed();
    const tokens = await call(loginRecoveryCode, {
      query: { email: TRADE, code: tokenIn(mail), fingerprint: FINGERPRINT },
    });
    expect((await call(authUser, { token: tokens.access_token })).item.email).toBe(TRADE);
    expect(
      (await send(refreshToken, { body: { refresh_token: tokens.refresh_token, fingerprint: FINGERPRINT } })).status,
    ).toBe(200);
  });

  it('signs in by the code, however its digits are grouped', async () => {
    const code = codeIn(await mailed());
    expect((await redeem(TRADE.toUpperCase(), ` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200);
  });

  it('signs in by the code in full-width digits', async () => {
    const code = codeIn(await mailed());
    const wide = [...code].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join('');
    expect((await redeem(TRADE, wide)).status).toBe(200);
  });

  it.each([
    ['code', 'link'],
    ['link', 'code'],
    ['code', 'code'],
    ['link', 'link'],
  ])('after the %s, neither it nor the %s works again', async (first, second) => {
    const mail = await mailed();
    const secrets: Record<string, string> = { code: codeIn(mail), link: tokenIn(mail) };
    expect((await redeem(TRADE, secrets[first] ?? '')).status).toBe(200);
    expect(refusal(await redeem(TRADE, secrets[second] ?? ''))).toEqual({ status: 422, code: 'CODE_EXPIRED' });
  });

  it('signs in one of many concurrent requests', async () => {
    const mail = await mailed();
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) => redeem(TRADE, index % 2 ? codeIn(mail) : tokenIn(mail))),
    );
    expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 422),
    ]);
  });

  it('is replaced by the next one', async () => {
    const first = await mailed();
    const second = await mailed();
    expect(refusal(await redeem(TRADE, tokenIn(first)))).toEqual({ status: 422, code: 'CODE_WRONG' });
    expect((await redeem(TRADE, tokenIn(second))).status).toBe(200);
  });

  it('needs the link after five wrong codes, also concurrent ones, which anybody can type', async () => {
    const mail = await mailed();
    const wrong = await Promise.all(Array.from({ length: 5 }, () => redeem(TRADE, otherCode(codeIn(mail)))));
    expect(wrong.map((reply) => refusal(reply).code)).toEqual(Array.from({ length: 5 }, () => 'CODE_WRONG'));
    expect(refusal(await redeem(TRADE, codeIn(mail)))).toEqual({ status: 422, code: 'CODE_EXPIRED' });
    expect((await redeem(TRADE, tokenIn(mail))).status).toBe(200);
  });

  it('works after four wrong attempts', async () => {
    const mail = await mailed();
    for (let round = 0; round < 4; round += 1) await redeem(TRADE, otherCode(codeIn(mail)));
    expect((await redeem(TRADE, codeIn(mail))).status).toBe(200);
  });

  it('responds the same to a wrong code and to an address without an account', async () => {
    const nobody = newAddress('nobody');
    await ask(nobody);
    const mail = await mailed();
    const wrong = otherCode(codeIn(mail));
    const [known, unknown, never] = [
      await redeem(TRADE, wrong),
      await redeem(nobody, wrong),
      await redeem(newAddress(), wrong),
    ];
    expect(known).toMatchObject({
      status: 422,
      json: {
        text_code: 'CODE_WRONG',
        message: expect.stringContaining('not right'),
        errors: { code: expect.any(String) },
      },
    });
    expect([unknown.status, unknown.json, never.json]).toEqual([known.status, known.json, known.json]);
  });

  it('takes as long for an address without an account', async () => {
    const nobody = newAddress('nobody');
    await ask(nobody);
    await mailed();
    expect(
      await timeRatio(
        () => redeem(TRADE, 'wrong'),
        () => redeem(nobody, 'wrong'),
      ),
    ).toBeLessThan(2.5);
  });

  it('is not valid for another address, nor for another purpose', async () => {
    const mail = await mailed();
    expect(refusal(await redeem('orders@example.com', tokenIn(mail)))).toEqual({ status: 422, code: 'CODE_WRONG' });
    expect((await redeem(TRADE, tokenIn(mail))).status).toBe(200);
  });

  it.each(['%00', '\u0000', '\uD800', "' or 1=1 --", '0'.repeat(200), '-', ' '])(
    'refuses the code %j',
    async (code) => {
      expect((await redeem(TRADE, code)).status).toBeGreaterThanOrEqual(400);
      expect((await redeem(TRADE, code)).status).toBeLessThan(500);
    },
  );
});
