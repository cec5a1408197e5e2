import { addressList } from '../../../lib/contract/account/address';
import type { Cart } from '../../../lib/contract/cart/cart';
import { cartAdd, cartRemove, getCart, shippingQuote, submitOrder } from '../../../lib/contract/cart/cart.contract';
import { API_BASE_PATH, platformError } from '../../../lib/contract/common';
import type { ReplyOf } from '../../../lib/contract/endpoint';
import { productByUrl, searchSku } from '../../../lib/contract/catalogue/product';
import { ask, call, platformUrl, type Reply, signIn } from './client';

export const BUYER = 'orders@example.com';
export const ADMIN = 'admin@example.com';
export const RETURN_URL = 'http://localhost:3000/checkout';

export interface StockedSku {
  id: string;
  code: string;
  /** Cents without GST. */
  price: number;
  available: number;
}

/** The skus of a product as this account sees them. */
export async function skusOf(token: string, slug: string): Promise<StockedSku[]> {
  const { item } = await call(productByUrl, { query: { url: slug } });
  const found = await Promise.all(
    item.skus.map((sku) => call(searchSku, { token, body: { product: slug, variations: sku.variations, addons: [] } })),
  );
  return found.flatMap(({ sku, price_each: price, available_qty: available }) =>
    sku ? [{ ...sku, price: price ?? 0, available: available ?? 0 }] : [],
  );
}

/** The first sku of a product with this code. Throws when there is none. */
export async function skuOf(token: string, slug: string, code: string): Promise<StockedSku> {
  const sku = (await skusOf(token, slug)).find((one) => one.code === code);
  if (!sku) throw new Error(`${slug} has no sku ${code}`);
  return sku;
}

const SOLD_OFTEN = [
  'kangaroo-training-bites',
  'everyday-oatmeal-shampoo',
  'leave-in-detangling-spray',
  'coastline-pooch-perfume',
  'solid-shampoo-bar',
];

/** The best-stocked sku of a few products, and its quantity for a minimum order. */
export async function plentiful(token: string): Promise<{ slug: string; sku: StockedSku; qty: number }> {
  const found = await Promise.all(
    SOLD_OFTEN.map(async (slug) =>
      (await skusOf(token, slug)).map((sku) => ({ slug, sku, qty: Math.ceil(30_000 / sku.price) })),
    ),
  );
  const [best] = found.flat().toSorted((a, b) => b.sku.available / b.qty - a.sku.available / a.qty);
  if (!best || best.sku.available < best.qty * 2)
    throw new Error('The tests have sold the shop out: start them on fresh data');
  return best;
}

export async function emptyCart(token: string): Promise<Cart> {
  const cart = await call(getCart, { token, body: cartQuery() });
  for (const item of cart.items) await call(cartRemove, { token, body: { id: item.id, session: '' } });
  return call(getCart, { token, body: cartQuery() });
}

export function cartQuery(rest: { promotion_code?: string; shipping_type?: string; shipping_address?: string } = {}) {
  return { session: '', promotion_code: '', ...rest };
}

export function add(token: string, sku: string, qty: number): Promise<Cart> {
  return call(cartAdd, { token, body: { sku, qty, addons: [], session: '' } });
}

/** A signed-in buyer with an empty cart and the first address. */
export async function buyer(
  email: string,
): Promise<{ token: string; address: string; city: string; postcode: string }> {
  const { access_token: token } = await signIn(email);
  await emptyCart(token);
  const [address] = (await call(addressList, { token })).data;
  if (!address) throw new Error(`${email} has no address`);
  return { token, address: address.id, city: address.city, postcode: address.postcode };
}

/** The first delivery option for the current cart. */
export async function firstDelivery(who: { token: string; city: string; postcode: string }): Promise<string> {
  const { data } = await call(shippingQuote, {
    token: who.token,
    body: { session: '', suburb: who.city, postcode: who.postcode, country: 'AU' },
  });
  const [option] = data;
  if (!option) throw new Error('No delivery is offered');
  return option.shipping_type_id;
}

interface Submit {
  token: string;
  address: string;
  delivery: string;
  gateway?: string;
  promotion?: string;
  url?: string;
  key?: string;
  /** Cents. */
  expectedTotal?: number;
  useCredit?: boolean;
  /** Cents. */
  expectedPayable?: number;
}

export function post(
  path: string,
  token: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, ...headers },
    body: JSON.stringify(body),
  };
  return ask(`${API_BASE_PATH}${path}`, init);
}

export function sendOrder({
  token,
  address,
  delivery,
  gateway = 'card',
  promotion = '',
  url = RETURN_URL,
  key,
  expectedTotal,
  useCredit,
  expectedPayable,
}: Submit): Promise<Reply> {
  const expected = {
    ...(expectedTotal === undefined ? {} : { expected_total: expectedTotal / 100 }),
    ...(expectedPayable === undefined ? {} : { expected_payable: expectedPayable / 100 }),
  };
  const body = {
    address,
    shipping_option_id: delivery,
    paymentGateway: gateway,
    promotion_code: promotion,
    url,
    note: 'Ring the bell',
    purchase_order_number: 'PO 7',
    ...(useCredit === undefined ? {} : { use_credit: useCredit }),
    ...expected,
  };
  return post(submitOrder.path, token, body, key === undefined ? {} : { 'Idempotency-Key': key });
}

export async function order(request: Submit): Promise<ReplyOf<typeof submitOrder>> {
  const reply = await sendOrder(request);
  if (reply.status !== 200) throw new Error(`submitOrder answered ${reply.status}: ${JSON.stringify(reply.json)}`);
  return submitOrder.reply.parse(reply.json);
}

/** Presses a button of the payment page. @returns the status and the redirect's target */
export async function press(payment: string, action: string): Promise<{ status: number; location: URL }> {
  const response = await fetch(onThisPlatform(payment), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ action }),
  });
  return { status: response.status, location: new URL(response.headers.get('location') ?? RETURN_URL) };
}

/** A payment address has the host for browsers; tests use the configured platform URL instead. */
export function onThisPlatform(payment: string): string {
  return `${platformUrl()}${new URL(payment).pathname}`;
}

/** The token in a payment address. */
export function tokenOf(payment: string): string {
  return new URL(payment).pathname.replace('/pay/', '');
}

export function wordsOf(reply: Reply): { status: number; code: string; errors: Record<string, string> } {
  const { text_code: code, errors } = platformError.parse(reply.json);
  return { status: reply.status, code, errors };
}
