import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, queryRows } from '../../../db/client';
import { sessions } from '../../../db/schema/account/sign-in';
import type { AccessTokens } from '../../../services/sign-in/tokens/access-token';
import { addToCart } from '../../../services/cart/add-lines';
import type { TestShop } from '../in-process-office';
import { CUSTOMER } from './large-shop';

const found = z.object({
  sku: z.coerce.string(),
  product: z.coerce.string(),
  code: z.string(),
  slug: z.string(),
  brand: z.string(),
  group: z.string(),
  soldOut: z.coerce.string(),
  order: z.coerce.string(),
  address: z.coerce.string(),
  form: z.coerce.string(),
  gallery: z.coerce.string(),
  article: z.string(),
  picture: z.string(),
});

/** Records of the large shop that calls and pages name. */
export type Known = z.infer<typeof found> & { readonly list: string; readonly inCart: string };

/** A product far down the list, the customer's latest order, and a cart and a list of the customer's own. */
export async function knownOf(db: Db, { userId, now }: { userId: number; now: () => Date }): Promise<Known> {
  const [row] = await queryRows(
    db,
    found,
    sql`select skus.id as sku, product_id as product, skus.code, products.slug, products.brand, groups.url as "group",
        (select max(id) from skus where stock = 0) as "soldOut",
        (select max(id) from orders where user_id = ${userId}) as "order",
        (select min(id) from addresses where user_id = ${userId}) as address,
        (select id from forms where cost = 0 and not must_be_logged_on and not use_captcha order by id limit 1) as form,
        (select min(id) from galleries) as gallery, (select slug from articles order by id limit 1) as article,
        (select min(key) from library_pictures) as picture
      from skus join products on products.id = product_id join groups on groups.id = primary_group_id
      where products.sort > 1000 and stock > 50 order by skus.id desc limit 1`,
  );
  const known = found.parse(row);
  await addToCart(db, { userId }, { sku: known.sku, qty: 12, addons: [] }, now());
  const rest = await queryRows(
    db,
    z.object({ list: z.coerce.string(), inCart: z.coerce.string() }),
    sql`with made as (insert into lists (user_id, name, created_at, updated_at)
        values (${userId}, 'Of plans', now(), now()) returning id),
      line as (insert into list_lines (list_id, sku_id, sku_code, product_name, qty, price)
        select id, ${known.sku}::int, ${known.code}, 'Of plans', 1, 100 from made)
      select made.id as list, (select max(cart_items.id) from cart_items join carts on carts.id = cart_id
        where user_id = ${userId}) as "inCart" from made`,
  );
  return { ...known, ...z.object({ list: z.string(), inCart: z.string() }).parse(rest[0]) };
}

/** A new session's access token. */
export async function tokenOf(db: Db, tokens: AccessTokens, shop: TestShop): Promise<string> {
  const session = { id: randomUUID(), userId: await idOf(db), createdAt: shop.now() };
  await db.insert(sessions).values(session);
  return tokens.sign({ userId: session.userId, sessionId: session.id }, shop.now());
}

/** The customer whose orders and cart are looked at. */
export async function idOf(db: Db): Promise<number> {
  const rows = await queryRows(db, z.object({ id: z.int() }), sql`select id from users where email = ${CUSTOMER}`);
  return z.object({ id: z.int() }).parse(rows[0]).id;
}
