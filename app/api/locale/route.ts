import { env } from '@/lib/config/env';
import { pageBefore } from '@/lib/config/page-before';
import { routes } from '@/lib/config/routes';
import { siteAddress } from '@/lib/config/site-address';
import { LOCALE_COOKIE, isLocale } from '@/lib/i18n/locales';
import { isOwnRequest } from '@/lib/session/request-guard';
import { errorResponse } from '@/lib/upstream/bff/error-response';
import { readLimited } from '@/lib/upstream/bff/limited-body';

const YEAR_SECONDS = 31_536_000;
const MAX_BODY_LENGTH = 200;

/**
 * `POST /api/locale` with the field `locale`: stores the language for a year and redirects back to the page; a plain
 * form post, so that it works without scripts (specification 1, section 9).
 */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnRequest(request.headers)) return errorResponse(403, 'CSRF', 'This request did not come from this site.');
  const wanted = new URLSearchParams((await readLimited(request, MAX_BODY_LENGTH)) ?? '').get('locale');
  if (!isLocale(wanted))
    return errorResponse(422, 'INVALID_INPUT', 'This language is not known.', {
      errors: { locale: 'This language is not known.' },
    });
  const page = pageBefore(request.headers);
  const secure = env().APP_ORIGIN.startsWith('https:') ? '; Secure' : '';
  return new Response(null, {
    status: 303,
    headers: {
      location: siteAddress(page ? `${page.pathname}${page.search}` : routes.home),
      'cache-control': 'private, no-store',
      'set-cookie': `${LOCALE_COOKIE}=${wanted}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax; HttpOnly${secure}`,
    },
  });
}
