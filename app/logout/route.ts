import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { LOCALE_COOKIE, chosenLocale, directionOf } from '@/lib/i18n/locales';
import { signOut } from '@/lib/upstream/session/sign-in';

const PRIVATE = { 'cache-control': 'private, no-store' };

/** Typed in, or followed from a page of this site; never a prefetch, an image, or a link of another site (design, section 5.4). */
function isMeant(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (headers.get('sec-fetch-dest') !== 'document' || headers.get('sec-fetch-mode') !== 'navigate') return false;
  if (headers.has('purpose') || headers.has('sec-purpose') || headers.has('next-router-prefetch')) return false;
  return site === 'same-origin' || site === 'none';
}

export async function GET(request: Request): Promise<Response> {
  if (isMeant(request.headers)) {
    await signOut();
    return new Response(null, { status: 303, headers: { ...PRIVATE, location: '/', 'clear-site-data': '"cache"' } });
  }
  const locale = chosenLocale((await cookies()).get(LOCALE_COOKIE)?.value);
  const t = await getTranslations({ locale, namespace: 'session' });
  const html = `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${t('signOut')}</title><body><h1>${t('signOutQuestion')}</h1><form method="post" action="/api/session/logout"><button>${t('signOut')}</button></form></body></html>`;
  return new Response(html, {
    headers: {
      ...PRIVATE,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      'x-content-type-options': 'nosniff',
    },
  });
}
