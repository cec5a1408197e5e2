import type { Db } from '../../db/client';
import { changes } from '../../db/schema/changes';

/** What can be changed in the back office, with its label. */
export const CHANGE_SUBJECTS = {
  order: 'Orders',
  'gift-voucher': 'Gift vouchers',
  customer: 'Customers',
  application: 'Applications',
  sku: 'Prices and stock',
  product: 'Products',
  category: 'Categories',
  brand: 'Brands',
  'price-level': 'Price levels',
  promotion: 'Promotions',
  freight: 'Freight',
  dispatch: 'Dispatch and holidays',
  import: 'Imports of the catalogue',
  staff: 'Staff',
  redirect: 'Redirects',
  picture: 'Pictures',
  settings: 'Site settings',
  faq: 'Questions and answers',
  testimonial: 'Testimonials',
  person: 'People',
  gallery: 'Galleries',
  link: 'Link lists',
  menus: 'Menus',
  article: 'Articles',
  'blog-group': 'Groups of the blog',
  video: 'Videos',
  voucher: 'Voucher designs',
  form: 'Forms',
  release: 'Releases',
} as const;
export type ChangeSubject = keyof typeof CHANGE_SUBJECTS;

type Values = Readonly<Record<string, unknown>>;

/** Who changed something; without an account when a link in a mail did it. */
export interface ChangeAuthor {
  readonly userId: number | null;
  readonly name: string;
}

export interface Change {
  readonly by: ChangeAuthor;
  readonly at: Date;
  readonly subject: ChangeSubject;
  /** '' if the subject has a single record. */
  readonly id: string;
  /** Display name, such as an order's number. */
  readonly name: string;
  /** For example 'Shipped'. */
  readonly action: string;
  readonly before: Values;
  readonly after: Values;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The fields that differ between two states, with the values of each. */
export function difference(before: Values, after: Values): { before: Values; after: Values } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !same(before[name], after[name]),
  );
  const pick = (values: Values) =>
    Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]]));
  return { before: pick(before), after: pick(after) };
}

/** Logs a change inside its transaction, so that both are stored or neither. */
export async function recordChange(tx: Db, { by, id, before, after, ...rest }: Change): Promise<void> {
  await tx
    .insert(changes)
    .values({ ...rest, ...difference(before, after), subjectId: id, userId: by.userId, person: by.name });
}
