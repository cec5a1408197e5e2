import { and, asc, eq } from 'drizzle-orm';
import { routes } from '@/lib/config/routes';
import { choiceQuery } from '@/lib/domain/catalogue/sku-choice';
import { readSite } from '../../site/site-documents';
import { productVariations, products, skus } from '../../../db/schema/catalogue/catalogue';
import { users } from '../../../db/schema/account/account';
import { letter, link, words } from '../../mail/letter';
import { isSold } from '../skus/is-sold';
import type { JobOf } from '../../mail/mail-job';
import type { Mail } from '../../mail/send-mail';
import type { WriterDeps } from '../../mail/writer';

/** The mail that a sku is back in stock, without its price. Null if the account or sku is disabled or deleted. */
export async function writeStockReturned(
  { db, config }: WriterDeps,
  { userId, skuId }: JobOf<'stock-returned'>,
): Promise<Mail | null> {
  const [user] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.enabled, true)));
  const [sku] = await db
    .select({
      code: skus.code,
      options: skus.options,
      productId: products.id,
      name: products.name,
      slug: products.slug,
    })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(and(eq(skus.id, skuId), isSold));
  if (!user || !sku) return null;
  const variations = await db
    .select({ name: productVariations.name })
    .from(productVariations)
    .where(eq(productVariations.productId, sku.productId))
    .orderBy(asc(productVariations.sort));
  const query = choiceQuery(
    variations.map(({ name }, index) => ({ name, value: sku.options[index] ?? '' })),
    [],
  );
  const what = [sku.name, ...sku.options].filter(Boolean).join(', ');
  const { settings } = await readSite(db);
  return letter(
    {
      to: user.email,
      subject: `Back in stock: ${sku.name}`,
      parts: [
        words(`You asked us to tell you: ${what} (${sku.code}) can be ordered again, while it lasts.`),
        link('Order it', `${config.APP_ORIGIN}${routes.product(sku.slug)}${query ? `?${query}` : ''}`),
        words('This is the one mail about it. We send no other, so there is nothing to unsubscribe from.'),
      ],
    },
    settings,
  );
}
