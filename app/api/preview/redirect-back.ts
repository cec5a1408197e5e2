import { routes } from '@/lib/config/routes';
import { localPath } from '@/lib/domain/content/links';

/** Redirects to the page that sent the preview bar's form, by its Referer, since a layout does not know the page. */
export function redirectBack(request: Request): Response {
  const referrer = request.headers.get('referer') ?? '';
  const page = URL.canParse(referrer) ? new URL(referrer) : null;
  const location = localPath(page && `${page.pathname}${page.search}`) ?? routes.home;
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } });
}
