import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/feedback/notice';
import { env } from '@/lib/config/env';
import type { Order } from '@/lib/contract/buying/order';
import { linkTarget } from '@/lib/domain/content/links';
import { paymentAddress } from '@/lib/domain/buying/payment-address';

/** What happens with the order next, and what the buyer can do: pay, or follow the parcel. */
export async function OrderNext({ order, placed }: { order: Order; placed: 'placed' | 'unpaid' | null }) {
  const t = await getTranslations('orders');
  const pay = order.payment_url
    ? paymentAddress(order.payment_url, { hosts: env().PAYMENT_HOSTS, platform: env().API_BASE_URL })
    : null;
  const parcel = linkTarget(order.tracking_url ?? '');
  return (
    <div className="mb-8 grid gap-4 empty:hidden">
      {placed === 'placed' && (
        <Notice tone="success" title={t('placedTitle')}>
          {t('placedText')}
        </Notice>
      )}
      {order.is_pick_up && order.pick_up_note && order.status !== 'cancelled' && order.status !== 'delivered' && (
        <Notice tone="info" quiet title={t('pickUp')}>
          {order.pick_up_note}
        </Notice>
      )}
      {placed === 'unpaid' && <Notice tone="warning">{t('placedUnpaid')}</Notice>}
      {order.status === 'awaiting-payment' && (
        <Notice tone="warning" quiet>
          <p>{t('awaiting')}</p>
          {pay && (
            <ButtonLink href={pay} className="mt-3">
              {t('payNow')}
            </ButtonLink>
          )}
        </Notice>
      )}
      {order.tracking_number && (
        <Notice tone="info" quiet>
          <p className="tabular">
            {order.carrier
              ? t('parcelBy', { carrier: order.carrier, number: order.tracking_number })
              : t('trackingNumber', { number: order.tracking_number })}
          </p>
          {parcel.kind === 'external' && (
            <a href={parcel.href} target="_blank" rel="noreferrer" className="link mt-1 inline-block font-medium">
              {t('track')}
            </a>
          )}
        </Notice>
      )}
    </div>
  );
}
