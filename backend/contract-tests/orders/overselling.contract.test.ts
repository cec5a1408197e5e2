import { getCart } from '../../../lib/contract/cart/cart.contract';
import {
  ADMIN,
  add,
  BUYER,
  buyer,
  cartQuery,
  emptyCart,
  firstDelivery,
  order,
  type StockedSku,
  skusOf,
} from '../support/ordering';
import { call, TRADE } from '../support/client';
import { present } from '../../system/present';

/** A sku with little stock, 60 % of which exceeds the minimum order. */
async function scarce(token: string): Promise<{ slug: string; sku: StockedSku }> {
  for (const slug of [
    'kangaroo-training-bites',
    'everyday-oatmeal-shampoo',
    'solid-shampoo-bar',
    'coastline-pooch-perfume',
  ]) {
    const sku = (await skusOf(token, slug))
      .filter((one) => Math.ceil(one.available * 0.6) * one.price >= 30_000)
      .toSorted((a, b) => a.available - b.available)[0];
    if (sku) return { slug, sku };
  }
  throw new Error('No sku has little stock');
}

it('never sells more than the stock, even to concurrent customers', async () => {
  const buyers = await Promise.all([TRADE, BUYER, ADMIN].map(buyer));
  const { slug, sku } = await scarce(present(buyers[0]).token);
  const each = Math.ceil(sku.available * 0.6);
  const requests = await Promise.all(
    buyers.map(async (who) => {
      await add(who.token, sku.id, each);
      return { token: who.token, address: who.address, delivery: await firstDelivery(who) };
    }),
  );
  // Seven submits of each account with different keys: 21 that compete for the same pieces.
  const replies = await Promise.all(
    Array.from({ length: 21 }, (_, index) =>
      order({ ...present(requests[index % 3]), key: `oversell-${Date.now()}-${index}` }),
    ),
  );
  expect(replies.filter((reply) => reply.success)).toHaveLength(1);
  const after = present((await skusOf(present(buyers[0]).token, slug)).find((one) => one.id === sku.id));
  expect(after.available).toBe(sku.available - each);

  const words = replies.filter((reply) => !reply.success).map((reply) => reply.message);
  expect(words.filter((message) => message.startsWith(`Only ${after.available} of `)).length).toBe(14);
  expect(words.filter((message) => message.startsWith('Your cart is empty.')).length).toBe(6);
  const carts = await Promise.all(buyers.map((who) => call(getCart, { token: who.token, body: cartQuery() })));
  expect(carts.filter((cart) => cart.all_in_stock)).toHaveLength(1);
  expect(carts.filter((cart) => cart.items[0]?.can_purchase_qty === after.available)).toHaveLength(2);
  await Promise.all(buyers.map((who) => emptyCart(who.token)));
});
