import type { Known } from './known';
import { CUSTOMER } from './large-shop';

/** One way to make a call; the reply's status is 200 unless another is named. */
export interface Example {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Query;
  readonly body?: unknown;
  readonly status?: number;
}
type Query = Readonly<Record<string, string>>;
type Examples = Readonly<Record<string, readonly Example[] | string>>;

const fingerprint = 'a browser';
const queries = (...all: readonly Query[]): Example[] => all.map((query) => ({ query }));
const bodies = (...all: readonly unknown[]): Example[] => all.map((body) => ({ body }));

function ofProducts({ code, slug, brand, group, sku, soldOut }: Known): Examples {
  const lists: readonly Query[] = [
    {},
    { group },
    { search: 'leather' },
    { search: code },
    { search: 'nothing like it' },
  ];
  const ways: readonly Query[] = [
    {},
    { in_stock: '1' },
    { is_new: '1' },
    { on_special: '1' },
    { brand },
    { orderby: 'newest' },
  ];
  const filtered = queries(...lists.flatMap((list) => ways.map((way) => ({ ...list, ...way }))));
  const products = queries(
    ...lists,
    { group, page: '7' },
    ...['name', 'newest'].map((orderby) => ({ group, orderby })),
    { page: '300' },
    ...['leather collar', 'le', 'biscuits 002999'].map((search) => ({ search })),
    { search: code, group },
    { search: 'leather', orderby: 'name', page: '3' },
    { urls: slug },
  );
  return {
    'filter.filterPrices': [...filtered, ...queries({ orderby: 'price' }, { group, orderby: 'price_desc' })],
    'filter.filterProducts': filtered,
    'filter.productFacets': queries(...lists),
    'group.groupDetails': [{ params: { namespace: 'sell', model: 'product', group: group.split('/').at(-1) ?? '' } }],
    'group.groupList': [{}],
    'group.groupsByModel': [{ params: { namespace: 'sell', model: 'product' } }],
    'orderForm.orderFormSkus': bodies(
      {},
      { group },
      { ordered_since: '2026-01-01' },
      { ordered_since: '2026-01-01', exists_only: true },
      { group, after: '2000.100' },
    ),
    'orderPad.findSkus': bodies({
      wanted: [
        { code, words: '' },
        { code: `${code}9`, words: '' },
        { code: '', words: 'leather biscuits' },
      ],
    }),
    'orderPad.suggestSkus': bodies({ search: code.slice(0, 6) }, { search: 'lea' }, { search: '9300' }),
    'product.productByUrl': queries({ url: slug }),
    'product.productList': products,
    'product.productPrices': products,
    'product.publicOffers': [{ query: { url: slug }, status: 404 }],
    'product.searchSku': bodies({ product: slug, variations: [], addons: [] }),
    'product.skuOffers': bodies({ product: slug }),
    'product.suggestProducts': queries({ search: 'lea' }, { search: code.slice(0, 6) }),
    'sitemap.sitemapPart': queries({ limit: '100', after: 'product.500' }),
    'sitemap.sitemapParts': 'counts every address of the shop, for the whole sitemap, and is cached',
    'stockRequest.requestStock': bodies({ sku: soldOut }, { sku }),
    'stockRequest.stockReturned': [{}],
  };
}

function ofBuyers({ code, slug, sku, order, list, inCart, address }: Known): Examples {
  const ofList = { params: { id: list } };
  const ofOrder = { params: { id: order } };
  const lines = [{ sku, qty: 1 }];
  const paid = { address, shipping_option_id: '2', paymentGateway: 'card', url: 'http://localhost:3000/checkout' };
  return {
    'bought.boughtBefore': bodies({ products: [slug, 'no-such-product'] }),
    'cart.cartAdd': bodies({ sku, qty: 1 }),
    'cart.cartAddMany': bodies({ lines }),
    'cart.cartUpdate': bodies({ id: inCart, qty: 30 }),
    'cart.getCart': bodies({}, { promotion_code: 'NONE', shipping_address: address, use_credit: true }),
    'cart.mergeCart': bodies({ session: 'none' }),
    'cart.shippingQuote': bodies({ suburb: 'Fitzroy', postcode: '3065' }),
    'cart.requestShippingQuote': bodies({ address }),
    'cartLog.cartLog': bodies({}),
    'cartLog.cartLogSeen': bodies({ mark: 'none' }),
    'orderBar.orderBar': bodies({}),
    'lists.saveForLater': bodies({ id: inCart, qty: 1, name: 'Later' }),
    'cart.cartRemove': bodies({ id: inCart }),
    'lists.listAll': [{}],
    'lists.listById': [ofList, { params: { id: 'usual' } }],
    'lists.listCreate': bodies({ name: 'Weekly', lines }),
    'lists.listAddLines': [{ ...ofList, body: { lines } }],
    'lists.listSave': [
      { ...ofList, body: { name: 'Renamed' } },
      { params: { id: 'usual' }, body: { restore: true } },
    ],
    'lists.listDelete': [ofList],
    'lists.listRestore': [ofList],
    'lists.orderCompare': [ofOrder],
    'order.orderById': [ofOrder],
    'order.orderList': queries({}, { page: '2' }),
    'order.reorder': [ofOrder],
    'cart.submitOrder': bodies(paid),
    'payment.checkPaid': queries({ url: paid.url, payum_token: `large-${order}` }),
    'payment.creditCardSurchargeOf': 'works on the amount and the settings alone',
    'payment.paymentSurchargesOf': 'works on the amount and the settings alone',
    'voucher.giftVoucherPay': bodies({ theme_id: '1', amount: '50.00', url: btoa(paid.url), email: CUSTOMER }),
    'voucher.giftVoucherRedeem': bodies({ code: `NOT-${code}` }),
    'voucher.giftVoucherThemes': [{}],
  };
}

function ofAccounts({ address }: Known): Examples {
  const place = { street_address: '1 Lygon St', postcode: '3053', city: 'Carlton', state: 'VIC' };
  const person = { first_name: 'Kim', last_name: 'Lee' };
  return {
    'address.addressCreate': bodies({ ...person, ...place }),
    'address.addressDisable': bodies({ id: address }),
    'address.addressEnable': bodies({ id: address }),
    'address.addressList': queries({}, { all: '1' }),
    'address.localitySearch': queries({ q: 'car' }, { q: '30' }),
    'application.applicationStatus': 'reads one application by its key, for a token that only the platform can make',
    'application.lookUpAbn': 'reads one answer by its key, in a shop that asks the business register',
    'session.authUser': [{}],
    'session.authtoken': [{ body: { grant_type: 'authorization_code', code: 'none', client_id: 'x' }, status: 400 }],
    'session.login': [{ body: { username: CUSTOMER, password: 'wrong', fingerprint }, status: 401 }],
    'session.loginRecoveryCode': [{ query: { email: CUSTOMER, code: '123456', fingerprint }, status: 422 }],
    'session.recoverPassword': queries({ email: CUSTOMER }),
    'session.recoverPasswordCheck': [
      { query: { email: CUSTOMER, code: '123456', newpassword: 'quiet magpies at seven' }, status: 422 },
    ],
    'session.refreshToken': [{ body: { refresh_token: 'none', fingerprint }, status: 401 }],
    'session.registerLink': bodies({
      ...person,
      email: 'new@example.com',
      company_name: 'Lee Pets',
      abn: '51824753556',
      fingerprint,
    }),
    'session.sendLoginLink': bodies({ email: CUSTOMER, fingerprint }),
    'user.creditBalance': [{}],
    'user.creditStatement': queries({}, { page: '2' }),
    'user.myAccount': [{}],
    'user.uploadImage': 'stores one picture by its key; reading pictures takes the longest part of this test',
    'user.userByUrl': [{ params: { url: 'none' }, status: 404 }],
    'user.userUpdate': bodies({}),
    // Ends the session of this test.
    'session.logout': [{}],
  };
}

function ofContent({ form, gallery, article }: Known): Examples {
  return {
    'article.articleByUrl': queries({ url: article }),
    'article.articleList': queries({}, { page: '2', orderby: 'display_start_time' }),
    'faq.faqList': queries({}),
    'form.formAttach': [
      { params: { id: form }, body: { field: 'none', name: 'a.txt', content: btoa('a file') }, status: 404 },
    ],
    'form.formById': queries({ id: form }),
    'form.formSubmit': [{ params: { id: form }, body: { data: {}, url: '' } }],
    'gallery.galleriesByGroup': queries({ group: 'none' }),
    'gallery.galleryById': queries({ id: gallery }),
    'gallery.slideList': queries({ gallery }),
    'image.imageByHash': [{ body: { hash: 'none' }, status: 404 }],
    'link.linkList': queries({ parent: 'none' }),
    'page.pageByUrl': queries({ url: 'about' }),
    'page.pageList': queries({}),
    'person.personList': queries({}),
    'preview.pagePreview': 'needs an office’s session, which its page of the office tests',
    'redirectUses.redirectsUsed': 'adds to counters by their keys, for a token that only the storefront can make',
    'site.currentDomain': [{}],
    'site.initialData': [{ query: { sitemap: '0' } }],
    'testimonial.testimonialList': queries({}),
    'video.videoById': [{ query: { id: 'none' }, status: 404 }],
  };
}

/** Tables that a call may read all of, and why. */
export const READ_BY_CALLS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'filter.productFacets': { products: 'looks for one sold-out product; only in a shop of this size by a scan' },
};

/** Calls of each endpoint whose statements are looked at, in the order made, or the reason why none is. */
export function examplesOf(known: Known): Examples {
  return { ...ofProducts(known), ...ofBuyers(known), ...ofContent(known), ...ofAccounts(known) };
}
