import 'server-only';
import type { NextRequest } from 'next/server';
import { routes } from '../../config/routes';
import { authUser } from '../../contract/sign-in/session';
import { localPath } from '../../domain/content/links';
import { readSession } from '../../session/cookie';
import { UpstreamError } from '../errors';
import type { EarlyRefresh } from './refresh-early';
import { send } from '../transport';

/** After this time the page is rendered without waiting. */
const TIMEOUT_MS = 5_000;

/** Checks with the platform, since the cookie of a session that ended elsewhere would cause a redirect loop. */
async function isStillSignedIn(request: NextRequest, { kind, changes }: EarlyRefresh): Promise<boolean> {
  if (kind !== 'signed-in') return false;
  if (changes.length > 0) return true;
  const session = await readSession(request.cookies);
  if (!session) return false;
  try {
    await send(authUser, {}, { token: session.accessToken, base: session.base, timeoutMs: TIMEOUT_MS });
    return true;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return false;
  }
}

/**
 * The redirect from the sign-in page for a signed-in visitor: to `next`, a path of this site, or to the account. Null
 * for other visitors, and if the page has a message to show.
 */
export async function signedInRedirect(request: NextRequest, refreshed: EarlyRefresh): Promise<string | null> {
  const query = request.nextUrl.searchParams;
  if (query.has('problem') || query.has('ended') || !(await isStillSignedIn(request, refreshed))) return null;
  return localPath(query.get('next')) ?? routes.account;
}
