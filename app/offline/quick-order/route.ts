import { createHash } from 'node:crypto';
import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { PAD_CACHE, PAD_DRAFT, PAD_PAGE } from '@/lib/browser/site/worker/worker-names';
import { getSite } from '@/lib/data/site/site';
import { OFFLINE_PAD_SCRIPT, offlinePad } from '@/lib/domain/cart/order-pad/offline-pad';
import { LOCALE_COOKIE, chosenLocale, directionOf } from '@/lib/i18n/locales';

const SCRIPT_HASH = createHash('sha256').update(OFFLINE_PAD_SCRIPT).digest('base64');

/** `GET /offline/quick-order`: the order pad that the service worker shows offline. It contains no personal data. */
export async function GET(): Promise<Response> {
  const locale = chosenLocale((await cookies()).get(LOCALE_COOKIE)?.value);
  const [t, { settings }] = await Promise.all([getTranslations({ locale, namespace: 'quickOrder' }), getSite()]);
  const document = offlinePad({
    locale,
    direction: directionOf(locale),
    site: settings.name,
    addresses: { pad: PAD_PAGE, cache: PAD_CACHE, draft: PAD_DRAFT },
    words: {
      title: t('title'),
      text: t('offlineNote'),
      code: t('code'),
      quantity: t('quantity'),
      another: t('offlineRow'),
      back: t('offlineBack'),
    },
  });
  return new Response(document, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': locale,
      'cache-control': 'private, no-store',
      'content-security-policy':
        `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${SCRIPT_HASH}'; ` +
        `base-uri 'none'; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  });
}
