import { getLocale, getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Icon, type IconName } from '@/components/ui/icon';
import { Heading } from '@/components/ui/heading';
import { Money } from '@/components/ui/text/money';
import { routes } from '@/lib/config/routes';
import type { FoundOutcome } from '@/lib/data/checkout/order-outcome';
import type { OrderOutcome } from '@/lib/domain/checkout/order-outcome';
import { formatDay } from '@/lib/i18n/dates';
import { CheckAgain } from './check-again.client';
import { NextSteps } from './next-steps';
import { Ordered } from './ordered';

const LOOK: Record<OrderOutcome, { icon: IconName; className: string }> = {
  paid: { icon: 'check', className: 'bg-success-soft text-success' },
  placed: { icon: 'check', className: 'bg-success-soft text-success' },
  pending: { icon: 'info', className: 'bg-info-soft text-info' },
  failed: { icon: 'warning', className: 'bg-danger-soft text-danger' },
  cancelled: { icon: 'info', className: 'bg-info-soft text-info' },
  unknown: { icon: 'warning', className: 'bg-warning-soft text-warning' },
};

interface OrderOutcomePageProps {
  found: FoundOutcome;
  /** Address of this page, to reload it. */
  here: string;
}

/** An order's outcome and next steps, after the checkout and when opened again later. */
export async function OrderOutcomePage({ found, here }: OrderOutcomePageProps) {
  const locale = await getLocale();
  const { order } = found;
  return (
    <div className="wrap pt-10 pb-section lg:pt-16">
      <div className={cx('grid items-start gap-x-16 gap-y-12', order && 'lg:grid-cols-[minmax(0,1fr)_25rem]')}>
        <div className={cx('grid gap-10', !order && 'mx-auto max-w-reading')}>
          <Outcome found={found} locale={locale} />
          {order && (found.kind === 'paid' || found.kind === 'placed') && <NextSteps order={order} locale={locale} />}
          <NextActions found={found} here={here} />
        </div>
        {order && <Ordered order={order} locale={locale} />}
      </div>
    </div>
  );
}

/** The outcome as text, with the order's number; announced when the page that checks again has found another one. */
async function Outcome({ found: { kind, order, amount }, locale }: { found: FoundOutcome; locale: string }) {
  const [t, tOrders, tInvoice] = await Promise.all([
    getTranslations('checkout.return'),
    getTranslations('orders'),
    getTranslations('invoice'),
  ]);
  const title = kind === 'cancelled' ? tInvoice('cancelledTitle', { number: order?.number ?? '' }) : t(`${kind}Title`);
  return (
    <div role="status">
      <span className={cx('mb-6 grid size-14 place-items-center rounded-full', LOOK[kind].className)}>
        <Icon name={LOOK[kind].icon} className="size-7" />
      </span>
      <Heading level={1}>{title}</Heading>
      {order && (
        <p className="mt-4 text-lg tabular">
          {tOrders('orderTitle', { number: order.number })}
          <span className="text-soft"> · {tOrders('placedOn', { date: formatDay(order.placedAt, locale) })}</span>
        </p>
      )}
      {kind !== 'paid' && kind !== 'placed' && <p className="mt-4 max-w-reading text-soft">{t(`${kind}Text`)}</p>}
      {!order && amount !== null && (
        <p className="mt-6 text-2xl">
          <span className="sr-only">{t('amount')}: </span>
          <Money cents={amount} locale={locale} />
        </p>
      )}
    </div>
  );
}

/** The buyer's next actions, the most likely first. */
async function NextActions({ found: { kind, order, payAt }, here }: OrderOutcomePageProps) {
  const [t, tOrders] = await Promise.all([getTranslations('checkout.return'), getTranslations('orders')]);
  const open = kind === 'pending' || kind === 'failed';
  return (
    <div>
      <div className="flex flex-wrap items-center gap-3">
        {open && payAt && <ButtonLink href={payAt}>{kind === 'failed' ? t('payAgain') : tOrders('payNow')}</ButtonLink>}
        {kind === 'pending' && (
          <ButtonLink href={here} variant={payAt ? 'secondary' : 'primary'}>
            {t('checkAgain')}
          </ButtonLink>
        )}
        <ButtonLink href={order ? routes.order(order.id) : routes.orders} variant={open ? 'secondary' : 'primary'}>
          {t(order ? 'viewOrder' : 'viewOrders')}
        </ButtonLink>
        {order?.invoiceNumber && (
          <ButtonLink href={routes.invoice(order.id)} variant="secondary">
            {t('invoice')}
          </ButtonLink>
        )}
      </div>
      {kind === 'pending' && <CheckAgain label={t('checking')} />}
      <p className="mt-6">
        <a href={routes.shop()} className="link inline-flex tap items-center">
          {t('shop')}
        </a>
      </p>
    </div>
  );
}
