import { getTranslations } from 'next-intl/server';
import { Money } from '@/components/ui/text/money';
import type { Order } from '@/lib/domain/orders/order';

const ROW = 'flex items-baseline justify-between gap-4';

/** What an order came to, and what is left of it to pay. */
export async function OrderTotals({ order, locale }: { order: Order; locale: string }) {
  const t = await getTranslations('orders');
  const cancelled = order.status === 'cancelled';
  const rest = order.payableAmount;
  return (
    <dl className="grid gap-2">
      <div className={ROW}>
        <dt>{t('subtotal')}</dt>
        <dd>
          <Money cents={order.subtotal} locale={locale} />
        </dd>
      </div>
      {order.discountAmount > 0 && (
        <div className={ROW}>
          <dt>{t('discount', { code: order.promotionCode })}</dt>
          <dd>
            <Money cents={-order.discountAmount} locale={locale} />
          </dd>
        </div>
      )}
      <div className={ROW}>
        <dt>{t('freight')}</dt>
        <dd>
          <Money cents={order.shippingAmount} locale={locale} />
        </dd>
      </div>
      {order.surchargeAmount > 0 && (
        <div className={ROW}>
          <dt>{t('surcharge')}</dt>
          <dd>
            <Money cents={order.surchargeAmount} locale={locale} />
          </dd>
        </div>
      )}
      <div className={ROW}>
        <dt>{t('gst')}</dt>
        <dd>
          <Money cents={order.totalTax} locale={locale} />
        </dd>
      </div>
      <div className={`${ROW} border-t border-shade pt-3 text-lg font-medium`}>
        <dt>{t('totalIncl')}</dt>
        <dd>
          <Money cents={order.totalAmount} locale={locale} />
        </dd>
      </div>
      {order.creditAmount > 0 && (
        <div className={ROW}>
          <dt>{t(cancelled ? 'creditReturned' : 'credit')}</dt>
          <dd>
            <Money cents={-order.creditAmount} locale={locale} />
          </dd>
        </div>
      )}
      {order.creditAmount > 0 && !cancelled && (
        <div className={`${ROW} font-medium`}>
          <dt>{order.paidAt && rest > 0 ? t('payablePaid', { method: order.paymentName }) : t('payable')}</dt>
          <dd>
            <Money cents={rest} locale={locale} />
          </dd>
        </div>
      )}
    </dl>
  );
}
