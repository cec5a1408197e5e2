import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { routes } from '@/lib/config/routes';

export async function EmptyCart() {
  const t = await getTranslations('cart');
  return (
    <EmptyState level={1} title={t('emptyTitle')} actions={<ButtonLink href={routes.shop()} prefetch={false}>{t('browse')}</ButtonLink>}>
      <p>{t('emptyText')}</p>
    </EmptyState>
  );
}

/** Nobody is signed in: the cart is empty, and the way to prices is here. */
export async function VisitorCart() {
  const t = await getTranslations('cart');
  return (
    <div className="wrap">
      <EmptyState
        level={1}
        title={t('visitorTitle')}
        actions={
          <>
            <ButtonLink href={`${routes.login}?next=${encodeURIComponent(routes.cart)}`} prefetch={false}>{t('logIn')}</ButtonLink>
            <ButtonLink href={routes.shop()} prefetch={false} variant="secondary">{t('browse')}</ButtonLink>
          </>
        }
      >
        <p>{t('visitorText')}</p>
      </EmptyState>
    </div>
  );
}
