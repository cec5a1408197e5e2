import { getLocale, getTranslations } from 'next-intl/server';
import { OrderStatus } from '@/components/orders/order-status';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/feedback/notice';
import { routes } from '@/lib/config/routes';
import { getLatestOrder } from '@/lib/data/account/account';
import { orNull } from '@/lib/data/or-null';
import { formatMoment } from '@/lib/i18n/dates';

const DAY_MS = 86_400_000;

/**
 * Links to the order of the last day that emptied the cart, for who did not get the reply to it. One that awaits its
 * payment is shown by WaitingOrder.
 */
export async function PlacedOrder() {
  const [t, tReturn, locale, latest] = await Promise.all([
    getTranslations('orders'),
    getTranslations('checkout.return'),
    getLocale(),
    orNull(getLatestOrder()),
  ]);
  if (!latest || latest.status === 'awaiting-payment') return null;
  const placedAt = new Date(latest.placedAt);
  if (!(Date.now() - placedAt.getTime() < DAY_MS)) return null;
  return (
    <div className="pt-8">
      <Notice tone="info" quiet title={t('orderTitle', { number: latest.number })}>
        <p className="flex flex-wrap items-center gap-3">
          {t('placedOn', { date: formatMoment(placedAt, locale) })}
          <OrderStatus order={latest} />
        </p>
        <ButtonLink href={routes.order(latest.id)} className="mt-3">
          {tReturn('viewOrder')}
        </ButtonLink>
      </Notice>
    </div>
  );
}
