import { parseJson } from '@/lib/domain/values/parse-json';
import { STATE_PATH, readState } from '../../sign-in/session-state';
import { SIGN_OUT_PATHS } from './worker-names';

/** Pauses before each look: the request has only begun, and a sign-out may take seconds. */
const LOOKS_MS = [100, 400, 1_000, 2_000, 4_000, 8_000];

/** True for requests that may end the session. */
export function isSignOut(url: string, origin: string): boolean {
  const address = new URL(url);
  return address.origin === origin && SIGN_OUT_PATHS.has(address.pathname);
}

async function isSignedOut(): Promise<boolean> {
  try {
    const reply = await fetch(STATE_PATH, { cache: 'no-store' });
    return reply.ok && readState(parseJson(await reply.text()))?.tag === '';
  } catch (error) {
    // Without a reply it is unknown.
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/**
 * Resolves to whether this request for a sign-out ends the session: at once for the form of a page of this site.
 * Anything else may come from another site, whose referrer is never ours: the server then asks the customer first, or
 * refuses, so only the session itself tells.
 */
export async function endsSession(
  { method, referrer }: Pick<Request, 'method' | 'referrer'>,
  origin: string,
): Promise<boolean> {
  if (method === 'POST' && referrer.startsWith(`${origin}/`)) return true;
  for (const pause of LOOKS_MS) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (await isSignedOut()) return true;
  }
  return false;
}
