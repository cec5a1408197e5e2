import { cookies } from 'next/headers';
import { readSession } from '@/lib/session/cookie';
import { sessionState } from '@/lib/session/tokens/tag';

/** Whether this browser has a session, and how long its token is valid; never the token. */
export async function GET(): Promise<Response> {
  const session = await readSession(await cookies());
  return Response.json(sessionState(session, new Date()), { headers: { 'cache-control': 'private, no-store' } });
}
