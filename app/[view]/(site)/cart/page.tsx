import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { AccountFallback } from '@/components/account/account-fallback';
import { CartMissing, CartNotice } from '@/components/cart/cart-notice';
import { CartArea } from '@/components/cart/cart-area-lazy.client';
import { EmptyCart, VisitorCart, WaitingOrder } from '@/components/cart/empty-cart';
import { PlacedOrder } from '@/components/checkout/placed-order';
import { removedFromQuery } from '@/components/cart/lines/removed-line';
import { VisitorLines } from '@/components/cart/lines/visitor-lines';
import { Unavailable } from '@/components/site/unavailable';
import { routes } from '@/lib/config/routes';
import { getShelf, getShelfGroups } from '@/lib/data/account/shelf-prices.server';
import { getCartLog } from '@/lib/data/cart/cart-log.server';
import { getCart, getCartNotice, getEstimate, isCartWaiting } from '@/lib/data/cart/cart.server';
import { orUnavailable } from '@/lib/data/or-unavailable';
import { orRefused } from '@/lib/data/account/customer-page';
import { getViewer } from '@/lib/data/viewer';
import { clientWords } from '@/lib/i18n/client-words';
import { currentView } from '@/lib/i18n/current-view';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('cart');
  return { title: t('title'), robots: { index: false } };
}

/** The public view shows an empty cart; the live view the customer's, or a visitor's by its key. */
export default async function CartPage({ searchParams }: PageProps<'/[view]/cart'>) {
  const [{ live }, viewer] = await Promise.all([currentView(), getViewer()]);
  if (!live) return <VisitorCart />;
  const [t, locale, query] = await Promise.all([getTranslations('cart'), getLocale(), searchParams]);
  const typed = typeof query.to === 'string' ? query.to.trim().slice(0, 60) : '';
  const found = await orRefused(
    orUnavailable(
      Promise.all([getCart(), getCartNotice(), isCartWaiting(), getCartLog(), typed ? getEstimate(typed) : null]),
    ),
  );
  if (found === 'ended' || found === 'expired') return <AccountFallback reason={found} href={routes.cart} />;
  if (found === 'unavailable') {
    return (
      <Unavailable
        href={routes.cart}
        labels={{ title: t('unavailableTitle'), text: t('unavailableText'), retry: t('retry') }}
      />
    );
  }
  const [cart, notice, isWaiting, log, estimate] = found;
  if (viewer.kind === 'visitor') return cart.lines.length === 0 ? <VisitorCart /> : <VisitorLines cart={cart} />;
  const [{ cart: words }, shelf] = await Promise.all([getMessages(), getShelf()]);
  const groups = await getShelfGroups(
    shelf,
    cart.lines.map(({ slug }) => slug),
  );
  const once = randomUUID();
  return (
    <CartArea
      words={clientWords({ cart: words })}
      initial={cart}
      once={once}
      removed={removedFromQuery(query, once)}
      estimate={{ typed, estimate }}
      locale={locale}
      shelf={shelf}
      groups={groups}
      empty={<EmptyCart />}
      log={log}
      notice={
        <>
          <CartNotice notice={notice} />
          {isWaiting && <CartMissing />}
        </>
      }
      waiting={
        cart.lines.length === 0 && (
          <>
            <WaitingOrder />
            <PlacedOrder />
          </>
        )
      }
    />
  );
}
