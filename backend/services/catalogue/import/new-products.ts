import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, queryRows } from '../../../db/client';
import type { KnownProduct, PlannedProduct } from '../../../rules/catalogue/sheet/plan-types';
import { numbers } from './statement-lists';

/** Inserts minimal rows for new products, sorted last; writeProducts then updates them like existing ones. */
export async function addProducts(tx: Db, plans: readonly PlannedProduct[], at: Date): Promise<KnownProduct[]> {
  if (plans.length === 0) return [];
  const rows = plans.map(({ slug, name }, place) => ({ slug, name, place }));
  const made = await queryRows(
    tx,
    z.object({ id: z.number(), slug: z.string() }),
    sql`insert into products (slug, name, title, enabled, sort, search_name, search_words, search_compact, created_at,
        updated_at)
      select slug, name, name, false, place + 1 + (select coalesce(max(sort), 0) from products), '', '', '',
        ${at.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (slug text, name text, place int)
      returning id, slug`,
  );
  const none = { name: '', brand: '', badge: '', summary: '', categories: '', pictures: '', shown: 'no', new: 'no' };
  return made.map(({ id, slug }) => ({ id, slug, cells: none, skus: [] }));
}

export async function deleteProducts(tx: Db, products: readonly KnownProduct[]): Promise<void> {
  if (products.length > 0)
    await tx.execute(sql`delete from products where id = any (${numbers(products.map(({ id }) => id))})`);
}
