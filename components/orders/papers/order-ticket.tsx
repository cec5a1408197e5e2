import { getTranslations } from 'next-intl/server';
import { Heading } from '@/components/ui/heading';
import { skuTitle } from '@/lib/domain/catalogue/sku-title';
import type { Order } from '@/lib/domain/orders/order';
import { suppliedLines } from '@/lib/domain/orders/unsent-lines';
import { formatDay } from '@/lib/i18n/dates';
import { AddressLines } from '../../account/address-lines';
import { OrderCode } from '../order-code';
import { Paper, PaperFact } from './paper';
import { TitledText } from '../titled-text';

const CELL = 'border-b border-line py-2 px-2 align-top first:ps-0 last:pe-0 print:py-[3pt]';
const HEAD = 'border-b border-ink py-2 px-2 align-bottom font-medium first:ps-0 last:pe-0';

/**
 * The paper packed with an order: a docket to check a delivery against, or the ticket for handing out a pick-up. It has
 * a box per line to tick, a code to scan, and no prices.
 */
export async function OrderTicket({ order, locale }: { order: Order; locale: string }) {
  const t = await getTranslations('ticket');
  const title = t(order.isPickUp ? 'pickUpTitle' : 'docketTitle');
  const lines = suppliedLines(order);
  return (
    <Paper foot={`${title} ${order.number} · ${order.seller.name}`} pages={t('sheets', { page: 'X', pages: 'Y' })}>
      <header
        className={
          'grid items-start gap-x-10 gap-y-6 sm:grid-cols-[minmax(0,1fr)_auto] ' +
          'print:grid-cols-[minmax(0,1fr)_auto]'
        }
      >
        <div>
          <Heading level={1} size="lg">
            {title}
          </Heading>
          <p className="mt-2 text-3xl font-medium tabular">{order.number}</p>
          <p className="mt-2 text-soft">{order.seller.name}</p>
        </div>
        <div className="grid gap-3 justify-self-start sm:justify-self-end print:justify-self-end">
          <OrderCode number={order.number} label={t('code', { number: order.number })} />
          <dl className="tabular">
            <PaperFact name={t('placed')}>{formatDay(order.placedAt, locale)}</PaperFact>
            {order.purchaseOrderNumber && <PaperFact name={t('purchaseOrder')}>{order.purchaseOrderNumber}</PaperFact>}
            {!order.isPickUp && order.carrier && <PaperFact name={t('carrier')}>{order.carrier}</PaperFact>}
            {order.trackingNumber && <PaperFact name={t('tracking')}>{order.trackingNumber}</PaperFact>}
          </dl>
        </div>
      </header>
      <div className="mt-8 mb-8 grid gap-6 sm:grid-cols-2 print:grid-cols-2">
        <TitledText title={t(order.isPickUp ? 'collectedBy' : 'deliverTo')}>
          {order.isPickUp || !order.delivery ? (
            <p>{[order.buyer.company, order.buyer.name].filter(Boolean).join(', ')}</p>
          ) : (
            <AddressLines address={order.delivery} />
          )}
        </TitledText>
        {order.isPickUp && order.pickUpNote && (
          <TitledText title={t('where')}>
            <p className="whitespace-pre-line">{order.pickUpNote}</p>
          </TitledText>
        )}
        {order.note && (
          <TitledText title={t('note')}>
            <p className="whitespace-pre-line">{order.note}</p>
          </TitledText>
        )}
      </div>
      <table className="w-full border-collapse text-start">
        <caption className="sr-only">{t('lines')}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${HEAD} w-8`}>
              <span className="sr-only">{t('checked')}</span>
            </th>
            <th scope="col" className={`${HEAD} w-14 text-end`}>
              {t('quantity')}
            </th>
            <th scope="col" className={`${HEAD} text-start`}>
              {t('product')}
            </th>
            <th scope="col" className={`${HEAD} text-start max-sm:wrap-anywhere`}>
              {t('productCode')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={[line.skuCode, ...line.addons.map(({ value }) => value)].join('|')} className="break-inside-avoid">
              <td className={CELL}>
                <span aria-hidden="true" className="mt-0.5 block size-4.5 border border-ink">
                  {'\u00a0'}
                </span>
              </td>
              <td className={`${CELL} text-end font-medium tabular`}>{line.qty}</td>
              <td className={CELL}>
                {skuTitle(line.productName, line.name)}
                {line.addons.map((addon) => (
                  <span key={addon.name} className="block text-[0.85em] text-soft">
                    {addon.name}: {addon.value}
                  </span>
                ))}
              </td>
              <td className={`${CELL} tabular max-sm:wrap-anywhere sm:whitespace-nowrap`}>{line.skuCode}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-end text-soft tabular">
        {t('pieces', { count: lines.reduce((sum, { qty }) => sum + qty, 0) })}
      </p>
      <dl className="mt-12 grid grid-cols-2 gap-8 break-inside-avoid">
        {(['received', 'receivedOn'] as const).map((fact) => (
          <div key={fact} className="border-t border-ink pt-1 text-sm text-soft">
            <dt>{t(fact)}</dt>
            <dd className="sr-only">{t('toFillIn')}</dd>
          </div>
        ))}
      </dl>
    </Paper>
  );
}
