import { cookies } from 'next/headers';
import { readSession } from '@/lib/session/cookie';
import { tokenExpiry } from '@/lib/session/expiry';

/** What a browser may know of its session: whether there is one and until when (seconds since 1970), never the token. */
export async function GET(): Promise<Response> {
  const session = await readSession(await cookies());
  const body = session ? { signedIn: true, expiresAt: tokenExpiry(session.accessToken) } : { signedIn: false, expiresAt: null };
  return Response.json(body, { headers: { 'cache-control': 'private, no-store' } });
}
