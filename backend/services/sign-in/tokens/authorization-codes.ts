import { createHash, randomBytes } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Tokens } from '@/lib/contract/sign-in/session';
import type { Db } from '../../../db/client';
import { users } from '../../../db/schema/account/account';
import { authorizationCodes } from '../../../db/schema/account/sign-in';
import { PlatformError } from '../../../system/refusals/platform-error';
import { digest } from '../../../system/digest';
import { type Issuer, revokeSession, startSession } from './refresh-tokens';

const CODE_SECONDS = 60;

interface Grant {
  readonly clientId: string;
  readonly redirectUri: string;
  /** S256 (RFC 7636); null when the client sent none. */
  readonly codeChallenge: string | null;
  readonly userId: number;
}

/** Issues a code that is valid for one exchange within a minute. */
export async function issueAuthorizationCode(db: Db, grant: Grant, at: Date): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await db
    .insert(authorizationCodes)
    .values({ ...grant, codeHash: digest(code), expiresAt: new Date(at.getTime() + CODE_SECONDS * 1000) });
  return code;
}

interface Exchange {
  readonly code: string;
  readonly clientId: string;
  readonly redirectUri: string | undefined;
  readonly codeVerifier: string | undefined;
  readonly fingerprint: string | undefined;
}

/**
 * Exchanges a code for tokens, once. Every attempt consumes the code, even with a wrong client or verifier; a second
 * use revokes the session that the first one started. Throws 400 INVALID_GRANT.
 */
export async function exchangeCode(deps: Issuer & { readonly db: Db }, asked: Exchange, at: Date): Promise<Tokens> {
  const codeHash = digest(asked.code);
  const mine = eq(authorizationCodes.codeHash, codeHash);
  const tokens = await deps.db.transaction(async (tx) => {
    // Before the code, as whoever ends an account's sessions locks the account first (refresh-tokens.ts).
    const [account] = await tx
      .select({ id: users.id, enabled: users.enabled })
      .from(users)
      .where(inArray(users.id, tx.select({ id: authorizationCodes.userId }).from(authorizationCodes).where(mine)))
      .for('share');
    const [grant] = await tx
      .update(authorizationCodes)
      .set({ usedAt: at })
      .where(and(mine, isNull(authorizationCodes.usedAt)))
      .returning();
    if (!grant) {
      const [used] = await tx.select().from(authorizationCodes).where(mine);
      if (used?.sessionId) await revokeSession(tx, used.sessionId, at);
      return null;
    }
    if (grant.expiresAt <= at || !isFor(grant, asked) || !account?.enabled) return null;
    const sessionId = crypto.randomUUID();
    const issued = await startSession(
      tx,
      deps,
      { userId: account.id, fingerprint: asked.fingerprint ?? null, sessionId },
      at,
    );
    await tx.update(authorizationCodes).set({ sessionId }).where(mine);
    return issued;
  });
  if (tokens === null)
    throw new PlatformError(400, 'INVALID_GRANT', 'This sign-in could not be completed. Please try again.');
  return tokens;
}

/**
 * The specified request has neither a redirect URI nor a verifier (specification 1, section 7): a redirect URI is
 * compared only if sent.
 */
function isFor(grant: typeof authorizationCodes.$inferSelect, asked: Exchange): boolean {
  if (grant.clientId !== asked.clientId) return false;
  if (asked.redirectUri !== undefined && asked.redirectUri !== grant.redirectUri) return false;
  if (grant.codeChallenge === null) return asked.codeVerifier === undefined;
  return (
    asked.codeVerifier !== undefined &&
    createHash('sha256').update(asked.codeVerifier).digest('base64url') === grant.codeChallenge
  );
}
