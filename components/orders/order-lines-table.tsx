import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { Money } from '@/components/ui/text/money';
import { Table, Td, Th } from '@/components/ui/table';
import { routes } from '@/lib/config/routes';
import type { Order } from '@/lib/domain/orders/order';

export async function OrderLinesTable({ order, locale }: { order: Order; locale: string }) {
  const t = await getTranslations('orders');
  return (
    <Table caption={t('lines')}>
      <thead>
        <tr>
          <Th>{t('product')}</Th>
          <Th numeric className="max-sm:hidden">
            {t('price')}
          </Th>
          <Th numeric>{t('quantity')}</Th>
          <Th numeric>{t('lineTotal')}</Th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => (
          // Two lines of one sku differ in their addons.
          <tr key={[line.skuCode, ...line.addons.map(({ value }) => value)].join('|')}>
            <Td>
              {line.url ? (
                <Link href={routes.product(line.url)} className="font-medium hover:underline hover:underline-offset-4">
                  {line.productName}
                </Link>
              ) : (
                <span className="font-medium">{line.productName}</span>
              )}
              <span className="own-direction block text-sm text-soft">
                {[line.name, line.skuCode].filter(Boolean).join(' · ')}
              </span>
              {line.addons.map((addon) => (
                <span key={addon.name} className="block text-sm text-soft">
                  {addon.name}: {addon.value}
                </span>
              ))}
            </Td>
            <Td numeric className="max-sm:hidden">
              <Money cents={line.price} locale={locale} />
            </Td>
            <Td numeric>{line.qty}</Td>
            <Td numeric>
              <Money cents={line.subtotal} locale={locale} />
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
