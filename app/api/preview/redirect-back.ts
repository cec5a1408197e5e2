import { routes } from '@/lib/config/routes';
import { localPath } from '@/lib/domain/content/links';

/** To the page that a form of the bar was sent from: a layout does not know it, the browser does. */
export function redirectBack(request: Request): Response {
  const referrer = request.headers.get('referer') ?? '';
  const page = URL.canParse(referrer) ? new URL(referrer) : null;
  const location = localPath(page && `${page.pathname}${page.search}`) ?? routes.home;
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } });
}
