import { cookies } from 'next/headers';
import type { NextRequest } from 'next/server';
import { z } from 'zod';
import type { AnyEndpoint } from '@/lib/contract/endpoint';
import { parseJson } from '@/lib/domain/values/parse-json';
import { writeChanges } from '@/lib/session/cookie';
import { isOwnRequest } from '@/lib/session/request-guard';
import { findAllowedCall } from '@/lib/upstream/bff/allowed-calls';
import { takeCartKey, withCartContext } from '@/lib/upstream/session/cart-context';
import { errorResponse, invalidResponse, upstreamErrorResponse } from '@/lib/upstream/bff/error-response';
import { readIdempotencyKey } from '@/lib/upstream/idempotency/key';
import { readLimited } from '@/lib/upstream/bff/limited-body';
import { isPublicRead, publicCall } from '@/lib/upstream/public-call';
import { publicReply } from '@/lib/upstream/bff/public-reply';
import { replyJson } from '@/lib/upstream/bff/reply-json';
import { refuseTooMany } from '@/lib/upstream/bff/too-many-calls';
import { sessionWrite } from '@/lib/upstream/session-call';

/** The BFF: a table of allowed calls, never a pass-through (design, section 5.5). */
async function proxy(request: NextRequest, context: RouteContext<'/api/v1/[...path]'>): Promise<Response> {
  const tooMany = await refuseTooMany(request.headers.get('x-forwarded-for'));
  if (tooMany) return tooMany;
  const { path } = await context.params;
  const call = findAllowedCall(request.method, path);
  if (!call) return errorResponse(404, 'NOT_FOUND', 'There is no such call.');
  const { endpoint, params } = call;
  if (endpoint.effect && (request.headers.get('x-csrf') === null || !isOwnRequest(request.headers))) {
    return errorResponse(403, 'CSRF', 'This request did not come from this site.');
  }

  const query = endpoint.query ? z.safeDecode(endpoint.query, Object.fromEntries(request.nextUrl.searchParams)) : null;
  if (query && !query.success) return invalidResponse(query.error);
  const body = await readBody(request, endpoint);
  if (body instanceof Response) return body;

  try {
    if (isPublicRead(endpoint)) {
      const reply = await publicCall(endpoint, { params, query: query?.data });
      return publicReply(replyJson(endpoint.reply, reply));
    }
    const jar = await cookies();
    const reply = await sessionWrite(
      endpoint,
      { params, query: query?.data, body: withCartContext(endpoint, body.value, jar) },
      { idempotencyKey: readIdempotencyKey(request.headers.get('idempotency-key')) },
    );
    const taken = takeCartKey(endpoint, reply, jar);
    writeChanges(jar, taken.changes);
    return new Response(replyJson(endpoint.reply, taken.reply), {
      headers: { 'content-type': 'application/json', 'cache-control': 'private, no-store' },
    });
  } catch (error) {
    return upstreamErrorResponse(error);
  }
}

async function readBody(request: NextRequest, endpoint: AnyEndpoint): Promise<{ value: unknown } | Response> {
  if (!endpoint.body) return { value: undefined };
  const text = await readLimited(request);
  if (text === null) return errorResponse(413, 'TOO_LARGE', 'The request is too large.');
  const json = parseJson(text);
  if (json === undefined) return errorResponse(400, 'NOT_JSON', 'The request is not JSON.');
  const parsed = z.safeDecode(endpoint.body, json);
  return parsed.success ? { value: parsed.data } : invalidResponse(parsed.error);
}

export { proxy as GET, proxy as POST };
