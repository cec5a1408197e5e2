import { getTranslations } from 'next-intl/server';
import { routes } from '@/lib/config/routes';
import type { CartNews as News } from '@/lib/domain/cart/cart-news';

/** One line about a cart merge; details are on the cart page (components/cart/cart-news). */
export async function CartNewsLine({ news }: { news: News | null }) {
  if (!news) return null;
  const t = await getTranslations('cart.news');
  return (
    <p role="status" className="news-line border-b border-line bg-tint">
      <span className="wrap flex min-h-11 flex-wrap items-center gap-x-4 py-2 text-sm">
        {t(`${news.from}Title`, { count: news.added })} {news.short.length > 0 && t('short')}{' '}
        <a href={routes.cart} className="link">
          {t('see')}
        </a>
      </span>
    </p>
  );
}
