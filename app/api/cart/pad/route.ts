import { z } from 'zod';
import { findSkus } from '@/lib/contract/cart/order-pad.contract';
import { findWanted } from '@/lib/data/cart/find-skus.server';
import { parseJson } from '@/lib/domain/values/parse-json';
import { isOwnRequest } from '@/lib/session/request-guard';
import { errorResponse, upstreamErrorResponse } from '@/lib/upstream/error-response';
import { readLimited } from '@/lib/upstream/limited-body';
import { countCall } from '@/lib/upstream/rate-limit';

/** What the codes of an order pad stand for, with any platform: findSkus where it is known, else one by one. */
export async function POST(request: Request): Promise<Response> {
  const wait = await countCall(request.headers.get('x-forwarded-for') ?? '');
  if (wait !== null)
    return errorResponse(429, 'TOO_MANY', 'Too many requests. Please wait a moment.', { retryAfter: wait });
  if (!isOwnRequest(request.headers)) return errorResponse(403, 'CSRF', 'This request did not come from this site.');
  const text = await readLimited(request, 512 * 1024);
  if (text === null) return errorResponse(413, 'TOO_LARGE', 'The request is too large.');
  const body = findSkus.body?.safeParse(parseJson(text));
  if (!body?.success) return errorResponse(422, 'INVALID', 'Some of the values are not valid.');
  try {
    const data = await findWanted(body.data.wanted);
    return Response.json(z.encode(findSkus.reply, { data }), { headers: { 'cache-control': 'private, no-store' } });
  } catch (error) {
    return upstreamErrorResponse(error);
  }
}
