import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/text/heading';
import { Icon, type IconName } from '@/components/ui/icon';
import { Money } from '@/components/ui/text/money';
import { cx } from '@/components/ui/cx';
import { env } from '@/lib/config/env';
import { routes } from '@/lib/config/routes';
import type { ReplyOf } from '@/lib/contract/endpoint';
import type { checkPaid } from '@/lib/contract/buying/payment';
import { paymentAddress } from '@/lib/domain/buying/payment-address';
import { CheckAgain } from './check-again.client';

type Payment = ReplyOf<typeof checkPaid>['payment'];

interface PaymentOutcomeProps {
  /** Null when the platform does not know the payment. */
  payment: Payment | null;
  /** This page, to look again. */
  here: string;
  locale: string;
}

const LOOK: Record<'paid' | 'pending' | 'failed' | 'unknown', { icon: IconName; className: string }> = {
  paid: { icon: 'check', className: 'bg-success-soft text-success' },
  pending: { icon: 'info', className: 'bg-info-soft text-info' },
  failed: { icon: 'warning', className: 'bg-danger-soft text-danger' },
  unknown: { icon: 'warning', className: 'bg-warning-soft text-warning' },
};

export async function PaymentOutcome({ payment, here, locale }: PaymentOutcomeProps) {
  const t = await getTranslations('checkout.return');
  const kind = payment?.status ?? 'unknown';
  const order = payment?.order_id ? routes.order(payment.order_id) : null;
  const retry = payment?.retry_url
    ? paymentAddress(payment.retry_url, { hosts: env().PAYMENT_HOSTS, platform: env().API_BASE_URL })
    : null;
  return (
    <div className="mx-auto flex max-w-prose flex-col items-center py-section text-center">
      <span className={cx('mb-6 grid size-14 place-items-center rounded-full', LOOK[kind].className)}>
        <Icon name={LOOK[kind].icon} className="size-7" />
      </span>
      <Heading level={1} size="lg">
        {t(`${kind}Title`)}
      </Heading>
      <p className="mt-4 text-soft">{t(`${kind}Text`)}</p>
      {payment?.amount != null && (
        <p className="mt-6 text-2xl">
          <span className="sr-only">{t('amount')}: </span>
          <Money cents={payment.amount} locale={locale} />
        </p>
      )}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {kind === 'pending' && (
          <ButtonLink href={here} prefetch={false}>
            {t('checkAgain')}
          </ButtonLink>
        )}
        {kind !== 'paid' && retry && (
          <ButtonLink href={retry} variant={kind === 'failed' ? 'primary' : 'secondary'}>
            {t('payAgain')}
          </ButtonLink>
        )}
        <ButtonLink
          href={order ?? routes.orders}
          prefetch={false}
          variant={kind === 'paid' || kind === 'unknown' ? 'primary' : 'secondary'}
        >
          {order ? t('viewOrder') : t('viewOrders')}
        </ButtonLink>
        {kind === 'paid' && order && payment?.order_id && (
          <ButtonLink href={routes.invoice(payment.order_id)} prefetch={false} variant="secondary">
            {t('invoice')}
          </ButtonLink>
        )}
      </div>
      {kind === 'pending' && <CheckAgain label={t('checking')} />}
      <p className="mt-8">
        <a href={routes.shop()} className="link">
          {t('shop')}
        </a>
      </p>
    </div>
  );
}
