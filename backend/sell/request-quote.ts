import { and, desc, eq, gt } from 'drizzle-orm';
import { readSite } from '../content/site-documents';
import type { addresses } from '../db/schema/commerce';
import { users } from '../db/schema/identity';
import { quoteRequests } from '../db/schema/orders';
import type { Deps } from '../http/platform';
import { type CartLine, weightOf } from './cart-lines';

const REPEAT_MS = 10 * 60_000;

interface Request {
  userId: number;
  address: typeof addresses.$inferSelect;
  lines: readonly CartLine[];
  at: Date;
}

/** Keeps the request with the cart as it is, and mails it to the shop. The same request within ten minutes is one request. */
export async function requestQuote(deps: Deps, { userId, address, lines, at }: Request): Promise<void> {
  const goods = lines.map(({ code, productName, name, qty }) => ({ code, name: [productName, name].filter(Boolean).join(', '), qty }));
  const weightGrams = weightOf(lines);
  const isNew = await deps.db.transaction(async (tx) => {
    // One request at a time per account, so that a double click finds the first.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const [last] = await tx
      .select()
      .from(quoteRequests)
      .where(and(eq(quoteRequests.userId, userId), eq(quoteRequests.addressId, address.id), gt(quoteRequests.createdAt, new Date(at.getTime() - REPEAT_MS))))
      .orderBy(desc(quoteRequests.id))
      .limit(1);
    if (last && last.weightGrams === weightGrams && sameGoods(last.lines, goods)) return false;
    await tx.insert(quoteRequests).values({ userId, addressId: address.id, weightGrams, lines: goods, createdAt: at });
    return true;
  });
  if (!isNew) return;
  const { settings } = await readSite(deps.db);
  const [buyer] = await deps.db.select().from(users).where(eq(users.id, userId));
  const text = [
    `${buyer?.companyName ?? ''} (${buyer?.email ?? ''}) asks for freight to`,
    [address.streetAddress, address.streetAddress1, `${address.city} ${address.state} ${address.postcode}`].filter(Boolean).join(', '),
    '', ...goods.map(({ qty, name, code }) => `${qty} × ${name} (${code})`), '', `Weight: ${(weightGrams / 1000).toFixed(1)} kg`,
  ].join('\n');
  await deps.sendMail({ to: settings.email, subject: `Freight quote for ${address.city} ${address.postcode}`, text });
}

function sameGoods(stored: unknown, goods: readonly { code: string; name: string; qty: number }[]): boolean {
  const keyOf = (lines: unknown): string => JSON.stringify(lines, ['code', 'qty']);
  return keyOf(stored) === keyOf(goods);
}
