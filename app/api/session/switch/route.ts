import { cookies } from 'next/headers';
import { siteAddress } from '@/lib/config/site-address';
import { writeChanges } from '@/lib/session/cookie';
import { isOwnRequest } from '@/lib/session/request-guard';
import { errorResponse } from '@/lib/upstream/bff/error-response';
import { readLimited } from '@/lib/upstream/bff/limited-body';
import { ANSWER, confirmTokenLogin } from '@/lib/upstream/session/confirm-token-login';

const MAX_BODY_LENGTH = 200;

/** Receives the answer to the question of `/login/switch`; a plain form post, so that it works without scripts. */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnRequest(request.headers)) return errorResponse(403, 'CSRF', 'This request did not come from this site.');
  const form = new URLSearchParams((await readLimited(request, MAX_BODY_LENGTH)) ?? '');
  const jar = await cookies();
  const { location, changes } = await confirmTokenLogin(jar, form.get(ANSWER.name) === ANSWER.yes);
  writeChanges(jar, changes);
  return new Response(null, {
    status: 303,
    headers: {
      location: siteAddress(location),
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    },
  });
}
