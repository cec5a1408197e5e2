import { signIn } from '@/lib/actions/sign-in/session';
import { NEW_FORM } from '@/lib/actions/form-state';
import { isOwnRequest } from '@/lib/session/request-guard';
import { errorResponse } from '@/lib/upstream/bff/error-response';
import { readLimited } from '@/lib/upstream/bff/limited-body';

const MAX_BODY_LENGTH = 20_000;

/**
 * `POST /api/session/sign-in`: the sign-in form sent by scripts; replies with its FormState. Called as a server action,
 * Next would render the sign-in page into the reply, since the cookies have changed: on a slow phone the page after it
 * would wait for that.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnRequest(request.headers)) return errorResponse(403, 'CSRF', 'This request did not come from this site.');
  const form = await readLimited(request, MAX_BODY_LENGTH);
  if (form === null) return errorResponse(413, 'TOO_LARGE', 'This request is too large.');
  const data = new FormData();
  for (const [name, value] of new URLSearchParams(form)) data.append(name, value);
  return Response.json(await signIn(NEW_FORM, data), { headers: { 'cache-control': 'private, no-store' } });
}
