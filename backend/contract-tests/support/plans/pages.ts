import type { Known } from './known';

/** Tables that any page may read all of: every form that takes a picture counts and sorts those to choose from. */
export const READ_BY_ALL = { media: 'the picker’s', library_pictures: 'the picker’s' };

/** Tables that a page may read all of, and why. */
export const READ_BY_PAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/cms/doctor': { '*': 'checks every record of the shop' },
  '/cms/catalogue/export': { '*': 'is a file with every sku' },
  '/cms/orders/export': { '*': 'is a file with every order that is listed' },
  '/cms/forms/:id/answers/export': { form_submissions: 'is a file with every answer of a form' },
  '/cms/forms': { form_submissions: 'counts the answers of every form' },
};

/** Routes that are not looked at, and why. */
export const NOT_LOOKED_AT: Readonly<Record<string, string>> = {
  '/cms': 'leads to a page',
  '/cms/assets/:hash/:name': 'is a file, not a page',
  '/cms/media/whole': 'is a picture’s file, found by its key',
  '/cms/pages/:id/preview': 'needs a storefront that runs',
  '/cms/pages/:id/versions/:number/preview': 'as above',
  '/cms/releases/:id/preview': 'as above',
  '/cms/pages/:id/insert': 'is a part of the page editor, named by a script',
  '/cms/forms/:id/answers/:answer/files/:file': 'is a file, found by its key',
  '/cms/releases/:id': 'the shop has no release, and a release has few pages',
  '/cms/orders/:id/credit-notes/:refund': 'reads what the order’s page reads',
  '/cms/customers/applications/:application': 'reads one application by its key',
  '/cms/price-levels/:id': 'the shop has no price level',
  '/cms/catalogue/import/:id': 'the shop has had no import',
  '/cms/catalogue/import/:id/faults': 'as above',
};

/** Addresses of pages that no other page links to, or that search: by route. */
export function addressesOf({
  code,
  order,
  sku,
  product,
  picture,
}: Known): Readonly<Record<string, readonly string[]>> {
  const queries = (path: string, ...all: readonly Readonly<Record<string, string>>[]): string[] =>
    all.map((query) => `${path}?${new URLSearchParams(query)}`);
  const numbers = ['BB-10500', 'INV-000100', 'CN-000100'];
  const searches = [...numbers, 'pet shop 7', 'no. 13', 'nobody at all', code].map((q) => ({ q }));
  return {
    '/cms/catalogue': queries('/cms/catalogue', {}, { q: 'leather' }, { q: code }, { few: '1' }, { after: '500' }),
    '/cms/catalogue/:id': [`/cms/catalogue/${sku}`],
    '/cms/content/addresses': queries('/cms/content/addresses', ...['', 'le', 'leather', '%'].map((q) => ({ q }))),
    '/cms/customers': queries('/cms/customers', {}, { q: 'pet shop 77' }, { before: '20' }, { q: 'nobody' }),
    '/cms/lookup/products': queries('/cms/lookup/products', { q: 'leather' }, { q: code }, { q: 'nobody' }),
    '/cms/media': queries('/cms/media', {}, { q: 'picture' }, { page: '9' }),
    '/cms/media/picture': queries('/cms/media/picture', { key: picture }),
    '/cms/orders': queries(
      '/cms/orders',
      {},
      { state: 'delivered' },
      { state: 'to-pack' },
      { state: 'overdue' },
      { state: 'payments' },
      { before: '500' },
      { state: 'delivered', before: '500' },
      ...searches,
      { q: 'pet shop', from: '2026-01-01', to: '2026-01-31' },
      { customer: '2' },
    ),
    '/cms/orders/:id': [`/cms/orders/${order}`],
    '/cms/vouchers': queries('/cms/vouchers', {}, { q: 'GV-100100' }, { q: 'nobody@example.com' }, { before: '500' }),
    '/cms/products': queries('/cms/products', {}, { q: code }),
    '/cms/products/:id': [`/cms/products/${product}`],
    '/cms/products/:id/prices': [`/cms/products/${product}/prices`],
  };
}
