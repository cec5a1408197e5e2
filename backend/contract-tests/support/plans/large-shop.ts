import { sql } from 'drizzle-orm';
import type { Db, OnQuery } from '../../../db/client';
import { fillCustomers, fillHistory } from '../../../db/seed/large/fill-history';
import { fillRange, withoutWordIndexes } from '../../../db/seed/large/fill-range';
import { openTestShop } from '../../../testing/shop';

export const CUSTOMER = 'orders@example.com';
/** At least as many rows are in each table that grows with a shop. */
const ROWS = 3_000;
const PRODUCTS = 3_000;
const LINES = 12_000;

class Undone extends Error {}

/** One picture for each product, in addition to those uploaded by other tests. */
async function fillPictures(db: Db): Promise<void> {
  await db.execute(sql`insert into media (key, hash, source, file, width, height)
    select 'library/plan-' || n, md5(n::text), 'library', '', 1200, 900
    from generate_series(1, ${PRODUCTS}::int) as n`);
  await db.execute(sql`insert into library_pictures (key, bytes, created_at)
    select key, decode('00', 'hex'), now() from media where key like 'library/plan-%'`);
  await db.execute(sql`update product_images set media_key = 'library/plan-' || (1 + product_id % ${PRODUCTS}::int)
    where product_id in (select id from products where sort > 1000)`);
}

/** What customers leave besides orders. Rows of other tests get nothing: they may have it already. */
async function fillUses(db: Db): Promise<void> {
  const customers = sql`from users where email like 'customer-%'`;
  const theirs = sql`user_id in (select id ${customers})`;
  // Ids have gaps where a transaction was rolled back.
  const numbered = sql`(select *, row_number() over (order by id) - 1 as place from skus) as skus`;
  const old = sql`now() - id * interval '1 hour'`;
  await db.execute(
    sql`insert into sessions (id, user_id, created_at) select gen_random_uuid(), id, now() ${customers}`,
  );
  await db.execute(sql`insert into refresh_tokens (token_hash, session_id, expires_at)
    select 'plan-' || id, id, now() + interval '30 days' from sessions where ${theirs}`);
  await db.execute(sql`insert into sign_in_codes (address_hash, purpose, token_hash, code_hash, expires_at)
    select 'plan-' || id, 'login', 'plan-' || id, '', now() + interval '1 day' ${customers}`);
  await db.execute(sql`insert into rate_limits (key, count, window_start) select 'plan-' || id, 1, now() ${customers}`);
  await db.execute(sql`insert into credit_entries (user_id, amount, reason, reference, created_at)
    select id, 500, 'Thanks', 'plan-' || id, ${old} ${customers}`);
  await db.execute(sql`insert into carts (user_id, updated_at) select id, now() ${customers} on conflict do nothing`);
  await db.execute(sql`insert into cart_items (cart_id, sku_id, qty)
    select carts.id, skus.id, 1 from carts join ${numbered} on place = carts.id % 2000 where ${theirs}`);
  await db.execute(sql`insert into lists (user_id, name, created_at, updated_at)
    select id, 'Monthly', now(), now() ${customers}`);
  await db.execute(sql`insert into list_lines (list_id, sku_id, sku_code, product_name, qty, price)
    select lists.id, skus.id, code, code, 1, price from lists join ${numbered} on place = lists.id % 2000
    where ${theirs}`);
  // One in 50 waits for a sku that is sold out, the others have been notified.
  await db.execute(sql`insert into stock_requests (user_id, sku_id, created_at, notified_at)
    select users.id, ids[1 + users.id % cardinality(ids)], now(), case when users.id % 50 > 0 then now() end
    from users, (select array_agg(id) as ids from skus where stock = 0) as gone where email like 'customer-%'`);
  await db.execute(sql`insert into form_submissions
    (form_id, user_id, status, answers, request_hash, created_at, received_at)
    select (select min(id) from forms), id, 'received', '[]', '', ${old}, ${old} ${customers}`);
  await db.execute(sql`insert into vouchers (number, theme_id, amount, email, buyer_id, status, page_url, request_hash,
    created_at, issued_at, expires_at) select 'GV-' || (100000 + id), (select min(id) from voucher_themes), 5000, email,
    id, 'issued', '', '', ${old}, ${old}, ${old} + interval '3 years' ${customers}`);
  await db.execute(sql`insert into voucher_codes (code_hash, voucher_id, created_at)
    select 'plan-' || id, id, created_at from vouchers`);
  await db.execute(sql`insert into idempotency_keys (user_id, key, hash, created_at)
    select id, 'plan', '', now() ${customers}`);
  await db.execute(sql`insert into outbox (recipient, subject, text_body, created_at)
    select email, 'Hello', 'Hello', now() ${customers}`);
  await db.execute(sql`insert into changes (at, user_id, person, subject, subject_id, name, action, before, after)
    select ${old}, (select min(id) from users), 'Sam', 'page', id::text, 'About', 'changed', '{}', '{}' ${customers}`);
  await db.execute(sql`insert into stock_moves (sku_id, qty, stock_after, reason, key, person, at)
    select id, 1, 1, 'count', 'plan-' || id, 'Sam', now() from skus`);
}

/**
 * A shop with thousands of rows in each table that grows, and their statistics: in a transaction, which close() rolls
 * back. Without an address of PostgreSQL it is in PGlite.
 */
export async function openLargeShop(databaseUrl: string | undefined, onQuery: OnQuery) {
  const shop = await openTestShop({ databaseUrl, onQuery });
  const filled = Promise.withResolvers<Db>();
  const closed = Promise.withResolvers<void>();
  const over = shop.db.transaction(async (tx) => {
    await withoutWordIndexes(tx, () => fillRange(tx, PRODUCTS, ['biscuits', 'shampoos', 'waste-bags']));
    await fillCustomers(tx, ROWS, CUSTOMER);
    await fillHistory(tx, LINES, CUSTOMER);
    await fillUses(tx);
    await fillPictures(tx);
    await tx.execute(sql`analyze`);
    // As for a database on a solid-state disk or in memory.
    await tx.execute(sql`set local random_page_cost = 1.1`);
    filled.resolve(tx);
    await closed.promise;
    throw new Undone();
  });
  over.catch(filled.reject);
  const db = await filled.promise;
  return {
    shop,
    db,
    close: async () => {
      closed.resolve();
      await over.catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error;
      });
      await shop.close();
    },
  };
}
