import { revalidateTag } from 'next/cache';
import { getPageState } from '@/lib/data/content/page-state';
import { tags } from '@/lib/data/tags';
import { errorResponse, upstreamErrorResponse } from '@/lib/upstream/bff/error-response';
import { note } from '@/lib/upstream/request-notes';

const MAX_SLUG_LENGTH = 200;

/**
 * `GET /api/page-state?url={slug}`: the version of a page, which open pages poll. Also drops the cached page if it is
 * stale.
 */
export async function GET(request: Request): Promise<Response> {
  const slug = new URL(request.url).searchParams.get('url');
  if (slug === null || slug.length > MAX_SLUG_LENGTH)
    return errorResponse(422, 'INVALID', 'url must be the slug of a page.');
  try {
    const { version, changed } = await getPageState(slug);
    if (changed) {
      revalidateTag(tags.page(slug), { expire: 0 });
      note({ published: true });
    }
    if (version === null) return errorResponse(404, 'NOT_FOUND', 'There is no such page.');
    return Response.json({ version }, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    return upstreamErrorResponse(error);
  }
}
