import { getTranslations } from 'next-intl/server';
import { SumRow } from '@/components/ui/text/sum-row';
import { formatDay } from '@/lib/i18n/dates';
import type { Order } from '@/lib/domain/orders/order';

/** An order's totals and the amount due. */
export async function OrderTotals({ order, locale }: { order: Order; locale: string }) {
  const t = await getTranslations('orders');
  const cancelled = order.status === 'cancelled';
  // The credit of a placed order comes back as a refund, which is a row of its own.
  const creditReturned = cancelled && !order.invoiceNumber;
  const rest = order.payableAmount;
  const offInvoice = order.refunds.filter(({ invoiceAmount }) => invoiceAmount > 0);
  const paidBack = order.refunds.filter(({ amount, invoiceAmount }) => amount > invoiceAmount);
  return (
    <dl className="grid gap-2">
      <SumRow label={t('subtotal')} cents={order.subtotal} locale={locale} />
      {order.discountAmount > 0 && (
        <SumRow label={t('discount', { code: order.promotionCode })} cents={-order.discountAmount} locale={locale} />
      )}
      <SumRow label={t('freight')} cents={order.shippingAmount} locale={locale} />
      {order.surchargeAmount > 0 && <SumRow label={t('surcharge')} cents={order.surchargeAmount} locale={locale} />}
      <SumRow label={t('gst')} cents={order.totalTax} locale={locale} />
      <SumRow
        label={t('totalIncl')}
        cents={order.totalAmount}
        locale={locale}
        className="border-t border-shade pt-3 text-lg font-medium"
      />
      {order.creditAmount > 0 && (
        <SumRow label={t(creditReturned ? 'creditReturned' : 'credit')} cents={-order.creditAmount} locale={locale} />
      )}
      {offInvoice.map(({ invoiceAmount, refundedAt, creditNoteNumber }) => (
        <SumRow
          key={creditNoteNumber || refundedAt}
          label={t('offInvoice', { date: formatDay(refundedAt, locale) })}
          cents={-invoiceAmount}
          locale={locale}
        />
      ))}
      {(order.creditAmount > 0 || offInvoice.length > 0) && !cancelled && (
        <SumRow
          label={order.paidAt && rest > 0 ? t('payablePaid', { method: order.paymentName }) : t('payable')}
          cents={rest}
          locale={locale}
          className="font-medium"
        />
      )}
      {paidBack.map(({ amount, invoiceAmount, refundedAt, creditNoteNumber }) => (
        <SumRow
          key={creditNoteNumber || refundedAt}
          label={t('refunded', { date: formatDay(refundedAt, locale) })}
          cents={invoiceAmount - amount}
          locale={locale}
        />
      ))}
    </dl>
  );
}
