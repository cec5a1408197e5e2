import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Tokens } from '@/lib/contract/sign-in/session';
import type { Db } from '../../../db/client';
import { users } from '../../../db/schema/account/account';
import { authorizationCodes, refreshTokens, sessions } from '../../../db/schema/account/sign-in';
import { tokenInvalid } from '../../../system/refusals/platform-error';
import type { Config } from '../../../system/config';
import { digest } from '../../../system/digest';
import type { AccessTokens } from './access-token';

/** Dependencies of issuing tokens. */
export interface Issuer {
  readonly config: Config;
  readonly tokens: AccessTokens;
}

interface NewSession {
  readonly userId: number;
  /** Null if the client sent none: the session is then bound to the fingerprint of its first refresh. */
  readonly fingerprint: string | null;
  readonly sessionId?: string;
}

/** Starts a session, and with it a family of refresh tokens. */
export async function startSession(
  db: Db,
  issuer: Issuer,
  { userId, fingerprint, sessionId = crypto.randomUUID() }: NewSession,
  at: Date,
): Promise<Tokens> {
  return db.transaction(async (tx) => {
    await tx.insert(sessions).values({
      id: sessionId,
      userId,
      fingerprintHash: fingerprint === null ? null : digest(fingerprint),
      createdAt: at,
    });
    return issueTokens(tx, issuer, userId, sessionId, at);
  });
}

/**
 * Redeems a refresh token, once. Redeeming it again, or with another fingerprint, revokes its family: the holder of the
 * newer token has to sign in again. Throws 401 TOKEN_INVALID.
 */
export async function rotate(db: Db, issuer: Issuer, token: string, fingerprint: string, at: Date): Promise<Tokens> {
  const tokenHash = digest(token);
  const tokens = await db.transaction(async (tx) => {
    // The update locks the row: of two requests with the same token, one finds it used.
    const [redeemed] = await tx
      .update(refreshTokens)
      .set({ usedAt: at })
      .where(and(eq(refreshTokens.tokenHash, tokenHash), isNull(refreshTokens.usedAt), gt(refreshTokens.expiresAt, at)))
      .returning({ sessionId: refreshTokens.sessionId });
    if (!redeemed) return null;
    const [session] = await tx
      .select({ userId: users.id, fingerprintHash: sessions.fingerprintHash })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.id, redeemed.sessionId), isNull(sessions.revokedAt), eq(users.enabled, true)));
    if (!session || (session.fingerprintHash ?? digest(fingerprint)) !== digest(fingerprint)) return null;
    if (session.fingerprintHash === null)
      await tx
        .update(sessions)
        .set({ fingerprintHash: digest(fingerprint) })
        .where(eq(sessions.id, redeemed.sessionId));
    return issueTokens(tx, issuer, session.userId, redeemed.sessionId, at);
  });
  if (tokens) return tokens;
  await revokeFamilyOf(db, tokenHash, at);
  throw tokenInvalid();
}

export async function revokeSession(db: Db, sessionId: string, at: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
}

/**
 * Ends the sessions of an account, except for the given one, and authorization codes that could still start one. The
 * account must be locked, so that none is started meanwhile.
 */
export async function revokeSessions(
  db: Db,
  userId: number,
  at: Date,
  exceptSession: string | null = null,
): Promise<void> {
  const others = exceptSession === null ? undefined : ne(sessions.id, exceptSession);
  await db
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), others));
  await db
    .delete(authorizationCodes)
    .where(and(eq(authorizationCodes.userId, userId), isNull(authorizationCodes.usedAt)));
}

async function revokeFamilyOf(db: Db, tokenHash: string, at: Date): Promise<void> {
  const [known] = await db
    .select({ sessionId: refreshTokens.sessionId, usedAt: refreshTokens.usedAt })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, tokenHash));
  if (known?.usedAt) await revokeSession(db, known.sessionId, at);
}

async function issueTokens(
  db: Db,
  { tokens, config }: Issuer,
  userId: number,
  sessionId: string,
  at: Date,
): Promise<Tokens> {
  const refreshToken = randomBytes(32).toString('base64url');
  const expiresAt = new Date(at.getTime() + config.REFRESH_TOKEN_SECONDS * 1000);
  await db.insert(refreshTokens).values({ tokenHash: digest(refreshToken), sessionId, expiresAt });
  return { access_token: await tokens.sign({ userId, sessionId }, at), refresh_token: refreshToken };
}
