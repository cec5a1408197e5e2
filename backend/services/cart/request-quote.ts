import { skuTitle } from '@/lib/domain/catalogue/sku-title';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { addresses } from '../../db/schema/account/account';
import { users } from '../../db/schema/account/account';
import { quoteRequests } from '../../db/schema/orders/orders';
import type { ServiceDeps } from '../deps';
import { queueMail } from '../mail/queue-mail';
import { type CartLine, weightOf } from './cart-lines';

const REPEAT_MS = 10 * 60_000;

interface Request {
  userId: number;
  address: typeof addresses.$inferSelect;
  lines: readonly CartLine[];
  at: Date;
}

/**
 * Stores a freight quote request with a copy of the cart, and queues a mail to the shop. An identical request within
 * ten minutes is ignored.
 */
export async function requestQuote(
  deps: Pick<ServiceDeps, 'db' | 'wakeMailer'>,
  { userId, address, lines, at }: Request,
): Promise<void> {
  const goods = lines.map(({ code, productName, name, qty }) => ({
    code,
    name: skuTitle(productName, name),
    qty,
  }));
  const weightGrams = weightOf(lines);
  const isNew = await deps.db.transaction(async (tx) => {
    // Serializes requests per account, so that a double click finds the first request.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const [last] = await tx
      .select()
      .from(quoteRequests)
      .where(
        and(
          eq(quoteRequests.userId, userId),
          eq(quoteRequests.addressId, address.id),
          gt(quoteRequests.createdAt, new Date(at.getTime() - REPEAT_MS)),
        ),
      )
      .orderBy(desc(quoteRequests.id))
      .limit(1);
    if (last && last.weightGrams === weightGrams && sameGoods(last.lines, goods)) return false;
    const [made] = await tx
      .insert(quoteRequests)
      .values({ userId, addressId: address.id, weightGrams, lines: goods, createdAt: at })
      .returning({ id: quoteRequests.id });
    if (!made) throw new Error('The request was not stored');
    await queueMail(tx, { kind: 'quote-requested', quoteId: made.id }, at);
    return true;
  });
  if (isNew) deps.wakeMailer();
}

function sameGoods(stored: unknown, goods: readonly { code: string; name: string; qty: number }[]): boolean {
  const keyOf = (lines: unknown): string => JSON.stringify(lines, ['code', 'qty']);
  return keyOf(stored) === keyOf(goods);
}
