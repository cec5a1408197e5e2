import { getTranslations } from 'next-intl/server';
import { Heading } from '@/components/ui/text/heading';
import { Money } from '@/components/ui/text/money';
import type { Order } from '@/lib/contract/buying/order';
import { payableOf } from '@/lib/domain/buying/credit';
import { formatDay } from '@/lib/i18n/dates';
import { AddressLines } from '../address-lines';

/** Totals, delivery and payment of an order. */
export async function OrderFacts({ order, locale }: { order: Order; locale: string }) {
  const t = await getTranslations('orders');
  const cancelled = order.status === 'cancelled';
  const rest = payableOf(order);
  const row = 'flex items-baseline justify-between gap-4';
  return (
    <div className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-2">
      <dl className="grid gap-2 self-start rounded-md bg-tint p-5 md:order-last">
        <div className={row}>
          <dt>{t('subtotal')}</dt>
          <dd>
            <Money cents={order.subtotal} locale={locale} />
          </dd>
        </div>
        {order.discount_amount > 0 && (
          <div className={row}>
            <dt>{t('discount', { code: order.promotion_code })}</dt>
            <dd>
              <Money cents={-order.discount_amount} locale={locale} />
            </dd>
          </div>
        )}
        <div className={row}>
          <dt>{t('freight')}</dt>
          <dd>
            <Money cents={order.shipping_amount} locale={locale} />
          </dd>
        </div>
        {order.surcharge_amount > 0 && (
          <div className={row}>
            <dt>{t('surcharge')}</dt>
            <dd>
              <Money cents={order.surcharge_amount} locale={locale} />
            </dd>
          </div>
        )}
        <div className={row}>
          <dt>{t('gst')}</dt>
          <dd>
            <Money cents={order.total_tax} locale={locale} />
          </dd>
        </div>
        <div className={`${row} border-t border-shade pt-3 text-lg font-medium`}>
          <dt>{t('totalIncl')}</dt>
          <dd>
            <Money cents={order.total_amount} locale={locale} />
          </dd>
        </div>
        {order.credit_amount > 0 && (
          <div className={row}>
            <dt>{t(cancelled ? 'creditReturned' : 'credit')}</dt>
            <dd>
              <Money cents={-order.credit_amount} locale={locale} />
            </dd>
          </div>
        )}
        {order.credit_amount > 0 && !cancelled && (
          <div className={`${row} font-medium`}>
            <dt>{order.paid_at && rest > 0 ? t('payablePaid', { method: order.payment_name }) : t('payable')}</dt>
            <dd>
              <Money cents={rest} locale={locale} />
            </dd>
          </div>
        )}
      </dl>
      <div className="grid content-start gap-6">
        <section>
          <Heading level={2} size="xs">
            {order.is_pick_up ? t('pickUp') : t('delivery')}
          </Heading>
          <p className="mt-1 text-soft">{order.shipping_name}</p>
          {order.delivery && !order.is_pick_up && <AddressLines address={order.delivery} />}
        </section>
        <section>
          <Heading level={2} size="xs">
            {t('payment')}
          </Heading>
          <p className="mt-1">
            {order.paid_at
              ? t('paidOn', { date: formatDay(order.paid_at, locale) })
              : t(`paymentState.${order.payment_status}`)}
          </p>
          {order.payment_name && <p className="text-soft">{order.payment_name}</p>}
          {!order.paid_at && order.payment_note && <p className="mt-1 whitespace-pre-line">{order.payment_note}</p>}
        </section>
        {order.purchase_order_number && (
          <section>
            <Heading level={2} size="xs">
              {t('purchaseOrder')}
            </Heading>
            <p className="mt-1">{order.purchase_order_number}</p>
          </section>
        )}
        {order.note && (
          <section>
            <Heading level={2} size="xs">
              {t('note')}
            </Heading>
            <p className="mt-1 whitespace-pre-line">{order.note}</p>
          </section>
        )}
      </div>
    </div>
  );
}
