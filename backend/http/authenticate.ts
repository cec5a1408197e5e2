import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from 'hono';
import { users } from '../db/schema/account';
import { sessions } from '../db/schema/sign-in';
import type { AuthenticatedUser } from '../services/sign-in/tokens/access-token';
import type { Deps, HttpEnv } from './platform';
import { tokenInvalid } from '../system/refusals/platform-error';

export function bearerToken(context: Context<HttpEnv>): string | null {
  return /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? null;
}

/** Who a token stands for. The session is looked up, so that a sign-out counts at once. Throws 401. */
export async function authenticate(token: string, deps: Deps): Promise<AuthenticatedUser> {
  const claims = await deps.tokens.verify(token, deps.now());
  const [found] = await deps.db
    .select({ id: users.id, email: users.email, isAdmin: users.isAdmin, sessionId: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, claims.sessionId),
        eq(users.id, claims.userId),
        isNull(sessions.revokedAt),
        eq(users.enabled, true),
      ),
    );
  if (!found) throw tokenInvalid();
  return found;
}
