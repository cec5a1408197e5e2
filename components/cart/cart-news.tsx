import { getTranslations } from 'next-intl/server';
import { Notice } from '@/components/ui/feedback/notice';
import type { CartNews as News } from '@/lib/domain/cart/cart-news';
import { NewsSeen } from './news-seen.client';

/** On the cart page the whole notice stands, so that the line above it is left out (app/components.css). */
const NEWS_ID = 'cart-news';

/** Where the notice is taken away: by its button, and with scripts once it was shown. */
const NEWS_SEEN = '/api/cart/news';

/** Says once what was put into the cart from elsewhere: a visitor's cart at the sign-in, or an order. */
export async function CartNews({ news }: { news: News | null }) {
  if (!news) return null;
  const t = await getTranslations('cart.news');
  return (
    <Notice
      tone={news.short.length > 0 ? 'warning' : 'success'}
      title={t(`${news.from}Title`, { count: news.added })}
      className="mb-8"
      id={NEWS_ID}
    >
      {news.short.length > 0 && (
        <>
          <p>{t('short')}</p>
          <ul className="mt-2 grid list-disc gap-1 ps-5">
            {news.short.map(({ name, code, wanted, added, reason }) => (
              <li key={`${code}-${name}-${wanted}`}>
                {t('line', { name, code })} {t(`reason.${reason}`, { wanted, added })}
              </li>
            ))}
          </ul>
          {news.more > 0 && <p className="mt-2">{t('more', { count: news.more })}</p>}
        </>
      )}
      <form method="post" action={NEWS_SEEN} className="mt-2">
        <button type="submit" className="link min-h-9 text-sm">
          {t('dismiss')}
        </button>
      </form>
      <NewsSeen address={NEWS_SEEN} />
    </Notice>
  );
}
