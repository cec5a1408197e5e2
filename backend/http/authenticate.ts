import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Db } from '../db/client';
import { users } from '../db/schema/account/account';
import { sessions } from '../db/schema/account/sign-in';
import type { AuthenticatedUser } from '../services/sign-in/tokens/access-token';
import type { Deps, HttpEnv } from './platform';
import { tokenInvalid } from '../system/refusals/platform-error';

export function bearerToken(context: Context<HttpEnv>): string | null {
  return /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? null;
}

type Lookup = ReturnType<typeof prepareLookup>;

/** Built once per database, as every call needs it. */
const lookups = new WeakMap<Db, Lookup>();

function lookupOf(db: Db): Lookup {
  const known = lookups.get(db);
  if (known) return known;
  const lookup = prepareLookup(db);
  lookups.set(db, lookup);
  return lookup;
}

function prepareLookup(db: Db) {
  return (
    db
      .select({ id: users.id, email: users.email, isAdmin: users.isAdmin, sessionId: sessions.id })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          eq(sessions.id, sql.placeholder('sessionId')),
          eq(users.id, sql.placeholder('userId')),
          isNull(sessions.revokedAt),
          eq(users.enabled, true),
        ),
      )
      // Unnamed, because a connection pool in front of PostgreSQL may run each statement on another connection.
      .prepare('')
  );
}

/** The account of a token. The session is checked on each call, so a sign-out applies at once. Throws 401. */
export async function authenticate(token: string, deps: Deps): Promise<AuthenticatedUser> {
  const claims = await deps.tokens.verify(token, deps.now());
  const [found] = await lookupOf(deps.db).execute({ ...claims });
  if (!found) throw tokenInvalid();
  return found;
}
