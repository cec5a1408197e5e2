import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { readSite } from '../site/site-documents';
import { addresses, users } from '../../db/schema/account/account';
import { quoteRequests } from '../../db/schema/orders/orders';
import type { JobOf } from '../mail/mail-job';
import type { Mail } from '../mail/send-mail';
import type { WriterDeps } from '../mail/writer';

const goodsSchema = z.array(z.object({ code: z.string(), name: z.string(), qty: z.number() }));

/** The mail to the shop about a requested freight quote. Null if the request was deleted. */
export async function writeQuoteRequested(
  { db }: WriterDeps,
  { quoteId }: JobOf<'quote-requested'>,
): Promise<Mail | null> {
  const [found] = await db
    .select({ request: quoteRequests, address: addresses, buyer: users })
    .from(quoteRequests)
    .innerJoin(addresses, eq(addresses.id, quoteRequests.addressId))
    .innerJoin(users, eq(users.id, quoteRequests.userId))
    .where(eq(quoteRequests.id, quoteId));
  if (!found) return null;
  const { request, address, buyer } = found;
  const { settings } = await readSite(db);
  const text = [
    `${buyer.companyName ?? ''} (${buyer.email}) asks for freight to`,
    [address.streetAddress, address.streetAddress1, `${address.city} ${address.state} ${address.postcode}`]
      .filter(Boolean)
      .join(', '),
    '',
    ...goodsSchema.parse(request.lines).map(({ qty, name, code }) => `${qty} × ${name} (${code})`),
    '',
    `Weight: ${(request.weightGrams / 1000).toFixed(1)} kg`,
  ].join('\n');
  const subject = `Freight quote for ${address.city} ${address.postcode}`;
  return { to: settings.email, replyTo: buyer.email, subject, text };
}
