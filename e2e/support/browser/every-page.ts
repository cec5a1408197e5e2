import { type APIRequestContext, request } from '@playwright/test';
import { listAll } from '../../../lib/contract/orders/lists.contract';
import { orderList } from '../../../lib/contract/orders/order';
import { type Account, LUCA } from '../people/accounts';
import type { Platform } from '../shops/platform';
import { FULL_CART } from '../people/goods';

type Who = 'visitor' | 'customer' | 'staff';

/** One page of the shop or the back office, for tests that visit all of them. */
export interface ShopPage {
  /** Of its files. */
  readonly name: string;
  readonly address: string;
  readonly who: Who;
  /** Answered with 404 on purpose. */
  readonly missing?: true;
}

/** A customer with orders and lists (backend/db/seed/data/accounts.json). */
const GINA: Account = { email: 'gina@example.com', password: LUCA.password, firstName: 'Gina' };
const ADMIN = { email: 'admin@example.com', password: LUCA.password };

const PUBLIC: Readonly<Record<string, string>> = {
  home: '/',
  shop: '/shop',
  group: '/shop/training-treats',
  product: '/product/recycled-waste-bags',
  'product-words': '/product/lavender-waste-bag-rolls',
  search: '/search/shampoo',
  'search-nothing': '/search/nothing-like-it',
  blog: '/blog',
  article: '/article/margin-mark-up-and-gst',
  cart: '/cart',
  login: '/login',
  'login-link': '/login/link?email=a@b.example&code=1',
  signup: '/signup',
  'forgot-password': '/forgotpassword',
  about: '/about',
  faq: '/faq',
  contact: '/contact',
  'gift-vouchers': '/gift-vouchers',
  'become-a-stockist': '/become-a-stockist',
  terms: '/terms-and-conditions',
  return: '/request-a-return',
  offline: '/offline',
};

/** One for each widget and part of the page builder (backend/db/seed/data/pages). */
const DEMONSTRATED = (
  'rows tabs blocks wrappers faq map hero hero-video hero-quote slider grid lightbox other-grids galleries ' +
  'one-gallery people everybody image-with-content html call-to-action testimonials product products buy heading ' +
  'raw-code buttons links articles article read home motion schedule'
).split(' ');

const STAFF: Readonly<Record<string, string>> = {
  today: '/cms/today',
  orders: '/cms/orders',
  customers: '/cms/customers',
  catalogue: '/cms/catalogue',
  pages: '/cms/pages',
  media: '/cms/media',
  releases: '/cms/releases',
  doctor: '/cms/doctor',
  redirects: '/cms/redirects',
  settings: '/cms/settings',
  staff: '/cms/staff',
  bin: '/cms/bin',
};

/** Fills the customer's cart, and names every page of theirs. */
async function customersPages(platform: Platform): Promise<Readonly<Record<string, string>>> {
  await platform.fillCart(GINA, FULL_CART);
  const token = await platform.signIn(GINA);
  const [order] = (await platform.call(orderList, { token })).data;
  const [list] = (await platform.call(listAll, { token })).data.filter(({ id }) => /^\d/.test(id));
  if (!order || !list) throw new Error('The demonstration’s customer has no order or no list.');
  return {
    home: '/',
    group: '/shop/training-treats',
    product: '/product/recycled-waste-bags',
    search: '/search/shampoo',
    cart: '/cart',
    checkout: '/checkout',
    placed: `/checkout/placed/${order.id}`,
    account: '/my-account',
    addresses: '/my-account/addresses',
    profile: '/profile',
    orders: '/orders',
    order: `/orders/${order.id}`,
    again: `/orders/${order.id}/again`,
    invoice: `/invoice/${order.id}`,
    'invoice-print': `/invoice/print/${order.id}`,
    labels: `/print-tickets/${order.id}`,
    lists: '/lists',
    usual: '/lists/usual',
    list: `/lists/${list.id}`,
    'list-print': `/lists/print/${list.id}`,
    'order-pad': '/quick-order',
  };
}

/** The first record of each list of the back office. */
async function recordsOf(staff: APIRequestContext): Promise<Readonly<Record<string, string>>> {
  const found: Record<string, string> = {};
  for (const [name, list] of [
    ['order', 'orders'],
    ['customer', 'customers'],
    ['sku', 'catalogue'],
    ['editor', 'pages'],
  ] as const) {
    const text = await (await staff.get(`/cms/${list}`)).text();
    const [, address] = new RegExp(`href="(/cms/${list}/[^"/?#]*\\d[^"/?#]*)"`).exec(text) ?? [];
    if (address) found[name] = address;
  }
  const { order, editor } = found;
  return {
    ...found,
    ...(order && { invoice: `${order}/invoice`, 'pick-list': `${order}/pick-list` }),
    ...(editor && { versions: `${editor}/versions` }),
  };
}

/** The customer, signed in. */
async function enter(shop: string, platform: Platform): Promise<APIRequestContext> {
  const customer = await request.newContext({ baseURL: shop });
  const { access_token: a, refresh_token: r } = await platform.tokens(GINA);
  await customer.get(`/?${new URLSearchParams({ a, r })}`, {
    headers: { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' },
    maxRedirects: 0,
  });
  return customer;
}

type State = Awaited<ReturnType<APIRequestContext['storageState']>>;

/** Origins of the pages, and sessions that may open them. */
export class EveryPage {
  private constructor(
    readonly pages: readonly ShopPage[],
    readonly sessions: Readonly<Record<Who, APIRequestContext>>,
    private readonly enterAgain: () => Promise<APIRequestContext>,
  ) {}

  /** What a browser of its own starts with: two that renew the same sign-in would end it. */
  async stateFor(who: Who): Promise<State> {
    if (who !== 'customer') return this.sessions[who].storageState();
    const session = await this.enterAgain();
    const state = await session.storageState();
    await session.dispose();
    return state;
  }

  /** Signs in as a customer and as one of the staff, and finds what there is to see. */
  static async of(shop: string, platform: Platform): Promise<EveryPage> {
    const pages = await customersPages(platform);
    const [visitor, customer, staff] = await Promise.all([
      request.newContext({ baseURL: shop }),
      enter(shop, platform),
      request.newContext({ baseURL: platform.address }),
    ]);
    const entered = await staff.post('/cms/sign-in', {
      form: { ...ADMIN, next: '/cms/pages' },
      headers: { origin: platform.address },
    });
    if (!entered.ok()) throw new Error(`The back office answered ${entered.status()} to its owner.`);
    const all = (who: Who, base: string, addresses: Readonly<Record<string, string>>): ShopPage[] =>
      Object.entries(addresses).map(([name, path]) => ({ who, name: `${who}-${name}`, address: base + path }));
    return new EveryPage(
      [
        ...all('visitor', shop, PUBLIC),
        { who: 'visitor', name: 'visitor-missing', address: `${shop}/no-such-page`, missing: true },
        ...all('visitor', shop, Object.fromEntries(DEMONSTRATED.map((name) => [`demo-${name}`, `/demo-${name}`]))),
        ...all('customer', shop, pages),
        { who: 'visitor', name: 'staff-sign-in', address: `${platform.address}/cms/sign-in` },
        ...all('staff', platform.address, { ...STAFF, ...(await recordsOf(staff)) }),
      ],
      { visitor, customer, staff },
      () => enter(shop, platform),
    );
  }

  async close(): Promise<void> {
    await Promise.all(Object.values(this.sessions).map((session) => session.dispose()));
  }
}
