import 'server-only';
import { z } from 'zod';
import {
  type CookieChange,
  type LargeKind,
  type ReadableJar,
  largeChanges,
  openLarge,
  sealLarge,
} from '../sealed-cookies';

/** A token login that waits for the visitor's confirmation. */
const pendingLogin = z.object({
  accessToken: z.string().min(1),
  refreshToken: z.string(),
  /** Origin of the tokens' platform, if it is not API_BASE_URL. */
  base: z.string().optional(),
  /** The account to sign in to, shown in the question. */
  email: z.string(),
  /** Paths to continue at: after confirming, and after declining. */
  next: z.string(),
  stay: z.string(),
});
export type PendingLogin = z.infer<typeof pendingLogin>;

/** Sealed in this browser for ten minutes, so that the tokens are in no page and no address. */
const kind: LargeKind = { cookie: 'stockist-pending', seconds: 600 };

export async function rememberPending(jar: ReadableJar, pending: PendingLogin): Promise<CookieChange[]> {
  return largeChanges(kind, jar, await sealLarge(kind, pending), kind.seconds);
}

/** Null if absent, expired or tampered with. */
export async function readPending(jar: ReadableJar): Promise<PendingLogin | null> {
  const parsed = pendingLogin.safeParse(await openLarge(kind, jar));
  return parsed.success ? parsed.data : null;
}

export function forgetPending(jar: ReadableJar): CookieChange[] {
  return largeChanges(kind, jar, [], 0);
}
