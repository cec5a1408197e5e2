import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AccountFallback } from '@/components/account/account-fallback';
import { OrderOutcomePage } from '@/components/checkout/outcome/order-outcome-page';
import { OUTCOME, routes } from '@/lib/config/routes';
import { siteAddress } from '@/lib/config/site-address';
import { customerPage } from '@/lib/data/account/customer-page';
import { returnOutcome } from '@/lib/data/checkout/order-outcome';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('checkout');
  return { title: t('payment'), robots: { index: false }, referrer: 'no-referrer' };
}

/**
 * Return from the payment page, at once or later. An order is paid only if checkPaid reports so (design, section 5.9).
 */
export default async function CheckoutReturnPage({ searchParams }: PageProps<'/[view]/checkout/return'>) {
  const given = (await searchParams)[OUTCOME.payment];
  const token = typeof given === 'string' ? given.slice(0, 500) : '';
  const here = `${routes.checkoutReturn}?${new URLSearchParams({ [OUTCOME.payment]: token })}`;
  const found = await customerPage(() => returnOutcome(token, siteAddress(here)));
  if (typeof found === 'string') return <AccountFallback reason={found} href={here} />;
  return <OrderOutcomePage found={found} here={here} />;
}
