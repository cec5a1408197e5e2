import { and, eq } from 'drizzle-orm';
import { formAttachments, formSubmissions } from '../../db/schema/content/forms';
import { payments } from '../../db/schema/orders/orders';
import { vouchers } from '../../db/schema/orders/vouchers';
import { cleanUpForms } from '../../start/clean-up-forms';
import { keepAttachment } from '../forms/attachments';
import { findForm } from '../forms/find-form';
import { submitForm } from '../forms/submit-form';
import { balanceOf } from '../account/credit/credit';
import { returnCredit, spendCredit } from '../account/credit/spend-credit';
import { creditReason } from '../../rules/account/credit-reasons';
import { decidePayment } from '../checkout/decide-payment';
import { openTestShop } from '../../testing/shop';
import { present } from '../../system/present';
import { buyVoucher } from './buy-voucher';
import { redeemVoucher } from './redeem-voucher';

const url = Buffer.from('http://localhost:3000/gift-vouchers').toString('base64');
const THREE_YEARS_MINUTES = 3 * 366 * 24 * 60;
let shop: Awaited<ReturnType<typeof openTestShop>>;
let userId: number;

jest.setTimeout(60_000);

beforeAll(async () => {
  shop = await openTestShop();
  userId = await shop.userId('trade@example.com');
});

afterAll(() => shop.close());

async function bought(amount: number, action: 'approve' | 'leave' = 'approve'): Promise<string> {
  const { payment } = await buyVoucher(shop, {
    body: { theme_id: '1', amount, url, email: 'kim@example.net' },
    userId: null,
    idempotencyKey: null,
    at: shop.now(),
  });
  await decidePayment(shop.deps, new URL(present(payment)).pathname.replace('/pay/', ''), action, shop.now());
  const mail = (await shop.mailed()).at(-1);
  return /Your code: (\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const redeem = (code: string) => shop.db.transaction((tx) => redeemVoucher(tx, { code, userId, at: shop.now() }));
const spend = (cents: number, reference: string) =>
  shop.db.transaction((tx) =>
    spendCredit(tx, { userId, cents, reference, reason: creditReason('order', 'BB-1'), at: shop.now() }),
  );

test('credit is spent up to the balance, once per reference, and the rest remains', async () => {
  const before = await balanceOf(shop.db, userId);
  await redeem(await bought(5_000));
  expect(await balanceOf(shop.db, userId)).toBe(before + 5_000);
  expect(await spend(3_000, 'order:1')).toBe(3_000);
  expect(await spend(3_000, 'order:1')).toBe(3_000);
  expect(await balanceOf(shop.db, userId)).toBe(before + 2_000);
  expect(await spend(before + 9_000, 'order:2')).toBe(before + 2_000);
  expect(await spend(100, 'order:3')).toBe(0);
  expect(await balanceOf(shop.db, userId)).toBe(0);
  const back = () =>
    shop.db.transaction((tx) =>
      returnCredit(tx, { reference: 'order:1', reason: creditReason('unpaid', 'BB-1'), at: shop.now() }),
    );
  expect([await back(), await back()]).toEqual([3_000, 0]);
  expect(await balanceOf(shop.db, userId)).toBe(3_000);
  await expect(spend(-1, 'order:4')).rejects.toThrow(RangeError);
  await expect(spend(0.5, 'order:4')).rejects.toThrow(RangeError);
});

test('concurrent purchases never spend more than the balance', async () => {
  const before = await balanceOf(shop.db, userId);
  const spent = await Promise.all(Array.from({ length: 20 }, (_, index) => spend(1_000, `side:${index}`)));
  expect(spent.reduce((sum, one) => sum + one, 0)).toBe(before);
  expect(await balanceOf(shop.db, userId)).toBe(0);
});

test('a voucher is valid until its last day has ended, and is then refused with a message', async () => {
  const [early, late] = [await bought(1_000), await bought(1_000)];
  const [issued] = await shop.db.select().from(vouchers).where(eq(vouchers.status, 'issued'));
  shop.clock.at = present(issued?.expiresAt);
  await expect(redeem(early)).resolves.toMatchObject({ values: { amount: 1_000 } });
  shop.wait(1);
  await expect(redeem(late)).rejects.toThrow(/^This voucher could be redeemed until \d+ \w+ 2029\. It has expired\.$/);
  expect(shop.now().getTime()).toBeLessThan(new Date('2026-11-23').getTime() + THREE_YEARS_MINUTES * 60_000);
});

test('unpaid and unused records are deleted, and paid ones remain', async () => {
  await bought(1_000, 'leave');
  const form = await findForm(shop.db, '2');
  await keepAttachment(
    shop.db,
    { form, field: 'photo', name: 'a.pdf', content: Buffer.from('%PDF-').toString('base64') },
    shop.now(),
  );
  const workshop = await findForm(shop.db, '3');
  const sent = {
    form: workshop,
    userId: null,
    idempotencyKey: null,
    body: { data: { name: 'Kim', email: 'kim@example.net', date: '2030-01-01' }, url },
  };
  const { payment } = await submitForm(shop, { ...sent, at: shop.now() });
  await submitForm(shop, { ...sent, at: shop.now() });
  await decidePayment(shop.deps, new URL(present(payment)).pathname.replace('/pay/', ''), 'approve', shop.now());
  const counts = async () => ({
    vouchers: (await shop.db.select().from(vouchers).where(eq(vouchers.status, 'awaiting-payment'))).length,
    files: (await shop.db.select().from(formAttachments)).length,
    forms: (await shop.db.select().from(formSubmissions)).map(({ status }) => status).toSorted(),
  });
  await cleanUpForms(shop.db, shop.now());
  expect(await counts()).toEqual({ vouchers: 1, files: 1, forms: ['awaiting-payment', 'received'] });
  shop.wait(25 * 60);
  await cleanUpForms(shop.db, shop.now());
  expect(await counts()).toEqual({ vouchers: 1, files: 0, forms: ['awaiting-payment', 'received'] });
  shop.wait(30 * 24 * 60);
  await cleanUpForms(shop.db, shop.now());
  expect(await counts()).toEqual({ vouchers: 0, files: 0, forms: ['received'] });
  const left = (
    await shop.db
      .select()
      .from(payments)
      .where(and(eq(payments.subject, 'voucher'), eq(payments.status, 'abandoned')))
  )[0];
  expect(await decidePayment(shop.deps, present(left).token, 'approve', shop.now())).toContain('/gift-vouchers');
  expect((await shop.mailed()).some(({ subject }) => subject.includes('voucher'))).toBe(false);
});
