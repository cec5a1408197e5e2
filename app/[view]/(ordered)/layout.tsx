import '../../globals.css';
import { getTranslations } from 'next-intl/server';
import { CheckoutFrame } from '@/components/checkout/checkout-frame';
import { routes } from '@/lib/config/routes';

/** After the order the cart is empty, so the header links to the orders. */
export default async function OrderedLayout({ children }: LayoutProps<'/[view]'>) {
  const t = await getTranslations('checkout.return');
  return <CheckoutFrame way={{ href: routes.orders, label: t('viewOrders') }}>{children}</CheckoutFrame>;
}
