import { getTranslations } from 'next-intl/server';
import { Money } from '@/components/ui/money';
import type { Order } from '@/lib/contract/order';

const CELL = 'border-b border-line py-2 align-top first:ps-0 last:pe-0 px-2';
const HEAD = 'border-b border-ink py-2 align-bottom font-medium first:ps-0 last:pe-0 px-2';
const NUMBER = 'text-end tabular whitespace-nowrap';

/** The goods and the freight; the head repeats on each sheet of paper. */
export async function InvoiceLines({ order, locale }: { order: Order; locale: string }) {
  const t = await getTranslations('invoice');
  return (
    <table className="w-full border-collapse text-start">
      <caption className="sr-only">{t('lines')}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${HEAD} text-start`}>{t('description')}</th>
          <th scope="col" className={`${HEAD} text-end`}>{t('quantity')}</th>
          <th scope="col" className={`${HEAD} text-end max-sm:hidden print:table-cell`}>{t('unitPrice')}</th>
          <th scope="col" className={`${HEAD} text-end`}>{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => (
          // Two lines of one sku differ in their addons.
          <tr key={[line.sku_code, ...line.addons.map(({ value }) => value)].join('|')} className="break-inside-avoid">
            <td className={CELL}>
              {[line.product_name, line.name].filter(Boolean).join(', ')}
              <span className="block text-[0.85em] text-soft tabular">{[line.sku_code, ...line.addons.map((addon) => `${addon.name}: ${addon.value}`)].join(' · ')}</span>
            </td>
            <td className={`${CELL} ${NUMBER}`}>{line.qty}</td>
            <td className={`${CELL} ${NUMBER} max-sm:hidden print:table-cell`}><Money cents={line.price} locale={locale} /></td>
            <td className={`${CELL} ${NUMBER}`}><Money cents={line.subtotal} locale={locale} /></td>
          </tr>
        ))}
        <tr className="break-inside-avoid">
          <td className={CELL}>{t('freight', { name: order.shipping_name })}</td>
          <td className={`${CELL} ${NUMBER}`}>1</td>
          <td className={`${CELL} ${NUMBER} max-sm:hidden print:table-cell`}><Money cents={order.shipping_amount} locale={locale} /></td>
          <td className={`${CELL} ${NUMBER}`}><Money cents={order.shipping_amount} locale={locale} /></td>
        </tr>
      </tbody>
    </table>
  );
}
