import { cookies } from 'next/headers';
import { routes, signInAddress } from '@/lib/config/routes';
import { localPath } from '@/lib/domain/content/links';
import { isOwnRequest } from '@/lib/session/request-guard';
import { log } from '@/lib/config/log';
import { IDENTITY_PROVIDERS, startAuthorization } from '@/lib/upstream/session/authorize';
import { errorResponse } from '@/lib/upstream/bff/error-response';
import { readLimited } from '@/lib/upstream/bff/limited-body';
import { writeChanges } from '@/lib/session/cookie';

const MAX_FORM_BYTES = 8 * 1024;

function onward(location: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' },
  });
}

/**
 * Redirects to the provider of authorization-code sign-in: a plain form post with `next`, and `provider` if one is
 * chosen.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnRequest(request.headers)) return errorResponse(403, 'CSRF', 'This request did not come from this site.');
  const form = new URLSearchParams((await readLimited(request, MAX_FORM_BYTES)) ?? '');
  const next = localPath(form.get('next')) ?? '';
  const provider = form.get('provider');
  if (provider !== null && !IDENTITY_PROVIDERS.has(provider))
    return errorResponse(422, 'INVALID', 'There is no such provider.');
  try {
    const started = await startAuthorization(next, provider);
    if (!started) return errorResponse(404, 'NOT_FOUND', 'This way of signing in is off.');
    writeChanges(await cookies(), [started.change]);
    return onward(started.address);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    log.warn({ reason: error.name }, 'sign-in provider did not answer');
    return onward(signInAddress(routes.login, next, { problem: 'network' }));
  }
}
