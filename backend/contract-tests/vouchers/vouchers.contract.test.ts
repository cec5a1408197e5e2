import { API_BASE_PATH } from '../../../lib/contract/common';
import { checkPaid } from '../../../lib/contract/checkout/payment';
import { creditBalance } from '../../../lib/contract/account/user';
import { giftVoucherPay, giftVoucherRedeem, giftVoucherThemes } from '../../../lib/contract/vouchers/voucher';
import { BUYER, post, press, tokenOf } from '../support/ordering';
import { ask, call, refusal, signIn } from '../support/client';
import { mailTo } from '../support/outbox';

const PAGE = 'http://localhost:3000/gift-vouchers?voucher=1';
let counter = 0;
const someone = () => `voucher-${process.pid}-${Date.now()}-${(counter += 1)}@example.net`;

interface Purchase {
  amount?: unknown;
  theme_id?: unknown;
  email?: unknown;
  url?: string;
  key?: string;
}

async function buy({ amount = 50, theme_id = '1', email, url = PAGE, key }: Purchase) {
  const reply = await ask(API_BASE_PATH + giftVoucherPay.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(key === undefined ? {} : { 'Idempotency-Key': key }) },
    body: JSON.stringify({ theme_id, amount, email, url: Buffer.from(url).toString('base64') }),
  });
  return { status: reply.status, reply, answer: reply.status === 200 ? giftVoucherPay.reply.parse(reply.json) : null };
}

const codeIn = (text: string): string => /Your code: (\S+)/.exec(text)?.[1] ?? '';

/** A paid voucher and its code. */
async function bought(amount = 50) {
  const email = someone();
  const { answer } = await buy({ amount, email });
  await press(answer?.payment ?? '', 'approve');
  const { text } = await mailTo(email, 'gift voucher');
  return { email, text, code: codeIn(text), number: /Receipt: (GV-\d+)/.exec(text)?.[1] ?? '' };
}

const balance = async (token: string) => (await call(creditBalance, { token, query: {} })).balance;

async function redeem(token: string, code: unknown, key?: string) {
  const reply = await post(
    giftVoucherRedeem.path,
    token,
    { code },
    key === undefined ? {} : { 'Idempotency-Key': key },
  );
  return {
    status: reply.status,
    ...(reply.status === 200 ? giftVoucherRedeem.reply.parse(reply.json) : { success: false, message: null }),
  };
}

describe('buying a voucher', () => {
  it('shows the themes with a picture of 400 by 225', async () => {
    const { data } = await call(giftVoucherThemes, { query: {} });
    expect(data.map(({ name }) => name)).toEqual(['Wash and walk', 'Puppy’s firsts', 'Salon bench', 'Roo range']);
    expect(data[0]?.image).toMatchObject({ aspect: '16x9', width: 400, height: 225 });
  });

  it('issues it once it is paid, and only once, however often the payment is reported', async () => {
    const email = someone();
    const { answer } = await buy({ email });
    const payment = answer?.payment ?? '';
    const token = tokenOf(payment);
    const outcome = () => call(checkPaid, { query: { url: Buffer.from(PAGE).toString('base64'), payum_token: token } });
    await press(payment, 'decline');
    expect(await outcome()).toMatchObject({
      success: false,
      payment: { status: 'failed', amount: 5_000, order_id: null },
    });
    expect(await mailTo(email, '', 'all')).toEqual([]);
    await Promise.all(Array.from({ length: 10 }, () => press(payment, 'approve')));
    expect(await outcome()).toMatchObject({ success: true, payment: { status: 'paid' } });
    const mail = await mailTo(email, 'gift voucher');
    expect(mail.subject).toBe('Your gift voucher for $50.00');
    expect(codeIn(mail.text)).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}(-[0-9A-HJKMNP-TV-Z]{5}){3}$/);
    expect(mail.text).toContain(PAGE);
    const [, until = ''] = /Expires after: (.+)/.exec(mail.text) ?? [];
    const threeYears = new Date();
    threeYears.setFullYear(threeYears.getFullYear() + 3);
    expect(new Date(`${until} 23:59:59 UTC`).getTime()).toBeGreaterThan(threeYears.getTime());
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(await mailTo(email, '', 'all')).toHaveLength(1);
  });

  it('counts as one purchase, however often it is repeated', async () => {
    const email = someone();
    const key = `key-${email.replaceAll(/[^\w-]/g, '')}`;
    const replies = await Promise.all(Array.from({ length: 8 }, () => buy({ email, key })));
    expect(new Set(replies.map(({ answer }) => answer?.payment)).size).toBe(1);
    expect(refusal((await buy({ email, key, amount: 51 })).reply)).toEqual({
      status: 422,
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  it.each([
    [{ amount: 9.99 }, 'VOUCHER_AMOUNT', 'A voucher can be for $10.00 to $1,000.00.'],
    [{ amount: 1000.01 }, 'VOUCHER_AMOUNT', 'A voucher can be for $10.00 to $1,000.00.'],
    [{ amount: -50 }, 'VOUCHER_AMOUNT', 'A voucher can be for $10.00 to $1,000.00.'],
    [{ amount: 0 }, 'VOUCHER_AMOUNT', 'A voucher can be for $10.00 to $1,000.00.'],
    [{ theme_id: '999' }, 'VOUCHER_THEME', 'Please choose a theme.'],
    [{ theme_id: 'x' }, 'VOUCHER_THEME', 'Please choose a theme.'],
    [{ email: 'nobody' }, 'VOUCHER_EMAIL', 'Please give an e-mail address that the voucher can be sent to.'],
    [
      { email: 'a@b.example, c@d.example' },
      'VOUCHER_EMAIL',
      'Please give an e-mail address that the voucher can be sent to.',
    ],
    [{ email: '' }, 'VOUCHER_EMAIL', 'Please give an e-mail address that the voucher can be sent to.'],
    [{ url: 'https://evil.example/' }, 'RETURN_ADDRESS', 'A payment cannot return to that address.'],
    [{ url: 'javascript:alert(1)' }, 'RETURN_ADDRESS', 'A payment cannot return to that address.'],
  ])('%j is refused as %s, with a message', async (wrong, code, message) => {
    expect((await buy({ email: someone(), ...wrong })).answer).toEqual({
      success: false,
      message,
      text_code: code,
      values: code === 'VOUCHER_AMOUNT' ? { least: 1_000, most: 100_000 } : {},
      payment: null,
    });
  });

  it.each([{ amount: 'x' }, { amount: null }, { amount: 1e300 }, { theme_id: null }, { email: 7 }])(
    'refuses %j',
    async (wrong) => {
      expect((await buy({ email: someone(), ...wrong })).status).toBe(422);
    },
  );

  it("sends it to the account's address for a signed-in customer", async () => {
    const { access_token: token } = await signIn(BUYER);
    const before = (await mailTo(BUYER, 'gift voucher', 'all')).length;
    const reply = await post(giftVoucherPay.path, token, {
      theme_id: '2',
      amount: 10,
      url: Buffer.from(PAGE).toString('base64'),
    });
    await press(giftVoucherPay.reply.parse(reply.json).payment ?? '', 'approve');
    await mailTo(BUYER, '$10.00');
    expect(await mailTo(BUYER, 'gift voucher', 'all')).toHaveLength(before + 1);
  });
});

describe('redeeming a voucher', () => {
  it('adds it to the credit once, however the code is typed', async () => {
    const { access_token: token } = await signIn();
    const before = await balance(token);
    const { code } = await bought(25);
    expect(await redeem(token, ` ${code.toLowerCase().replaceAll('-', ' ')} `)).toEqual({
      status: 200,
      success: true,
      message: 'The voucher is redeemed: $25.00 was added to your credit.',
      text_code: 'VOUCHER_ADDED',
      values: { amount: 2_500 },
    });
    expect(await balance(token)).toBe(before + 2_500);
    expect(await redeem(token, code)).toMatchObject({
      success: false,
      message: expect.stringMatching(
        /^You have redeemed this voucher already, on \d+ \w+ \d{4}\. It is part of your credit\.$/,
      ),
    });
    const { access_token: other } = await signIn(BUYER);
    expect(await redeem(other, code)).toMatchObject({
      success: false,
      message: expect.stringMatching(/^This voucher was redeemed already, on /),
    });
    expect(await balance(token)).toBe(before + 2_500);
  });

  it('responds to a repeated request as before', async () => {
    const { access_token: token } = await signIn();
    const { code } = await bought(10);
    const key = `redeem-${code}`;
    const first = await redeem(token, code, key);
    expect(first.success).toBe(true);
    expect(await redeem(token, code, key)).toEqual(first);
  });

  it('succeeds for one of fifty concurrent attempts', async () => {
    const [{ access_token: a }, { access_token: b }] = await Promise.all([signIn(), signIn(BUYER)]);
    const before = (await balance(a)) + (await balance(b));
    const { code } = await bought(100);
    const tries = await Promise.all(Array.from({ length: 50 }, (_, index) => redeem(index % 2 === 0 ? a : b, code)));
    expect(tries.filter(({ success }) => success)).toHaveLength(1);
    expect(tries.every(({ status }) => status === 200)).toBe(true);
    expect((await balance(a)) + (await balance(b))).toBe(before + 10_000);
  });

  it.each(['nonsense', '00000-00000-00000-00000', "' or 1=1 --", '💥', 'x'.repeat(100)])(
    'refuses the unknown code %j',
    async (code) => {
      const { access_token: token } = await signIn();
      expect(await redeem(token, code)).toMatchObject({
        status: 200,
        success: false,
        message: expect.stringContaining('We do not know this code'),
      });
    },
  );

  it.each(['', '\0', 'x'.repeat(101), null, 7, []])('refuses %j', async (code) => {
    const { access_token: token } = await signIn();
    expect((await redeem(token, code)).status).toBe(422);
  });

  it('is impossible before the voucher is paid: it has no code', async () => {
    const email = someone();
    await buy({ email });
    expect(await mailTo(email, '', 'all')).toEqual([]);
  });
});
