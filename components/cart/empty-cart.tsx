import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Notice } from '@/components/ui/feedback/notice';
import { routes } from '@/lib/config/routes';
import { getLatestOrder } from '@/lib/data/account/account';
import { orNull } from '@/lib/data/or-null';

/** Links to the unpaid order that reserves the goods of a now empty cart. */
export async function WaitingOrder() {
  const t = await getTranslations('cart');
  const latest = await orNull(getLatestOrder());
  if (latest?.status !== 'awaiting-payment') return null;
  return (
    <div className="pt-8">
      <Notice tone="warning" quiet title={t('waitingTitle', { number: latest.number })}>
        <p>{t('waitingText')}</p>
        <ButtonLink href={routes.order(latest.id)} className="mt-3">
          {t('waitingPay')}
        </ButtonLink>
      </Notice>
    </div>
  );
}

export async function EmptyCart() {
  const t = await getTranslations('cart');
  return (
    <EmptyState level={1} title={t('emptyTitle')} actions={<ButtonLink href={routes.shop()}>{t('browse')}</ButtonLink>}>
      <p>{t('emptyText')}</p>
    </EmptyState>
  );
}

/** For visitors: an empty cart with a link to the sign-in. */
export async function VisitorCart() {
  const t = await getTranslations('cart');
  return (
    <div className="wrap">
      <EmptyState
        level={1}
        title={t('visitorTitle')}
        actions={
          <>
            <ButtonLink href={`${routes.login}?next=${encodeURIComponent(routes.cart)}`}>{t('logIn')}</ButtonLink>
            <ButtonLink href={routes.shop()} variant="secondary">
              {t('browse')}
            </ButtonLink>
          </>
        }
      >
        <p>{t('visitorText')}</p>
      </EmptyState>
    </div>
  );
}
