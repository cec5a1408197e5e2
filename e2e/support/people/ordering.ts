import { type AddressFields, addressCreate, addressList } from '../../../lib/contract/account/address';
import { cartAddMany, cartRemove, getCart, shippingQuote, submitOrder } from '../../../lib/contract/cart/cart.contract';
import { productByUrl, productList } from '../../../lib/contract/catalogue/product';
import type { Account } from './accounts';
import type { Platform, Wanted } from '../shops/platform';

const BRUNSWICK: AddressFields = {
  display_name: 'Salon',
  first_name: 'Ida',
  last_name: 'Okafor',
  email: '',
  phone: '',
  company: 'Wet Nose Café',
  street_address: '3/34A Tannery Lane',
  street_address_1: '',
  postcode: '3056',
  city: 'Brunswick',
  state: 'VIC',
  country: 'AU',
};

/** Adds an address to the account, by default in Brunswick. Returns its id. */
export async function giveAddress(
  platform: Platform,
  account: Account,
  rest: Partial<AddressFields> = {},
): Promise<string> {
  const { item } = await platform.call(addressCreate, {
    body: { ...BRUNSWICK, ...rest },
    token: await platform.signIn(account),
  });
  return item.id;
}

/** Places an order on invoice, directly at the platform. Returns its id. */
export async function orderNow(platform: Platform, account: Account, lines: readonly Wanted[]): Promise<string> {
  await platform.fillCart(account, lines);
  const token = await platform.signIn(account);
  const { data } = await platform.call(addressList, { token });
  const address = data[0]?.id ?? (await giveAddress(platform, account));
  const options = await platform.call(shippingQuote, {
    body: { session: '', suburb: data[0]?.city ?? 'Brunswick', postcode: data[0]?.postcode ?? '3056' },
    token,
  });
  const delivery = options.data[0]?.shipping_type_id ?? '';
  const body = {
    address,
    shipping_option_id: delivery,
    paymentGateway: 'account',
    url: process.env.BASE_URL ?? '',
    purchase_order_number: 'PO 4711',
  };
  const { order_id: id, message } = await platform.call(submitOrder, { body, token });
  if (!id) throw new Error(`The order was not placed: ${message}`);
  return id;
}

const AT_ONCE = 250;

/** Different values of one extra, each a line of its own. */
const PRINTS = 60;

/**
 * Fills a cart with so many lines: every sku of the shop, in as many different prints as it takes. Where that is not
 * enough, because other journeys bought them, skus with different numbers of an extra.
 */
export async function fillLargeCart(platform: Platform, account: Account, count: number): Promise<void> {
  const token = await platform.signIn(account);
  const slugs = new Set<string>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const list = await platform.call(productList, { query: { page: String(page), page_size: '100' } });
    pages = list.num_pages;
    for (const { slug } of list.data) slugs.add(slug);
  }
  const products = await Promise.all([...slugs].map((url) => platform.call(productByUrl, { query: { url } })));
  const variants = (type: 'Text' | 'Qty', valueOf: (index: number, least: number) => string) =>
    products.flatMap(({ item }) => {
      const extra = item.addons.find((addon) => addon.type === type);
      if (!extra) return [];
      const values = Array.from({ length: PRINTS }, (_, index) => valueOf(index, extra.min_qty || 1));
      return item.skus.flatMap((sku) =>
        values.map((value) => ({ sku: sku.id, qty: 1, addons: [{ id: extra.id, value }] })),
      );
    });
  const lines = [
    ...products.flatMap(({ item }) => item.skus.map((sku) => ({ sku: sku.id, qty: 1, addons: [] }))),
    ...variants('Text', (index) => `Shop ${index}`),
    ...variants('Qty', (index, least) => String(least + index)),
  ];
  // Visitors do not get the stock: more is tried than is needed.
  let held = 0;
  for (let from = 0; from < lines.length && held < count; from += AT_ONCE) {
    const { cart } = await platform.call(cartAddMany, { body: { lines: lines.slice(from, from + AT_ONCE) }, token });
    held = cart.items.length;
  }
  const { items } = await platform.call(getCart, { body: { session: '' }, token });
  if (items.length < count) throw new Error(`The shop has ${items.length} lines to offer, ${count} were wanted`);
  for (const { id } of items.slice(count)) await platform.call(cartRemove, { body: { id, session: '' }, token });
}
