import { pageBefore } from '@/lib/config/page-before';
import { routes } from '@/lib/config/routes';
import { localPath } from '@/lib/domain/content/links';

/** Redirects to the page that sent the preview bar's form, by its Referer, since a layout does not know the page. */
export function redirectBack(request: Request): Response {
  const page = pageBefore(request.headers);
  const location = localPath(page && `${page.pathname}${page.search}`) ?? routes.home;
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } });
}
