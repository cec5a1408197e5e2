import { getTranslations } from 'next-intl/server';
import { routes } from '@/lib/config/routes';
import type { CartNotice as Contents } from '@/lib/domain/cart/cart-notice';

/** One line about a cart merge; details are on the cart page (components/cart/cart-notice). */
export async function CartNoticeLine({ notice }: { notice: Contents | null }) {
  if (!notice) return null;
  const t = await getTranslations('cart.notice');
  return (
    <p role="status" className="notice-line border-b border-line bg-tint">
      <span className="wrap flex min-h-11 flex-wrap items-center gap-x-4 py-2 text-sm">
        {t(`${notice.from}Title`, { count: notice.added })} {notice.short.length > 0 && t('short')}{' '}
        <a href={routes.cart} className="link">
          {t('see')}
        </a>
      </span>
    </p>
  );
}
