import { getTranslations } from 'next-intl/server';
import { Notice } from '@/components/ui/feedback/notice';
import type { CartNotice as Contents } from '@/lib/domain/cart/cart-notice';
import { NoticeSeen } from './notice-seen.client';

/** app/components.css matches this id to leave out the line about the cart above it. */
const NOTICE_ID = 'cart-notice';

/** Called by the notice's button, and by a script once the notice was shown. */
const SEEN_ADDRESS = '/api/cart/news';

/** Reports once which lines were added outside this page: from a visitor's cart at sign-in, or by a reorder. */
export async function CartNotice({ notice }: { notice: Contents | null }) {
  if (!notice) return null;
  const t = await getTranslations('cart.notice');
  return (
    <Notice
      tone={notice.short.length > 0 ? 'warning' : 'success'}
      title={t(`${notice.from}Title`, { count: notice.added })}
      className="mb-8"
      id={NOTICE_ID}
    >
      {notice.short.length > 0 && (
        <>
          <p>{t('short')}</p>
          <ul className="mt-2 grid list-disc gap-1 ps-5">
            {notice.short.map(({ name, code, wanted, added, reason }) => (
              <li key={`${code}-${name}-${wanted}`}>
                {t('line', { name, code })} {t(`reason.${reason}`, { wanted, added })}
              </li>
            ))}
          </ul>
          {notice.more > 0 && <p className="mt-2">{t('more', { count: notice.more })}</p>}
        </>
      )}
      <form method="post" action={SEEN_ADDRESS} className="mt-2">
        <button type="submit" className="link tap text-sm">
          {t('dismiss')}
        </button>
      </form>
      <NoticeSeen address={SEEN_ADDRESS} />
    </Notice>
  );
}

/** Says that the cart from before the sign-in could not be merged into this one yet. */
export async function CartMissing() {
  const t = await getTranslations('cart.notice');
  return (
    <Notice tone="warning" title={t('waitingTitle')} className="mb-8">
      <p>{t('waitingText')}</p>
    </Notice>
  );
}
