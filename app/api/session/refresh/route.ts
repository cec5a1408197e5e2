import { cookies } from 'next/headers';
import { readSession, writeSealed } from '@/lib/session/cookie';
import { needsRefresh } from '@/lib/session/expiry';
import { isOwnRequest } from '@/lib/session/request-guard';
import { NO_SESSION, sessionState } from '@/lib/session/tokens/tag';
import { errorResponse } from '@/lib/upstream/bff/error-response';
import { refreshSession } from '@/lib/upstream/session/refresh';

const PRIVATE = { headers: { 'cache-control': 'private, no-store' } };

/**
 * Renews the session of this browser when 30 s or less remain (specification 1, section 4). 503 when the platform did
 * not respond.
 */
export async function POST(request: Request): Promise<Response> {
  if (request.headers.get('x-csrf') === null || !isOwnRequest(request.headers)) {
    return errorResponse(403, 'CSRF', 'This request did not come from this site.');
  }
  const jar = await cookies();
  const session = await readSession(jar);
  const now = new Date();
  if (!session || !needsRefresh(session.accessToken, now)) return Response.json(sessionState(session, now), PRIVATE);
  const outcome = await refreshSession(session);
  if (outcome.kind === 'unreachable') return errorResponse(503, 'NETWORK_ERROR', 'Network Error');
  writeSealed(jar, outcome.kind === 'refreshed' ? outcome.sealed : []);
  return Response.json(outcome.kind === 'refreshed' ? sessionState(outcome.session, new Date()) : NO_SESSION, PRIVATE);
}
