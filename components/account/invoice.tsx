import { getTranslations } from 'next-intl/server';
import { Heading } from '@/components/ui/heading';
import { Money } from '@/components/ui/money';
import type { Order } from '@/lib/contract/order';
import { formatAbn } from '@/lib/domain/abn';
import { formatDay } from '@/lib/i18n/dates';
import { AddressLines } from './address-lines';
import { InvoiceLines } from './invoice-lines';

/**
 * A tax invoice as the ATO asks for it: the words, the seller and ABN, date and number, each line, GST and the total
 * including it, and from $1,000 the buyer. Black on white on paper, A4 with its own margins.
 */
export async function Invoice({ order, locale }: { order: Order; locale: string }) {
  const t = await getTranslations('invoice');
  const fact = 'flex justify-between gap-6 sm:justify-end sm:[&>dd]:min-w-36 [&>dd]:text-end';
  const row = 'flex justify-between gap-6';
  return (
    <article className="invoice mx-auto my-6 max-w-[52rem] bg-surface p-gutter text-[0.9375rem] shadow-lift print:m-0 print:max-w-none print:p-0 print:text-[10pt] print:shadow-none">
      <style>{'@page { size: A4; margin: 18mm 16mm } @media print { :root { color-scheme: light } html, body, .invoice { background: none } }'}</style>
      <header className="grid items-start gap-x-10 gap-y-6 sm:grid-cols-[minmax(0,1fr)_auto] print:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <p className="font-serif text-2xl">{order.seller.name}</p>
          <p className="tabular">{t('abn', { abn: formatAbn(order.seller.abn) })}</p>
          <p className="whitespace-pre-line text-soft">{order.seller.address}</p>
          <p className="text-soft">{[order.seller.phone, order.seller.email].filter(Boolean).join(' · ')}</p>
        </div>
        <div>
          <Heading level={1} size="lg" className="sm:text-end print:text-end">{t('title')}</Heading>
          <dl className="mt-3 tabular">
            <div className={fact}><dt className="text-soft">{t('number')}</dt><dd>{order.invoice_number ?? order.number}</dd></div>
            <div className={fact}><dt className="text-soft">{t('date')}</dt><dd>{formatDay(order.placed_at, locale)}</dd></div>
            <div className={fact}><dt className="text-soft">{t('order')}</dt><dd>{order.number}</dd></div>
            {order.purchase_order_number && <div className={fact}><dt className="text-soft">{t('purchaseOrder')}</dt><dd>{order.purchase_order_number}</dd></div>}
          </dl>
        </div>
      </header>
      <div className="mt-10 mb-8 grid gap-6 sm:grid-cols-2 print:grid-cols-2">
        <section>
          <Heading level={2} size="xs">{t('buyer')}</Heading>
          {order.buyer.company && <p>{order.buyer.company}</p>}
          <p>{order.buyer.name}</p>
          {order.buyer.abn && <p className="tabular">{t('abn', { abn: formatAbn(order.buyer.abn) })}</p>}
        </section>
        {order.delivery && !order.is_pick_up && (
          <section>
            <Heading level={2} size="xs">{t('deliverTo')}</Heading>
            <AddressLines address={order.delivery} />
          </section>
        )}
      </div>
      <InvoiceLines order={order} locale={locale} />
      <dl className="ms-auto mt-6 grid max-w-80 gap-1.5 break-inside-avoid tabular">
        <div className={row}><dt>{t('subtotal')}</dt><dd><Money cents={order.subtotal + order.shipping_amount} locale={locale} /></dd></div>
        {order.discount_amount > 0 && <div className={row}><dt>{t('discount', { code: order.promotion_code })}</dt><dd><Money cents={-order.discount_amount} locale={locale} /></dd></div>}
        <div className={row}><dt>{t('gst')}</dt><dd><Money cents={order.total_tax} locale={locale} /></dd></div>
        <div className={`${row} border-t border-ink pt-2 text-lg font-medium`}><dt>{t('total')}</dt><dd><Money cents={order.total_amount} locale={locale} /></dd></div>
      </dl>
      <footer className="mt-10 border-t border-line pt-4 text-sm text-soft">
        <p>
          {order.paid_at
            ? order.payment_name
              ? t('paid', { date: formatDay(order.paid_at, locale), method: order.payment_name })
              : t('paidOn', { date: formatDay(order.paid_at, locale) })
            : t('unpaid')}
        </p>
        {!order.paid_at && order.payment_note && <p className="whitespace-pre-line">{order.payment_note}</p>}
        <p>{t('thanks')}</p>
      </footer>
    </article>
  );
}
