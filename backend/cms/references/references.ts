import { type SQL, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client';
import { shippingZones } from '../../db/schema/orders/cart';
import { groups, products, skus } from '../../db/schema/catalogue/catalogue';
import { articles, faqs, galleries, links, testimonials, videos } from '../../db/schema/content/content';
import { forms } from '../../db/schema/content/forms';
import { brandNames } from '../../services/catalogue/record/brands';
import type { Field } from '../form/field';
import { valueAt } from '../form/paths';

/** An option of a reference field. */
export interface Choice {
  /** The stored value. */
  readonly value: string;
  readonly label: string;
  /** Alternative stored value that the shop accepts too, such as the id. */
  readonly also?: string;
}

/** Choices by kind of record. */
export type References = Readonly<Record<string, readonly Choice[]>>;

/** The result includes `chosen`, the values that are stored. */
type Read = (db: Db, chosen: readonly string[]) => Promise<Choice[]>;

/** Distinct names in a column. */
function namesIn(table: PgTable, column: AnyPgColumn): Read {
  return async (db) => {
    const rows = await db.selectDistinct({ name: column }).from(table).where(ne(column, '')).orderBy(asc(column));
    return rows.map(({ name }) => ({ value: String(name), label: String(name) }));
  };
}

/** Only the chosen ones: others are found while typing (find-records.ts). */
function chosenOf(table: PgTable, value: AnyPgColumn, label: AnyPgColumn | SQL): Read {
  return async (db, chosen) =>
    chosen.length === 0
      ? []
      : db
          .select({ value: sql<string>`${value}`, label: sql<string>`${label}` })
          .from(table)
          .where(inArray(value, [...chosen]));
}

const productLabel = sql`${products.name} || case when ${products.deletedAt} is null then '' else ' (in the bin)' end`;

const skuLabel = sql`concat_ws(', ', (select name from products where products.id = product_id),
  nullif(array_to_string(${skus.options}, ', '), ''))
  || case when ${skus.retiredAt} is null then '' else ' (not sold any more)' end`;

function groupsOf(model: 'product' | 'article', value: 'id' | 'url'): Read {
  return async (db) => {
    const rows = await db.select().from(groups).where(eq(groups.model, model)).orderBy(asc(groups.lft));
    return rows.map((row) => ({ value: String(row[value]), label: `${'– '.repeat(row.level)}${row.name}` }));
  };
}

const READS: Readonly<Record<string, Read>> = {
  form: async (db) => {
    const rows = await db.select().from(forms).where(isNull(forms.deletedAt)).orderBy(asc(forms.name));
    return rows.map(({ id, name }) => ({ value: String(id), label: name }));
  },
  gallery: async (db) => {
    const rows = await db.select().from(galleries).orderBy(asc(galleries.name));
    return rows.map(({ id, url, name }) => ({ value: url, also: String(id), label: name }));
  },
  video: async (db) => {
    const rows = await db.select().from(videos).orderBy(asc(videos.name));
    return rows.map(({ key, name }) => ({ value: key, label: name || key }));
  },
  articles: chosenOf(articles, articles.slug, articles.name),
  products: chosenOf(products, products.slug, productLabel),
  skus: chosenOf(skus, skus.code, skuLabel),
  'product-group': groupsOf('product', 'url'),
  'freight-zone': async (db) => {
    const rows = await db.select().from(shippingZones).orderBy(asc(shippingZones.sort));
    return rows.map(({ slug, name }) => ({ value: slug, label: name }));
  },
  'product-group-id': groupsOf('product', 'id'),
  brand: async (db) => (await brandNames(db)).map((name) => ({ value: name, label: name })),
  'blog-group': groupsOf('article', 'url'),
  'blog-group-id': groupsOf('article', 'id'),
  'faq-group': namesIn(faqs, faqs.groupName),
  'gallery-group': namesIn(galleries, galleries.groupName),
  'testimonial-group': namesIn(testimonials, testimonials.groupName),
  'link-list': namesIn(links, links.parent),
};

/** The choices of a form's reference fields; unknown kinds have none. */
export async function readReferences(db: Db, fields: readonly Field[], settings: unknown): Promise<References> {
  const chosen = new Map<string, string[]>();
  for (const field of fields) {
    if (!('of' in field) || typeof field.of !== 'string') continue;
    const value = valueAt(settings, field.name);
    chosen.set(field.of, [
      ...(chosen.get(field.of) ?? []),
      ...(typeof value === 'string' && value !== '' ? [value] : []),
    ]);
  }
  const known = [...chosen].flatMap(([kind, values]) => {
    const read = Object.hasOwn(READS, kind) ? READS[kind] : undefined;
    return read ? [{ kind, read, values }] : [];
  });
  const entries = await Promise.all(
    known.map(async ({ kind, read, values }) => [kind, await read(db, values)] as const),
  );
  return Object.fromEntries(entries);
}
