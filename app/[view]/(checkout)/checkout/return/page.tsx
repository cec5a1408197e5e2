import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { PaymentOutcome } from '@/components/checkout/payment-outcome';
import { Unavailable } from '@/components/layout/unavailable';
import { env } from '@/lib/config/env';
import { routes } from '@/lib/config/routes';
import { getPaymentOutcome } from '@/lib/data/customer/account';
import { orUnavailable } from '@/lib/data/or-unavailable';
import { requireCustomer } from '@/lib/data/viewer';
import { UpstreamError, isUnavailable } from '@/lib/upstream/errors';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('checkout');
  return { title: t('payment'), robots: { index: false }, referrer: 'no-referrer' };
}

/** What the platform says about a payment; null when it does not know it. */
async function outcomeOf(token: string, url: string) {
  if (token === '') return null;
  try {
    return (await getPaymentOutcome(token, url)).payment ?? null;
  } catch (error) {
    if (error instanceof UpstreamError && !isUnavailable(error)) return null;
    throw error;
  }
}

/** Back from the payment page: paid is what checkPaid says, nothing else (design, section 5.9). */
export default async function CheckoutReturnPage({ searchParams }: PageProps<'/[view]/checkout/return'>) {
  const { payum_token } = await searchParams;
  const token = typeof payum_token === 'string' ? payum_token.slice(0, 500) : '';
  const here = `${routes.checkoutReturn}?${new URLSearchParams({ payum_token: token })}`;
  await requireCustomer(here);
  const [t, locale] = await Promise.all([getTranslations('cart'), getLocale()]);
  const payment = await orUnavailable(outcomeOf(token, new URL(here, env().APP_ORIGIN).href));
  if (payment === 'unavailable') {
    return (
      <Unavailable
        href={here}
        labels={{ title: t('unavailableTitle'), text: t('unavailableText'), retry: t('retry') }}
      />
    );
  }
  return (
    <div className="wrap">
      <PaymentOutcome payment={payment} here={here} locale={locale} />
    </div>
  );
}
