import { eq } from 'drizzle-orm';
import { addresses } from '../../db/schema/account/account';
import { present } from '../../system/present';
import { openTestShop } from '../../testing/shop';
import { loadLines } from './cart-lines';
import { requestQuote } from './request-quote';

jest.setTimeout(60_000);

test('a request for freight is mailed to the shop once, and a reply goes to the customer', async () => {
  const shop = await openTestShop();
  try {
    const userId = await shop.userId('trade@example.com');
    await shop.add(userId, (await shop.sku('BB-TR-ROO-1000')).id, 10);
    const [address] = await shop.db.select().from(addresses).where(eq(addresses.userId, userId));
    const lines = await loadLines(shop.db, { userId });
    const request = { userId, address: present(address), lines, at: shop.now() };
    await Promise.all([requestQuote(shop.deps, request), requestQuote(shop.deps, request)]);
    expect(await shop.mailed()).toEqual([
      expect.objectContaining({
        replyTo: 'trade@example.com',
        subject: expect.stringContaining('Freight quote for'),
        text: expect.stringContaining('10 × '),
      }),
    ]);
  } finally {
    await shop.close();
  }
});
