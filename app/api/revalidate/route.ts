import { createHash, timingSafeEqual } from 'node:crypto';
import { revalidateTag } from 'next/cache';
import { z } from 'zod';
import { env } from '@/lib/config/env';
import { isKnownTag } from '@/lib/data/tags';
import { errorResponse } from '@/lib/upstream/error-response';
import { readLimited } from '@/lib/upstream/limited-body';

const bodySchema = z.object({ tags: z.array(z.string().refine(isKnownTag)).min(1).max(100) });

function isSecret(given: string): boolean {
  const secret = env().REVALIDATE_SECRET;
  if (!secret) return false;
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(given), digest(secret));
}

/** Drops cached reads by tag at once: `{ "tags": ["product:oatmeal-shampoo"] }` with `Authorization: Bearer {REVALIDATE_SECRET}`. */
export async function POST(request: Request): Promise<Response> {
  const given = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
  if (!isSecret(given)) return errorResponse(401, 'UNAUTHORIZED', 'The secret is missing or wrong.');
  const text = await readLimited(request);
  let json: unknown = null;
  try {
    json = text === null ? null : JSON.parse(text);
  } catch {
    return errorResponse(400, 'NOT_JSON', 'The request is not JSON.');
  }
  const parsed = bodySchema.safeParse(json);
  if (!parsed.success) return errorResponse(422, 'INVALID', 'tags must be a list of known tags.');
  for (const tag of parsed.data.tags) revalidateTag(tag, { expire: 0 });
  return Response.json({ success: true, tags: parsed.data.tags });
}
