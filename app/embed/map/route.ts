import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { env } from '@/lib/config/env';
import { MAX_LOCATION } from '@/lib/domain/content/map/map';
import { mapDocument, mapPolicy } from '@/lib/domain/content/map/map-document';
import { LOCALE_COOKIE, chosenLocale, directionOf } from '@/lib/i18n/locales';
import { readOpenPreview } from '@/lib/session/preview/preview';
import { isOwnRequest } from '@/lib/session/request-guard';
import { readLimited } from '@/lib/upstream/bff/limited-body';

/** Consent to the third party's map, stored for half a year, also without a session. */
const CONSENT_COOKIE = 'stockist-maps';
const CONSENT_SECONDS = 15_552_000;
const MAX_FORM_BYTES = 500;

const querySchema = z.object({
  location: z.string().trim().min(1).max(MAX_LOCATION),
  zoom: z.coerce.number().int().min(1).max(21).catch(14),
  sign: z
    .string()
    .optional()
    .transform((value) => value === '1'),
});

/**
 * `GET /embed/map?location&zoom&sign`: a frame on this origin that asks before it loads the third party's map, and
 * remembers the answer.
 */
export async function GET(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const query = querySchema.safeParse(Object.fromEntries(url.searchParams));
  if (!query.success) return new Response('Not Found', { status: 404, headers: { 'cache-control': 'no-store' } });
  const jar = await cookies();
  const locale = chosenLocale(jar.get(LOCALE_COOKIE)?.value);
  const t = await getTranslations({ locale, namespace: 'widgets' });
  const preview = await readOpenPreview(jar, url.searchParams.get('preview'));
  const asked = jar.get(CONSENT_COOKIE)?.value === '1';
  const words = {
    title: t('mapOf', { location: query.data.location }),
    notice: t('mapNotice'),
    show: t('showMap'),
    hide: t('hideMap'),
  };
  return new Response(
    mapDocument({
      ...query.data,
      asked,
      locale,
      direction: directionOf(locale),
      action: `${url.pathname}${url.search}`,
      words,
    }),
    {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-store',
        'content-security-policy': mapPolicy(asked, preview?.frame),
        'x-content-type-options': 'nosniff',
        // Not no-referrer: the form would then be sent with `Origin: null`.
        'referrer-policy': 'same-origin',
      },
    },
  );
}

/** Stores the answer, `show` 1 or 0, and redirects to the same frame. */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnRequest(request.headers)) return new Response('Forbidden', { status: 403 });
  const sent = await readLimited(request, MAX_FORM_BYTES);
  if (sent === null) return new Response('Payload Too Large', { status: 413 });
  const show = new URLSearchParams(sent).get('show') === '1';
  const { pathname, search } = new URL(request.url);
  const secure = env().APP_ORIGIN.startsWith('https:') ? '; Secure' : '';
  const cookie = `${CONSENT_COOKIE}=${show ? '1' : ''}; Path=/embed; Max-Age=${
    show ? CONSENT_SECONDS : 0
  }; HttpOnly; SameSite=Lax${secure}`;
  return new Response(null, {
    status: 303,
    headers: { location: `${pathname}${search}`, 'set-cookie': cookie, 'cache-control': 'no-store' },
  });
}
