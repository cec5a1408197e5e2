import { createHash } from 'node:crypto';
import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { getSite } from '@/lib/data/site/site';
import { OFFLINE_SCRIPT, offlineDocument } from '@/lib/domain/web/offline-document';
import { LOCALE_COOKIE, chosenLocale, directionOf } from '@/lib/i18n/locales';

const SCRIPT_HASH = createHash('sha256').update(OFFLINE_SCRIPT).digest('base64');

/** `GET /offline`: the page that the service worker caches for when there is no network, in the visitor's language. */
export async function GET(): Promise<Response> {
  const locale = chosenLocale((await cookies()).get(LOCALE_COOKIE)?.value);
  const [t, { settings }] = await Promise.all([getTranslations({ locale, namespace: 'update' }), getSite()]);
  const words = { title: t('offlineTitle'), text: t('offlineText'), retry: t('offlineRetry') };
  return new Response(offlineDocument({ locale, direction: directionOf(locale), site: settings.name, words }), {
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
