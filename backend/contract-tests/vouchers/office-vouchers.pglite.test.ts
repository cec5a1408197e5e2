import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/account/account';
import { voucherCodes, voucherThemes, vouchers } from '../../db/schema/orders/vouchers';
import { expiryOf } from '../../services/vouchers/expiry';
import { makeCode } from '../../services/vouchers/voucher-code';
import { present } from '../../system/present';
import { owner, sales, shop } from '../support/office';
import { refusedControl } from '../support/office-form';

const DAY_MS = 86_400_000;
let made = 0;

beforeEach(async () => void (await shop.mailed()));

/** A voucher that was issued some days ago. */
async function issued(email: string, more: Partial<typeof vouchers.$inferInsert> = {}, daysAgo = 1) {
  const [theme] = await shop.db.select({ id: voucherThemes.id }).from(voucherThemes).limit(1);
  const issuedAt = new Date(shop.now().getTime() - daysAgo * DAY_MS);
  made += 1;
  const [row] = await shop.db
    .insert(vouchers)
    .values({
      number: `GV-9${made}`,
      themeId: present(theme).id,
      amount: 5_000,
      email,
      status: 'issued',
      pageUrl: 'http://localhost:3000/gift-vouchers',
      requestHash: '',
      createdAt: issuedAt,
      issuedAt,
      expiresAt: expiryOf(issuedAt),
      ...more,
    })
    .returning();
  return present(row);
}

const codesOf = async (id: number) =>
  (await shop.db.select().from(voucherCodes).where(eq(voucherCodes.voucherId, id))).map(({ codeHash }) => codeHash);

it('lists vouchers, found by number and by the whole address', async () => {
  const { id, number } = await issued('nia@example.com');
  await issued('<b>@example.com');
  const all = await sales.get('/cms/vouchers');
  expect(all.html).toContain(`href="/cms/vouchers/${id}"`);
  expect(all.html).toContain('&lt;b&gt;@example.com');
  for (const q of [number.toLowerCase(), ' NIA@example.com']) {
    const { html } = await sales.get(`/cms/vouchers?${new URLSearchParams({ q })}`);
    expect([...html.matchAll(/href="\/cms\/vouchers\/(\d+)"/g)].map(([, one]) => Number(one))).toEqual([id]);
  }
  expect((await sales.get('/cms/vouchers?q=nia')).html).toContain('No voucher fits this.');
  expect((await sales.get('/cms/orders')).html).toContain('href="/cms/vouchers"');
});

it('pages through many', async () => {
  for (let index = 0; index < 30; index += 1) await issued('many@example.com');
  const first = await sales.get('/cms/vouchers?q=many@example.com');
  const next = /href="(\/cms\/vouchers\?[^"]+)" rel="next"/.exec(first.html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const second = await sales.get(next);
  expect(second.html.match(/<th scope="row">/g)).toHaveLength(5);
  expect(second.html).not.toContain('rel="next"');
});

it('sends one again with a new code, to another address if need be, and logs it', async () => {
  const { id, number } = await issued('typo@example.com');
  await makeCode(shop.db, id, shop.now());
  const before = await codesOf(id);
  const reply = await sales.post(`/cms/vouchers/${id}/send`, { email: ' Right@Example.com ' });
  expect([reply.status, reply.location]).toEqual([303, `/cms/vouchers/${id}?done=mailed`]);
  const mails = await shop.mailed();
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['right@example.com', 'Your gift voucher for $50.00'],
  ]);
  const after = await codesOf(id);
  expect(after).toHaveLength(1);
  expect(before).not.toContain(after[0]);
  const { html } = await owner.get(`/cms/log?subject=gift-voucher&id=${id}`);
  expect(html).toContain(`<a href="/cms/vouchers/${id}">${number}</a>`);
  expect(html).toMatch(/typo@example\.com[^]*right@example\.com/);
});

it('says beside the field that it is no address, and keeps what was typed', async () => {
  const { id } = await issued('nia@example.com');
  const { status, html } = await sales.post(`/cms/vouchers/${id}/send`, { email: 'nobody "here"' });
  expect(status).toBe(422);
  expect(refusedControl(html, '#email')).toEqual({
    typed: 'nobody "here"',
    error: 'This is not an e-mail address.',
    wrong: ['email'],
  });
  expect(await shop.mailed()).toEqual([]);
});

it.each([
  ['never paid for', { status: 'awaiting-payment', issuedAt: null, expiresAt: null }, 1],
  ['redeemed already', { status: 'redeemed', redeemedAt: new Date() }, 1],
  ['expired', {}, 1_500],
] as const)('sends none again that was %s', async (words, more, daysAgo) => {
  const { id } = await issued('nia@example.com', more, daysAgo);
  expect((await sales.get(`/cms/vouchers/${id}`)).html).not.toContain('Send it again');
  const { status, html } = await sales.post(`/cms/vouchers/${id}/send`, { email: 'nia@example.com' });
  expect(status).toBe(409);
  expect(html).toContain(words);
  expect(await shop.mailed()).toEqual([]);
});

it('names who bought and redeemed it, and never a code', async () => {
  const [trade] = await shop.db.select().from(users).where(eq(users.email, 'trade@example.com'));
  const { id } = present(trade);
  const voucher = await issued('nia@example.com', { status: 'redeemed', redeemedAt: shop.now(), redeemedBy: id });
  const { html } = await sales.get(`/cms/vouchers/${voucher.id}`);
  expect(html).toContain(`href="/cms/customers/${id}"`);
  expect(html).toContain('somebody without an account');
  expect((await sales.get('/cms/vouchers/999999')).status).toBe(404);
});
