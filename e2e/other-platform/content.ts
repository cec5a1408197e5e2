import { productByUrl, productList, productPrices, searchSku, skuOffers } from '../../lib/contract/catalogue/product';
import { articleList } from '../../lib/contract/content/article';
import { groupDetails, groupsByModel } from '../../lib/contract/catalogue/group';
import { faqList } from '../../lib/contract/content/faq';
import { formById } from '../../lib/contract/forms/form';
import { linkList } from '../../lib/contract/content/link';
import { pageByUrl, pageList } from '../../lib/contract/content/page';
import { personList } from '../../lib/contract/content/person';
import { testimonialList } from '../../lib/contract/content/testimonial';
import { currentDomain, initialData } from '../../lib/contract/site/site';
import { type Call, Refused, call } from './calls';

export interface Good {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly code: string;
  /** Cents without GST. */
  readonly price: number;
}

const NAMES = [
  'Tea Towel',
  'Enamel Mug',
  'Jam Jar',
  'Bread Bin',
  'Oil Can',
  'Cake Tin',
  'Salt Pig',
  'Butter Dish',
  'Egg Rack',
  'Milk Pail',
  'Dish Brush',
];

export const GOODS: readonly Good[] = NAMES.map((name, index) => ({
  id: String(501 + index),
  slug: name.toLowerCase().replace(' ', '-'),
  name,
  code: `OP-${101 + index}`,
  price: 1_250 + index * 725,
}));

const PER_PAGE = 9;
const UPDATED = '2026-10-01T00:00:00Z';
/** The supplier of the site, which has the members’ credit. */
export const SUPPLIER = '7';
const SITE = { name: 'Other Platform Supplies', email: 'hello@other.example', payment_to_user_id: SUPPLIER };
const GROUP = { id: '41', name: 'Kitchen', url: 'kitchen', slug: 'kitchen', model: 'product' as const, lft: 1, rgt: 2 };
const REFERENCE = { id: '41', name: 'Kitchen', url: 'kitchen', slug: 'kitchen' };

/** Two fields, no captcha; `2` asks for a file besides. */
const FORMS = new Map(
  ['1', '2'].map(
    (id) =>
      [
        id,
        {
          id,
          name: 'Write to us',
          url: `form-${id}`,
          questions: [
            { id: '1', name: 'name', label: 'Name', required: true, field_type: 'text' },
            { id: '2', name: 'message', label: 'Message', field_type: 'textarea' },
            ...(id === '2' ? [{ id: '3', name: 'paper', label: 'Paper', field_type: 'file' }] : []),
          ],
        },
      ] as const,
  ),
);

const widget = (outer: string, templatevar: object = {}) => ({ outer, type: outer, items: [], templatevar });
const page = (id: string, slug: string, title: string, widgets: readonly object[] = []) => ({
  id,
  slug,
  name: title,
  title,
  updated_at: UPDATED,
  content: `<p>${title} of another platform.</p>`,
  rows: widgets.length === 0 ? [] : [{ id: '1', row_type: 'plain', blocks: [{ id: '1', widgets }] }],
});

/** As the platform stores them: the contract's reader makes of them what it can. */
const PAGES: readonly { readonly id: string; readonly slug: string }[] = [
  page('1', '', 'Welcome', [widget('sell/product-list')]),
  page('2', 'about', 'About'),
  page('3', 'contact', 'Contact', [widget('core/form', { form: '1', heading: 'Write to us' })]),
  page('4', 'papers', 'Papers', [widget('core/form', { form: '2', heading: 'Send papers' })]),
  page('5', 'gift-vouchers', 'Vouchers', [widget('core/gift-voucher-purchase')]),
];

export const LISTED_PAGES = PAGES.map(({ id, slug }) => ({ id, name: slug, url: slug, updated_at: UPDATED }));

/** A product with its price for everybody: the storefront must hide it from visitors. */
const listed = ({ id, slug, name, code, price }: Good) => ({
  id,
  slug,
  name,
  blurb: `${name} for a shop's shelf`,
  sku_codes: [code],
  primary_group: REFERENCE,
  price: price / 100,
  full_price: price / 100,
  // As specification 1 has it: without a hash, and of other sizes by a rule.
  image: { url: `/media/${slug}.jpg`, width: 600, height: 600, aspect: '1x1' },
});

const detailed = (good: Good) => ({
  ...listed(good),
  content: `<p>${good.name}</p>`,
  groups: [REFERENCE],
  updated_at: UPDATED,
  skus: [{ id: good.id, code: good.code, price: good.price / 100, in_stock: true }],
});

function goodAt(slug: string): Good {
  const good = GOODS.find((one) => one.slug === slug);
  if (!good) throw new Refused(404, 'NOT_FOUND', 'There is no such product.');
  return good;
}

function pageOf(query: URLSearchParams): { data: readonly Good[]; num_pages: number; total: number } {
  const wanted = query.get('search')?.toLowerCase() ?? '';
  const found = GOODS.filter(({ name, code }) => `${name} ${code}`.toLowerCase().includes(wanted));
  const size = Number(query.get('page_size') ?? PER_PAGE);
  const first = (Number(query.get('page') ?? 1) - 1) * size;
  return {
    data: found.slice(first, first + size),
    num_pages: Math.max(1, Math.ceil(found.length / size)),
    total: found.length,
  };
}

/** A reply with fields that the contract does not have: they must do no harm. */
const raw = (
  endpoint: Call['endpoint'],
  answer: (query: URLSearchParams, params: Readonly<Record<string, string>>) => unknown,
  fits: Call['fits'] = () => true,
): Call => ({
  endpoint,
  fits,
  answer: async ({ query, params }) => answer(query, params),
});

const offer = (good: Good) => ({
  sku: { id: good.id, code: good.code },
  price_each: good.price,
  in_stock: true,
  on_special: false,
  available_qty: 500,
  min_qty: 1,
  qty_step: 1,
});

function pageAt(url: string): unknown {
  const found = PAGES.find(({ slug }) => slug === url);
  if (!found) throw new Refused(404, 'NOT_FOUND', 'There is no such page.');
  return found;
}

const empty = () => ({ data: [], num_pages: 1 });

export const contentCalls: readonly Call[] = [
  raw(currentDomain, () => ({ item: SITE })),
  raw(initialData, () => ({ domain: SITE, menus: { header: [{ name: 'About', link: '/about' }], footer: [] } })),
  raw(groupsByModel, (_, { model }) => ({ data: model === 'product' ? [GROUP] : [] })),
  raw(groupDetails, (_, { group }) => {
    if (group !== GROUP.url) throw new Refused(404, 'NOT_FOUND', 'There is no such group.');
    return { item: GROUP };
  }),
  raw(
    productByUrl,
    (query) => ({ item: detailed(goodAt(query.get('url') ?? '')) }),
    (query) => query.has('url'),
  ),
  raw(
    productPrices,
    (query) => {
      const list = pageOf(query);
      return { ...list, data: list.data.map(listed) };
    },
    (_, signedIn) => signedIn,
  ),
  raw(productList, (query) => {
    const list = pageOf(query);
    return { ...list, data: list.data.map(listed) };
  }),
  raw(pageByUrl, (query) => ({ item: pageAt(query.get('url') ?? '') })),
  raw(pageList, () => ({ data: PAGES, num_pages: 1 })),
  raw(formById, (query) => {
    const form = FORMS.get(query.get('id') ?? '');
    if (!form) throw new Refused(404, 'NOT_FOUND', 'There is no such form.');
    return { item: form };
  }),
  ...[articleList, personList, testimonialList, faqList, linkList].map((endpoint) => raw(endpoint, empty)),
  call(searchSku, ({ body }) => {
    const { available_qty, ...rest } = offer(goodAt(body.product));
    return { ...rest, available_qty, breaks: [] };
  }),
  call(skuOffers, ({ body }) => ({ data: [{ ...offer(goodAt(body.product)), variations: [], breaks: [] }] })),
];
