import { getLocale, getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/feedback/notice';
import { Icon } from '@/components/ui/icon';
import type { Order } from '@/lib/domain/orders/order';
import { allowedPayment } from '@/lib/upstream/page/payment-redirect';
import { arrivalWords } from './arrival-words';
import { ParcelNotice, UnsentNotice, parcelsOf } from './parcel-notice';

/** The order's next event, and what the buyer can do: pay, or track the parcel. */
export async function OrderNext({ order, unpaid }: { order: Order; unpaid: boolean }) {
  const [t, locale] = await Promise.all([getTranslations('orders'), getLocale()]);
  const pay = order.paymentUrl ? await allowedPayment(order.paymentUrl) : null;
  return (
    <div className="mb-8 grid gap-4 empty:hidden">
      {order.isPickUp && order.pickUpNote && order.status !== 'cancelled' && order.status !== 'delivered' && (
        <Notice tone="info" quiet title={t('pickUp')}>
          <p className="whitespace-pre-line">{order.pickUpNote}</p>
        </Notice>
      )}
      {order.status === 'cancelled' && order.cancelReason && (
        <Notice tone="info" quiet title={t('state.cancelled')}>
          {order.cancelReason}
        </Notice>
      )}
      {unpaid && <Notice tone="warning">{t('placedUnpaid')}</Notice>}
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
      {order.deliveryEstimate && !order.isPickUp && (
        <p className="flex gap-3">
          <Icon name="truck" className="mt-0.5 text-soft" />
          {arrivalWords(order.deliveryEstimate, t, locale)}
        </p>
      )}
      {parcelsOf(order).map((parcel) => (
        <ParcelNotice
          key={`${parcel.carrier} ${parcel.trackingNumber} ${parcel.shippedAt}`}
          parcel={parcel}
          isPickUp={order.isPickUp}
        />
      ))}
      <UnsentNotice order={order} />
    </div>
  );
}
