import { getTranslations } from 'next-intl/server';
import { AddressLines } from '@/components/account/address-lines';
import { OrderTotals } from '@/components/orders/order-totals';
import { Heading } from '@/components/ui/heading';
import { OrderLines } from '../order-lines';
import type { Order } from '@/lib/domain/orders/order';

/** With more lines the list itself scrolls. */
const MAX_LINES = 8;

/** An order's lines, totals and address. */
export async function Ordered({ order, locale }: { order: Order; locale: string }) {
  const [t, tOrders] = await Promise.all([getTranslations('checkout'), getTranslations('orders')]);
  const lines = order.lines.map(({ productName, name, skuCode, ...line }) => ({
    ...line,
    // Two lines of one sku differ in their addons.
    id: [skuCode, ...line.addons.map(({ value }) => value)].join('|'),
    name: productName,
    options: name,
  }));
  return (
    <section aria-labelledby="ordered" className="rounded-md bg-tint p-5 sm:p-6">
      <div className="flex items-baseline justify-between gap-4">
        <Heading level={2} size="sm" id="ordered">
          {t('summary')}
        </Heading>
        <span className="text-sm text-soft tabular">{t('items', { count: order.itemCount })}</span>
      </div>
      <div className="mt-3">
        <OrderLines lines={lines} locale={locale} label={tOrders('lines')} most={MAX_LINES} />
      </div>
      <div className="border-t border-shade pt-4">
        <OrderTotals order={order} locale={locale} />
      </div>
      <div className="mt-5 border-t border-shade pt-4 text-sm">
        <Heading level={3} size="xs">
          {tOrders(order.isPickUp ? 'pickUp' : 'delivery')}
        </Heading>
        <p className="mt-1 text-soft">{order.shippingName}</p>
        {order.delivery && !order.isPickUp && <AddressLines address={order.delivery} />}
      </div>
    </section>
  );
}
