/** The shop's calls against a platform that was written from the contract alone (e2e/other-platform). */
import { OtherPlatform } from '../../e2e/other-platform/other-platform';
import { MEMBERS } from '../../e2e/other-platform/sessions';
import { addressList } from '../contract/account/address';
import { creditBalance } from '../contract/account/user';
import { authUser, login, logout, refreshToken } from '../contract/sign-in/session';
import { cartAdd, getCart, submitOrder } from '../contract/cart/cart.contract';
import { giftVoucherRedeem } from '../contract/vouchers/voucher';
import { productByUrl, productList, productPrices } from '../contract/catalogue/product';
import { articleList } from '../contract/content/article';
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

it('understands a platform that writes null for what it does not have, and other types for what only adorns', async () => {
  const item = {
    id: 1,
    name: 'Bin',
    slug: 'bin',
    blurb: null,
    badge: null,
    meta_description: null,
    groups: null,
    image: { url: '/media/bin.jpg', webp_url: null, width: 300, height: 168.75, aspect: null, placeholder: null },
    primary_group: 41,
    video: { id: 3 },
    images: null,
    skus: [{ id: 5, code: 'B-1', variations: null }],
    addons: [{ id: 9, name: 'Engraved', type: 'Checkbox', options: null, min_qty: null, selected: false }],
  };
  platform.breaks(/sell\/product/, { kind: 'reply', body: { item, data: [item], total: null } });
  expect((await send(productByUrl, { query: { url: 'bin' } })).item).toMatchObject({
    image: { height: 169, aspect: '1x1', webp_url: '' },
    primary_group: null,
    video: null,
    addons: [{ selected: null, options: [] }],
  });
  expect((await send(productList, { query: {} })).data).toHaveLength(1);

  const domain = { name: 'Other', facebook: null, logo: null, payment_to_user_id: null, analytics_key: null };
  const sitemap = [{ url: '/about', lastmod: '2026-03-01', priority: 0.9, model: null, seo_title: null }];
  platform.breaks(/initialData/, { kind: 'reply', body: { domain, sitemap, redirects: null, menus: null } });
  expect(await send(initialData, { query: {} })).toMatchObject({
    domain: { facebook: '', payment_to_user_id: '1' },
    sitemap: [{ url: '/about', lastmod: '2026-03-01T00:00:00.000Z' }],
  });

  const articles = ['2026-03-01', '2026-03-01T08:30:00', '2026-03-01 08:30:00+10:00', 'soon', null].map(
    (publish_time, id) => ({ id, name: 'A', slug: 'a', author: null, reading_time: 3.6, publish_time }),
  );
  platform.breaks(/cognito\/article/, { kind: 'reply', body: { data: articles } });
  const { data } = await send(articleList, { query: {} });
  expect(data.map(({ publish_time }) => publish_time ?? null)).toEqual([
    '2026-03-01T00:00:00.000Z',
    '2026-03-01T08:30:00.000Z',
    '2026-02-28T22:30:00.000Z',
    null,
    null,
  ]);

  const order = { success: true, payment: null, message: null, text_code: null, values: null, order_id: 7 };
  platform.breaks(/submitOrder/, { kind: 'reply', body: order });
  expect(await send(submitOrder, { body: ORDER })).toMatchObject({ success: true, message: '', order_id: '7' });
});

it('reads an empty cart and no credit without their sums', async () => {
  const sums = { item_count: null, subtotal: null, total_amount: null, total_tax: null };
  platform.breaks(/getCart/, { kind: 'reply', body: { items: [], ...sums } });
  expect(await send(getCart, { body: NO_CART })).toMatchObject({ item_count: 0, subtotal: 0, total_amount: 0 });
  const item = { id: 1, url: 'bin', product_name: 'Bin', sku_id: 5, sku: { code: 'B' }, qty: 1, price: 2, subtotal: 2 };
  platform.breaks(/getCart/, { kind: 'reply', body: { items: [{ ...item, can_purchase_qty: 9 }], ...sums } });
  await expect(send(getCart, { body: NO_CART })).rejects.toMatchObject({ kind: 'invalid-reply' });
  platform.breaks(/creditBalance/, { kind: 'reply', body: { balance: null } });
  expect(await send(creditBalance, { query: {} })).toEqual({ balance: 0 });
});

it('reads numbers as text, 0 and 1 as switches, oversold stock, and an address without a part', async () => {
  const line = { id: 1, url: 'bin', product_name: 'Bin', sku_id: 5, sku: { code: 'B' }, price: '2', subtotal: '4.00' };
  const items = [
    { ...line, qty: '2', can_purchase_qty: -3 },
    { ...line, id: 2, qty: 2, can_purchase_qty: null },
  ];
  const cart = { items, item_count: '4', subtotal: '8.00', total_amount: 8.8, all_in_stock: 0 };
  platform.breaks(/getCart/, { kind: 'reply', body: cart });
  expect(await send(getCart, { body: NO_CART })).toMatchObject({
    item_count: 4,
    subtotal: 800,
    all_in_stock: false,
    items: [
      { qty: 2, can_purchase_qty: 0 },
      { qty: 2, can_purchase_qty: 9_999 },
    ],
  });
  const card = { id: 1, name: 'Bin', slug: 'bin', in_stock: 1, is_new: 0, is_on_special: '1' };
  platform.breaks(/sell\/product/, { kind: 'reply', body: { data: [card], num_pages: '3', total: '25' } });
  expect(await send(productList, { query: {} })).toMatchObject({
    num_pages: 3,
    total: 25,
    data: [{ in_stock: true, is_new: false, is_on_special: true }],
  });
  const address = {
    id: 3,
    first_name: 'Ada',
    street_address: '1 High St',
    postcode: 3056,
    city: 'Brunswick',
    state: null,
  };
  platform.breaks(/sell\/address/, { kind: 'reply', body: { data: [{ ...address, last_name: null, enabled: 1 }] } });
  expect((await send(addressList, { query: {} })).data).toMatchObject([
    { id: '3', first_name: 'Ada', last_name: '', postcode: '3056', state: '', enabled: true },
  ]);
});

it('reads an empty list where nothing is listed by name, as some languages write it', async () => {
  const done = { success: true, error: null, payment: null, errors: [], values: [] };
  platform.breaks(/form\/submit|submitOrder/, { kind: 'reply', body: done });
  const form = { params: { id: '1' }, body: { data: { name: 'A' }, url: '' } };
  expect(await send(formSubmit, form)).toMatchObject({ success: true, errors: {} });
  expect(await send(submitOrder, { body: ORDER })).toMatchObject({ success: true });
});
