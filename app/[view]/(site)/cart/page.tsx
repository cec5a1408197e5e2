import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { CartView } from '@/components/cart/cart-view.client';
import { EmptyCart, VisitorCart } from '@/components/cart/empty-cart';
import { removedFromQuery } from '@/components/cart/removed-line';
import { ClientMessages } from '@/components/form/client-messages';
import { Unavailable } from '@/components/layout/unavailable';
import { routes } from '@/lib/config/routes';
import { getCart } from '@/lib/data/cart';
import { getViewer } from '@/lib/data/viewer';
import { currentView } from '@/lib/i18n/current-view';
import { isUnavailable } from '@/lib/upstream/errors';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('cart');
  return { title: t('title'), robots: { index: false } };
}

/** The public view shows an empty cart; the live one the customer's. */
export default async function CartPage({ searchParams }: PageProps<'/[view]/cart'>) {
  const [{ live }, viewer] = await Promise.all([currentView(), getViewer()]);
  if (!live || viewer.kind === 'visitor') return <VisitorCart />;
  const [t, locale, query] = await Promise.all([getTranslations('cart'), getLocale(), searchParams]);
  const cart = await getCart().catch((error: unknown) => {
    if (isUnavailable(error)) return null;
    throw error;
  });
  if (!cart) {
    return <Unavailable href={routes.cart} labels={{ title: t('unavailableTitle'), text: t('unavailableText'), retry: t('retry') }} />;
  }
  return (
    <ClientMessages parts={['cart']}>
      <CartView initial={cart} removed={removedFromQuery(query)} locale={locale} empty={<EmptyCart />} />
    </ClientMessages>
  );
}
