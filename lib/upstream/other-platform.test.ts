/** The shop's calls against a platform that was written from the contract alone (e2e/other-platform). */
import { OtherPlatform } from '../../e2e/other-platform/other-platform';
import { MEMBERS } from '../../e2e/other-platform/sessions';
import { authUser, login, logout, refreshToken } from '../contract/sign-in/session';
import { cartAdd, getCart, submitOrder } from '../contract/cart/cart.contract';
import { giftVoucherRedeem } from '../contract/vouchers/voucher';
import { productByUrl, productList, productPrices } from '../contract/catalogue/product';
import { formById, formSubmit } from '../contract/forms/form';
import { pageByUrl } from '../contract/content/page';
import { initialData } from '../contract/site/site';
import { send } from './transport';

const platform = new OtherPlatform();

beforeAll(async () => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
  process.env.LOG_LEVEL = 'silent';
  process.env.API_BASE_URL = await platform.listen();
});
afterAll(() => platform.close());
afterEach(() => platform.heal());

const signIn = ({ email, password } = MEMBERS[0] ?? { email: '', password: '' }) =>
  send(login, { body: { username: email, password, fingerprint: 'f' } });

const ORDER = {
  address: '171',
  shipping_option_id: '1',
  paymentGateway: 'account',
  note: '',
  promotion_code: '',
  url: 'http://localhost/',
  purchase_order_number: 'PO 1',
  marketing_opt_in: false,
  use_credit: false,
};
const NO_CART = { session: '', promotion_code: '' };

it('serves a visitor’s pages, and its prices are dropped', async () => {
  expect((await send(initialData, { query: {} })).domain.name).toBe('Other Platform Supplies');
  expect((await send(pageByUrl, { query: { url: '' } })).item.rows).toHaveLength(1);
  const list = await send(productList, { query: {} });
  expect([list.data.length, list.num_pages]).toEqual([9, 2]);
  const { item } = await send(productByUrl, { query: { url: 'tea-towel' } });
  expect(item.skus).toHaveLength(1);
  expect(JSON.stringify([list, item])).not.toMatch(/price/);
  expect((await send(formById, { query: { id: '1' } })).item.questions).toHaveLength(2);
});

it('serves a customer, and ignores idempotency keys', async () => {
  const { access_token: token } = await signIn();
  expect((await send(productPrices, { query: {} }, { token })).data[0]).toMatchObject({
    slug: 'tea-towel',
    price: 1_250,
  });
  await send(cartAdd, { body: { sku: '501', qty: 3, addons: [], session: '' } }, { token });
  expect((await send(getCart, { body: NO_CART }, { token })).subtotal).toBe(3_750);
  const placed = await Promise.all(
    [1, 2].map(() => send(submitOrder, { body: ORDER }, { token, idempotencyKey: 'the-same-key-twice' })),
  );
  expect(placed.map(({ success }) => success)).toEqual([true, true]);
  expect(platform.ordering.orders).toHaveLength(2);
  await send(formSubmit, { params: { id: '1' }, body: { data: { name: 'A' }, url: '' } }, { idempotencyKey: 'k' });
  await send(formSubmit, { params: { id: '1' }, body: { data: { name: 'A' }, url: '' } }, { idempotencyKey: 'k' });
  expect(platform.ordering.submissions).toHaveLength(2);
  expect(await send(giftVoucherRedeem, { body: { code: 'GOOD-1' } }, { token })).toMatchObject({ success: true });
});

it('rotates refresh tokens strictly: reusing one invalidates all its successors', async () => {
  const first = await signIn();
  const redeem = (refresh_token: string) => send(refreshToken, { body: { refresh_token, fingerprint: 'f' } });
  const second = await redeem(first.refresh_token);
  await expect(redeem(first.refresh_token)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
  await expect(redeem(second.refresh_token)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
});

it('does not revoke tokens: they are valid until they expire', async () => {
  const { access_token: token } = await signIn();
  await send(logout, {}, { token });
  expect((await send(authUser, {}, { token })).item.first_name).toBe('Alma');
  platform.sessions.expireAll();
  await expect(send(authUser, {}, { token })).rejects.toMatchObject({ kind: 'unauthorized', code: 'TOKEN_EXPIRED' });
});
