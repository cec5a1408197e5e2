import { shippingQuote, submitOrder } from '../../../lib/contract/cart/cart.contract';
import { addressList } from '../../../lib/contract/account/address';
import { creditBalance } from '../../../lib/contract/account/user';
import { giftVoucherPay, giftVoucherRedeem } from '../../../lib/contract/vouchers/voucher';
import type { Account } from './accounts';
import { newAddress } from './application';
import { mailTo } from '../shops/mailbox';
import type { Platform } from '../shops/platform';

/** Buys and pays for a gift voucher of so many dollars, directly at the platform. Returns its code. */
export async function voucherCode(platform: Platform, dollars: number): Promise<string> {
  const email = newAddress();
  const url = Buffer.from(`${process.env.BASE_URL}/gift-vouchers`).toString('base64');
  const { payment } = await platform.call(giftVoucherPay, { body: { theme_id: '1', amount: dollars, email, url } });
  await fetch(payment ?? '', { method: 'POST', body: new URLSearchParams({ action: 'approve' }), redirect: 'manual' });
  const { text } = await mailTo(platform.address, email, 'gift voucher');
  return /Your code: (\S+)/.exec(text)?.[1] ?? '';
}

/** Gives the account so much credit, in dollars. */
export async function giveCredit(platform: Platform, account: Account, dollars: number): Promise<void> {
  const { success, message } = await platform.call(giftVoucherRedeem, {
    body: { code: await voucherCode(platform, dollars) },
    token: await platform.signIn(account),
  });
  if (!success) throw new Error(`The voucher was not redeemed: ${message}`);
}

/** Cents. */
export async function creditOf(platform: Platform, account: Account): Promise<number> {
  return (await platform.call(creditBalance, { token: await platform.signIn(account) })).balance;
}

/** Orders the cart with all of the credit, directly at the platform, as a colleague elsewhere would. */
export async function spendElsewhere(platform: Platform, account: Account): Promise<void> {
  const token = await platform.signIn(account);
  const [address] = (await platform.call(addressList, { token })).data;
  const place = { suburb: address?.city ?? '', postcode: address?.postcode ?? '' };
  const { data } = await platform.call(shippingQuote, { body: { session: '', ...place }, token });
  const body = {
    address: address?.id,
    shipping_option_id: data[0]?.shipping_type_id,
    paymentGateway: 'account',
    url: process.env.BASE_URL,
    use_credit: true,
  };
  const { success, message } = await platform.call(submitOrder, { body, token });
  if (!success) throw new Error(`The order was not placed: ${message}`);
}
