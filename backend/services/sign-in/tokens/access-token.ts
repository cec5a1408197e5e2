import { SignJWT, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { tokenExpired, tokenInvalid } from '../../../system/refusals/platform-error';

export interface AuthenticatedUser {
  readonly id: number;
  readonly email: string;
  readonly isAdmin: boolean;
  readonly sessionId: string;
}

interface Claims {
  readonly userId: number;
  readonly sessionId: string;
}

export interface AccessTokens {
  sign(claims: Claims, at: Date): Promise<string>;
  /** Throws 401 TOKEN_EXPIRED or TOKEN_INVALID. */
  verify(token: string, at: Date): Promise<Claims>;
}

const ALGORITHM = 'HS256';
const ISSUER = 'stockist';
const AUDIENCE = 'stockist-api';

const payloadSchema = z.object({ sub: z.string().regex(/^\d+$/).transform(Number), sid: z.uuid() });

/** Access tokens: JWTs that expire after `seconds`. `secret` has at least 32 bytes. */
export function accessTokens(secret: Uint8Array, seconds: number): AccessTokens {
  // Imported once: bytes would be imported again for each token.
  const imported = crypto.subtle.importKey('raw', new Uint8Array(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);
  return {
    sign: async ({ userId, sessionId }, at) => {
      const issued = Math.floor(at.getTime() / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setSubject(String(userId))
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setJti(crypto.randomUUID())
        .setIssuedAt(issued)
        .setExpirationTime(issued + seconds)
        .sign(await imported);
    },
    verify: async (token, at) => {
      try {
        const { payload } = await jwtVerify(token, await imported, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          currentDate: at,
        });
        const parsed = payloadSchema.safeParse(payload);
        if (!parsed.success) throw tokenInvalid();
        return { userId: parsed.data.sub, sessionId: parsed.data.sid };
      } catch (cause) {
        if (cause instanceof errors.JWTExpired) throw tokenExpired();
        if (cause instanceof errors.JOSEError) throw tokenInvalid();
        throw cause;
      }
    },
  };
}
