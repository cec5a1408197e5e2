import { randomUUID } from 'node:crypto';
import { eq, inArray, like } from 'drizzle-orm';
import { submitOrder } from '../../../lib/contract/cart/cart.contract';
import { API_BASE_PATH } from '../../../lib/contract/common';
import { products, skus } from '../../db/schema/catalogue/catalogue';
import { addresses, users } from '../../db/schema/account/account';
import { cartItems, carts } from '../../db/schema/orders/cart';
import { sessions } from '../../db/schema/account/sign-in';
import { orderLines, orders, payments } from '../../db/schema/orders/orders';
import { createApp } from '../../start/create-app';
import type { Deps } from '../../http/platform';
import { accessTokens } from '../../services/sign-in/tokens/access-token';
import { openTestShop } from '../../testing/shop';
import { present } from '../../system/present';

jest.setTimeout(120_000);

const BUYERS = 50;
const PIECES = 10;
const CODE = `LAST-${Date.now()}`;
const MAIL = `@${CODE.toLowerCase()}.example`;

let shop: Awaited<ReturnType<typeof openTestShop>>;
let app: ReturnType<typeof createApp>;
let tokens: ReturnType<typeof accessTokens>;

/** Uses PostgreSQL if DATABASE_URL is set, else a separate PGlite. */
beforeAll(async () => {
  shop = await openTestShop({ databaseUrl: process.env['DATABASE_URL'] || undefined });
  tokens = accessTokens(new Uint8Array(32).fill(7), 900);
  app = createApp({ ...shop.deps, tokens } as unknown as Deps);
});

afterAll(async () => {
  const mine = shop.db
    .select({ id: users.id })
    .from(users)
    .where(like(users.email, `%${MAIL}`));
  const theirs = await shop.db.select({ id: orders.id }).from(orders).where(inArray(orders.userId, mine));
  await shop.db.delete(payments).where(
    inArray(
      payments.subjectId,
      theirs.map(({ id }) => id),
    ),
  );
  await shop.db.delete(orders).where(inArray(orders.userId, mine));
  await shop.db.delete(users).where(like(users.email, `%${MAIL}`));
  await shop.db.delete(products).where(eq(products.slug, CODE.toLowerCase()));
  await shop.close();
});

async function lastPieces(): Promise<number> {
  const at = shop.now();
  const [product] = await shop.db
    .insert(products)
    .values({
      slug: CODE.toLowerCase(),
      name: 'The Last Ten',
      searchName: 'the last ten',
      searchWords: 'the last ten',
      searchCompact: 'thelastten',
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  const [sku] = await shop.db
    .insert(skus)
    .values({ productId: present(product).id, code: CODE, options: [], price: 30_000, stock: PIECES, weightGrams: 100 })
    .returning();
  return present(sku).id;
}

/** A signed-in customer with one piece in the cart. */
async function buyer(skuId: number, index: number) {
  const at = shop.now();
  const { db } = shop;
  const [user] = await db
    .insert(users)
    .values({ email: `buyer-${index}${MAIL}`, firstName: 'Buyer', lastName: String(index), invoiceDays: 30 })
    .returning();
  const userId = present(user).id;
  const [address] = await db
    .insert(addresses)
    .values({
      userId,
      firstName: 'Buyer',
      lastName: String(index),
      streetAddress: '1 High Street',
      city: 'Brunswick',
      state: 'VIC',
      postcode: '3056',
      createdAt: at,
    })
    .returning();
  const [cart] = await db.insert(carts).values({ userId, updatedAt: at }).returning();
  await db.insert(cartItems).values({ cartId: present(cart).id, skuId, qty: 1 });
  const sessionId = randomUUID();
  await db.insert(sessions).values({ id: sessionId, userId, createdAt: at });
  return { userId, address: String(present(address).id), token: await tokens.sign({ userId, sessionId }, at) };
}

async function submit(who: Awaited<ReturnType<typeof buyer>>, key: string) {
  const body = {
    address: who.address,
    shipping_option_id: '1',
    paymentGateway: 'account',
    url: 'http://localhost:3000/checkout',
    expected_total: 343.15,
  };
  const response = await app.router.request(`${API_BASE_PATH}${submitOrder.path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${who.token}`, 'Idempotency-Key': key },
  });
  expect(response.status).toBe(200);
  return submitOrder.reply.parse(await response.json());
}

it('sells the last ten pieces to ten of fifty concurrent buyers, each sending the form twice', async () => {
  const skuId = await lastPieces();
  const buyers = await Promise.all(Array.from({ length: BUYERS }, (_, index) => buyer(skuId, index)));
  const replies = await Promise.all(
    buyers.flatMap((who) => {
      const key = `last-${randomUUID()}`;
      return [submit(who, key), submit(who, key)];
    }),
  );

  const placed = replies.filter(({ success }) => success);
  expect(placed).toHaveLength(PIECES * 2);
  expect(new Set(placed.map(({ order_id: id }) => id)).size).toBe(PIECES);
  const words = new Set(replies.filter(({ success }) => !success).map(({ message }) => message));
  expect([...words]).toEqual(['The Last Ten is out of stock. Remove it from your cart to place the order.']);

  const [sku] = await shop.db.select({ stock: skus.stock }).from(skus).where(eq(skus.id, skuId));
  expect(present(sku).stock).toBe(0);
  const lines = await shop.db
    .select({ qty: orderLines.qty, invoice: orders.invoiceNumber, total: orders.total })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orderLines.skuId, skuId));
  expect(lines.reduce((sum, { qty }) => sum + qty, 0)).toBe(PIECES);
  expect(lines.every(({ total }) => total === 34_315)).toBe(true);
  const numbers = lines.map(({ invoice }) => Number(present(invoice).slice(4))).toSorted((a, b) => a - b);
  expect(present(numbers.at(-1)) - present(numbers[0])).toBe(PIECES - 1);
  const left = await shop.db.select({ id: cartItems.id }).from(cartItems).where(eq(cartItems.skuId, skuId));
  expect(left).toHaveLength(BUYERS - PIECES);
});
