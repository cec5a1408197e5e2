import 'server-only';
import type { NextRequest } from 'next/server';
import { routes } from '../../config/routes';
import { authUser } from '../../contract/sign-in/session';
import { localPath } from '../../domain/content/links';
import { readSession } from '../../session/cookie';
import { UpstreamError } from '../errors';
import type { EarlyRefresh } from './refresh-early';
import { send } from '../transport';

/** After this long the page is rendered without waiting. */
const TIMEOUT_MS = 5_000;

/**
 * Asks the platform, since a cookie may belong to a session that ended elsewhere, and would cause a redirect loop.
 */
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
 * Where the sign-in page redirects somebody who is signed in: to `next`, a path of this site, or to the account. Null
 * for visitors, and where the page has a message to show.
 */
export async function signedInRedirect(request: NextRequest, refreshed: EarlyRefresh): Promise<string | null> {
  const query = request.nextUrl.searchParams;
  if (query.has('problem') || query.has('ended') || !(await isStillSignedIn(request, refreshed))) return null;
  return localPath(query.get('next')) ?? routes.account;
}
