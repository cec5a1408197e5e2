import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import { arrivalWords } from '@/components/orders/arrival-words';
import { Heading } from '@/components/ui/heading';
import type { Order } from '@/lib/domain/orders/order';
import { formatDay } from '@/lib/i18n/dates';

/** The next events of a placed order with their dates; renders nothing once it has left the warehouse. */
export async function NextSteps({ order, locale }: { order: Order; locale: string }) {
  const [t, tOrders] = await Promise.all([getTranslations('checkout.return'), getTranslations('orders')]);
  if (order.status !== 'placed' && order.status !== 'processing') return null;
  const owed = !order.paidAt && order.paymentStatus !== 'paid';
  return (
    <section aria-labelledby="next-steps">
      <Heading level={2} size="md" id="next-steps">
        {t('nextTitle')}
      </Heading>
      <ol className="mt-5 max-w-reading border-b border-line">
        <Step>{t('nextMail')}</Step>
        {owed && (order.dueOn || order.paymentNote) && (
          <Step>
            {order.dueOn && (
              <span className="block font-medium">{t('nextInvoice', { date: formatDay(order.dueOn, locale) })}</span>
            )}
            {order.paymentNote && <p className="whitespace-pre-line text-soft">{order.paymentNote}</p>}
          </Step>
        )}
        {order.isPickUp ? (
          <Step>
            {t('nextPickUp')}
            {order.pickUpNote && <p className="mt-1 whitespace-pre-line text-soft">{order.pickUpNote}</p>}
          </Step>
        ) : (
          order.dispatchBy && <Step>{t('nextDispatch', { date: formatDay(order.dispatchBy, locale) })}</Step>
        )}
        {order.deliveryEstimate && !order.isPickUp && (
          <Step>
            <span className="font-medium">{arrivalWords(order.deliveryEstimate, tOrders, locale)}</span>
          </Step>
        )}
      </ol>
    </section>
  );
}

function Step({ children }: { children: ReactNode }) {
  return <li className="border-t border-line py-4">{children}</li>;
}
