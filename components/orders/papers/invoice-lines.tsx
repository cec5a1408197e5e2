import { getTranslations } from 'next-intl/server';
import { Money } from '@/components/ui/text/money';
import { skuTitle } from '@/lib/domain/catalogue/sku-title';
import type { Order } from '@/lib/domain/orders/order';

const CELL = 'border-b border-line py-2 px-2 align-top first:ps-0 last:pe-0 print:py-[3pt]';
const HEAD = 'border-b border-ink py-2 px-2 align-bottom font-medium first:ps-0 last:pe-0';
const NUMBER = 'text-end tabular whitespace-nowrap';
/** Columns left out on phones, where the code is below the product and the unit price only in print. */
const WIDE = 'max-sm:hidden print:table-cell';

/** The goods and the charges; the head repeats on each sheet, and no row is split. */
export async function InvoiceLines({ order, locale }: { order: Order; locale: string }) {
  const t = await getTranslations('invoice');
  return (
    <table className="w-full border-collapse text-start">
      <caption className="sr-only">{t('lines')}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${HEAD} text-start`}>
            {t('description')}
          </th>
          <th scope="col" className={`${HEAD} ${WIDE} text-start`}>
            {t('code')}
          </th>
          <th scope="col" className={`${HEAD} text-end`}>
            {t('quantity')}
          </th>
          <th scope="col" className={`${HEAD} ${WIDE} text-end`}>
            {t('unitPrice')}
          </th>
          <th scope="col" className={`${HEAD} text-end`}>
            {t('amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => (
          // Two lines of one sku differ in their addons.
          <tr key={[line.skuCode, ...line.addons.map(({ value }) => value)].join('|')} className="break-inside-avoid">
            <td className={CELL}>
              {skuTitle(line.productName, line.name)}
              <span className="block text-[0.85em] text-soft tabular sm:hidden print:hidden">{line.skuCode}</span>
              <span className="block text-[0.85em] text-soft empty:hidden">
                {line.addons.map((addon) => (
                  <span key={addon.name} className="block print:inline print:not-last:after:content-[';_']">
                    {addon.name}: {addon.value}
                  </span>
                ))}
              </span>
            </td>
            <td className={`${CELL} ${WIDE} text-[0.9em] whitespace-nowrap tabular`}>{line.skuCode}</td>
            <td className={`${CELL} ${NUMBER}`}>{line.qty}</td>
            <td className={`${CELL} ${WIDE} ${NUMBER}`}>
              <Money cents={line.price} locale={locale} />
            </td>
            <td className={`${CELL} ${NUMBER}`}>
              <Money cents={line.subtotal} locale={locale} />
            </td>
          </tr>
        ))}
        <Charge name={t('freight', { name: order.shippingName })} cents={order.shippingAmount} locale={locale} />
        {order.surchargeAmount > 0 && (
          <Charge name={t('surcharge', { name: order.paymentName })} cents={order.surchargeAmount} locale={locale} />
        )}
      </tbody>
    </table>
  );
}

/** A charge of the whole order. */
function Charge({ name, cents, locale }: { name: string; cents: number; locale: string }) {
  return (
    <tr className="break-inside-avoid">
      <td className={CELL}>{name}</td>
      <td className={`${CELL} ${WIDE}`}>{'\u00a0'}</td>
      <td className={`${CELL} ${NUMBER}`}>1</td>
      <td className={`${CELL} ${WIDE} ${NUMBER}`}>
        <Money cents={cents} locale={locale} />
      </td>
      <td className={`${CELL} ${NUMBER}`}>
        <Money cents={cents} locale={locale} />
      </td>
    </tr>
  );
}
