import { getTranslations } from 'next-intl/server';
import type { Order } from '@/lib/domain/orders/order';
import { formatDay } from '@/lib/i18n/dates';
import { AddressLines } from '../account/address-lines';
import { OrderTotals } from './order-totals';
import { TitledText } from './titled-text';

/** Totals, delivery and payment of an order. */
export async function OrderFacts({ order, locale }: { order: Order; locale: string }) {
  const t = await getTranslations('orders');
  const cancelled = order.status === 'cancelled';
  // Of an invoice that was cancelled nothing is due; no payment has failed.
  const voided = cancelled && !order.paidAt && Boolean(order.dueOn);
  return (
    <div className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-2">
      <div className="self-start rounded-md bg-tint p-5 md:col-start-2 md:row-start-1">
        <OrderTotals order={order} locale={locale} />
      </div>
      <div className="grid content-start gap-6">
        <TitledText title={order.isPickUp ? t('pickUp') : t('delivery')}>
          <p className="mt-1 text-soft">{order.shippingName}</p>
          {order.delivery && !order.isPickUp && <AddressLines address={order.delivery} />}
        </TitledText>
        <TitledText title={t('payment')}>
          {!voided && (
            <p className="mt-1">
              {order.paidAt
                ? t('paidOn', { date: formatDay(order.paidAt, locale) })
                : t(`paymentState.${order.paymentStatus}`)}
            </p>
          )}
          {order.paymentName && <p className="text-soft">{order.paymentName}</p>}
          {!order.paidAt && order.dueOn && !cancelled && (
            <p className="mt-1 font-medium">{t('dueOn', { date: formatDay(order.dueOn, locale) })}</p>
          )}
          {!order.paidAt && order.paymentNote && <p className="mt-1 whitespace-pre-line">{order.paymentNote}</p>}
        </TitledText>
        {order.purchaseOrderNumber && (
          <TitledText title={t('purchaseOrder')}>
            <p className="mt-1">{order.purchaseOrderNumber}</p>
          </TitledText>
        )}
        {order.note && (
          <TitledText title={t('note')}>
            <p className="mt-1 whitespace-pre-line">{order.note}</p>
          </TitledText>
        )}
      </div>
    </div>
  );
}
