import { authUser, login, loginRecoveryCode, registerLink, sendLoginLink } from '@/lib/contract/sign-in/session';
import { getCart } from '@/lib/contract/cart/cart.contract';
import { currentDomain } from '@/lib/contract/site/site';
import { cartQuery, wordsOf } from '../support/ordering';
import { PASSWORD, TRADE, call, platformUrl, postRaw, refusal, send } from '../support/client';
import { codeIn, mailAfter, mailsTo, tokenIn } from '../support/received-mail';
import {
  FINGERPRINT,
  applicationOf,
  applied,
  decide,
  newAccount,
  newAddress,
  redeem,
  subjectsTo,
} from '../support/new-account';
import { timeRatio } from '../support/timing';

const apply = (email: string, more: Partial<ReturnType<typeof applicationOf>> = {}) =>
  send(registerLink, { body: { ...applicationOf(email), ...more } });

describe('registerLink', () => {
  it('asks the applicant to confirm the address', async () => {
    const email = newAddress();
    const mail = await mailAfter(email, () => apply(email.toUpperCase()));
    expect(mail.subject).toBe('Confirm your application for a trade account');
    expect(tokenIn(mail)).toMatch(/^[\w-]{43}$/);
    // The owner of the address may not be the person who typed the rest.
    expect(mail.text).not.toContain('Wet Nose');
  });

  it('responds the same for an address with an account, and mails its owner', async () => {
    let known: Awaited<ReturnType<typeof apply>> | undefined;
    const mail = await mailAfter(TRADE, async () => {
      known = await apply(TRADE);
    });
    const unknown = await apply(newAddress());
    expect([known?.status, known?.json]).toEqual([unknown.status, unknown.json]);
    expect(mail.subject).toBe('You have a trade account already');
    expect((await redeem(TRADE, tokenIn(mail))).status).toBe(200);
  });

  it('takes as long for an address that has an account', async () => {
    // A separate account: its e-mails may still arrive when the next test waits for one.
    const [known, fresh] = [await newAccount(), newAddress()];
    expect(
      await timeRatio(
        () => apply(known.email),
        () => apply(fresh),
      ),
    ).toBeLessThan(2.5);
  });

  it.each([
    [
      { first_name: ' ', last_name: '' },
      { first_name: 'Enter your first name.', last_name: 'Enter your last name.' },
    ],
    [{ company_name: '' }, { company_name: 'Enter the name of your business.' }],
    [{ abn: '' }, { abn: 'Enter the ABN of your business.' }],
    [{ abn: '1234' }, { abn: 'An ABN has 11 digits.' }],
    [{ abn: '33 900 100 346' }, { abn: 'This is not an ABN: check the digits.' }],
    [{ first_name: 'x'.repeat(81) }, { first_name: 'Use at most 80 characters.' }],
    [{ first_name: 'Ida\nBcc: x' }, { first_name: 'Write this on one line.' }],
    [{ email: 'nobody' }, { email: 'Enter an e-mail address such as name@example.com.' }],
  ])('refuses %j with messages', async (wrong, errors) => {
    expect(wordsOf(await postRaw(registerLink, { ...applicationOf(newAddress()), ...wrong }))).toEqual({
      status: 422,
      code: 'INVALID_INPUT',
      errors,
    });
  });

  it.each(['\u0000', '\uD800'])('refuses text that cannot be stored: %j', async (name) => {
    expect((await apply(newAddress(), { first_name: name })).status).toBe(422);
  });

  it('ignores a date of birth that the site does not ask for', async () => {
    expect((await apply(newAddress(), { date_of_birth: 'yesterday' })).status).toBe(200);
  });
});

describe('an application', () => {
  it('is reviewed once its address is confirmed, and opens an account when it is approved', async () => {
    const email = newAddress();
    const page = await applied(email);
    expect(
      refusal(await send(login, { body: { username: email, password: PASSWORD, fingerprint: FINGERPRINT } })),
    ).toEqual({ status: 401, code: 'LOGIN_FAILED' });

    const shown = await fetch(page);
    const html = await shown.text();
    for (const words of ['Wet Nose Café', 'Ida Okafor', '33 900 100 345', email, 'value="approve"', 'value="decline"'])
      expect(html).toContain(words);

    const welcome = await mailAfter(email, () => decide(page, 'approve'));
    expect(welcome.subject).toBe('Your trade account is open');
    const tokens = await call(loginRecoveryCode, {
      query: { email, code: tokenIn(welcome), fingerprint: FINGERPRINT },
    });
    expect((await call(authUser, { token: tokens.access_token })).item).toMatchObject({
      email,
      first_name: 'Ida',
      last_name: 'Okafor',
      company_name: 'Wet Nose Café',
      abn: '33900100345',
      is_admin: false,
    });
  });

  it('opens with a link that wrong codes, typed by anybody, do not end', async () => {
    const email = newAddress();
    const page = await applied(email);
    const welcome = await mailAfter(email, () => decide(page, 'approve'));
    for (let time = 0; time < 6; time += 1)
      expect(refusal(await redeem(email, `00000${time}`)).code).toBe('CODE_WRONG');
    expect((await redeem(email, tokenIn(welcome))).status).toBe(200);
  });

  it('sets payment terms: none by default, and they can be changed later', async () => {
    const email = newAddress();
    const page = await applied(email);
    const welcome = await mailAfter(email, () => decide(page, 'approve'));
    expect(welcome.text).toContain('Orders are paid when they are placed.');
    const { access_token: token } = await call(loginRecoveryCode, {
      query: { email, code: tokenIn(welcome), fingerprint: FINGERPRINT },
    });
    const offered = async () =>
      (await call(getCart, { token, body: cartQuery() })).payment_types.map(({ gateway, due_days: days }) => [
        gateway,
        days,
      ]);
    expect(await offered()).toEqual([['card', 0]]);
    await decide(page, 'terms', '30');
    expect(await offered()).toEqual([
      ['card', 0],
      ['account', 30],
    ]);
    expect(await (await fetch(page)).text()).toContain('<option value="30" selected>');
    await decide(page, 'terms', '31', '30');
    expect(await offered()).toEqual([
      ['card', 0],
      ['account', 30],
    ]);
    await decide(page, 'terms', '', '30');
    expect(await offered()).toEqual([['card', 0]]);
  });

  it('is confirmed with 403 ACCOUNT_PENDING, again when the link is opened again, and mailed to the manager once', async () => {
    const email = newAddress();
    const mail = await mailAfter(email, () => apply(email));
    const { item: site } = await call(currentDomain);
    const before = (await mailsTo(site.email)).filter((one) => one.text.includes(email)).length;
    const replies = await Promise.all([
      redeem(email, tokenIn(mail)),
      redeem(email, codeIn(mail)),
      redeem(email, tokenIn(mail)),
    ]);
    for (const reply of replies) {
      expect(refusal(reply)).toEqual({ status: 403, code: 'ACCOUNT_PENDING' });
      expect(reply.json).toMatchObject({ message: expect.stringContaining('at least 5 business days') });
    }
    await mailAfter(TRADE, () =>
      send(sendLoginLink, { body: { email: TRADE, fingerprint: FINGERPRINT, code_only: false } }),
    );
    expect((await mailsTo(site.email)).filter((one) => one.text.includes(email)).length - before).toBe(1);
  });

  it('under review responds to each further request with its state', async () => {
    const email = newAddress();
    await applied(email);
    for (const work of [
      () => apply(email),
      () => send(sendLoginLink, { body: { email, fingerprint: FINGERPRINT, code_only: false } }),
    ]) {
      expect((await mailAfter(email, work)).subject).toBe('Your application is being reviewed');
    }
  });

  it('can be sent again before it is confirmed, and a sign-in link confirms it too', async () => {
    const email = newAddress();
    await mailAfter(email, () => apply(email));
    await mailAfter(email, () => apply(email, { company_name: 'Second thoughts' }));
    const again = await mailAfter(email, () =>
      send(sendLoginLink, { body: { email, fingerprint: FINGERPRINT, code_only: false } }),
    );
    expect(again.subject).toBe('Confirm your application for a trade account');
    const { item: site } = await call(currentDomain);
    const review = await mailAfter(site.email, () => redeem(email, codeIn(again)));
    expect(review.text).toContain('Second thoughts');
    expect(review.text).not.toContain('Wet Nose');
  });

  it('is decided once', async () => {
    const email = newAddress();
    const page = await applied(email);
    const replies = await Promise.all([decide(page, 'decline'), decide(page, 'decline'), decide(page, 'decline')]);
    expect(replies.map((reply) => [reply.status, reply.headers.get('location')])).toEqual(
      replies.map(() => [303, page.pathname]),
    );
    await decide(page, 'approve');
    const html = await (await fetch(page)).text();
    expect(html).toContain('was declined');
    expect(html).not.toContain('<form');
    await mailAfter(TRADE, () =>
      send(sendLoginLink, { body: { email: TRADE, fingerprint: FINGERPRINT, code_only: false } }),
    );
    expect(await subjectsTo(email)).toEqual([
      'Confirm your application for a trade account',
      'About your application for a trade account',
    ]);
  });

  it('may be made again after it was declined', async () => {
    const email = newAddress();
    const declined = await applied(email);
    await mailAfter(email, () => decide(declined, 'decline'));
    const page = await applied(email);
    expect((await mailAfter(email, () => decide(page, 'approve'))).subject).toBe('Your trade account is open');
  });

  it('escapes the input', async () => {
    const email = newAddress();
    const mail = await mailAfter(email, () =>
      apply(email, { company_name: '<script>alert(1)</script>', first_name: '"><img src=x>' }),
    );
    const { item: site } = await call(currentDomain);
    const review = await mailAfter(site.email, () => redeem(email, tokenIn(mail)));
    const path = /\/applications\/\S+/.exec(review.text)?.[0] ?? '';
    const html = await (await fetch(`${platformUrl()}${path}`)).text();
    expect(html).toContain('&lt;script&gt;alert(1)');
    expect(html).not.toMatch(/<script|<img/);
  });
});

describe('the page of an application', () => {
  it('is shown only at its signed address, and not cached', async () => {
    const page = await applied(newAddress());
    const shown = await fetch(page);
    expect(shown.headers.get('content-security-policy')).toMatch(
      /default-src 'none'.*form-action 'self'.*frame-ancestors 'none'/,
    );
    expect([shown.headers.get('cache-control'), shown.headers.get('referrer-policy')]).toEqual([
      'private, no-store',
      'no-referrer',
    ]);
    const [, id = '', signature = ''] = /\/(\d+)\.([\w-]+)$/.exec(page.pathname) ?? [];
    const others = [
      `${Number(id) + 1}.${signature}`,
      `${id}.${signature.split('').toReversed().join('')}`,
      `${id}.`,
      id,
      '0.x',
      '..',
      '1e9.x',
      `${id}.${signature}x`,
    ];
    for (const token of others) {
      const address = new URL(`${platformUrl()}/applications/${token}`);
      expect((await fetch(address)).status).toBe(404);
      expect((await decide(address, 'approve')).status).toBe(404);
    }
  });

  it('ignores any other button', async () => {
    const page = await applied(newAddress());
    await decide(page, 'delete');
    await fetch(page, { method: 'POST', redirect: 'manual', body: 'nonsense' });
    expect(await (await fetch(page)).text()).toContain('value="approve"');
  });
});
