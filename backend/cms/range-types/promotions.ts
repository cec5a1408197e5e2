import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { z } from 'zod';
import { formatMoney } from '@/lib/domain/values/money';
import type { Db } from '../../db/client';
import { promotions } from '../../db/schema/orders/cart';
import { groups, products } from '../../db/schema/catalogue/catalogue';
import { normalizeCode } from '../../rules/cart/promotions';
import { hasWords } from '../content/content-change';
import { type ContentStore, type Document, defineContent } from '../content/content-type';
import { instant, lookup, maybeWhole, money, needed, oneOf, reference, several } from '../content/fields';
import { clockDay } from '../views/time';

const KINDS = {
  'percent-off': 'Percent off the whole order',
  'percent-off-group': 'Percent off a category',
  'percent-off-products': 'Percent off certain products',
  'amount-off': 'An amount off the order',
  'free-freight': 'Free freight',
} as const;
const HELD_BY_KIND = {
  'percent-off': ['percent'],
  'percent-off-group': ['percent', 'groupUrl'],
  'percent-off-products': ['percent', 'productSlugs'],
  'amount-off': ['amount'],
  'free-freight': [],
} as const;
type Kind = keyof typeof KINDS;

const isKind = (kind: string): kind is Kind => Object.hasOwn(KINDS, kind);

const schema = z.object({
  code: needed({ title: 'Code', description: 'What customers type; small and capital letters are the same' }, 40),
  name: needed({ title: 'What it is', description: 'For the staff' }),
  kind: oneOf('Gives', KINDS, 'percent-off'),
  percent: maybeWhole('Percent', 1, 100, 'For the kinds with percent off'),
  groupUrl: reference('Category', 'product-group'),
  productSlugs: several('Products', lookup('Product', 'products'), 100, 'For percent off certain products.'),
  amount: money('Amount', 'In dollars without GST, for an amount off'),
  minSubtotal: money('Goods of at least', 'In dollars without GST; empty for no minimum'),
  startsAt: instant('From', 'Sydney time'),
  endsAt: instant('Until', 'Sydney time; empty for no end'),
  usesPerAccount: maybeWhole(
    'Times for each account',
    1,
    1_000,
    'Empty for any number. Counted anew when “From” moves on',
  ),
});

/** Fields that the kind does not use are stored as null. */
function rowOf(document: Document) {
  const { kind, startsAt, endsAt, groupUrl, ...read } = schema.parse(document);
  const held: readonly string[] = isKind(kind) ? HELD_BY_KIND[kind] : [];
  const if_ = <T>(name: string, value: T): T | null => (held.includes(name) ? value : null);
  return {
    code: normalizeCode(read.code),
    name: read.name,
    kind: isKind(kind) ? kind : ('free-freight' as const),
    percent: if_('percent', read.percent),
    groupSlug: if_('groupUrl', groupUrl),
    productSlugs: if_('productSlugs', [...new Set(read.productSlugs)]),
    amount: if_('amount', read.amount),
    minSubtotal: read.minSubtotal ?? 0,
    startsAt: new Date(startsAt ?? ''),
    endsAt: endsAt === null || endsAt === '' ? null : new Date(endsAt),
    usesPerAccount: read.usesPerAccount,
  };
}

type Row = typeof promotions.$inferSelect;

function giftWords({ kind, percent, amount }: Row): string {
  if (kind === 'free-freight') return 'free freight';
  return kind === 'amount-off' ? `${formatMoney(amount ?? 0)} off` : `${percent ?? 0}% off`;
}

const store: ContentStore = {
  async list(db, { q, limit, offset }) {
    const rows = await db
      .select()
      .from(promotions)
      .where(hasWords(promotions.code, q))
      .orderBy(desc(promotions.startsAt), desc(promotions.id))
      .limit(limit)
      .offset(offset);
    return rows.map((row) => ({
      id: row.id,
      name: row.code,
      group: '',
      detail: [
        row.name,
        giftWords(row),
        `from ${clockDay(row.startsAt)}`,
        ...(row.endsAt === null ? [] : [`until ${clockDay(new Date(row.endsAt.getTime() - 1))}`]),
      ].join(' · '),
    }));
  },
  async read(db, ids) {
    const rows = await db
      .select()
      .from(promotions)
      .where(inArray(promotions.id, [...ids]));
    const formOf = ({ groupSlug, productSlugs, minSubtotal, startsAt, endsAt, ...rest }: (typeof rows)[number]) => ({
      ...rest,
      groupUrl: groupSlug ?? '',
      productSlugs: productSlugs ?? [],
      minSubtotal: minSubtotal === 0 ? null : minSubtotal,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
    });
    return new Map(rows.map((row) => [row.id, formOf(row)]));
  },
  async insert(tx, document, { id }) {
    const [row] = await tx
      .insert(promotions)
      .values({ ...rowOf(document), ...(id !== undefined && { id }) })
      .returning({ id: promotions.id });
    if (!row) throw new TypeError('The promotion was not stored');
    return row.id;
  },
  async update(tx, id, document) {
    await tx.update(promotions).set(rowOf(document)).where(eq(promotions.id, id));
  },
  async remove(tx, id) {
    await tx.delete(promotions).where(eq(promotions.id, id));
  },
};

async function unknownNames(tx: Db, slugs: readonly string[], url: string): Promise<Record<string, string>> {
  const [known, group] = await Promise.all([
    tx
      .select({ slug: products.slug })
      .from(products)
      .where(and(inArray(products.slug, [...slugs]), isNull(products.deletedAt))),
    tx
      .select({ id: groups.id })
      .from(groups)
      .where(and(eq(groups.model, 'product'), eq(groups.url, url))),
  ]);
  const there = new Set(known.map(({ slug }) => slug));
  return Object.fromEntries([
    ...slugs.flatMap((slug, index) =>
      there.has(slug)
        ? []
        : [[`productSlugs.${index}`, slug === '' ? 'Choose one.' : `There is no product “${slug}”.`]],
    ),
    ...(url !== '' && group.length === 0 ? [['groupUrl', 'This category is not there any more.']] : []),
  ]);
}

async function problems(tx: Db, id: number | null, document: Document): Promise<Record<string, string>> {
  const read = schema.parse(document);
  const code = normalizeCode(read.code);
  const found: Record<string, string> = await unknownNames(tx, read.productSlugs, read.groupUrl);
  if (!/^[A-Z0-9][A-Z0-9-]*$/.test(code)) found['code'] = 'A code has letters, digits and hyphens, such as SPRING10.';
  const [taken] = await tx
    .select({ id: promotions.id })
    .from(promotions)
    .where(and(eq(promotions.code, code), id === null ? undefined : ne(promotions.id, id)));
  if (taken) found['code'] = 'Another promotion has this code.';
  const held: readonly string[] = isKind(read.kind) ? HELD_BY_KIND[read.kind] : [];
  if (held.includes('percent') && read.percent === null) found['percent'] = 'Say how many percent, 1 to 100.';
  if (held.includes('groupUrl') && read.groupUrl === '') found['groupUrl'] = 'Choose the category that it is for.';
  if (held.includes('productSlugs') && read.productSlugs.length === 0)
    found['productSlugs'] = 'Add a product that it is for.';
  if (held.includes('amount') && !read.amount) found['amount'] = 'Say what comes off, such as 25.00.';
  if (!read.startsAt) found['startsAt'] = 'Say from when it holds.';
  else if (read.endsAt && read.endsAt <= read.startsAt) found['endsAt'] = 'It has to end after it begins.';
  return found;
}

/** Promotion codes. */
export const PROMOTIONS = defineContent({
  name: 'promotions',
  area: 'catalogue',
  subject: 'promotion',
  title: 'Promotions',
  one: 'promotion',
  use: 'Codes that customers type in the cart. One without an end holds until it is deleted.',
  schema,
  store,
  nameOf: ({ code }) => (typeof code === 'string' ? code : ''),
  // Nothing to revalidate: carts always read the current promotions.
  tags: () => [],
  problems,
  copyOf: (document) => ({ ...document, code: '' }),
});
