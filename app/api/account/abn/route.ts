import { z } from 'zod';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { lookUpAbn } from '@/lib/contract/sign-in/application';
import { parseJson } from '@/lib/domain/values/parse-json';
import { isOwnRequest } from '@/lib/session/request-guard';
import { errorResponse, upstreamErrorResponse } from '@/lib/upstream/bff/error-response';
import { isNotFound } from '@/lib/upstream/errors';
import { readLimited } from '@/lib/upstream/bff/limited-body';
import { refuseTooMany } from '@/lib/upstream/bff/too-many-calls';
import { send } from '@/lib/upstream/transport';

const MAX_BODY_LENGTH = 200;
const asked = z.object({ abn: z.string().regex(/^\d{11}$/) });

function answer(reply: ReplyOf<typeof lookUpAbn>): Response {
  return Response.json(z.encode(lookUpAbn.reply, reply), { headers: { 'cache-control': 'private, no-store' } });
}

/**
 * `POST /api/account/abn`: looks up an ABN in the business register, for the application form. The platform has the
 * register's key and limits requests per visitor, so it is sent the visitor's address.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnRequest(request.headers)) return errorResponse(403, 'CSRF', 'This request did not come from this site.');
  const visitor = request.headers.get('x-forwarded-for') ?? '';
  const tooMany = await refuseTooMany(visitor);
  if (tooMany) return tooMany;
  const body = asked.safeParse(parseJson((await readLimited(request, MAX_BODY_LENGTH)) ?? ''));
  if (!body.success) return errorResponse(422, 'INVALID', 'This is not an ABN.');
  try {
    return answer(await send(lookUpAbn, { body: body.data }, { visitor }));
  } catch (error) {
    // A platform without this call has no register.
    return isNotFound(error) ? answer({ item: null, away: false, off: true }) : upstreamErrorResponse(error);
  }
}
