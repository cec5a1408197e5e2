import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { getLocale, getTranslations } from 'next-intl/server';
import { AccountFallback } from '@/components/account/account-fallback';
import { CartMissing } from '@/components/cart/cart-notice';
import { EmptyCart, WaitingOrder } from '@/components/cart/empty-cart';
import { CheckoutForm } from '@/components/checkout/checkout-form.client';
import { PlacedOrder } from '@/components/checkout/placed-order';
import { OrderLines } from '@/components/checkout/order-lines';
import { ClientWords } from '@/components/forms/client-words';
import { Unavailable } from '@/components/site/unavailable';
import { Heading } from '@/components/ui/heading';
import type { CheckoutState } from '@/lib/actions/checkout/checkout-form';
import { routes } from '@/lib/config/routes';
import { getCheckout } from '@/lib/data/checkout/checkout';
import { customerPage } from '@/lib/data/account/customer-page';
import { isCartWaiting } from '@/lib/data/cart/cart.server';
import { getSite } from '@/lib/data/site/site';
import { getUser } from '@/lib/data/viewer';
import { type CheckoutDraft, NO_ADDRESS } from '@/lib/domain/checkout/checkout';
import { readDraft, sealOwner } from '@/lib/session/cookies/draft';
import { readPromotion } from '@/lib/session/cookies/promotion';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('checkout');
  return { title: t('title'), robots: { index: false } };
}

/** The form filled from the customer's draft, else with their defaults; null when the session has ended. */
async function load() {
  const [user, jar] = await Promise.all([getUser(), cookies()]);
  if (!user) return null;
  const own = {
    first_name: user.firstName,
    last_name: user.lastName,
    company: user.tradingName || user.companyName || '',
  };
  const fresh: CheckoutDraft = {
    address: '',
    shipping: '',
    gateway: '',
    useCredit: false,
    note: '',
    purchaseOrder: '',
    marketing: false,
    newAddress: { ...NO_ADDRESS, ...own },
  };
  const draft = (await readDraft(jar, user.id)) ?? fresh;
  const [checkout, owner] = await Promise.all([
    getCheckout({ ...draft, promotion: readPromotion(jar) }, user.currentAddressId ?? null),
    sealOwner(user.id),
  ]);
  return {
    lines: checkout.lines,
    quote: checkout.quote,
    owner,
    values: { ...draft, ...checkout.choice, key: randomUUID(), sent: false },
  };
}

export default async function CheckoutPage() {
  const [t, tCart, locale, { settings }, isWaiting, found] = await Promise.all([
    getTranslations('checkout'),
    getTranslations('cart'),
    getLocale(),
    getSite(),
    isCartWaiting(),
    customerPage(load),
  ]);
  if (found === 'ended' || found === 'expired') return <AccountFallback reason={found} href={routes.checkout} />;
  if (found === 'unavailable') {
    return (
      <Unavailable
        href={routes.checkout}
        labels={{ title: tCart('unavailableTitle'), text: tCart('unavailableText'), retry: tCart('retry') }}
      />
    );
  }
  if (!found || found.lines.length === 0)
    return (
      <div className="wrap">
        {isWaiting && <CartMissing />}
        <WaitingOrder />
        <PlacedOrder />
        <EmptyCart />
      </div>
    );
  const { lines, quote, owner, values } = found;
  const errors: CheckoutState['errors'] =
    quote.promotion && !quote.promotion.applied ? { promotion: quote.promotion.message } : {};
  return (
    <div className="wrap pt-8 pb-section lg:pt-12">
      <Heading level={1} className="mb-8">
        {t('title')}
      </Heading>
      {isWaiting && <CartMissing />}
      <ClientWords parts={['checkout', 'addressForm']}>
        <CheckoutForm
          initial={{ values, quote, errors, notice: null, attempt: 0 }}
          owner={owner}
          contact={settings.email}
          locale={locale}
          lines={<OrderLines lines={lines} locale={locale} label={tCart('lines')} />}
        />
      </ClientWords>
    </div>
  );
}
