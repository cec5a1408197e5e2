import { FILM_FILE } from '@/lib/domain/catalogue/film';
import { fetchVideo } from '@/lib/upstream/files/video';

/** Videos of the platform on this origin: /v/{id}.{ext} (specification 2, section 7). */
export async function GET(request: Request, context: RouteContext<'/v/[file]'>): Promise<Response> {
  const { file } = await context.params;
  if (!FILM_FILE.test(file))
    return new Response('Not Found', { status: 404, headers: { 'cache-control': 'no-store' } });
  return fetchVideo(`/v/${file}`, request);
}
