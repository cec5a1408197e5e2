import { revalidateTag } from 'next/cache';
import { z } from 'zod';
import { isKnownTag, tags } from '@/lib/data/tags';
import { parseJson } from '@/lib/domain/values/parse-json';
import { isFromPlatform } from '@/lib/session/shared-secret';
import { errorResponse } from '@/lib/upstream/bff/error-response';
import { readLimited } from '@/lib/upstream/bff/limited-body';
import { forgetAbsent } from '@/lib/upstream/page/absent';
import { forgetRedirects } from '@/lib/upstream/page/redirects';
import { note } from '@/lib/upstream/request-notes';

const bodySchema = z.object({ tags: z.array(z.string().refine(isKnownTag)).min(1).max(100) });

/**
 * Drops cached reads by tag at once: `{ "tags": ["product:oatmeal-shampoo"] }` with `Authorization: Bearer
 * {REVALIDATE_SECRET}`.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isFromPlatform(request.headers)) return errorResponse(401, 'UNAUTHORIZED', 'The secret is missing or wrong.');
  const json = parseJson((await readLimited(request)) ?? 'null');
  if (json === undefined) return errorResponse(400, 'NOT_JSON', 'The request is not JSON.');
  const parsed = bodySchema.safeParse(json);
  if (!parsed.success) return errorResponse(422, 'INVALID', 'tags must be a list of known tags.');
  for (const tag of parsed.data.tags) revalidateTag(tag, { expire: 0 });
  note({ published: true });
  forgetAbsent();
  if (parsed.data.tags.includes(tags.site)) forgetRedirects();
  return Response.json({ success: true, tags: parsed.data.tags });
}
