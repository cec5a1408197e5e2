import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { EmptyCart } from '@/components/cart/empty-cart';
import { CheckoutForm } from '@/components/checkout/checkout-form.client';
import { OrderLines } from '@/components/checkout/order-lines';
import { ClientMessages } from '@/components/form/client-messages';
import { Unavailable } from '@/components/layout/unavailable';
import { Heading } from '@/components/ui/heading';
import { routes } from '@/lib/config/routes';
import { getCart } from '@/lib/data/cart';
import { getCheckout } from '@/lib/data/checkout';
import { getUser, requireCustomer } from '@/lib/data/viewer';
import { NO_ADDRESS, checkoutQuery } from '@/lib/domain/checkout';
import { isUnavailable } from '@/lib/upstream/errors';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('checkout');
  return { title: t('title'), robots: { index: false } };
}

function text(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value.slice(0, 200) : '';
}

async function load(wanted: { address: string; shipping: string; promotion: string }) {
  try {
    const user = await getUser();
    const [cart, checkout] = await Promise.all([getCart(), getCheckout({ ...wanted, gateway: '' }, user?.current_address_id ?? null)]);
    return { cart, user, ...checkout };
  } catch (error) {
    if (isUnavailable(error)) return null;
    throw error;
  }
}

export default async function CheckoutPage({ searchParams }: PageProps<'/[view]/checkout'>) {
  const query = await searchParams;
  const wanted = { address: text(query.address), shipping: text(query.shipping), promotion: text(query.promotion) };
  const kept = checkoutQuery(wanted);
  const viewer = await requireCustomer(kept ? `${routes.checkout}?${kept}` : routes.checkout);
  const [t, tCart, locale, found] = await Promise.all([getTranslations('checkout'), getTranslations('cart'), getLocale(), load(wanted)]);
  if (!found) {
    return <Unavailable href={routes.checkout} labels={{ title: tCart('unavailableTitle'), text: tCart('unavailableText'), retry: tCart('retry') }} />;
  }
  const { cart, choice, quote, user } = found;
  if (cart.lines.length === 0) return <div className="wrap"><EmptyCart /></div>;
  const newAddress = { ...NO_ADDRESS, first_name: user?.first_name ?? '', last_name: user?.last_name ?? '', company: user?.trading_name || user?.company_name || '' };
  const values = { ...choice, key: randomUUID(), note: '', purchaseOrder: '', marketing: false, newAddress };
  return (
    <div className="wrap pt-8 pb-section lg:pt-12">
      <Heading level={1} className="mb-8">{t('title')}</Heading>
      <ClientMessages parts={['checkout']}>
        <CheckoutForm initial={{ values, quote, errors: {}, notice: null, attempt: 0 }} locale={locale} lines={<OrderLines lines={cart.lines} locale={locale} label={tCart('lines')} />} />
      </ClientMessages>
    </div>
  );
}
