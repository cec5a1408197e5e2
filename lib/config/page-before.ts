import { env } from './env';

/** The page of this site that sent a request, by its Referer; null without one, and for a page of another site. */
export function pageBefore(headers: Headers): URL | null {
  const page = URL.parse(headers.get('referer') ?? '');
  return page?.origin === env().APP_ORIGIN ? page : null;
}
