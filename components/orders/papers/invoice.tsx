import { getTranslations } from 'next-intl/server';
import { Heading } from '@/components/ui/heading';
import { SumRow } from '@/components/ui/text/sum-row';
import type { Order } from '@/lib/domain/orders/order';
import { formatAbn } from '@/lib/domain/account/abn';
import { formatDay } from '@/lib/i18n/dates';
import { AddressLines } from '../../account/address-lines';
import { InvoiceLines } from './invoice-lines';
import { Paper, PaperFact } from './paper';
import { TitledText } from '../titled-text';

/** A cancelled order is not paid for any more; its invoice stays, for the books. */
const isOwed = ({ paidAt, status }: Order): boolean => !paidAt && status !== 'cancelled';

/** An order with a tax invoice. */
export type InvoicedOrder = Order & { readonly invoiceNumber: string };

/**
 * A tax invoice as required by the ATO: the words 'Tax invoice', the seller and ABN, date and number, each line with
 * its quantity and price, GST and the total including it, and the buyer, whose identity or ABN is required from $1,000.
 */
export async function Invoice({ order, locale }: { order: InvoicedOrder; locale: string }) {
  const t = await getTranslations('invoice');
  return (
    <Paper
      foot={`${t('pageTitle', { number: order.invoiceNumber })} · ${order.seller.name}`}
      pages={t('sheets', { page: 'X', pages: 'Y' })}
    >
      <header
        className={
          'grid items-start gap-x-10 gap-y-6 sm:grid-cols-[minmax(0,1fr)_auto] ' +
          'print:grid-cols-[minmax(0,1fr)_auto]'
        }
      >
        <div>
          <p className="font-serif text-2xl">{order.seller.name}</p>
          <p className="tabular">{t('abn', { abn: formatAbn(order.seller.abn) })}</p>
          <p className="whitespace-pre-line text-soft">{order.seller.address}</p>
          <p className="text-soft">{[order.seller.phone, order.seller.email].filter(Boolean).join(' · ')}</p>
        </div>
        <div>
          <Heading level={1} size="lg" className="sm:text-end print:text-end">
            {t('title')}
          </Heading>
          <dl className="mt-3 tabular">
            <PaperFact name={t('number')}>{order.invoiceNumber}</PaperFact>
            <PaperFact name={t('date')}>{formatDay(order.invoicedAt ?? order.placedAt, locale)}</PaperFact>
            {isOwed(order) && order.dueOn && (
              <PaperFact name={t('dueDate')}>{formatDay(order.dueOn, locale)}</PaperFact>
            )}
            <PaperFact name={t('order')}>{order.number}</PaperFact>
            {order.purchaseOrderNumber && <PaperFact name={t('purchaseOrder')}>{order.purchaseOrderNumber}</PaperFact>}
          </dl>
        </div>
      </header>
      <div className="mt-10 mb-8 grid gap-6 sm:grid-cols-2 print:grid-cols-2">
        <TitledText title={t('buyer')}>
          {order.buyer.company && <p>{order.buyer.company}</p>}
          <p>{order.buyer.name}</p>
          {order.buyer.abn && <p className="tabular">{t('abn', { abn: formatAbn(order.buyer.abn) })}</p>}
        </TitledText>
        {order.delivery && !order.isPickUp && (
          <TitledText title={t('deliverTo')}>
            <AddressLines address={order.delivery} />
          </TitledText>
        )}
      </div>
      <InvoiceLines order={order} locale={locale} />
      <dl className="ms-auto mt-6 grid max-w-80 gap-1.5 break-inside-avoid tabular">
        <SumRow
          label={t('subtotal')}
          cents={order.subtotal + order.shippingAmount + order.surchargeAmount}
          locale={locale}
        />
        {order.discountAmount > 0 && (
          <SumRow label={t('discount', { code: order.promotionCode })} cents={-order.discountAmount} locale={locale} />
        )}
        <SumRow label={t('gst')} cents={order.totalTax} locale={locale} />
        <SumRow
          label={t('total')}
          cents={order.totalAmount}
          locale={locale}
          className="border-t border-ink pt-2 text-lg font-medium"
        />
        <InvoicePayments order={order} locale={locale} />
      </dl>
      <InvoiceFoot order={order} locale={locale} />
    </Paper>
  );
}

/**
 * Payment by credit, what credit notes took off, other payments, and the amount due; nothing without the former two.
 * They change neither the total nor the GST above.
 */
async function InvoicePayments({ order, locale }: { order: Order; locale: string }) {
  const t = await getTranslations('invoice');
  const rest = order.payableAmount;
  const creditNotes = order.refunds.filter(({ invoiceAmount }) => invoiceAmount > 0);
  if (order.creditAmount === 0 && creditNotes.length === 0) return null;
  return (
    <>
      {order.creditAmount > 0 && <SumRow label={t('byCredit')} cents={-order.creditAmount} locale={locale} />}
      {creditNotes.map(({ creditNoteNumber, invoiceAmount, refundedAt }) => (
        <SumRow
          key={creditNoteNumber || refundedAt}
          label={t('creditNote', { number: creditNoteNumber })}
          cents={-invoiceAmount}
          locale={locale}
        />
      ))}
      {order.paidAt && rest > 0 && (
        <SumRow label={t('byMethod', { method: order.paymentName })} cents={-rest} locale={locale} />
      )}
      <SumRow
        label={t('due')}
        cents={isOwed(order) ? rest : 0}
        locale={locale}
        className="border-t border-line pt-2 font-medium"
      />
    </>
  );
}

/** The payment, or how to pay. */
async function InvoiceFoot({ order, locale }: { order: Order; locale: string }) {
  const t = await getTranslations('invoice');
  const date = order.paidAt && formatDay(order.paidAt, locale);
  return (
    <footer className="mt-10 break-inside-avoid border-t border-line pt-4 text-sm text-soft">
      <p>
        {date
          ? order.paymentName
            ? t('paid', { date, method: order.paymentName })
            : t('paidOn', { date })
          : isOwed(order)
            ? t('unpaid')
            : t('cancelledTitle', { number: order.number })}
      </p>
      {!date && order.paymentNote && <p className="whitespace-pre-line">{order.paymentNote}</p>}
      <p>{t('thanks')}</p>
    </footer>
  );
}
