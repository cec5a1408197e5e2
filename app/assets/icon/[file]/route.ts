import { getAppIcon } from '@/lib/data/site/app-icon';
import { isAppIcon } from '@/lib/domain/media/app-icon';
import { upstreamErrorResponse } from '@/lib/upstream/bff/error-response';

/** `GET /assets/icon/512.png`: an icon of the web app (lib/domain/media/app-icon lists them). */
export async function GET(_: Request, { params }: RouteContext<'/assets/icon/[file]'>): Promise<Response> {
  const { file } = await params;
  if (!isAppIcon(file)) return new Response('Not Found', { status: 404, headers: { 'cache-control': 'no-store' } });
  let icon: string;
  try {
    icon = await getAppIcon(file);
  } catch (error) {
    return upstreamErrorResponse(error);
  }
  return new Response(Buffer.from(icon, 'base64'), {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      'x-content-type-options': 'nosniff',
    },
  });
}
