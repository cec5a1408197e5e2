import { addressCreate } from '../../../lib/contract/account/address';
import { getCart } from '../../../lib/contract/cart/cart.contract';
import { orderById, orderList } from '../../../lib/contract/orders/order';
import { checkPaid } from '../../../lib/contract/checkout/payment';
import { creditBalance, creditStatement } from '../../../lib/contract/account/user';
import { giftVoucherPay, giftVoucherRedeem } from '../../../lib/contract/vouchers/voucher';
import { present } from '../../system/present';
import {
  add,
  buyer,
  BUYER,
  cartQuery,
  firstDelivery,
  onThisPlatform,
  order,
  plentiful,
  post,
  press,
  RETURN_URL,
  sendOrder,
  tokenOf,
} from '../support/ordering';
import { call, send } from '../support/client';
import { mailTo } from '../support/outbox';
import { newAccount } from '../support/new-account';

const PLACE = { city: 'Brunswick', postcode: '3056' } as const;
let counter = 0;

/** A new account with an address and credit from a voucher, in dollars. */
async function customer(dollars: number) {
  const { email, token } = await newAccount();
  const { item } = await call(addressCreate, {
    token,
    body: {
      display_name: '',
      first_name: 'Ida',
      last_name: 'Okafor',
      email: '',
      phone: '',
      company: 'Wet Nose Café',
      street_address: '3/34A Tannery Lane',
      street_address_1: '',
      state: 'VIC',
      country: 'AU',
      ...PLACE,
    },
  });
  if (dollars > 0) await redeemVoucher(token, dollars);
  return { email, token, address: item.id, ...PLACE };
}

async function redeemVoucher(token: string, dollars: number): Promise<void> {
  const email = `credit-${process.pid}-${Date.now()}-${(counter += 1)}@example.net`;
  const bought = await post(giftVoucherPay.path, token, {
    theme_id: '1',
    amount: dollars,
    email,
    url: Buffer.from('http://localhost:3000/gift-vouchers').toString('base64'),
  });
  await press(present(giftVoucherPay.reply.parse(bought.json).payment), 'approve');
  const { text } = await mailTo(email, 'gift voucher');
  const { success } = await call(giftVoucherRedeem, {
    token,
    body: { code: /Your code: (\S+)/.exec(text)?.[1] ?? '' },
  });
  expect(success).toBe(true);
}

type Customer = Awaited<ReturnType<typeof customer>>;

const balance = async ({ token }: Customer) => (await call(creditBalance, { token, query: {} })).balance;
const amounts = async ({ token }: Customer) =>
  (await call(creditStatement, { token, query: {} })).data.map(({ amount }) => amount);
const shown = async ({ token, address }: Customer, delivery: string) =>
  call(getCart, {
    token,
    body: {
      ...cartQuery({ shipping_type: delivery, shipping_address: address }),
      payment_gateway: 'card',
      use_credit: true,
    },
  });
const stored = async ({ token }: Customer, id: string | null | undefined) =>
  (await call(orderById, { token, params: { id: present(id) } })).item;

/** A cart that can be ordered. */
async function filled(who: Customer) {
  const { sku, qty } = await plentiful(who.token);
  await add(who.token, sku.id, qty);
  return { token: who.token, address: who.address, delivery: await firstDelivery(who) };
}

it('voucher credit pays part of an order, and the payment page asks for the rest', async () => {
  const who = await customer(80);
  const request = await filled(who);
  const plain = await call(getCart, { token: who.token, body: cartQuery() });
  expect(plain).toMatchObject({ credit_balance: 8_000, credit_amount: 0, payable_amount: plain.total_amount });
  const seen = await shown(who, request.delivery);
  expect(seen).toMatchObject({
    credit_balance: 8_000,
    credit_amount: 8_000,
    payable_amount: seen.total_amount - 8_000,
  });

  const made = await order({
    ...request,
    useCredit: true,
    expectedTotal: seen.total_amount,
    expectedPayable: present(seen.payable_amount),
  });
  expect(made.success).toBe(true);
  const rest = `$${(present(seen.payable_amount) / 100).toFixed(2)}`;
  expect(await (await fetch(onThisPlatform(present(made.payment)))).text()).toContain(rest);
  const waiting = await stored(who, made.order_id);
  expect(waiting).toMatchObject({
    status: 'awaiting-payment',
    total_amount: seen.total_amount,
    total_tax: seen.total_tax,
    credit_amount: 8_000,
    payable_amount: seen.payable_amount,
  });
  expect(await balance(who)).toBe(0);

  await press(present(made.payment), 'approve');
  const query = { url: Buffer.from(RETURN_URL).toString('base64'), payum_token: tokenOf(present(made.payment)) };
  expect(await call(checkPaid, { query })).toMatchObject({ success: true, payment: { amount: seen.payable_amount } });
  expect(await stored(who, made.order_id)).toMatchObject({
    status: 'placed',
    payment_status: 'paid',
    payment_name: 'Card',
    payment_name_code: 'card',
    credit_amount: 8_000,
  });
  expect(await amounts(who)).toEqual([-8_000, 8_000]);
});

it('credit for the whole amount needs no payment page: the order is placed and paid at once', async () => {
  const who = await customer(1000);
  const request = await filled(who);
  const seen = await shown(who, request.delivery);
  expect(seen).toMatchObject({ credit_amount: seen.total_amount, payable_amount: 0 });
  const made = await order({ ...request, useCredit: true, expectedPayable: 0 });
  expect(made).toMatchObject({ success: true, payment: null });
  expect(await stored(who, made.order_id)).toMatchObject({
    status: 'placed',
    payment_status: 'paid',
    payment_url: null,
    payment_name: 'Credit',
    payable_amount: 0,
    invoice_number: expect.stringMatching(/^INV-/),
    total_tax: seen.total_tax,
  });
  expect(await balance(who)).toBe(100_000 - seen.total_amount);
  const { text } = await mailTo(who.email, 'is placed');
  expect(text).toContain('Nothing is left to pay.');
});

it('concurrent orders never spend the same credit', async () => {
  const who = await customer(100);
  const { sku, qty } = await plentiful(who.token);
  const request = await filled(who);
  const key = `credit-${Date.now()}`;
  // Concurrently: twelve submits of one cart with different keys, repeats of one key, and further carts.
  const replies = await Promise.all([
    ...Array.from({ length: 12 }, (_, index) => order({ ...request, useCredit: true, key: `${key}-${index}` })),
    ...Array.from({ length: 2 }, async () => {
      await add(who.token, sku.id, qty);
      return order({ ...request, useCredit: true });
    }),
  ]);
  const placed = await Promise.all(replies.filter(({ success }) => success).map(({ order_id: id }) => stored(who, id)));
  expect(placed.length).toBeGreaterThan(0);
  expect((await call(orderList, { token: who.token, query: {} })).total).toBe(placed.length);
  expect(placed.reduce((sum, { credit_amount: used }) => sum + used, 0)).toBe(10_000);
  expect(placed.filter(({ credit_amount: used }) => used > 0)).toHaveLength(1);
  expect(await balance(who)).toBe(0);
  expect(await amounts(who)).toEqual([-10_000, 10_000]);
});

it('a repeated order gets the first response, and spends nothing more', async () => {
  const who = await customer(100);
  const request = { ...(await filled(who)), useCredit: true, key: `credit-again-${Date.now()}` };
  const replies = await Promise.all(Array.from({ length: 8 }, () => sendOrder(request)));
  expect(new Set(replies.map(({ json }) => JSON.stringify(json))).size).toBe(1);
  expect(await amounts(who)).toEqual([-10_000, 10_000]);
});

it('a buyer who saw more credit than is left gets an error, and nothing has changed', async () => {
  const who = await customer(0);
  const request = await filled(who);
  const { total_amount: total } = await shown(who, request.delivery);
  const refused = await order({ ...request, useCredit: true, expectedTotal: total, expectedPayable: total - 8_000 });
  expect(refused).toMatchObject({
    success: false,
    order_id: null,
    message: expect.stringMatching(
      /^Your credit has changed: \$[\d.]+ is left to pay instead of \$[\d.]+\. Please look at it/,
    ),
  });
  expect((await call(orderList, { token: who.token, query: {} })).total).toBe(0);
  expect((await call(getCart, { token: who.token, body: cartQuery() })).items).toHaveLength(1);
});

it('credit belongs to one account: visitors have none, and other statements are not shown', async () => {
  const who = await customer(10);
  const visitor = await call(getCart, { body: { ...cartQuery(), use_credit: true } });
  expect(visitor).toMatchObject({ credit_balance: 0, credit_amount: 0, payable_amount: 0 });
  expect((await send(creditStatement, { query: {} })).status).toBe(401);
  const other = await buyer(BUYER);
  const { data } = await call(creditStatement, { token: other.token, query: { page_size: 100 } });
  const { data: own, total } = await call(creditStatement, { token: who.token, query: { page_size: 1 } });
  expect([own.length, total]).toEqual([1, 1]);
  expect(own[0]).toMatchObject({
    amount: 1_000,
    reason: expect.stringMatching(/^Gift voucher GV-\d+$/),
    reason_code: 'CREDIT_VOUCHER',
    reason_values: { number: expect.stringMatching(/^GV-\d+$/) },
  });
  expect(data.some(({ id }) => id === own[0]?.id)).toBe(false);
});

it.each([[{ use_credit: 'yes' }], [{ use_credit: true, expected_payable: 'x' }], [{ use_credit: null }]])(
  'refuses an order with %j',
  async (wrong) => {
    const who = await buyer(BUYER);
    const body = { address: who.address, shipping_option_id: '2', paymentGateway: 'card', url: RETURN_URL, ...wrong };
    expect((await post('/sell/cart/submitOrder', who.token, body)).status).toBe(422);
  },
);
