import { sql } from 'drizzle-orm';
import type { Db } from '../../client';

/** Orders per statement. */
const AT_ONCE = 20_000;
const LINES_OF_AN_ORDER = 4;
const YEARS = 5;

/** Adds generated customers with one address each; they are copies of an account and share its password. */
export async function fillCustomers(db: Db, count: number, like: string): Promise<void> {
  await db.execute(sql`insert into users (email, password_hash, first_name, last_name, company_name, trading_name, invoice_days)
    select 'customer-' || n || '@example.com', password_hash, first_name, 'No. ' || n, 'Pet Shop ' || n, 'Pet Shop ' || n, 30
    from users, generate_series(1, ${count}::int) as n where email = ${like} on conflict (email) do nothing`);
  await db.execute(sql`insert into addresses (user_id, first_name, last_name, street_address, postcode, city, state, created_at)
    select users.id, users.first_name, users.last_name, usual.street_address, usual.postcode, usual.city, usual.state, now()
    from users, users as other join addresses as usual on usual.id = other.current_address_id
    where other.email = ${like} and users.email like 'customer-%' and users.current_address_id is null`);
  await db.execute(sql`update users set current_address_id = addresses.id from addresses
    where addresses.user_id = users.id and users.current_address_id is null`);
}

/**
 * Adds delivered orders of the last years with four lines each, until the given number of lines is added. One in a
 * hundred belongs to the copied account, the rest to generated customers.
 */
export async function fillHistory(db: Db, lines: number, like: string): Promise<void> {
  const orders = Math.ceil(lines / LINES_OF_AN_ORDER);
  for (let from = 1; from <= orders; from += AT_ONCE)
    await db.transaction((tx) => fillPart(tx, from, Math.min(orders, from + AT_ONCE - 1), orders, like));
}

async function fillPart(tx: Db, from: number, to: number, all: number, like: string): Promise<void> {
  await tx.execute(sql`create temporary table made_orders on commit drop as
    select n, nextval('orders_id_seq')::int as id, placed.value + n - ${from - 1}::int as number, invoiced.value + n - ${from - 1}::int as invoice,
      now() - (${all}::int - n + 1) * (interval '1 year' * ${YEARS}::int / ${all}::int) as at,
      case when n % 100 = 0 then own.id else customers.ids[1 + (n::bigint * 7919 % cardinality(customers.ids))::int] end as user_id
    from generate_series(${from}::int, ${to}::int) as n, users as own, counters as placed, counters as invoiced,
      (select array_agg(id order by id) as ids from users where email like 'customer-%') as customers
    where own.email = ${like} and placed.name = 'order' and invoiced.name = 'invoice'`);
  await tx.execute(sql`create temporary table made_lines on commit drop as
    select made_orders.id as order_id, position, skus.id as sku_id, skus.code, products.name as product, products.slug,
      array_to_string(skus.options, ', ') as name, 1 + (n + position) % 12 as qty, skus.price
    from made_orders, generate_series(1, ${LINES_OF_AN_ORDER}::int) as position,
      (select min(id) as first, max(id) - min(id) + 1 as count from skus) as range, skus, products
    where skus.id = range.first + ((n::bigint * 104729 + position * 15485863) % range.count)::int and products.id = skus.product_id`);
  await tx.execute(sql`insert into orders (id, number, user_id, status, created_at, shipped_at, delivered_at, invoice_number, invoiced_at, due_on,
      subtotal, discount, shipping_amount, shipping_name, is_pick_up, transit, tax, total, address_id, delivery, buyer_name, buyer_email, buyer_company)
    select made.id, 'BB-' || (10000 + made.number), made.user_id, 'delivered', at, at + interval '1 day', at + interval '3 days',
      'INV-' || lpad(made.invoice::text, 6, '0'), at, to_char(at + interval '30 days', 'YYYY-MM-DD'),
      sums.subtotal, 0, 1200, 'Metro courier', false, 'metro', (sums.subtotal + 1200) / 10, sums.subtotal + 1200 + (sums.subtotal + 1200) / 10,
      users.current_address_id, sample.delivery, users.first_name || ' ' || users.last_name, users.email, coalesce(users.company_name, '')
    from made_orders as made join users on users.id = made.user_id
      join (select order_id, sum(qty * price)::int as subtotal from made_lines group by order_id) as sums on sums.order_id = made.id,
      (select delivery from orders order by id limit 1) as sample`);
  await tx.execute(sql`insert into order_lines (order_id, position, sku_id, sku_code, product_name, name, url, qty, price, subtotal, discount)
    select order_id, position, sku_id, code, product, name, slug, qty, price, qty * price, 0 from made_lines`);
  await tx.execute(sql`insert into payments (token, subject, subject_id, description, gateway, amount, status, return_url, created_at, paid_at)
    select 'large-' || made_orders.id, 'order', made_orders.id, 'Order ' || number_of.number, 'account', number_of.total, 'paid', '', at, at + interval '20 days'
    from made_orders join orders as number_of using (id)`);
  await tx.execute(sql`update counters set value = value + ${to - from + 1}::int where name in ('order', 'invoice')`);
}
