import '../../globals.css';
import { getTranslations } from 'next-intl/server';
import { CheckoutFrame } from '@/components/checkout/checkout-frame';
import { routes } from '@/lib/config/routes';

export default async function CheckoutLayout({ children }: LayoutProps<'/[view]'>) {
  const t = await getTranslations('checkout');
  return <CheckoutFrame way={{ href: routes.cart, label: t('backToCart') }}>{children}</CheckoutFrame>;
}
